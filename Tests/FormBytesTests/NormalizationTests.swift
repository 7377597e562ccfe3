import Testing

@testable import FormBytes

/// A line of `nfc.txt`: a text and its NFC in hexadecimal, or only the text where it is NFC.
private func sides(_ line: Substring) -> (text: String, composed: String) {
    let sides = line.split(separator: ";").map { side in
        var text = String.UnicodeScalarView()
        for number in side.split(separator: " ") { text.append(Unicode.Scalar(UInt32(number, radix: 16)!)!) }
        return String(text)
    }
    return (sides[0], sides[sides.count - 1])
}

private func sameScalars(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
}

@Suite struct NormalizationTests {
    /// What Python's unicodedata says; `Scripts/unicode-tables.py` makes the table.
    @Test func agreesWithPython() throws {
        let lines = try Fixture.lines("nfc.txt")
        #expect(lines.count > 5000)
        for line in lines {
            let (text, composed) = sides(line)
            #expect(sameScalars(Bytes.with(text) { $0.nfc }, composed), "\(line)")
            #expect(Bytes.with(text) { $0.isNFC } == sameScalars(text, composed), "\(line)")
            #expect(Bytes.with(composed) { $0.isNFC }, "\(line)")
        }
    }

    @Test func composesAcrossOrdinaryText() throws {
        let decomposed = "Zoe\u{308} mu\u{308}sste, \u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}: e\u{323}\u{302}!"
        #expect(sameScalars(Bytes.with(decomposed) { $0.nfc }, "Zoë müsste, 한글: ệ!"))
        let plain = "日本語 русский ქართული हिन्दी 👩‍👩‍👧 Ελληνικά"
        #expect(Bytes.with(plain) { $0.isNFC })
        #expect(sameScalars(Bytes.with(plain) { $0.nfc }, plain))
    }

    @Test func saysOfEverySyllableOfHangulThatItIsNFC() {
        var failed: [UInt32] = []
        for value in UInt32(0xAC00)..<0xAC00 + 11172 {
            let syllable = String(Unicode.Scalar(value)!)
            var output = ByteBuffer()
            Bytes.with(syllable) { output.appendNFC($0) }
            if !sameScalars(output.bytes.string, syllable) { failed.append(value) }
        }
        #expect(failed == [])
    }

    /// A run of marks in the worst order is sorted, not inserted one by one.
    @Test func ordersLongRunsOfMarks() {
        let count = 20_000
        let text = "q" + String(repeating: "\u{301}\u{323}", count: count)
        let ordered = "q" + String(repeating: "\u{323}", count: count) + String(repeating: "\u{301}", count: count)
        #expect(sameScalars(Bytes.with(text) { $0.nfc }, ordered))
        #expect(Bytes.with(text) { !$0.isNFC })
        #expect(Bytes.with(ordered) { $0.isNFC })
    }

    @Test func takesNothingButTextForNFC() {
        #expect(Bytes.none.isNFC)
        #expect(Bytes.none.nfc == "")
        withBytes([0x61, 0xCC]) { #expect($0.nfc == "a\u{FFFD}") }
    }
}
