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
    /// A field that a row needs, and the first of its readings that needs it.
    private typealias Need = (name: Bytes, reading: Int)

    private var rows: ArraySlice<LackingRow>
    /// The fields that rows need which are read as several types, in the order of their names, by these types.
    private var needs: [[ObjectIdentifier]: [Need]] = [:]
    /// How many of these there are.
    private var needCount = 0

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
        let first = readings[0]
        if readings.allSatisfy({ $0.type.declaration == first.type.declaration }) {
            let given = Set(first.given)
            let lacking = first.type.required.lazy.filter { !given.contains($0) }.prefix(limit)
            let found = lacking.map { MissingField.diagnostic(first.type.fields[$0].name.string, of: first) }
            return (Array(found), first.type.required.count - given.count)
        }
        let needed = needs(of: readings.map(\.type))
        var given: Set<Bytes> = []
        for row in readings { for position in row.given { given.insert(row.type.fields[position].name) } }
        let lacking = needed.lazy.filter { !given.contains($0.name) }.prefix(limit)
        let found = lacking.map { MissingField.diagnostic($0.name.string, of: readings[$0.reading]) }
        return (Array(found), needed.count - given.count)
    }

    /// The fields that rows need which are read as these types.
    private mutating func needs(of types: [RowType]) -> [Need] {
        let key = types.map { ObjectIdentifier($0) }
        if let known = needs[key] { return known }
        var needed: [Need] = []
        var names: Set<Bytes> = []
        var declarations: Set<NodeID> = []
        for (reading, type) in types.enumerated() where declarations.insert(type.declaration).inserted {
            for position in type.required where names.insert(type.fields[position].name).inserted {
                needed.append((type.fields[position].name, reading))
            }
        }
        needed.sort { $0.name < $1.name }
        // Rows of one list are mostly read as the same types; all lists there may be are too much to remember.
        needCount += needed.count
        if needCount > 1_000_000 { (needs, needCount) = ([:], needed.count) }
        needs[key] = needed
        return needed
    }
}
