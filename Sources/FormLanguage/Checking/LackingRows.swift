import FormBytes
import FormSource
import FormYAML

/// A row without some of the fields that it needs (FC3019), as it was read once. Good as long as the tree is.
struct LackingRow {
    /// The start of the row.
    let range: ByteRange
    /// Where it is used, if it is read through an alias.
    let use: RelatedPlace?
    /// What rows are.
    let type: RowType
    /// The positions of the needed fields that the row gives, each once.
    let given: [Int]
}

/// The rows of a file that lack fields, in the order of their places.
///
/// Thousands of rows may each lack thousands of fields, so that their diagnostics, one for each, are counted, and made
/// only as far as they are wanted.
struct LackingRows {
    private var rows: ArraySlice<LackingRow>
    /// The types that the last row was read as.
    private var types: [RowType] = []
    /// The fields that one of these needs, in the order of their names, with the first reading that needs it.
    private var needed: [(name: Bytes, reading: Int)] = []

    /// The rows that a checker has noted.
    init(_ rows: [LackingRow]) {
        self.rows = rows.sorted { $0.range.start < $1.range.start }[...]
    }

    /// Whether there are no more.
    var isEmpty: Bool { rows.isEmpty }

    /// The place of the next row; past everything if there is none.
    var nextStart: Int { rows.first?.range.start ?? .max }

    /// How many diagnostics the next row has, and the first of them, no more than `limit`.
    ///
    /// A row that is read several times, through aliases, lacks each field once; where its readings are of several types,
    /// it needs the fields of all.
    mutating func takeNext(limit: Int) -> (first: [Diagnostic], count: Int) {
        let start = nextStart
        let readings = Array(rows.prefix { $0.range.start == start })
        rows = rows.dropFirst(readings.count)
        need(readings.map(\.type))
        var given: Set<Bytes> = []
        for row in readings { for position in row.given { given.insert(row.type.fields[position].name) } }
        let lacking = needed.lazy.filter { !given.contains($0.name) }.prefix(limit)
        let first = lacking.map { MissingField.diagnostic($0.name.string, of: readings[$0.reading]) }
        return (Array(first), needed.count - given.count)
    }

    /// Finds the needed fields of rows that are read as these types, unless they are those of the last row.
    private mutating func need(_ types: [RowType]) {
        guard !types.elementsEqual(self.types, by: ===) else { return }
        self.types = types
        needed = []
        var names: Set<Bytes> = []
        var declarations: Set<NodeID> = []
        for (reading, type) in types.enumerated() where declarations.insert(type.declaration).inserted {
            for position in type.required where names.insert(type.fields[position].name).inserted {
                needed.append((type.fields[position].name, reading))
            }
        }
        if declarations.count > 1 { needed.sort { $0.name < $1.name } }
    }
}
