import FormSource

/// FC1011: '<<' with something other than a mapping or a list of mappings. The check is in FormYAML: `Builder.checkMerge`.
enum CannotMerge: Rule {
    static let description = RuleDescription(
        code: 1011,
        name: "cannot-merge",
        severity: .error,
        summary: "'<<' with something other than a mapping or a list of mappings",
        rationale: """
            The key '<<' merges the entries of other mappings into its own: those that it writes itself win, and of \
            several merged ones the earlier. There is nothing to merge in a text, a number or null.

            Write an alias to a mapping, or a list of such aliases. A key that is really called '<<' is quoted.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {<<: picker, id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - &picker {id: from, title: From, destination: {options: [France, Italy]}}
              - {<<: *picker, id: to, title: To}
            """)
}
