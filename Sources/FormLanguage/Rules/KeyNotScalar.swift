import FormSource

/// FC1010: a key that is a mapping or a list. The check is in FormYAML: `Builder.noteCollectionKey`.
enum KeyNotScalar: Rule {
    static let description = RuleDescription(
        code: 1010,
        name: "key-not-scalar",
        severity: .error,
        summary: "a key that is a mapping or a list",
        rationale: """
            YAML allows any node as a key; the keys of a spec are names. A key that is a collection nearly always is \
            a text that begins with '[' or '{' and lacks its quotes, or a template's placeholder such as {{title}} \
            that was not filled in.

            Quote the text, or write the name of a key. A mapping with such a key is not checked for keys that it \
            lacks, because one of them may have been meant.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                {value}: France
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                value: France
                destination: {options: [France, Italy]}
            """)
}
