import FormBytes
import FormSource
import FormYAML

/// FC2004: a word that is not one of those that the key takes.
enum NotAllowedValue: Rule {
    static let description = RuleDescription(
        code: 2004,
        name: "not-allowed-value",
        severity: .error,
        summary: "not one of the words that the key takes",
        rationale: """
            The words are the cases of the Swift types that the generated code uses: 'controlState' is Fiori's \
            ControlState, 'axis' is SwiftUI's Axis, 'listStyle' names the list styles. Another word has no code that \
            it could become; case counts.

            The help names the nearest word and lists all of them. ControlState has more cases in Fiori \
            (highlighted, selected, focused); they are for other controls.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                controlState: readonly
                value: France
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                controlState: readOnly
                value: France
                destination: {options: [France, Italy]}
            """)

    /// Reports a value.
    static func report(_ value: NodeID, _ choices: Choices, in checker: inout Checker) {
        report(value, choices.words, in: &checker)
    }

    /// Reports the type of a field.
    static func report(fieldType value: NodeID, in checker: inout Checker) {
        let words = RowType.FieldKind.choices.words
        let written = checker.text(value).string
        report(value, written.hasSuffix("?") ? words.map { $0 + "?" } : words, in: &checker)
    }

    /// Reports a number of lines.
    static func report(lineCount value: NodeID, in checker: inout Checker) {
        let written = checker.text(value).string
        guard written == "1" || written == "2" else { return report(value, ListItemKeys.lineCounts, in: &checker) }
        checker.report(
            diagnostic(
                "the text '\(written)' is not one of 1, 2, unlimited", at: checker.range(value),
                help: "Write \(written), without quotes and without a tag.",
                fixes: checker.rewriting(value, as: written)))
    }

    /// Reports a severity that an error cannot be set to.
    static func report(_ value: NodeID, onlyErrorFor code: Code, in checker: inout Checker) {
        checker.report(
            diagnostic(
                "\(code) is an error and stays one", at: checker.range(value),
                help: "Remove the line: only warnings and notes, FC6001 and FC6004 can be set to something else.",
                fixes: checker.rewriting(value, as: "error")))
    }

    private static func report(_ value: NodeID, _ words: [String], in checker: inout Checker) {
        let written = checker.text(value).string
        let near = nearest(written, among: words)
        checker.report(
            diagnostic(
                message(written, words), at: checker.range(value), help: help(near, words),
                fixes: checker.rewriting(value, as: near)))
    }

    fileprivate static func message(_ value: String, _ words: [String]) -> String {
        if words.count == 1 { return "\(value.quoted) is not '\(words[0])'" }
        return words.count <= 3
            ? "\(value.quoted) is not one of \(words.joined(separator: ", "))"
            : "\(value.quoted) is not an allowed value"
    }

    fileprivate static func help(_ near: String?, _ words: [String]) -> String {
        let all =
            words.count == 1
            ? "The only allowed value is \(words[0])." : "The allowed values are \(words.joined(separator: ", "))."
        return near.map { "Did you mean '\($0)'? \(all)" } ?? all
    }
}
