import FormSource

/// FC1003: bytes that are not UTF-8, or a character that YAML forbids. The check is in FormYAML: `Prescan`.
enum NotText: Rule {
    static let description = RuleDescription(
        code: 1003,
        name: "not-text",
        severity: .error,
        summary: "bytes that are not UTF-8, or a character that YAML forbids",
        rationale: """
            A spec is a text in UTF-8, with or without a byte order mark; UTF-16 with a mark is accepted too. Bytes \
            that are no UTF-8, and most control characters, are the sign of a damaged file or of one in another \
            encoding: what is after them may not mean what it seems to.

            Save the file as UTF-8. A control character that a text really needs can be written as an escape in \
            double quotes.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            description: Ring the bell\u{7}
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            description: Ring the bell
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)
}
