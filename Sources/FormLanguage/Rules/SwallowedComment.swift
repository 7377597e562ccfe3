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
        let end = Int(node.end)
        guard end < bytes.count, bytes[end].isBlank else { return }
        let index = bytes.afterBlanks(from: end)
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"), !bytes[index + 1].isBlank,
            !bytes[index + 1].isLineEnd
        else { return }
        report(node, comment: index, in: &checker)
    }

    @inline(never)
    private static func report(_ node: Node, comment: Int, in checker: inout Checker) {
        let bytes = checker.source.bytes
        let end = bytes.beforeBlanks(to: bytes.lineEnd(from: comment))
        let whole = bytes[Int(node.start)..<end].string
        let hasOneLine = !bytes[Int(node.start)..<end].buffer.contains(where: \.isLineEnd)
        let isSafe = hasOneLine && !node.traits.has(Node.Traits.anchored) && node.traits.tag == .none
        checker.report(
            diagnostic(
                message(bytes[comment..<end].string), at: ByteRange(Int(node.start), Int(node.end)),
                help: help,
                fixes: isSafe
                    ? [Fix("quote the text", replace: ByteRange(Int(node.start), end), with: whole.yamlQuoted)] : []))
    }

    fileprivate static func message(_ comment: String) -> String {
        "the text ends where the comment \(comment.quoted) begins"
    }
    fileprivate static let help = "If '#' belongs to the text, quote it; if not, put a space after '#'."
}
