import FormBytes
import FormSource
import FormYAML

/// FC6004: a character in an id that nobody can see.
enum InvisibleCharacter: Rule {
    static let description = RuleDescription(
        code: 6004,
        name: "invisible-character",
        severity: .error,
        summary: "an invisible character in an id or a resource name",
        rationale: """
            A zero-width space, a soft hyphen or a byte order mark cannot be seen, so that two ids that look the \
            same are not, and an image whose name has one is not found. They come from web pages and word \
            processors. In titles and other texts they may be meant, and are not looked at; a joiner between two \
            pictures of an emoji is allowed.

            Remove the character.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: ["France\\u200B", Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Checks a scalar with bytes beyond ASCII.
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let scalars = Array(checker.tree.text(node).scalars)
        for (index, scalar) in scalars.enumerated() where isInvisible(scalar.value) {
            if scalar.value == 0x200D, joinsPictures(scalars, at: index) { continue }
            return checker.report(
                diagnostic(message(scalar), at: checker.range(id), help: help, fixes: fixes(scalars, node, in: checker))
            )
        }
    }

    private static func isInvisible(_ value: UInt32) -> Bool {
        (0x200B...0x200F).contains(value) || value == 0x061C || value == 0x2060 || value == 0xFEFF || value == 0x00AD
    }

    private static func isPicture(_ value: UInt32) -> Bool {
        (0x2190...0x2BFF).contains(value) || (0x1F000...0x1FAFF).contains(value)
    }

    private static func joinsPictures(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        var before = index - 1
        while before >= 0, scalars[before].value == 0xFE0F || (0x1F3FB...0x1F3FF).contains(scalars[before].value) {
            before -= 1
        }
        guard before >= 0, index + 1 < scalars.count else { return false }
        return isPicture(scalars[before].value) && isPicture(scalars[index + 1].value)
    }

    private static func fixes(_ scalars: [Unicode.Scalar], _ node: Node, in checker: borrowing Checker) -> [Fix] {
        var kept = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated()
        where !isInvisible(scalar.value) || scalar.value == 0x200D && joinsPictures(scalars, at: index) {
            kept.append(scalar)
        }
        guard !kept.isEmpty, let edit = checker.replacement(of: node, with: String(kept)) else { return [] }
        return [Fix("remove it", [edit])]
    }

    fileprivate static func message(_ scalar: Unicode.Scalar) -> String {
        "invisible character U+\(hexadecimal(scalar.value, digits: 4))"
    }
    fileprivate static let help = "Remove it: ids and names of resources that look alike must be alike."
}
