import FormBytes
import FormSource
import FormYAML

/// FC3004: a default that is a branch, which cannot be selected.
enum DefaultIsBranch: Rule {
    static let description = RuleDescription(
        code: 3004,
        name: "default-is-a-branch",
        severity: .error,
        summary: "a default that is a branch, which cannot be selected",
        rationale: """
            An option with children is drawn as a nested picker row: a tap leads to its children and never selects \
            it. As a default it would be a selection that no tap can make.

            Write the id of an option below it.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: place
                title: Place
                destination: {options: [{id: Italy, children: [Rome, Milan]}], default: Italy}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: place
                title: Place
                destination: {options: [{id: Italy, children: [Rome, Milan]}], default: Rome}
            """)

    /// Reports a default.
    static func report(_ node: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(message(checker.text(node)), at: checker.range(node), help: help), through: alias)
    }

    fileprivate static func message(_ id: Bytes) -> String { "default \(id.quoted) is a branch" }
    fileprivate static let help = "An option with children cannot be selected; write the id of one below it."
}
