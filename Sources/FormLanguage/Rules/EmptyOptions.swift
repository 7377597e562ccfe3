import FormBytes
import FormSource
import FormYAML

/// FC3002: an empty list of options, groups, children or rows.
enum EmptyOptions: Rule {
    static let description = RuleDescription(
        code: 3002,
        name: "empty-options",
        severity: .error,
        summary: "an empty list of options, groups, children or rows",
        rationale: """
            A picker without options leads to an empty page. An empty list of children is worse: Fiori draws an \
            element whose children are there, even if they are none, as a nested picker that cannot be selected and \
            leads nowhere.

            Write at least one entry. An option that has nothing below it has no 'children' at all.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, {id: Italy, children: []}]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Reports a list.
    static func report(_ list: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message, at: checker.range(list), help: help))
    }

    fileprivate static let message = "empty list"
    fileprivate static let help = "Write at least one entry; there would be nothing to choose."
}
