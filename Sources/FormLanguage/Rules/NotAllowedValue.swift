import FormBytes
import FormSource
import FormYAML

/// FC2004: a word that is not one of those that the key takes.
enum NotAllowedValue: Rule {
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

    /// Reports a severity that an error cannot be set to.
    static func report(_ value: NodeID, onlyErrorFor code: Code, in checker: inout Checker) {
        checker.report(
            Diagnostic(
                2004, "\(code) is an error and stays one", at: checker.range(value),
                help: "Remove the line: only warnings and notes, FC6001 and FC6004 can be set to something else.",
                fixes: [Fix("write 'error'", replace: checker.range(value), with: "error")]))
    }

    /// Reports a value that is none of these words.
    static func report(_ value: NodeID, _ words: [String], in checker: inout Checker) {
        let written = checker.text(value).string
        let near = nearest(written, among: words)
        let range = checker.range(value)
        checker.report(
            Diagnostic(
                2004, message(written, words), at: range, help: help(near, words),
                fixes: near.map { [Fix("write '\($0)'", replace: range, with: $0)] } ?? []))
    }

    fileprivate static func message(_ value: String, _ words: [String]) -> String {
        words.count <= 3
            ? "\(value.quoted) is not one of \(words.joined(separator: ", "))" : "\(value.quoted) is not an allowed value"
    }

    fileprivate static func help(_ near: String?, _ words: [String]) -> String {
        let all = "The allowed values are \(words.joined(separator: ", "))."
        return near.map { "Did you mean '\($0)'? \(all)" } ?? all
    }
}
