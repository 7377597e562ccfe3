import FormBytes
import FormSource
import FormYAML

/// FC6001: a character that turns the direction of the text around it.
enum BidirectionalControl: Rule {
    static let description = RuleDescription(
        code: 6001,
        name: "bidirectional-control",
        severity: .error,
        summary: "a character that turns the direction of the text around it",
        rationale: """
            The characters U+202A to U+202E and U+2066 to U+2069 make what comes after them appear in another order \
            than it is read by programs. A spec, or Swift generated from it, could then look harmless in a review \
            and mean something else. The rule looks at texts and comments, and at escapes in double quotes.

            Remove the character. Arabic and Hebrew texts do not need it: their letters have their direction. Where \
            a text really does, silence the rule in that line.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: "\\u202EyrtnuoC", destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Checks a text, its comments included, and the escapes of its scalars.
    static func check(_ tree: Tree, in checker: inout Checker) {
        for range in places(in: tree) where isChecked(range.start, tree) {
            checker.alias = -1
            checker.report(diagnostic(at: range))
        }
    }

    /// The places of all such characters, in order.
    static func places(in tree: Tree) -> [ByteRange] {
        guard tree.facts.contains(.bidirectional) else { return [] }
        return (written(in: tree) + escaped(in: tree)).sorted { $0.start < $1.start }
    }

    /// The diagnostic for a place.
    static func diagnostic(at range: ByteRange) -> Diagnostic {
        diagnostic(message, at: range, help: help, fixes: [Fix("remove it", replace: range, with: "")])
    }

    /// Whether a scalar is such a character.
    static func isControl(_ value: UInt32) -> Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }

    /// Whether a place is in a document that may be a spec: of others only FC1xxx is reported.
    private static func isChecked(_ offset: Int, _ tree: Tree) -> Bool {
        guard !tree.documents.isEmpty else { return true }
        let document = tree.documents[tree.document(at: offset)]
        guard let root = document.root, !document.isBroken else { return false }
        return tree[root].traits.kind != .sequence
    }

    private static func written(in tree: Tree) -> [ByteRange] {
        let bytes = tree.source.bytes
        var ranges: [ByteRange] = []
        var index = 0
        while index + 2 < bytes.count {
            if bytes[index] == 0xE2, isControl(bytes.scalar(at: index).scalar.value) {
                ranges.append(ByteRange(index, index + 3))
                index += 2
            }
            index += 1
        }
        return ranges
    }

    private static func escaped(in tree: Tree) -> [ByteRange] {
        var ranges: [ByteRange] = []
        for id in 0..<tree.count {
            let node = tree[id]
            guard node.traits.kind == .scalar, node.traits.style == .doubleQuoted, node.traits.has(Node.Traits.copied),
                node.traits.has(Node.Traits.nonASCII)
            else { continue }
            var index = Int(node.start)
            while index < Int(node.end) {
                guard tree.source.bytes[index] == UInt8(ascii: "\\") else {
                    index += 1
                    continue
                }
                let length = escapeLength(tree.source.bytes, index)
                if isControl(escapedValue(tree.source.bytes, index, length)) {
                    ranges.append(ByteRange(index, index + length))
                }
                index += length
            }
        }
        return ranges
    }

    private static func escapeLength(_ bytes: Bytes, _ index: Int) -> Int {
        guard index + 1 < bytes.count else { return 1 }
        switch bytes[index + 1] {
        case UInt8(ascii: "x"): return 4
        case UInt8(ascii: "u"): return 6
        case UInt8(ascii: "U"): return 10
        default: return 2
        }
    }

    private static func escapedValue(_ bytes: Bytes, _ index: Int, _ length: Int) -> UInt32 {
        guard length > 4, index + length <= bytes.count else { return 0 }
        return UInt32(bytes[index + 2..<index + length].string, radix: 16) ?? 0
    }

    fileprivate static let message = "bidirectional control character"
    fileprivate static let help = "Remove it: the text after it is shown in another order than it is read."
}
