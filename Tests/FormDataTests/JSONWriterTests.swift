import FormBytes
import Testing

@testable import FormData

private func written(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer(capacity: 16)
    write(&buffer)
    return buffer.bytes.string
}

@Suite struct JSONStringTests {
    @Test(arguments: [
        ("", #""""#),
        ("a", #""a""#),
        ("plain ASCII, longer than sixteen bytes / 'x'", #""plain ASCII, longer than sixteen bytes / 'x'""#),
        ("a\"b", #""a\"b""#),
        ("\\", #""\\""#),
        ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
        ("\0\u{1}\u{B}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000b\u000f\u0010\u001f""#),
        ("\u{7F}\u{80}é€😀\u{2028}\u{FEFF}", "\"\u{7F}\u{80}é€😀\u{2028}\u{FEFF}\""),
        ("€$\u{F}\nA'B\"\\\\\"/", #""€$\u000f\nA'B\"\\\\\"/""#),
    ])
    func escapesWhatTheRFCEscapes(text: String, json: String) {
        #expect(written { $0.appendJSONString(text) } == json)
    }

    /// Every length up to a few words, with every place for the one byte to escape.
    @Test func findsAnEscapeAtEveryPlace() {
        for count in 0...70 {
            let plain = String(repeating: "x", count: count)
            #expect(written { $0.appendJSONString(plain) } == "\"\(plain)\"")
            for place in 0..<count {
                let before = String(repeating: "~", count: place)
                let after = String(repeating: "é", count: (count - place) / 2)
                #expect(written { $0.appendJSONString("\(before)\n\(after)") } == "\"\(before)\\n\(after)\"")
            }
        }
    }

    @Test func marksExactlyTheBytesToEscape() {
        for byte in UInt8.min...UInt8.max {
            for place in 0..<8 {
                let mask = UInt64(0xFF) << (8 * place)
                let word = 0x6161_6161_6161_6161 & ~mask | UInt64(byte) << (8 * place)
                #expect((JSONEscapes.marks(word) != 0) == JSONEscapes.needsEscape(byte))
            }
        }
    }

    @Test func writesBooleansAndIntegers() {
        #expect(written { $0.appendJSONBool(true) } == "true")
        #expect(written { $0.appendJSONBool(false) } == "false")
        for value in [0, 7, -1, 10, 1_000_000, .max, .min] as [Int64] {
            #expect(written { $0.appendJSONInteger(value) } == String(value))
        }
        #expect(written { $0.appendJSONString("id" as StaticString) } == "\"id\"")
    }
}

@Suite struct JSONNumberTests {
    /// RFC 8785, appendix B.
    static let rfcTable: [(UInt64, String)] = [
        (0x0000_0000_0000_0000, "0"),
        (0x8000_0000_0000_0000, "0"),
        (0x0000_0000_0000_0001, "5e-324"),
        (0x8000_0000_0000_0001, "-5e-324"),
        (0x7FEF_FFFF_FFFF_FFFF, "1.7976931348623157e+308"),
        (0xFFEF_FFFF_FFFF_FFFF, "-1.7976931348623157e+308"),
        (0x4340_0000_0000_0000, "9007199254740992"),
        (0xC340_0000_0000_0000, "-9007199254740992"),
        (0x4430_0000_0000_0000, "295147905179352830000"),
        (0x44B5_2D02_C7E1_4AF5, "9.999999999999997e+22"),
        (0x44B5_2D02_C7E1_4AF6, "1e+23"),
        (0x44B5_2D02_C7E1_4AF7, "1.0000000000000001e+23"),
        (0x444B_1AE4_D6E2_EF4E, "999999999999999700000"),
        (0x444B_1AE4_D6E2_EF4F, "999999999999999900000"),
        (0x444B_1AE4_D6E2_EF50, "1e+21"),
        (0x3EB0_C6F7_A0B5_ED8C, "9.999999999999997e-7"),
        (0x3EB0_C6F7_A0B5_ED8D, "0.000001"),
        (0x41B3_DE43_5555_5553, "333333333.3333332"),
        (0x41B3_DE43_5555_5554, "333333333.33333325"),
        (0x41B3_DE43_5555_5555, "333333333.3333333"),
        (0x41B3_DE43_5555_5556, "333333333.3333334"),
        (0x41B3_DE43_5555_5557, "333333333.33333343"),
        (0xBECB_F647_612F_3696, "-0.0000033333333333333333"),
        (0x4314_3FF3_C1CB_0959, "1424953923781206.2"),
    ]

    @Test(arguments: rfcTable)
    func writesTheNumbersOfTheRFC(bits: UInt64, json: String) {
        #expect(written { $0.appendJSONNumber(Double(bitPattern: bits)) } == json)
    }

    /// What node printed; `Scripts/json-numbers.mjs` makes the table.
    @Test func writesNumbersAsECMAScriptDoes() throws {
        let lines = try Fixture.lines("json-numbers.txt")
        #expect(lines.count > 2000)
        for line in lines {
            let parts = line.split(separator: " ")
            let value = Double(bitPattern: try #require(UInt64(parts[0], radix: 16)))
            #expect(written { $0.appendJSONNumber(value) } == parts[1])
        }
    }

    @Test func writesNullForWhatJSONHasNoNumberFor() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(written { $0.appendJSONNumber(value) } == "null")
        }
    }
}

@Suite struct JSONKeyOrderTests {
    /// The keys of RFC 8785, section 3.2.3, and others at the borders of the encodings, in their order.
    static let sorted = [
        "", "\r", "1", "a", "aa", "b", "\u{80}", "ö", "\u{7FF}", "\u{800}", "€", "\u{D7FF}", "\u{10000}", "\u{1F600}",
        "\u{10FFFF}", "\u{E000}", "\u{FB33}", "\u{FFFF}", "\u{FFFF}a",
    ]

    @Test func sortsByUTF16() {
        for (left, first) in Self.sorted.enumerated() {
            for (right, second) in Self.sorted.enumerated() {
                let precedes = Bytes.with(first) { first in Bytes.with(second) { first.precedesAsJSONKey($0) } }
                #expect(precedes == (left < right), "\(first.debugDescription) \(second.debugDescription)")
                #expect(precedes == first.utf16.lexicographicallyPrecedes(second.utf16))
            }
        }
    }
}
