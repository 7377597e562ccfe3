import FormBytes
import FormSource

/// Cuts a template into its tags; the text between them is what they leave.
struct TagScanner {
    private let bytes: Bytes
    private var index: Int
    private var open = Bytes("{{")
    private var close = Bytes("}}")
    /// Where the current line begins.
    private var lineStart: Int
    /// Whether the current line has nothing but white space so far.
    private var lineIsBlank = true

    /// All tags of a template, in order.
    static func tags(of source: SourceText) throws(Mistake) -> [Tag] {
        var scanner = TagScanner(source)
        var tags: [Tag] = []
        while let tag = try scanner.nextTag() { tags.append(tag) }
        return tags
    }

    private init(_ source: SourceText) {
        bytes = source.bytes
        index = source.contentStart
        lineStart = index
    }

    /// Skips the text before the next tag and reads that; nil at the end of the template.
    private mutating func nextTag() throws(Mistake) -> Tag? {
        guard skipText() else { return nil }
        let start = index
        index += open.count
        skipWhiteSpace()
        let (kind, lead) = scanSigil()
        let content = try scanContent(lead: lead, tagStart: start)
        let range = ByteRange(start, index)
        if kind == .delimiters {
            try setDelimiters(content, tag: range)
        } else if kind != .comment {
            try checkName(content, of: kind, tag: range)
        }
        defer { lineIsBlank = false }
        return Tag(
            kind, range: range, name: content, lineStart: lineIsBlank ? lineStart : nil, nextLine: nextLine())
    }

    /// Goes on to the next tag; false if there is none.
    private mutating func skipText() -> Bool {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == open[0], bytes[index..<bytes.count].hasPrefix(open) { return true }
            index += 1
            if byte == UInt8(ascii: "\n") {
                lineStart = index
                lineIsBlank = true
            } else if !byte.isBlank {
                lineIsBlank = false
            }
        }
        return false
    }

    private mutating func skipWhiteSpace() {
        while index < bytes.count, bytes[index].isWhiteSpace { index += 1 }
    }

    /// Reads the sigil, if there is one; `lead` is what has to stand before the closing delimiter.
    private mutating func scanSigil() -> (kind: Tag.Kind, lead: UInt8?) {
        guard index < bytes.count else { return (.escaped, nil) }
        let sigil: (kind: Tag.Kind, lead: UInt8?)
        switch bytes[index] {
        case UInt8(ascii: "#"): sigil = (.section, nil)
        case UInt8(ascii: "^"): sigil = (.inverted, nil)
        case UInt8(ascii: "/"): sigil = (.close, nil)
        case UInt8(ascii: "<"): sigil = (.parent, nil)
        case UInt8(ascii: "$"): sigil = (.block, nil)
        case UInt8(ascii: ">"): sigil = (.partial, nil)
        case UInt8(ascii: "!"): sigil = (.comment, nil)
        case UInt8(ascii: "&"): sigil = (.raw, nil)
        case UInt8(ascii: "{"): sigil = (.raw, UInt8(ascii: "}"))
        case UInt8(ascii: "="): sigil = (.delimiters, UInt8(ascii: "="))
        default: return (.escaped, nil)
        }
        index += 1
        return sigil
    }

    /// Reads up to the closing delimiter and past it; returns what stands before it, without white space around.
    private mutating func scanContent(lead: UInt8?, tagStart: Int) throws(Mistake) -> ByteRange {
        let start = index
        let leadCount = lead == nil ? 0 : 1
        while index + leadCount + close.count <= bytes.count {
            let isLed = lead == nil || bytes[index] == lead
            if isLed, bytes[(index + leadCount)..<bytes.count].hasPrefix(close) {
                let end = index
                index += leadCount + close.count
                return bytes.trimmed(start, end)
            }
            index += 1
        }
        let missing = (lead.map { String(UnicodeScalar($0)) } ?? "") + close.string
        throw Mistake(
            message: "unclosed tag", range: ByteRange(tagStart, tagStart + open.count),
            help: "Write '\(missing)' where the tag ends.")
    }

    private mutating func setDelimiters(_ content: ByteRange, tag: ByteRange) throws(Mistake) {
        let words = bytes[content.start..<content.end].buffer.split(whereSeparator: \.isWhiteSpace)
        guard words.count == 2, !words.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
            throw Mistake(
                message: "new delimiters have to be two words", range: tag,
                help: "Write the opening and the closing delimiter, white space between them and no '=' in them: "
                    + "'{{=<% %>=}}'.")
        }
        open = Bytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: words[0])))
        close = Bytes(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: words[1])))
    }

    private func checkName(_ name: ByteRange, of kind: Tag.Kind, tag: ByteRange) throws(Mistake) {
        let text = bytes[name.start..<name.end]
        if text.isEmpty {
            throw Mistake(message: "a tag without a name", range: tag, help: "Write a name between the delimiters.")
        }
        if text.buffer.contains(where: \.isWhiteSpace) {
            throw Mistake(
                message: "white space in a name", range: name,
                help: "A name is one word; check also that the tag is closed where it should be.")
        }
        if (kind == .partial || kind == .parent) && text[0] == UInt8(ascii: "*") {
            throw Mistake(
                message: "dynamic names are not supported", range: name,
                help: "Write the name of a template, without '*'.")
        }
    }

    /// Where the next line begins, if only white space is left of this one; the end of the template is a line's end.
    private func nextLine() -> Int? {
        var end = index
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
        if end == bytes.count { return end }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }
}

extension UInt8 {
    /// Whether the byte is white space, line ends included.
    var isWhiteSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}

extension Bytes {
    /// The part of a stretch that is left without the white space around it.
    fileprivate func trimmed(_ start: Int, _ end: Int) -> ByteRange {
        var range = ByteRange(start, end)
        while range.start < range.end, self[range.start].isWhiteSpace { range.start += 1 }
        while range.end > range.start, self[range.end - 1].isWhiteSpace { range.end -= 1 }
        return range
    }
}
