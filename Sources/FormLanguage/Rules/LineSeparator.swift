import FormBytes
import FormSource
import FormYAML

/// FC6005: a character that ends a line for libyaml and not for others. The check of specs is in FormYAML: `Prescan`.
enum LineSeparator: Rule {
    static let description = RuleDescription(
        code: 6005,
        name: "line-separator",
        severity: .error,
        summary: "U+0085, U+2028 or U+2029 written as itself",
        rationale: """
            These characters end a line for libyaml and for some editors, but not for others: the lines that formc \
            counts would not be the lines that you see, and a comment could end where nobody sees it. A file with \
            one of them is not read further.

            Remove the character. Where a text needs it, write it as an escape in double quotes, such as "\\u2028". \
            Data files in CSV and JSON may hold them.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            description: One line\u{2028}and another
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            description: "One line\\u2028and another"
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Reports a data file that has one at its path.
    static func report(_ path: NodeID, _ name: Bytes, line: Int?, through alias: NodeID, in checker: inout Checker) {
        let place = FileDiagnostics.place(in: name, line: line)
        checker.report(diagnostic(message + place, at: checker.range(path), help: help), through: alias)
    }

    fileprivate static let message = "line separator written as itself"
    fileprivate static let help = "Write it as an escape in double quotes, or remove it."
}
