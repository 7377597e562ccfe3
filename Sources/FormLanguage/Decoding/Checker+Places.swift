import FormBytes
import FormSource
import FormYAML

/// Where diagnostics point, and the words for what is there.
extension Checker {
    /// The start of a node, as a range that covers a scalar whole and of a collection only the first line's start.
    func startRange(_ node: NodeID) -> ByteRange {
        let id = tree.resolved(node)
        let range = tree.range(id)
        guard tree[id].traits.kind != .scalar else { return range }
        var end = range.start
        let bytes = source.bytes
        while end < range.end, end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        return ByteRange(range.start, end)
    }

    /// The alias that a value is written as; -1 if it is none.
    func aliasItself(_ node: NodeID) -> NodeID { tree[node].traits.kind == .alias ? node : -1 }

    /// The alias through which a value of a record was read; -1 if there is none.
    func alias(of node: NodeID, in record: RecordID) -> NodeID {
        let outer = records.view.alias(record)
        return outer >= 0 ? outer : aliasItself(node)
    }

    /// What a node is, in the words of messages.
    func describe(_ node: NodeID) -> String {
        let traits = tree[tree.resolved(node)].traits
        switch traits.kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .alias: return "an alias"
        case .scalar:
            let text = text(node)
            guard text.count > 0 else { return "an empty string" }
            return traits.style == .plain ? text.string.quoted : "the string \(text.string.quoted)"
        }
    }

    /// An edit that gives a scalar another text in the style it has; nil if that takes more than a replacement.
    func replacement(of node: Node, with text: String) -> Fix.Edit? {
        let range = ByteRange(Int(node.start), Int(node.end))
        guard !node.traits.has(Node.Traits.anchored), node.traits.tag == .none else { return nil }
        switch node.traits.style {
        case .plain where !text.unicodeScalars.contains { $0.value < 0x20 }: return Fix.Edit(range, text)
        case .singleQuoted where !text.unicodeScalars.contains { $0.value < 0x20 }:
            return Fix.Edit(
                range, "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'")
        case .doubleQuoted: return Fix.Edit(range, text.yamlQuoted)
        default: return nil
        }
    }
}

extension String {
    /// The text in single quotes, control characters made visible and long ones cut: for messages of one line.
    var quoted: String {
        var shown = "'"
        for scalar in unicodeScalars.prefix(60) {
            switch scalar.value {
            case 0x0A: shown += "\\n"
            case 0x0D: shown += "\\r"
            case 0x09: shown += "\\t"
            case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0x61C, 0xAD:
                shown += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown + (unicodeScalars.dropFirst(60).isEmpty ? "'" : "…'")
    }

    /// The text as a double-quoted YAML scalar on one line.
    var yamlQuoted: String {
        var written = "\""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x22: written += "\\\""
            case 0x5C: written += "\\\\"
            case 0x0A: written += "\\n"
            case 0x0D: written += "\\r"
            case 0x09: written += "\\t"
            case 0..<0x20, 0x7F...0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0x61C, 0xAD:
                written += "\\u" + String(scalar.value, radix: 16).leftPadded(to: 4)
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }

    /// The text with zeros in front, up to a width.
    func leftPadded(to width: Int) -> String {
        String(repeating: "0", count: Swift.max(0, width - utf8.count)) + self
    }
}

/// A noun with its article, as messages name mappings: the names of API types stand without one.
func article(_ noun: String) -> String {
    switch noun {
    case "form", "list", "section", "group", "text", "styled text", "plain text", "file", "row", "spec", "project file":
        "a \(noun)"
    case "option", "option set", "object type", "image", "image source", "icon", "item": "an \(noun)"
    default: "'\(noun)'"
    }
}

extension Checker {
    /// Where the key of a value stands.
    func keyRange(_ slot: Slot) -> ByteRange { range(Int(slot.node) - 1) }

    /// Whether a value that is there is a scalar, or a list with something in it.
    func hasElements(_ slot: Slot) -> Bool {
        guard slot.isPresent else { return false }
        let node = tree[tree.resolved(Int(slot.node))]
        return node.traits.kind == .scalar || node.size > 0
    }

    /// Adds a diagnostic about a value of a picker's destination.
    mutating func report(_ diagnostic: Diagnostic, of picker: Picker, _ slot: Slot) {
        report(diagnostic, through: picker.destination.map { alias(of: Int(slot.node), in: $0) } ?? -1)
    }

    /// A repair that removes a key and its value; none where they share their lines with something else.
    func removal(of slot: Slot, _ message: String) -> [Fix] {
        let key = tree[Int(slot.node) - 1]
        let value = tree[Int(slot.node)]
        let bytes = source.bytes
        var start = Int(key.start)
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        var end = Int(value.end)
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        let startsLine = start == source.contentStart || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        let endsLine = end >= bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D
        if startsLine, endsLine {
            if end < bytes.count {
                end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
            }
            return [Fix(message, replace: ByteRange(start, end), with: "")]
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            end += 1
            while end < bytes.count, bytes[end] == 0x20 { end += 1 }
            return [Fix(message, replace: ByteRange(Int(key.start), end), with: "")]
        }
        if start > 0, bytes[start - 1] == UInt8(ascii: ",") {
            return [Fix(message, replace: ByteRange(start - 1, Int(value.end)), with: "")]
        }
        return []
    }
}

extension String {
    /// The text as a YAML scalar: plain where that is safe, else in double quotes.
    var yamlScalar: String {
        let isPlain = Bytes.with(self) { Scalars.isIdentifier($0) }
        let isWord = ["null", "Null", "NULL"].contains(self)
        return isPlain && !isWord ? self : yamlQuoted
    }
}
