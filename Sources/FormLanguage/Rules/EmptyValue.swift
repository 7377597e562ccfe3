import FormBytes
import FormSource
import FormYAML

/// FC2011: null, or an empty value.
enum EmptyValue: Rule {
    static let description = RuleDescription(
        code: 2011,
        name: "empty-value",
        severity: .error,
        summary: "null, or an empty value",
        rationale: """
            A key without a value is null in YAML, and so are ~ and null. A spec gives null no meaning: to leave \
            something at its default, leave out the key. An empty text where people should read something would draw \
            an empty row; for a Fiori picker an empty title is one that VoiceOver cannot read.

            Write the value, or remove the key. If the word null itself is meant, quote it.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                errorMessage:
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                errorMessage: Choose a country.
                destination: {options: [France, Italy]}
            """)

    /// Reports a null.
    static func report(null value: NodeID, in checker: inout Checker) {
        let isWritten = checker.tree[value].size > 0
        checker.report(
            diagnostic(
                isWritten ? nullMessage(checker.text(value).string) : missingMessage, at: checker.startRange(value),
                help: isWritten ? quoteHelp(checker.text(value).string) : missingHelp))
    }

    /// Reports an empty string.
    static func report(empty value: NodeID, in checker: inout Checker) {
        checker.report(diagnostic("empty string", at: checker.range(value), help: missingHelp))
    }

    /// Reports an empty list.
    static func report(emptyList value: NodeID, in checker: inout Checker) {
        checker.report(diagnostic("empty list", at: checker.range(value), help: missingHelp))
    }

    /// Reports an empty mapping.
    static func report(emptyMapping value: NodeID, in checker: inout Checker) {
        checker.report(diagnostic("empty mapping", at: checker.range(value), help: missingHelp))
    }

    fileprivate static func nullMessage(_ text: String) -> String { "'\(text)' is null, and a value is needed" }
    fileprivate static let missingMessage = "missing value"
    fileprivate static let missingHelp = "Write a value, or remove the entry."
    fileprivate static func quoteHelp(_ text: String) -> String {
        "Write a value, or remove the entry. If the text '\(text)' is meant, put it in quotes."
    }
}
