import FormBytes
import FormData
import FormSource

/// Options from a table: CSV or TSV.
enum CSVOptions {
    /// Reads a table with a header row.
    static func read(_ source: SourceText, separator: UInt8, _ columns: ColumnNames) throws(DataFailure) -> FileOptions
    {
        var reader = CSVReader(source.bytes, separator: separator)
        guard reader.readRecord() else {
            throw reader.error.map(failure) ?? DataFailure("no header row", line: 1)
        }
        let header = CSVHeader(reader)
        let positions = try positions(in: header, columns)
        var builder = OptionBuilder(source)
        while reader.readRecord() {
            try append(reader, positions, to: &builder)
        }
        if let error = reader.error { throw failure(error) }
        return builder.finish(isGrouped: positions[ColumnKeys.group] != nil)
    }

    private static func failure(_ error: CSVError) -> DataFailure {
        DataFailure(error.message, line: error.line)
    }

    /// The position of each column that is there.
    private static func positions(in header: CSVHeader, _ columns: ColumnNames) throws(DataFailure) -> [Int?] {
        var positions: [Int?] = []
        for key in ColumnKeys.schema.keys.indices {
            let name = columns.name(key)
            let position = header.column(named: name)
            if position == nil, key == ColumnKeys.id || columns.written[key] != nil {
                throw DataFailure("no column \(name.quoted)", line: 1)
            }
            if header.isRepeated(name) { throw DataFailure("column \(name.quoted) is there twice", line: 1) }
            positions.append(position)
        }
        return positions
    }

    private static func append(
        _ reader: borrowing CSVReader, _ positions: [Int?], to builder: inout OptionBuilder
    ) throws(DataFailure) {
        var row = OptionBuilder.Row()
        row.offset = reader.offset
        if let position = positions[ColumnKeys.id] {
            guard reader[position].count > 0 else { throw DataFailure("empty id", line: reader.line) }
            row.id = builder.text(reader[position], at: row.offset)
        }
        if let position = positions[ColumnKeys.title], reader[position].count > 0 {
            row.title = builder.text(reader[position], at: row.offset)
        }
        if let position = positions[ColumnKeys.subtitle], reader[position].count > 0 {
            row.subtitle = builder.text(reader[position], at: row.offset)
        }
        if let position = positions[ColumnKeys.group] {
            guard reader[position].count > 0 else { throw DataFailure("empty group", line: reader.line) }
            row.group = builder.text(reader[position], at: row.offset)
        }
        if let position = positions[ColumnKeys.keywords] {
            let first = builder.keywords.count
            split(reader[position]) { builder.keywords.append(builder.text($0, at: row.offset)) }
            row.keywords = first..<builder.keywords.count
        }
        builder.rows.append(row)
    }

    /// Splits a cell at `;`, trims spaces and tabs, and drops what is empty.
    private static func split(_ cell: Bytes, _ body: (Bytes) -> Void) {
        var start = 0
        for index in 0...cell.count where index == cell.count || cell[index] == UInt8(ascii: ";") {
            let low = cell.afterBlanks(from: start)
            let high = cell.beforeBlanks(to: index)
            if low < high { body(cell[low..<high]) }
            start = index + 1
        }
    }
}
