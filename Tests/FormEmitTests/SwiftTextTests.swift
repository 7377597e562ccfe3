import FormBytes
import FormLanguage
import Foundation
import Testing

@testable import FormEmit

/// Literals and comments.
@Suite struct SwiftTextTests {
    private func literal(_ text: String) -> String { text.swiftLiteral }

    private func raw(_ text: String) -> String {
        var buffer = ByteBuffer()
        Bytes.with(text) { buffer.appendSwiftRawString($0) }
        return buffer.bytes.string
    }

    private func comment(_ text: String) -> String {
        var buffer = ByteBuffer()
        Bytes.with(text) { buffer.appendSwiftComment($0) }
        return buffer.bytes.string
    }

    @Test(arguments: [
        ("", #""""#), ("Land", #""Land""#), ("a\"b", #""a\"b""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\t", #""a\nb\r\t""#),
        ("\0", #""\u{0}""#), ("\u{7F}", #""\u{7F}""#), ("\u{2028}x\u{2029}", #""\u{2028}x\u{2029}""#),
        ("\u{202E}x", #""\u{202E}x""#), ("\u{85}", #""\u{85}""#), ("\u{FEFF}", #""\u{FEFF}""#), ("é日👍", "\"é日👍\""),
        ("\"\"\"", #""\"\"\"""#), ("\u{10FFFF}", "\"\u{10FFFF}\""), ("a\u{301}", "\"a\u{301}\""), ("«»—", "\"«»—\""),
    ])
    func literalsEscapeWhatTheyMust(_ text: String, _ expected: String) {
        #expect(literal(text) == expected)
    }

    @Test(arguments: [
        ("", "#\"\"#"), (#"{"id":"fr"}"#, ##"#"{"id":"fr"}"#"##), (##"a"#b"##, ###"##"a"#b"##"###),
        (##"\#(x)"##, ###"##"\#(x)"##"###), (#"\(x)"#, ##"#"\(x)"#"##), ("####", "#\"####\"#"),
        ("\u{7F}", ##"#"\#u{7F}"#"##),
        ("\"##\u{202E}", ####"###""##\###u{202E}"###"####),
    ])
    func rawLiteralsHaveAsManySignsAsTheyNeed(_ text: String, _ expected: String) {
        #expect(raw(text) == expected)
    }

    @Test func commentsStayOnTheirLine() {
        #expect(comment("a\nb\u{2028}c\r\nd\u{0}") == "a b c  d ")
        #expect(comment("*/ exit(1) /*") == "*/ exit(1) /*")
        #expect(comment(String(repeating: "é", count: 1000)) == String(repeating: "é", count: 120))
    }

    /// The byte by byte way to names gives what the reading of the contract gives.
    @Test func namesAreThoseOfTheLanguage() {
        var random = SystemRandomNumberGenerator()
        let letters = Array("abzABZ019_- .+é")
        for _ in 0..<20_000 {
            let id = String(
                (0..<Int.random(in: 1...12, using: &random)).map { _ in letters.randomElement(using: &random)! })
            for role in [SwiftName.Role.option, .property, .member] {
                var buffer = ByteBuffer()
                Bytes.with(id) { SwiftIdentifier.append($0, as: role, to: &buffer) }
                #expect(buffer.bytes.string == SwiftName.identifier(for: id, as: role), "\(id)")
            }
        }
        for id in [
            "self", "init", "none", "id", "hash", "validate", "rawValue", "all-cases", "SELF", "USDollar",
            "HTTP2Server",
        ] {
            for role in [SwiftName.Role.option, .property, .member] {
                var buffer = ByteBuffer()
                Bytes.with(id) { SwiftIdentifier.append($0, as: role, to: &buffer) }
                #expect(buffer.bytes.string == SwiftName.identifier(for: id, as: role), "\(id)")
            }
        }
    }
}
