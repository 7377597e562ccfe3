import FormBytes
import FormSource
import FormYAML

/// FC3020: the same default twice.
enum RepeatedDefault: Rule {
    static let description = RuleDescription(
        code: 3020,
        name: "repeated-default",
        severity: .error,
        summary: "the same default twice",
        rationale: """
            The selection is a set of ids: a second time the same id adds nothing, and a list that has one twice was \
            meant to have another. Defaults are compared as ids are, so that 7 and 007 are the same for rows whose \
            id is an Int.

            Remove one of them, or write the one that was meant.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], selection: multiple, default: [Italy, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], selection: multiple, default: [France, Italy]}
            """)

    /// Reports the second one.
    static func report(_ node: NodeID, first: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(checker.text(node)), at: checker.range(node),
                related: [RelatedPlace("first written here", at: checker.range(first))], help: help),
            through: alias)
    }

    fileprivate static func message(_ id: Bytes) -> String { "default \(id.quoted) is there twice" }
    fileprivate static let help = "Remove one of them: a selection has each id once."
}
