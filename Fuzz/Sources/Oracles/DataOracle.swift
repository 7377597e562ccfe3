import FormBytes
import FormData

/// What must hold of the readers of CSV and JSON.
package enum DataOracle {
    /// Reads an input as CSV, as TSV and as JSON.
    package static func examine(_ input: UnsafeRawBufferPointer) {
        let text = plainText(Bytes(input), path: "input")
        readRecords(text.bytes, CSVReader.comma)
        readRecords(text.bytes, CSVReader.tab)
        readJSON(text.bytes)
    }

    /// Reads records, writes them with all fields quoted, and reads them again.
    private static func readRecords(_ text: Bytes, _ separator: UInt8) {
        var reader = CSVReader(text, separator: separator)
        var written = ByteBuffer()
        var records: [[[UInt8]]] = []
        var last = -1
        while reader.readRecord() {
            demand(reader.offset > last && reader.offset < text.count, "records follow one another in the text")
            last = reader.offset
            var record: [[UInt8]] = []
            for column in 0..<reader.count {
                record.append(Array(reader[column].buffer))
                if column > 0 { written.append(separator) }
                quote(reader[column], to: &written)
            }
            records.append(record)
            written.append("\r\n")
        }
        if let error = reader.error {
            demand(error.offset >= 0 && error.offset <= text.count && error.line >= 1, "errors are in the text")
            return
        }
        var again = CSVReader(written.bytes, separator: separator)
        for record in records {
            demand(again.readRecord(), "quoted records are records")
            demand((0..<again.count).map { Array(again[$0].buffer) } == record, "quoted fields are the same fields")
        }
        demand(!again.readRecord() && again.error == nil, "there are as many records")
    }

    private static func quote(_ field: Bytes, to out: inout ByteBuffer) {
        out.append(UInt8(ascii: "\""))
        for index in 0..<field.count {
            if field[index] == UInt8(ascii: "\"") { out.append(UInt8(ascii: "\"")) }
            out.append(field[index])
        }
        out.append(UInt8(ascii: "\""))
    }

    /// Reads a document, writes it, reads and writes that again: the two texts are the same.
    private static func readJSON(_ text: Bytes) {
        do {
            let document = try JSONDocument(text)
            var once = ByteBuffer()
            var twice = ByteBuffer()
            write(document.root, to: &once)
            let again = try JSONDocument(once.bytes)
            write(again.root, to: &twice)
            demand(once.bytes == twice.bytes, "JSON that is written reads as the same")
        } catch {
            demand(error.offset >= 0 && error.offset <= text.count, "errors are in the text")
            demand(!error.message.isEmpty, "errors say something")
        }
    }

    private static func write(_ value: JSONValue, to out: inout ByteBuffer) {
        switch value.kind {
        case .null, .boolean, .number: out.append(value.bytes)
        case .string: out.appendJSONString(value.bytes)
        case .array:
            out.append("[")
            for (index, element) in value.elements.enumerated() {
                if index > 0 { out.append(",") }
                write(element, to: &out)
            }
            out.append("]")
        case .object:
            out.append("{")
            for (index, member) in value.members.enumerated() {
                if index > 0 { out.append(",") }
                out.appendJSONString(member.key.bytes)
                out.append(":")
                write(member.value, to: &out)
            }
            out.append("}")
        }
    }
}
