import FormBytes
import FormSource
import FormYAML

/// FC6003: a text that is not in Unicode's normalization form C.
enum NotNormalized: Rule {
    /// Checks a scalar with bytes beyond ASCII.
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let text = checker.tree.text(node)
        guard !text.isNFC else { return }
        checker.report(
            Diagnostic(
                6003, .warning, message, at: checker.range(id), help: help,
                fixes: checker.replacement(of: node, with: text.nfc).map { [Fix("write it in NFC", [$0])] } ?? []))
    }

    fileprivate static let message = "text is not in Unicode NFC"
    fileprivate static let help =
        "The same letters can be written with other code points; write the composed ones, so that searches and comparisons find them."
}
