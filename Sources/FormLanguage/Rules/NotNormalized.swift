import FormBytes
import FormSource
import FormYAML

/// FC6003: a text that is not in Unicode's normalization form C.
enum NotNormalized: Rule {
    static let description = RuleDescription(
        code: 6003,
        name: "not-normalized",
        severity: .warning,
        summary: "a text that is not in Unicode's normalization form C",
        rationale: """
            Many letters can be written in two ways: é as one code point, or as e and an accent after it. They look \
            the same, and Swift takes them for equal, but programs that compare bytes, search or sort do not. Texts \
            from macOS file names are a usual source.

            Write the composed form, which is what keyboards make. Nothing is changed on the way to the outputs.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: "Pays pre\\u0301fe\\u0301re\\u0301", destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Pays préféré, destination: {options: [France, Italy]}}
            """)

    /// Checks a scalar with bytes beyond ASCII.
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let text = checker.tree.text(node)
        guard !text.isNFC else { return }
        checker.report(
            diagnostic(
                message, at: checker.range(id), help: help,
                fixes: checker.replacement(of: node, with: text.nfc).map { [Fix("write it in NFC", [$0])] } ?? []))
    }

    fileprivate static let message = "text is not in Unicode NFC"
    fileprivate static let help =
        "The same letters can be written with other code points; write the composed ones, which searches find."
}
