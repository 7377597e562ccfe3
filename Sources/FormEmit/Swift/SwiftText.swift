#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// Texts of specs as Swift source. Whatever a text holds, it stays inside its literal or its comment line.
extension ByteBuffer {
    /// Appends a text as a string literal: `"Country"`.
    ///
    /// Quotes, backslashes and whatever cannot be seen, or turns lines around, are escaped; the rest stands as it is.
    package mutating func appendSwiftString(_ text: Bytes) {
        append(0x22)
        var start = 0
        var index = 0
        while true {
            index = SwiftText.firstSpecial(in: text, from: index)
            guard index < text.count else { break }
            let length = SwiftText.escapedLength(in: text, at: index)
            if length > 0 {
                append(text[start..<index])
                appendSwiftEscape(text, at: index)
                start = index + length
            }
            index += max(length, 1)
        }
        append(text[start..<text.count])
        append(0x22)
    }

    /// Appends a text as a raw string literal, `#"{"id":"fr"}"#`, with as many number signs as it needs.
    ///
    /// This is for much text with many quotes in it: it goes out as it is, but for what Swift does not take in source.
    package mutating func appendSwiftRawString(_ text: Bytes) {
        let signs = SwiftText.rawDelimiterLength(of: text)
        append(signs: signs)
        append(0x22)
        var start = 0
        var index = 0
        while true {
            index = SwiftText.firstUnseen(in: text, from: index)
            guard index < text.count else { break }
            let length = SwiftText.unseenLength(in: text, at: index)
            if length > 0 {
                append(text[start..<index])
                append(0x5C)
                append(signs: signs)
                appendSwiftScalar(text.scalar(at: index).scalar)
                start = index + length
            }
            index += max(length, 1)
        }
        append(text[start..<text.count])
        append(0x22)
        append(signs: signs)
    }

    /// Appends a text for a comment: on one line, with spaces for what cannot be seen, and not without end.
    package mutating func appendSwiftComment(_ text: Bytes) {
        let text = SwiftText.beginning(of: text)
        var start = 0
        var index = 0
        while true {
            index = SwiftText.firstUnseen(in: text, from: index)
            guard index < text.count else { break }
            let length = SwiftText.unseenLength(in: text, at: index)
            if length > 0 {
                append(text[start..<index])
                append(0x20)
                start = index + length
            }
            index += max(length, 1)
        }
        append(text[start..<text.count])
    }

    private mutating func append(signs: Int) {
        for _ in 0..<signs { append(0x23) }
    }

    private mutating func appendSwiftEscape(_ text: Bytes, at index: Int) {
        switch text[index] {
        case 0x22: append("\\\"" as StaticString)
        case 0x5C: append("\\\\" as StaticString)
        case 0x0A: append("\\n" as StaticString)
        case 0x0D: append("\\r" as StaticString)
        case 0x09: append("\\t" as StaticString)
        default:
            append(0x5C)
            appendSwiftScalar(text.scalar(at: index).scalar)
        }
    }

    private mutating func appendSwiftScalar(_ scalar: Unicode.Scalar) {
        append("u{" as StaticString)
        append(String(scalar.value, radix: 16, uppercase: true))
        append(0x7D)
    }
}

/// Which bytes of a text cannot stand in Swift source as they are.
enum SwiftText {
    /// How many bytes of a text a comment shows.
    static let longestComment = 240

    /// What each byte is: 0 stands as it is; 1 is a control character; 2 is a quote or a backslash; 3 begins the UTF-8
    /// of something that may be unseen.
    private static let kinds: StaticString = """
        1111111111111111111111111111111100200000000000000000000000000000\
        0000000000000000000000000000200000000000000000000000000000000001\
        0000000000000000000000000000000000000000000000000000000000000000\
        0030000000000000000000003000000000300000000000030000000000000000
        """

    /// The index of the next byte that a string literal may have to escape; the count if there is none.
    static func firstSpecial(in text: Bytes, from start: Int) -> Int {
        let kinds = kinds.utf8Start
        var index = start
        while index < text.count, kinds[Int(text.start[index])] == 0x30 { index &+= 1 }
        return index
    }

    /// The same for a raw string literal and a comment, in which quotes and backslashes stand as they are.
    static func firstUnseen(in text: Bytes, from start: Int) -> Int {
        let kinds = kinds.utf8Start
        var index = start
        while index < text.count, kinds[Int(text.start[index])] & 1 == 0 { index &+= 1 }
        return index
    }

    /// How many bytes at `index` a string literal has to escape; 0 if they may stand as they are.
    static func escapedLength(in text: Bytes, at index: Int) -> Int {
        kinds.utf8Start[Int(text[index])] == 0x32 ? 1 : unseenLength(in: text, at: index)
    }

    /// How many bytes at `index` are a control character, a line separator, or one that is invisible and changes how
    /// text around it is shown; 0 if they are none of these.
    static func unseenLength(in text: Bytes, at index: Int) -> Int {
        let first = text[index]
        if first < 0x80 { return 1 }
        let (scalar, length) = text.scalar(at: index)
        switch scalar.value {
        case 0x80...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFE...0xFFFF:
            return length
        default: return 0
        }
    }

    /// How many number signs a raw string literal of a text needs: one more than ever follow a quote or a backslash.
    static func rawDelimiterLength(of text: Bytes) -> Int {
        var longest = 0
        var index = 0
        while index < text.count, let found = memchr(text.start + index, 0x23, text.count - index) {
            let start = UnsafeRawPointer(found) - UnsafeRawPointer(text.start)
            index = start + 1
            while index < text.count, text[index] == 0x23 { index += 1 }
            if start > 0, text[start - 1] == 0x22 || text[start - 1] == 0x5C { longest = max(longest, index - start) }
        }
        return longest + 1
    }

    /// As much of a text as a comment shows, cut between scalars.
    static func beginning(of text: Bytes) -> Bytes {
        guard text.count > longestComment else { return text }
        var end = longestComment
        while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
        return text[0..<end]
    }
}
