import FormSource

/// FC1002: a key that its mapping has already. The check is in FormYAML: `Builder.checkKeys`.
enum DuplicateKey: Rule {
    static let description = RuleDescription(
        code: 1002,
        name: "duplicate-key",
        severity: .error,
        summary: "a key that its mapping has already",
        rationale: """
            YAML does not allow a key twice in a mapping, but libyaml does not look. Tools that read such a file \
            take the first or the last of the two, and people see the one they look for, so that what is built is \
            not what was read.

            Keep one of the two entries. formc checks the first one; the value of the second is not looked at. \
            Quotes make no difference: 'id' and id are the same key.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                title: Home country
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Home country
                destination: {options: [France, Italy]}
            """)
}
