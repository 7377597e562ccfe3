import FormBytes
import FormSource
import FormYAML

/// FC6006: a plain text that a comment cuts short.
enum SwallowedComment: Rule {
    static let description = RuleDescription(
        code: 6006,
        name: "swallowed-comment",
        severity: .warning,
        summary: "a plain text that a comment cuts short",
        rationale: """
            A '#' after a space begins a comment, so that the title of 'title: Desk #4' is Desk. Nothing else tells: \
            the text is there, only shorter. A comment that is meant has a space after its '#', as nearly all have.

            Quote the text if '#' belongs to it, or put a space after '#'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: desk
                title: Desk #4
                destination: {options: [Morning, Evening]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: desk
                title: "Desk #4"
                destination: {options: [Morning, Evening]}
            """)

    /// Checks what comes after a plain scalar on its line.
    @inline(__always)
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let bytes = checker.source.bytes
        var index = Int(node.end)
        guard index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 else { return }
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#") else { return }
        let next = bytes[index + 1]
        guard next != 0x20, next != 0x09, next != 0x0A, next != 0x0D else { return }
        report(id, node, comment: index, in: &checker)
    }

    @inline(never)
    private static func report(_ id: NodeID, _ node: Node, comment: Int, in checker: inout Checker) {
        let bytes = checker.source.bytes
        var end = comment
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        while end > comment, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        let whole = bytes[Int(node.start)..<end].string
        let hasOneLine = !bytes[Int(node.start)..<end].buffer.contains { $0 == 0x0A || $0 == 0x0D }
        let isSafe = hasOneLine && !node.traits.has(Node.Traits.anchored) && node.traits.tag == .none
        checker.report(
            diagnostic(
                message(bytes[comment..<end].string), at: ByteRange(Int(node.start), Int(node.end)),
                help: help(whole),
                fixes: isSafe
                    ? [Fix("quote the text", replace: ByteRange(Int(node.start), end), with: whole.yamlQuoted)] : []))
    }

    fileprivate static func message(_ comment: String) -> String {
        "the text ends where the comment \(comment.quoted) begins"
    }
    fileprivate static func help(_ text: String) -> String {
        "If '#' belongs to the text, quote it; if not, put a space after '#'."
    }
}
