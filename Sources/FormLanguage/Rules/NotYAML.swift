import FormSource

/// FC1001: the text is no YAML. The check is in FormYAML: libyaml, and `SyntaxProblem` puts its words into ours.
enum NotYAML: Rule {
    static let description = RuleDescription(
        code: 1001,
        name: "not-yaml",
        severity: .error,
        summary: "the text is no YAML",
        rationale: """
            formc reads specs with libyaml, which stops at the first place where a text is no YAML. Nothing of such \
            a file can be trusted, so it has only this diagnostic, at the place where reading stopped.

            Mostly the cause is just before that place: a quote or a bracket that is not closed, a tab in the \
            indentation, a ': ' inside a plain text, or a text that begins with '@', '`', '%' or '*'. Quote such a \
            text.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country: home, destination: {options: [France]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: "Country: home", destination: {options: [France]}}
            """)
}
