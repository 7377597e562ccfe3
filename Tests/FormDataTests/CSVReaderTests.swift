import FormBytes
import Testing

@testable import FormData

/// All records of a text, with their lines, and the error if there is one.
private func read(
    _ text: some Sequence<UInt8>, separator: UInt8 = CSVReader.comma
) -> (records: [[String]], lines: [Int], error: CSVError?) {
    withBytes(text) { bytes in
        var records: [[String]] = []
        var lines: [Int] = []
        var reader = CSVReader(bytes, separator: separator)
        while reader.readRecord() {
            records.append((0..<reader.count).map { reader[$0].string })
            lines.append(reader.line)
        }
        return (records, lines, reader.error)
    }
}

@Suite struct CSVReaderTests {
    static let good: [(text: String, records: [[String]], lines: [Int])] = [
        ("", [], []),
        ("\u{FEFF}", [], []),
        ("\n\r\n\n", [], []),
        ("id", [["id"]], [1]),
        ("id\n", [["id"]], [1]),
        ("id\r\n", [["id"]], [1]),
        ("\u{FEFF}id,title\na,A", [["id", "title"], ["a", "A"]], [1, 2]),
        ("\u{FEFF}\"id\"\r\na\nb\r\n", [["id"], ["a"], ["b"]], [1, 2, 3]),
        ("a,b\n,\n", [["a", "b"], ["", ""]], [1, 2]),
        ("a,\n,b", [["a", ""], ["", "b"]], [1, 2]),
        ("a,", [["a", ""]], [1]),
        (",", [["", ""]], [1]),
        ("\n\na\n\n\nb\n\n", [["a"], ["b"]], [3, 6]),
        ("a\r\n\r\nb", [["a"], ["b"]], [1, 3]),
        ("\"\"\n\"\"", [[""], [""]], [1, 2]),
        (" a , b ", [[" a ", " b "]], [1]),
        ("\"a,b\",\"x\n\ny\"\n1,2", [["a,b", "x\n\ny"], ["1", "2"]], [1, 4]),
        ("\"a\r\nb\rc\"\nd", [["a\r\nb\rc"], ["d"]], [1, 4]),
        ("\"\"\"\"", [["\""]], [1]),
        ("\"\"\"a\"\"\",\"b\"\"\"\"c\",\"\"\"\"\"\"", [["\"a\"", "b\"\"c", "\"\""]], [1]),
        ("\"\r\"", [["\r"]], [1]),
        ("a\tb;c", [["a\tb;c"]], [1]),
        ("ä,€\n😀,\u{2028}", [["ä", "€"], ["😀", "\u{2028}"]], [1, 2]),
    ]

    @Test(arguments: good)
    func readsRecords(text: String, records: [[String]], lines: [Int]) {
        let found = read(text.utf8)
        #expect(found.records == records)
        #expect(found.lines == lines)
        #expect(found.error == nil)
        let tabs = read(text.utf8.map { $0 == 0x2C ? 0x09 : $0 == 0x09 ? 0x2C : $0 }, separator: CSVReader.tab)
        let swap = { (text: String) in String(text.map { $0 == "," ? "\t" : $0 == "\t" ? "," : $0 }) }
        #expect(tabs.records == records.map { $0.map(swap) })
        #expect(tabs.error == nil)
    }

    static let bad: [(text: String, records: Int, kind: CSVError.Kind, offset: Int, line: Int)] = [
        ("a\"b", 0, .strayQuote, 1, 1),
        ("a\n\n b,\"c\"", 1, .ragged(expected: 1, found: 2), 3, 3),
        ("a\n \"b\"", 1, .strayQuote, 3, 2),
        ("\"a\"b\n", 0, .textAfterQuote, 3, 1),
        ("\"a\" \n", 0, .textAfterQuote, 3, 1),
        ("\"a\"\r", 0, .textAfterQuote, 3, 1),
        ("\"a\"\"", 0, .unterminatedQuote, 0, 1),
        ("a\n\"", 1, .unterminatedQuote, 2, 2),
        ("a,b\nc,\"x\ny", 1, .unterminatedQuote, 6, 2),
        ("\"a\nb\"\n\"c\"d", 1, .textAfterQuote, 9, 3),
        ("id\ra\r", 0, .loneCarriageReturn, 2, 1),
        ("a\n\rb", 1, .loneCarriageReturn, 2, 2),
        ("a\r\r\n", 0, .loneCarriageReturn, 1, 1),
        ("a,b\n1\n", 1, .ragged(expected: 2, found: 1), 4, 2),
        ("a,b\n1,2\n\n\"x\ny\",2,3\nq", 2, .ragged(expected: 2, found: 3), 9, 4),
        ("\u{FEFF}a\n,", 1, .ragged(expected: 1, found: 2), 5, 2),
    ]

