import FormBytes
import FormSource
import FormYAML

/// FC6002: a title or an id with white space around it.
enum OuterWhiteSpace: Rule {
    static let description = RuleDescription(
        code: 6002,
        name: "outer-white-space",
        severity: .warning,
        summary: "white space at the start or the end of a title, an id or a resource name",
        rationale: """
            White space at the end of a text is hard to see and easy to bring along when it is copied. In a title it \
            moves what stands beside it, in an id it makes another id of one that looks the same, and an image \
            called 'star ' does not exist.

            Remove it. Other texts, such as subtitles and prompts, may have it.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: "Country ", destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Checks a scalar.
    @inline(__always)
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let text = checker.tree.text(node)
        guard text.hasOuterWhiteSpace else { return }
        report(id, node, in: &checker)
    }

    /// Checks the text or the Markdown of a title that is a mapping.
    static func check(titleMapping record: RecordID, in checker: inout Checker) {
        for key in [TextKeys.text, TextKeys.markdown] {
            let slot = checker.records.view.slot(record, key)
            guard slot.isSound else { continue }
            let id = checker.tree.resolved(Int(slot.node))
            check(id, checker.tree[id], in: &checker)
        }
    }

    @inline(never)
    private static func report(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let text = checker.tree.text(node)
        let trimmed = text[text.trimmedRange].string
        checker.report(
            diagnostic(
                message, at: checker.range(id), help: help,
                fixes: trimmed.isEmpty
                    ? [] : checker.replacement(of: node, with: trimmed).map { [Fix("trim it", [$0])] } ?? []))
    }

    fileprivate static let message = "white space at the start or the end"
    fileprivate static let help = "Remove it: it is hard to see, and two texts that look alike are not the same."
}
