import FormSource

/// FC1009: an alias without an anchor before it. The check is in FormYAML: `Builder.alias`.
enum UndefinedAlias: Rule {
    static let description = RuleDescription(
        code: 1009,
        name: "undefined-alias",
        severity: .error,
        summary: "an alias without an anchor before it",
        rationale: """
            An alias stands for a node that is marked with an anchor of the same name, before it and in the same \
            document. A misspelt name, an anchor that comes later, or one in another document of the file leaves it \
            without a meaning.

            A text that begins with '*' is read as an alias, too; quote it.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: from, title: From, destination: &countries {options: [France, Italy]}}
              - {id: to, title: To, destination: *country}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: from, title: From, destination: &countries {options: [France, Italy]}}
              - {id: to, title: To, destination: *countries}
            """)
}
