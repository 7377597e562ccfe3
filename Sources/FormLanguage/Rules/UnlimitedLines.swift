import FormBytes
import FormSource
import FormYAML

/// FC4011: a subtitle of any length.
enum UnlimitedLines: Rule {
    static let description = RuleDescription(
        code: 4011,
        name: "unlimited-lines",
        severity: .warning,
        summary: "'subtitleNumberOfLines: unlimited', which is not design compliant",
        rationale: """
            A subtitle in the design of the Orange Design System has one line or two. ODS can draw more, and says \
            itself that it is not compliant: rows of any height make a list hard to scan.

            Write 1 or 2, and move the long text to the page that the row leads to.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, subtitle: Paris, subtitleNumberOfLines: unlimited}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, subtitle: Paris, subtitleNumberOfLines: 2}
            """)

    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let lines = checker.records.view.slot(item, ListItemKeys.subtitleNumberOfLines)
        guard lines.isSound, lines.payload == 0 else { return }
        checker.report(
            diagnostic(message, at: checker.range(Int(lines.node)), help: help),
            through: checker.alias(of: Int(lines.node), in: item))
    }

    fileprivate static let message = "'unlimited' lines are not design compliant"
    fileprivate static let help = "Write 1 or 2: rows of any height make a list hard to scan."
}
