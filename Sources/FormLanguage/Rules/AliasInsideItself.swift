import FormSource

/// FC1007: an alias inside the node that it stands for. The check is in FormYAML: `Builder.alias`.
enum AliasInsideItself: Rule {
    static let description = RuleDescription(
        code: 1007,
        name: "alias-inside-itself",
        severity: .error,
        summary: "an alias inside the node that it stands for",
        rationale: """
            The node would contain itself, without end. libyaml reads such a text, and programs that follow the \
            alias do not come back.

            Put the anchor on a smaller node, or write out what is meant.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: &all [France, {id: Italy, children: *all}]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, {id: Italy, children: [Rome, Milan]}]}}
            """)
}
