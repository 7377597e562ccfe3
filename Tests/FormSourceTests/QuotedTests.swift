import FormBytes
import FormSource
import Testing

@Suite struct QuotedTests {
    @Test(arguments: [
        ("titel", "'titel'"), ("", "''"), ("a\nb\u{202E}c", "'a\\nb\\u{202E}c'"),
        (String(repeating: "é", count: 40), "'" + String(repeating: "é", count: 40) + "'"),
        (String(repeating: "👍", count: 90), "'" + String(repeating: "👍", count: 40) + "…'"),
    ])
    func quotes(text: String, expected: String) {
        #expect(text.quoted == expected)
        #expect(Bytes.with(text) { $0.quoted } == expected)
    }

    @Test(
        arguments: [
            ("FC2001", 2001), ("FC0001", 1), ("FC20011", nil), ("fc2001", nil), ("FC20x1", nil), ("2001", nil),
        ] as [(String, UInt16?)])
    func codes(text: String, number: UInt16?) {
        #expect(Bytes.with(text) { Code($0) }?.number == number)
    }
}
