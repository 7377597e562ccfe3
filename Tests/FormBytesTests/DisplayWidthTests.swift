import FormBytes
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0),
        ("id", 2),
        ("a\tb\u{7F}", 2),
        ("Größe", 5),
        ("\u{A0}\u{AD}", 2),
        ("e\u{301}", 1),
        ("日本語", 6),
        ("ｶﾅ", 2),
        ("ＡＢ", 4),
        ("\u{3000}", 2),
        ("한글", 4),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("हिन्दी", 3),
        ("a\u{200B}b\u{FEFF}", 2),
        ("😀", 2),
        ("👍🏽", 2),
        ("👩‍👩‍👧", 2),
        ("❤", 1),
        ("❤\u{FE0F}", 2),
        ("❤\u{FE0F}\u{200D}🔥", 2),
        ("1\u{FE0F}\u{20E3}", 2),
        ("🇩🇪", 2),
        ("…→", 2),
        ("🏽", 2),
        ("a\u{FE0F}", 1),
        ("\u{20000}\u{2FFFD}", 4),
    ])
    func measures(text: String, width: Int) {
        #expect(Bytes.with(text) { $0.displayWidth } == width)
    }

    @Test func knowsScalars() {
        let widths: [(Unicode.Scalar, Int)] = [
            ("a", 1), ("\0", 0), ("\u{80}", 0), ("ÿ", 1), ("\u{300}", 0), ("\u{1100}", 2), ("\u{2028}", 0),
            ("\u{4DFF}", 2), ("\u{9FFF}", 2), ("\u{E0001}", 0), ("\u{E000}", 1), ("\u{10FFFF}", 1), ("\u{FE0F}", 0),
        ]
        for (scalar, width) in widths { #expect(scalar.displayWidth == width, "\(scalar.value)") }
    }
}