    @Test(arguments: bad)
    func refuses(text: String, records: Int, kind: CSVError.Kind, offset: Int, line: Int) {
        let found = read(text.utf8)
        #expect(found.records.count == records)
        #expect(found.error == CSVError(kind, offset: offset, line: line))
    }

    @Test func refusesWhatIsNotUTF8() {
        let found = read([0x69, 0x64, 0x0D, 0x0A, 0x61, 0x0D, 0x62, 0xDF, 0x65, 0x0A])
        #expect(found.records.isEmpty)
        #expect(found.error == CSVError(.notUTF8, offset: 7, line: 3))
        #expect(read([0xFF, 0xFE, 0x69, 0x00]).error?.offset == 0)
    }

    @Test func saysNoMoreAfterAnError() {
        withBytes("a\nb,c\nd".utf8) { bytes in
            var reader = CSVReader(bytes, separator: CSVReader.comma)
            let found = [reader.readRecord(), reader.readRecord(), reader.readRecord()]
            let message = reader.error?.message
            #expect(found == [true, false, false])
            #expect(message == "2 fields where the first record has 1")
        }
    }

    @Test func messagesFitOnALine() {
        for (_, _, kind, _, _) in Self.bad {
            let message = CSVError(kind, offset: 0, line: 1).message
            #expect(message.count < 80)
            #expect(message.last != ".")
        }
    }

    /// What a strict writer writes is read back, whatever is in it; what is damaged is read or refused, not trapped on.
    @Test func readsBackWhatIsWritten() {
        var random = Seeded(state: 3)
        let pieces = ["a", "\"", "\"\"", ",", "\n", "\r", "\r\n", "\t", "é", " ", ""]
        for _ in 0..<1500 {
            let width = Int.random(in: 1...4, using: &random)
            let records = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                (0..<width).map { _ in
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                        .joined()
                }
            }
            let lineEnd = Bool.random(using: &random) ? "\n" : "\r\n"
            let text = records.map { record in
                record.map {
                    "\"" + $0.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
                }
                .joined(separator: ",") + lineEnd
            }.joined()
            let found = read(text.utf8)
            #expect(found.error == nil)
            #expect(found.records.map { $0.map { Array($0.utf8) } } == records.map { $0.map { Array($0.utf8) } })
            let damaged = random.damaged(Array(text.utf8), with: Array(",\"\r\n\tx".utf8) + [0xC3, 0xFF])
            let outcome = read(damaged)
            #expect(outcome.records.allSatisfy { $0.count == outcome.records[0].count })
            if let error = outcome.error { #expect(error.offset <= damaged.count && error.line >= 1) }
        }
    }
}

@Suite struct CSVHeaderTests {
    private func header(_ text: String) -> CSVHeader {
        withBytes(text.utf8) { bytes in
            var reader = CSVReader(bytes, separator: CSVReader.comma)
            _ = reader.readRecord()
            return CSVHeader(reader)
        }
    }

    @Test func findsColumns() {
        let header = header("id,title,\"a \"\"b\"\"\"\n")
        #expect(header.names == ["id", "title", "a \"b\""])
        #expect(header.column(named: "id") == 0)
        #expect(header.column(named: "a \"b\"") == 2)
        #expect(header.column(named: "ID") == nil)
        #expect(!header.isRepeated("id"))
    }

    @Test func tellsRepeatedNames() {
        #expect(header("id,x,y,x,id").isRepeated("x"))
        #expect(!header("id,x,y,x,id").isRepeated("y"))
        #expect(header("id,x,id").column(named: "id") == 0)
        #expect(!header("\u{E9},e\u{301}").isRepeated("\u{E9}"))
    }
}
