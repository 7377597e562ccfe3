import FormBytes
import FormSource
import FormYAML

/// FC3019: a row without a field that it needs.
enum MissingField: Rule {
    /// Reports a field that a row lacks.
    static func report(_ field: Bytes, at row: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(3019, message(field.string), at: checker.startRange(row), help: help(field.string)))
    }

    fileprivate static func message(_ field: String) -> String { "row without the field '\(field)'" }
    fileprivate static func help(_ field: String) -> String {
        "Give the row a '\(field)', or declare the field with '?' after its type."
    }
}
