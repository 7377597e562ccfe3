import FormBytes
import FormSource
import FormYAML

/// FC2005: a version of the language that this formc does not know.
enum UnsupportedVersion: Rule {
    /// Reports the version.
    static func report(_ value: NodeID, in checker: inout Checker) {
        let range = checker.range(value)
        checker.report(
            Diagnostic(
                2005, message(checker.text(value).string), at: range, help: help,
                fixes: [Fix("write '1'", replace: range, with: "1")]))
    }

    fileprivate static func message(_ version: String) -> String { "unsupported version \(version) of the language" }
    fileprivate static let help = "Write 'formc: 1', the version that this page of rules is for."
}
