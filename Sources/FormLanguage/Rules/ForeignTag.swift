import FormSource

/// FC1006: a tag that is not allowed. The check is in FormYAML: `Builder.addProperties`.
enum ForeignTag: Rule {
    static let description = RuleDescription(
        code: 1006,
        name: "foreign-tag",
        severity: .error,
        summary: "a tag that is not allowed",
        rationale: """
            Tags such as !include or !!binary ask a program to make something else of a value, and no two programs \
            agree what. In a spec the key says what a value is, so that hardly any value needs a tag: id: NO is the \
            text NO, not false.

            Only !!str, !!int, !!float, !!bool, !!null, !!seq, !!map and ! may be written, and must agree with the \
            key. Options from another file go into 'file'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: !include countries.yaml}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [!!str France, Italy]}}
            """)
}
