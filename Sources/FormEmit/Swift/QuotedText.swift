import FormBytes

/// Texts of specs as string literals of other languages.
extension ByteBuffer {
    /// Appends a text in double quotes as Kotlin, Java, C#, Dart, JavaScript and TypeScript all read it.
    ///
    /// Quotes, backslashes, dollar signs and whatever cannot be seen are escaped, the latter as the UTF-16 that these
    /// languages count in; the rest stands as it is.
    mutating func appendQuoted(_ text: Bytes) {
        append(0x22)
        var start = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            let isSpecial = byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x24 || byte == 0x5C
            let length = !isSpecial ? 0 : byte < 0x7F ? 1 : SwiftText.unseenLength(in: text, at: index)
            if length > 0 {
                append(text[start..<index])
                appendQuotedEscape(of: text.scalar(at: index).scalar)
                start = index + length
            }
            index += max(length, 1)
        }
        append(text[start..<text.count])
        append(0x22)
    }

    private mutating func appendQuotedEscape(of scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"" as StaticString)
        case "\\": append("\\\\" as StaticString)
        case "\n": append("\\n" as StaticString)
        case "\r": append("\\r" as StaticString)
        case "\t": append("\\t" as StaticString)
        default:
            for unit in Character(scalar).utf16 {
                let digits = String(unit, radix: 16, uppercase: true)
                append("\\u" as StaticString)
                for _ in digits.utf8.count..<4 { append(0x30) }
                append(digits)
            }
        }
    }
}
