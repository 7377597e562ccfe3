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

    /// Notes a row that lacks fields; there is at least one.
    static func report(_ row: RecordID, of type: RowType, in checker: inout Checker) {
        var given: [Int] = []
        checker.records.view.forEachCell(ofRow: row) { position, _ in
            if !type.fields[position].isOptional { given.append(position) }
        }
        checker.errors += 1
        checker.lackingRows.append(
            LackingRow(
                range: checker.startRange(checker.records.view.node(row)), use: checker.use(through: checker.alias),
                type: type, given: given))
    }

    /// The diagnostic of a field that a row lacks.
    static func diagnostic(_ field: String, of row: LackingRow) -> Diagnostic {
        diagnostic(message(field), at: row.range, related: row.use.map { [$0] } ?? [], help: help(field))
    }

    fileprivate static func message(_ field: String) -> String { "row without the field '\(field)'" }
    fileprivate static func help(_ field: String) -> String {
        "Give the row a '\(field)', or declare the field with '?' after its type."
    }
}
