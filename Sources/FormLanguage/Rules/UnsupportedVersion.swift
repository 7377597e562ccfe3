import FormBytes
import FormSource
import FormYAML

/// FC2005: a version of the language that this formc does not know.
enum UnsupportedVersion: Rule {
    static let description = RuleDescription(
        code: 2005,
        name: "unsupported-version",
        severity: .error,
        summary: "a version of the language that this formc does not know",
        rationale: """
            'formc' names the version of the language that a spec is written in, so that a later formc can read old \
            specs as they were meant, and an old one refuses what it would misread. This formc knows version 1.

            Write 'formc: 1', or use a newer formc.
            """,
        failing: """
            formc: 2
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Reports the version.
    static func report(_ value: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(checker.text(value).string), at: checker.range(value), help: help,
                fixes: checker.rewriting(value, as: "1")))
    }

    fileprivate static func message(_ version: String) -> String { "unsupported version \(version) of the language" }
    fileprivate static let help = "Write 'formc: 1', the version that this formc knows."
}
