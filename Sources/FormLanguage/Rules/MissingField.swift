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

    /// Reports the fields that a row lacks; there is at least one.
    static func report(_ row: RecordID, of type: RowType, in checker: inout Checker) {
        var given: [Int] = []
        checker.records.view.forEachCell(ofRow: row) { position, _ in
            if !type.fields[position].isOptional { given.append(position) }
        }
        checker.errors += 1
        checker.lackingRows.append(
            LackingRow(
                range: checker.startRange(checker.records.view.node(row)),
                use: checker.alias >= 0 ? checker.tree.range(checker.alias) : nil, type: type, given: given))
    }

    /// The diagnostic of a field that a row lacks.
    fileprivate static func diagnostic(_ row: LackingRow, _ field: String) -> Diagnostic {
        diagnostic(
            message(field), at: row.range, related: row.use.map { [RelatedPlace("used here", at: $0)] } ?? [],
            help: help(field))
    }

    fileprivate static func message(_ field: String) -> String { "row without the field '\(field)'" }
    fileprivate static func help(_ field: String) -> String {
        "Give the row a '\(field)', or declare the field with '?' after its type."
    }
}

/// A row without some of the fields that it needs.
///
/// Thousands of rows may each lack thousands of fields, so that the diagnostics, one for each, are counted, and made only
/// as far as they are wanted. The tree must live as long.
struct LackingRow {
    /// The start of the row.
    let range: ByteRange
    /// The alias through which the row is read; nil if there is none.
    let use: ByteRange?
    /// What rows are.
    let type: RowType
    /// The positions of the needed fields that the row gives, each once.
    let given: [Int]

    /// Whether its diagnostics come before another one.
    func comesBefore(_ diagnostic: Diagnostic) -> Bool {
        (range.start, MissingField.description.code) < (diagnostic.range.start, diagnostic.code)
    }

    /// Calls `body` with the names of the fields that the row lacks, in their order, until it returns false.
    private func forEachField(_ body: (Bytes) -> Bool) {
        let given = Set(given)
        for position in type.required where !given.contains(position) {
            guard body(type.fields[position].name) else { return }
        }
    }

    /// How many diagnostics there are of a row, and the first of them, no more than `limit`.
    ///
    /// The row is given as often as it was read; where rows of another type were asked for, it may lack other fields.
    static func diagnostics(of readings: ArraySlice<LackingRow>, limit: Int) -> (first: [Diagnostic], count: Int) {
        var first: [Diagnostic] = []
        guard let row = readings.first else { return (first, 0) }
        if readings.dropFirst().allSatisfy({ $0.type.isDeclared(as: row.type) }) {
            row.forEachField { name in
                if first.count < limit { first.append(MissingField.diagnostic(row, name.string)) }
                return first.count < limit
            }
            return (first, row.type.required.count - row.given.count)
        }
        var readers: [Bytes: LackingRow] = [:]
        for row in readings {
            row.forEachField { name in
                if readers[name] == nil { readers[name] = row }
                return true
            }
        }
        first = readers.sorted { $0.key < $1.key }.prefix(limit).map {
            MissingField.diagnostic($0.value, $0.key.string)
        }
        return (first, readers.count)
    }
}

extension RowType {
    /// Whether both have the fields of one mapping.
    fileprivate func isDeclared(as other: RowType) -> Bool {
        fields.count == other.fields.count && fields.first?.key == other.fields.first?.key
    }
}
