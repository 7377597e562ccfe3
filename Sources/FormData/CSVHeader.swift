/// The names in the first record of a CSV text.
package struct CSVHeader: Sendable {
    /// The names, in their order.
    package let names: [String]

    /// The first column of each name; keyed by bytes, because strings are equal when only their NFC is.
    private let columns: [[UInt8]: Int]
    /// The names that stand there more than once.
    private let repeated: Set<[UInt8]>

    /// The header that a reader has just read.
    package init(_ reader: borrowing CSVReader) {
        var names: [String] = []
        var columns: [[UInt8]: Int] = [:]
        var repeated: Set<[UInt8]> = []
        for column in 0..<reader.count {
            let name = reader[column].string
            names.append(name)
            let key = Array(name.utf8)
            if columns[key] == nil { columns[key] = column } else { repeated.insert(key) }
        }
        self.names = names
        self.columns = columns
        self.repeated = repeated
    }

    /// The first column of a name, from 0, or nil if there is none; compared scalar by scalar.
    package func column(named name: String) -> Int? { columns[Array(name.utf8)] }

    /// Whether a name stands there more than once.
    package func isRepeated(_ name: String) -> Bool { repeated.contains(Array(name.utf8)) }
}
