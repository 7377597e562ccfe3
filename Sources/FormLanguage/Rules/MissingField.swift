import FormBytes
import FormSource
import FormYAML

/// FC3019: a row without a field that it needs.
enum MissingField: Rule {
    static let description = RuleDescription(
        code: 3019,
        name: "missing-field",
        severity: .error,
        summary: "a row without a field that it needs",
        rationale: """
            A field without '?' after its type is a property that is no optional, so that each row must give it. The \
            diagnostic stands at the row, once for each field.

            Add the field to the row, or put '?' after its type if rows may leave it out.
            """,
        failing: """
            formc: 1
            kind: optionSet
            name: Trains
            objects:
              type: Train
              fields: {number: Int, name: String, line: String}
              id: number
              label: name
              rows: [{number: 9001, name: Eurostar}]
            """,
        passing: """
            formc: 1
            kind: optionSet
            name: Trains
            objects:
              type: Train
              fields: {number: Int, name: String, line: String?}
              id: number
              label: name
              rows: [{number: 9001, name: Eurostar}]
            """)

    /// Reports a field that a row lacks.
    static func report(_ field: Bytes, at row: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message(field.string), at: checker.startRange(row), help: help(field.string)))
    }

    fileprivate static func message(_ field: String) -> String { "row without the field '\(field)'" }
    fileprivate static func help(_ field: String) -> String {
        "Give the row a '\(field)', or declare the field with '?' after its type."
    }
}
