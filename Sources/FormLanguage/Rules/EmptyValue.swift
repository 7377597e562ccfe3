import FormBytes
import FormSource
import FormYAML

/// FC2011: null, or an empty value.
enum EmptyValue: Rule {
    /// Reports a null.
    static func report(null value: NodeID, in checker: inout Checker) {
        let isWritten = checker.tree[value].size > 0
        checker.report(
            Diagnostic(2011, isWritten ? nullMessage(checker.text(value).string) : missingMessage, at: checker.startRange(value),
                help: isWritten ? quoteHelp(checker.text(value).string) : missingHelp))
    }

    /// Reports an empty string.
    static func report(empty value: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(2011, "empty string", at: checker.range(value), help: missingHelp))
    }

    /// Reports an empty list.
    static func report(emptyList value: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(2011, "empty list", at: checker.range(value), help: missingHelp))
    }

    /// Reports an empty mapping.
    static func report(emptyMapping value: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(2011, "empty mapping", at: checker.range(value), help: missingHelp))
    }

    fileprivate static func nullMessage(_ text: String) -> String { "'\(text)' is null, and a value is needed" }
    fileprivate static let missingMessage = "value left out"
    fileprivate static let missingHelp = "Write a value, or remove the key."
    fileprivate static func quoteHelp(_ text: String) -> String {
        "Write a value, or remove the key. If the text \"\(text)\" is meant, put it in quotes."
    }
}
