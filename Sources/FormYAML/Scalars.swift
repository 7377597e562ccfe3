import CYAML
import FormBytes
import FormSource

extension Builder {
    /// The text of a scalar that is being built.
    func text(of node: Node) -> Bytes {
        let base = node.traits.has(Node.Traits.copied) ? UnsafePointer(pool.base) : source.start
        return Bytes(start: base + Int(node.link), count: Int(node.size))
    }

    /// Looks at a plain scalar of up to four bytes without properties: it may be null, or left out.
    @inline(__always)
    mutating func shortPlain(_ node: inout Node, _ start: Int) {
        let length = Int(node.size)
        if length == 0 { place(&node, leftOutAt: start) }
        if length == 1 { checkDash(at: start, to: start + 1) }
        if Builder.isNull(source.start + start, length) { node.traits.add(Node.Traits.null) }
    }

    /// Whether a plain text means null.
    @inline(__always)
    static func isNull(_ text: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        guard length == 4 else { return length == 0 || length == 1 && text[0] == UInt8(ascii: "~") }
        let word = Bytes(start: text, count: 4)
        return word == "null" || word == "Null" || word == "NULL"
    }

    /// Puts a value that is left out where it belongs: after its `:` or `-`, which is where libyaml has it, or, where
    /// there is none of them, after what stands before it.
    private mutating func place(_ node: inout Node, leftOutAt start: Int) {
        let parent = frames.top.pointee
        let isOwnPlace =
            parent.has(Frame.flow) || start > 0 && source[start - 1].isBlockIndicator && !isAfterLastComment(start)
        guard !isOwnPlace || frames.depth == 0 else { return }
        node.start = UInt32(truncatingIfNeeded: lastEnd)
        node.end = node.start
        node.link = node.start
    }

    /// Whether a place is the end of the text, and of a comment, which may end in what looks like an indicator.
    private func isAfterLastComment(_ place: Int) -> Bool {
        guard place == source.count else { return false }
        var index = place
        while index > lastEnd, !source[index - 1].isLineEnd {
            index -= 1
            if source[index] == UInt8(ascii: "#") { return true }
        }
        return false
    }

    /// Finds the text of a scalar in the source, or copies it, and says what it is like.
    mutating func readText(
        _ node: inout Node,
        _ event: UnsafePointer<yaml_event_t>,
        _ start: Int,
        _ end: Int,
        hasProperties: Bool
    ) {
        let style = ScalarStyle(formc_scalar_style(event))
        let value = Bytes(start: formc_scalar_value(event), count: formc_scalar_length(event))
        node.traits = Node.Traits(.scalar, style: style)
        node.size = UInt32(truncatingIfNeeded: value.count)
        let closing = style == .plain ? 0 : 1
        let textStart = end - closing - value.count
        let isQuoted = style == .singleQuoted || style == .doubleQuoted
        let fits = hasProperties ? textStart >= start + closing : textStart == start + closing
        if style == .plain || isQuoted, fits, source[textStart..<end - closing] == value {
            node.link = UInt32(truncatingIfNeeded: textStart)
        } else {
            node.link = UInt32(truncatingIfNeeded: pool.count)
            node.traits.add(Node.Traits.copied)
            pool.append(value)
            // Keys are hashed eight bytes at a time.
            _ = pool.reserve(8)
        }
        if !value.isASCII {
            node.traits.add(Node.Traits.nonASCII)
            if node.traits.has(Node.Traits.copied) { noteFacts(value) }
        }
        if style == .plain {
            if !Builder.isString(formc_tag(event)), Builder.isNull(value.start, value.count) {
                node.traits.add(Node.Traits.null)
            }
            if value.count == 1 { checkDash(at: end - 1, to: end) }
        } else if isQuoted {
            checkComment(after: end)
            if event.pointee.start_mark.line != event.pointee.end_mark.line { checkQuotedLines(from: start, to: end) }
        } else {
            node.end = UInt32(truncatingIfNeeded: blockEnd(from: start, to: end))
            let header = hasProperties ? NodeProperties(source, from: start, to: end).contentStart : start
            checkBlockScalar(from: header, value)
        }
    }

    /// Whether a tag, if any, makes a text of every scalar.
    private static func isString(_ tag: UnsafePointer<yaml_char_t>?) -> Bool {
        guard let tag else { return false }
        let text = String(cString: tag)
        return text == "!" || text == "tag:yaml.org,2002:str"
    }

    /// What an escape may bring that no byte of the source shows.
    private mutating func noteFacts(_ text: Bytes) {
        facts.insert(.nonASCII)
        for scalar in text.string.unicodeScalars where scalar.value >= 0x300 {
            facts.insert(.combining)
            if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
                facts.insert(.bidirectional)
            }
        }
    }

    /// Where the last line of a block scalar ends that has something on it, its line end left out; libyaml's mark is
    /// where the line after all blank ones begins.
    private func blockEnd(from start: Int, to mark: Int) -> Int {
        var end = mark
        while end > start {
            var lineEnd = end
            if source[lineEnd - 1] == 0x0A {
                lineEnd -= 1
                if lineEnd > start, source[lineEnd - 1] == 0x0D { lineEnd -= 1 }
            } else if source[lineEnd - 1] == 0x0D {
                lineEnd -= 1
            }
            var lineStart = lineEnd
            while lineStart > start, source[lineStart - 1] == 0x20 { lineStart -= 1 }
            guard lineStart > start, source[lineStart - 1].isLineEnd, lineStart < end else { return lineEnd }
            end = lineStart
        }
        return mark
    }
}

extension UInt8 {
    /// `-`, `:` or `?`.
    fileprivate var isBlockIndicator: Bool {
        self == UInt8(ascii: "-") || self == UInt8(ascii: ":") || self == UInt8(ascii: "?")
    }
}

extension ScalarStyle {
    /// The style that libyaml names.
    @inline(__always)
    init(_ style: yaml_scalar_style_t) {
        self =
            switch style {
            case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
            case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
            case YAML_LITERAL_SCALAR_STYLE: .literal
            case YAML_FOLDED_SCALAR_STYLE: .folded
            default: .plain
            }
    }
}
