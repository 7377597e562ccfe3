import FormBytes
import FormSource

/// The page of all rules, in Markdown.
package enum RulesPage {
    /// The page, with a final newline.
    package static func markdown() -> String {
        var output = ByteBuffer(capacity: 1 << 16)
        output.append(introduction)
        for rule in RuleRegistry.all {
            output.append("| [\(rule.code)](#\(anchor(of: rule))) | \(rule.severity.name) | \(rule.summary) |\n")
        }
        for rule in RuleRegistry.all { write(rule, to: &output) }
        return output.bytes.string
    }

    private static func write(_ rule: RuleDescription, to output: inout ByteBuffer) {
        output.append(
            "\n## \(rule.code) \(rule.name)\n\n**\(rule.severity.name)**: \(rule.summary).\n\n\(rule.rationale)\n")
        if !rule.failing.isEmpty { write(example: rule.failing, "Fails", to: &output) }
        if !rule.passing.isEmpty { write(example: rule.passing, "Passes", to: &output) }
    }

    private static func write(example: String, _ title: String, to output: inout ByteBuffer) {
        output.append("\n\(title):\n\n```yaml\n")
        for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
            output.appendVisible(String(line))
            output.append("\n" as StaticString)
        }
        output.append("```\n" as StaticString)
    }

    /// The anchor that GitHub gives a rule's heading.
    private static func anchor(of rule: RuleDescription) -> String {
        "\(rule.code)-\(rule.name)".lowercased()
    }

    private static let introduction = """
        # The rules of formc

        Every diagnostic has a code; `formc explain CODE` shows what stands here. `rules` in `formc.yaml` changes how \
        grave a rule is, and a comment `# formc:disable CODE` silences it in a line: its own, or, if it stands alone, \
        the next one. Errors can be neither lowered nor silenced, but for FC6001 and FC6004.

        An example of several files has a line `# file: NAME` before each; without it the file is `spec.yaml`. \
        Characters that cannot be seen stand in examples as `\\u{…}`. This page is made from the rules.

        | code | severity | what it finds |
        | --- | --- | --- |

        """
}
