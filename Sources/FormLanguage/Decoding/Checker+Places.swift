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
        return ByteRange(range.start, min(range.end, source.bytes.lineEnd(from: range.start)))
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
        let tag = traits.tag.written.map { " tagged \($0)" } ?? ""
        switch traits.kind {
        case .mapping: return "a mapping" + tag
        case .sequence: return "a list" + tag
        case .alias: return "an alias"
        case .scalar:
            let text = text(node)
            guard !text.isEmpty else { return "an empty string" + tag }
            return (traits.style == .plain ? "" : "the string ") + text.quoted + tag
        }
    }

    /// A repair that writes a word in the place of a scalar; none where no word is near, or an anchor would be lost.
    ///
    /// `written` is the word as YAML, if that is another text.
    func rewriting(_ node: NodeID, as word: String?, written: String? = nil) -> [Fix] {
        let id = tree.resolved(node)
        guard let word, !tree[id].traits.has(Node.Traits.anchored) else { return [] }
        return [Fix("write '\(word)'", replace: tree.range(id), with: written ?? word)]
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
                written += "\\u" + hexadecimal(scalar.value, digits: 4)
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }

    /// The text as a YAML scalar: plain where that is safe, else in double quotes.
    var yamlScalar: String {
        let isPlain = Bytes.with(self) { Scalars.isIdentifier($0) }
        let isWord = ["null", "Null", "NULL"].contains(self)
        return isPlain && !isWord ? self : yamlQuoted
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
        let start = bytes.beforeBlanks(to: Int(key.start))
        let end = bytes.afterBlanks(from: Int(value.end))
        if source.startsLine(start), end == bytes.count || bytes[end].isLineEnd {
            return [Fix(message, replace: ByteRange(start, bytes.nextLine(from: end)), with: "")]
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
            return [Fix(message, replace: ByteRange(Int(key.start), bytes.afterBlanks(from: end + 1)), with: "")]
        }
        if start > 0, bytes[start - 1] == UInt8(ascii: ",") {
            return [Fix(message, replace: ByteRange(start - 1, Int(value.end)), with: "")]
        }
        return []
    }
}

/// A help text that names many things, and what it was made of.
struct NamesHelp {
    fileprivate var code: Code = 0
    fileprivate var kind = ""
    fileprivate var names: [String] = []
    fileprivate var text = ""
}

extension Checker {
    /// A rule's help text about names of some kind, made once for diagnostics that follow one another: they share it.
    mutating func help(of code: Code, _ kind: String, _ names: [String], _ make: () -> String) -> String {
        let last = lastNamesHelp
        if last.code != code || last.kind != kind || last.names != names {
            lastNamesHelp = NamesHelp(code: code, kind: kind, names: names, text: make())
        }
        return lastNamesHelp.text
    }
}

extension [String] {
    /// The names as help texts list them: not all of very many.
    var listed: String { prefix(50).joined(separator: ", ") + (count > 50 ? ", …" : "") }
}
