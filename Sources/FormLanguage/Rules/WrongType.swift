import FormBytes
import FormSource
import FormYAML

/// FC2003: a value of another type than the key takes.
enum WrongType: Rule {
    static let description = RuleDescription(
        code: 2003,
        name: "wrong-type",
        severity: .error,
        summary: "a value of another type than the key takes",
        rationale: """
            The key decides how its value is read, not the look of the value: where a text is expected, NO, 007 and \
            1.10 are texts, and nothing is converted. Where true or false is expected, only these two words are, \
            without quotes: yes, on and "true" would be true for one YAML reader and a text for the next.

            Write the type that the message names. A tag that says otherwise than the key is this error, too.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                isRequired: yes
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                isRequired: true
                destination: {options: [France, Italy]}
            """)

    /// Reports a value.
    static func report(_ value: NodeID, expected: String, in checker: inout Checker) {
        let isTagged = checker.tree[checker.tree.resolved(value)].traits.tag != .none
        checker.report(
            diagnostic(
                message(expected, checker.describe(value)), at: checker.startRange(value),
                help: isTagged ? "Remove the tag, or write \(expected)." : help(expected)))
    }

    /// Reports a key whose tag says that it is no string.
    static func report(key: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message("a string as the key", checker.describe(key)), at: checker.range(key),
                help: "Remove the tag."))
    }

    /// Reports what stands where `true` or `false` should.
    static func report(boolean value: NodeID, _ node: Node, in checker: inout Checker) {
        let word = node.traits.kind == .scalar ? checker.tree.text(node).string.lowercased() : ""
        let meant: String? =
            switch word {
            case "yes", "on", "y", "true": "true"
            case "no", "off", "n", "false": "false"
            default: nil
            }
        checker.report(
            diagnostic(
                message("true or false", checker.describe(value)), at: checker.startRange(value),
                help: meant.map { "Write \($0), without quotes." } ?? help("true or false"),
                fixes: checker.rewriting(value, as: meant)))
    }

    fileprivate static func message(_ expected: String, _ found: String) -> String {
        "expected \(expected), found \(found)"
    }

    fileprivate static func help(_ expected: String) -> String {
        switch expected {
        case "a list": "Write a list: each entry on a line after '- ', or all in brackets, as in [a, b]."
        case "a mapping": "Write a mapping: each key with its value on a line, or all in braces, as in {key: value}."
        case "a string": "Write a text; put one that begins with '[' or '{' in quotes."
        default: "Write \(expected) here."
        }
    }
}
