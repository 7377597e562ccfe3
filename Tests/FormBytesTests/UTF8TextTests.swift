import FormBytes
import Testing

@Suite struct UTF8TextTests {
    @Test func readsEveryScalarForwardAndBack() {
        var failed: [UInt32] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let encoded = Array(UTF8.encode(scalar)!)
            let isRight = withBytes([0x61] + encoded) { bytes in
                bytes.scalar(at: 1) == (scalar, encoded.count)
                    && bytes.scalar(before: bytes.count) == (scalar, encoded.count)
                    && bytes.firstInvalidUTF8 == nil
            }
            if !isRight { failed.append(value) }
        }
        #expect(failed == [])
    }

    @Test(
        arguments: [
            ([0x80], 0),
            ([0x61, 0xC3], 1),
            ([0xC0, 0x80], 0),
            ([0xC1, 0xBF], 0),
            ([0xE0, 0x9F, 0xBF], 0),
            ([0xE2, 0x82], 0),
            ([0xE2, 0x28, 0xA1], 0),
            ([0xED, 0xA0, 0x80], 0),
            ([0xF0, 0x8F, 0xBF, 0xBF], 0),
            ([0xF0, 0x9F, 0x98], 0),
            ([0xF4, 0x90, 0x80, 0x80], 0),
            ([0xF5, 0x80, 0x80, 0x80], 0),
            ([0xC3, 0xA9, 0xFF], 2),
            (Array(repeating: 0x61, count: 17) + [0xFE], 17),
        ] as [([UInt8], Int)])
    func findsTheFirstByteThatIsNotUTF8(bytes: [UInt8], index: Int) {
        #expect(withBytes(bytes) { $0.firstInvalidUTF8 } == index)
        #expect(withBytes(bytes) { $0.scalar(at: index) } == ("\u{FFFD}", 1))
    }

    @Test func agreesWithTheStandardLibraryOnDamagedText() {
        var random = Seeded(state: 1)
        let text = Array("aé€😀\u{7FF}\u{800}\u{FFFF}\u{10FFFF}zz".utf8)
        for _ in 0..<3000 {
            var damaged = text
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                damaged[Int.random(in: 0..<damaged.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            damaged = Array(damaged.prefix(Int.random(in: 0...damaged.count, using: &random)))
            let repaired = String(decoding: damaged, as: UTF8.self)
            let isValid = Array(repaired.utf8) == damaged
            withBytes(damaged) { bytes in
                #expect((bytes.firstInvalidUTF8 == nil) == isValid)
                if isValid { #expect(bytes.scalars.elementsEqual(repaired.unicodeScalars)) }
                if isValid { #expect(bytes.scalarCount == repaired.unicodeScalars.count) }
                #expect(bytes.scalars.reduce(into: 0) { count, _ in count += 1 } <= bytes.count)
            }
        }
    }
}

@Suite struct WhiteSpaceTests {
    @Test func knowsEveryWhiteSpace() {
        let listed = (UInt32(0)...0x10FFFF).filter { Unicode.Scalar($0)?.isWhiteSpace ?? false }
        let expected = (UInt32(0)...0x10FFFF).filter { Unicode.Scalar($0)?.properties.isWhitespace ?? false }
        #expect(listed == expected)
    }

    @Test(arguments: [
        ("", false, 0..<0, 0),
        ("a", false, 0..<1, 1),
        (" ", true, 1..<1, 0),
        ("a b", false, 0..<3, 2),
        ("\ta\n", true, 1..<2, 1),
        ("\u{A0}a", true, 2..<3, 1),
        ("a\u{3000}", true, 0..<1, 1),
        ("\u{2028}é x\u{2029}\u{85}", true, 3..<7, 2),
        ("\u{200B}a\u{FEFF}", false, 0..<7, 1),
        ("  one  two three ", true, 2..<16, 3),
    ])
    func trims(text: String, hasOuter: Bool, range: Range<Int>, words: Int) {
        Bytes.with(text) { bytes in
            #expect(bytes.hasOuterWhiteSpace == hasOuter)
            #expect(bytes.trimmedRange == range)
            #expect(bytes.wordCount == words)
        }
    }
}

@Suite struct CategoryTests {
    @Test(
        arguments: [
            ("a", "letter lower"), ("Z", "letter capital"), ("5", "digit"), ("_", ""), ("-", ""), ("@", ""), ("[", ""),
            ("`", ""), ("{", ""), ("/", ""), (":", ""), ("é", "letter lower"), ("É", "letter capital"),
            ("\u{1C5}", "letter capital"), ("ß", "letter lower"), ("ª", "letter"), ("ʰ", "letter"), ("中", "letter"),
            ("\u{661}", "digit"), ("²", ""), ("Ⅷ", ""), ("\u{301}", "mark"), ("\u{903}", "mark"), ("\u{20DD}", ""),
            ("\u{FE0F}", ""), ("\u{E0100}", ""), ("👍", ""), ("\u{200D}", ""),
        ] as [(Unicode.Scalar, String)])
    func tellsCategories(scalar: Unicode.Scalar, expected: String) {
        var words: [String] = []
        if scalar.isLetter { words.append("letter") }
        if scalar.isLowerCaseLetter { words.append("lower") }
        if scalar.isCapital { words.append("capital") }
        if scalar.isDecimalDigit { words.append("digit") }
        if scalar.isNameMark { words.append("mark") }
        #expect(words.joined(separator: " ") == expected)
    }
}
