import FormBytes
import FormSource
import Testing

@testable import FormYAML

@Suite struct TextTests {
    /// What is wrong with a text, wherever in the blocks of the scan it stands.
    private func faults(_ bytes: [UInt8]) -> Set<String> {
        Set(
            [0, 1, 15, 16, 31, 61, 62, 63, 64, 65, 130].map { count in
                let tree = tree(Array(repeating: UInt8(ascii: "x"), count: count) + bytes + Array("\ny".utf8))
                let found = tree.diagnostics.map { "\($0.range.start - count) \($0.code)" }.joined(separator: ", ")
                return found
            })
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xF0, 0x9F, 0x98], [0x00], [0x07], [0x0B], [0x1B], [0x7F],
            [0xC2, 0x80], [0xC2, 0x84], [0xC2, 0x86], [0xC2, 0x9F], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF],
        ] as [[UInt8]]) func forbidden(_ bytes: [UInt8])
    {
        #expect(faults(bytes) == ["0 FC1003"])
    }

    @Test(arguments: [
        "é", "a\tb", "\u{A0}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}", "😀",
        "~",
    ]) func allowed(_ text: String) {
        #expect(faults(Array(text.utf8)) == [""])
    }

    @Test func firstFaultCounts() {
        #expect(faults([0x41, 0x01, 0xFF]) == ["1 FC1003"])
        #expect(faults(Array("é\u{2028}".utf8) + [0xFF]) == ["5 FC1003"])
        #expect(faults(Array("é\u{2028} \u{85}\u{2029}: : [".utf8)) == ["2 FC6005, 6 FC6005, 8 FC6005"])
    }

    @Test func truncatedCharacters() {
        for character in ["é", "€", "😀"] {
            let bytes = Array(character.utf8)
            for length in 1..<bytes.count {
                #expect(places(tree(Array("a: ".utf8) + bytes.prefix(length))) == ["1:4 FC1003"])
            }
        }
    }

    @Test(
        arguments: [
            ("a: b", []), ("a: é", [.nonASCII]), ("a: e\u{301}", [.nonASCII, .combining]),
            ("a: \u{202E}", [.nonASCII, .combining, .bidirectional]),
            ("a: \u{2066}", [.nonASCII, .combining, .bidirectional]),
            ("a: \u{202F}", [.nonASCII, .combining]), ("a: \"\\u202e\"", [.nonASCII, .combining, .bidirectional]),
            ("a: \"\\xe9\"", [.nonASCII]), ("a: \"\\u0301\"", [.nonASCII, .combining]),
            ("# formc:disable FC1", [.suppression]),
            ("a: b # formc:disable-file", [.suppression]), ("a: formc:different", []),
        ] as [(String, TextFacts)]) func facts(_ text: String, _ expected: TextFacts)
    {
        for padding in [0, 50, 60, 200] {
            let facts = tree("# \(String(repeating: "x", count: padding))\n" + text).facts
            #expect(facts == expected)
        }
    }

    /// UTF-16 with a byte order mark, the units in either order.
    private func utf16(_ units: [UInt16], bigEndian: Bool) -> [UInt8] {
        ([0xFEFF] + units).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [false, true]) func utf16(bigEndian: Bool) throws {
        let good = tree(utf16(Array("é: 😀 x\nb: [c, *d]\n".utf16), bigEndian: bigEndian))
        #expect(places(good) == ["2:8 FC1009"])
        #expect(place(try #require(scalar("😀 x", in: good)), in: good) == "1:4-1:7")
        let lone = Array("a: ".utf16)
        #expect(places(tree(utf16(lone + [0xD83D], bigEndian: bigEndian))) == ["1:4 FC1003"])
        #expect(places(tree(utf16(lone + [0xD83D, 0x41], bigEndian: bigEndian))) == ["1:4 FC1003"])
        #expect(places(tree(utf16(lone + [0xDE00, 0x41], bigEndian: bigEndian))) == ["1:4 FC1003"])
        #expect(places(tree(utf16(lone + [0x41], bigEndian: bigEndian) + [0x20])) == ["1:5 FC1003"])
        #expect(places(tree(utf16([0x07, 0xD83D], bigEndian: bigEndian))) == ["1:1 FC1003"])
        #expect(places(tree(utf16([0xD83D, 0x07], bigEndian: bigEndian))) == ["1:1 FC1003"])
        #expect(places(tree(utf16([0x41, 0x2028], bigEndian: bigEndian))) == ["1:2 FC6005"])
        #expect(places(tree(utf16([], bigEndian: bigEndian))) == [])
    }
}
