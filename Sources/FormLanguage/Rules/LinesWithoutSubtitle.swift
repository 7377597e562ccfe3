import FormBytes
import FormSource
import FormYAML

/// FC4012: a number of lines for a subtitle that is not there.
enum LinesWithoutSubtitle: Rule {
    static let description = RuleDescription(
        code: 4012,
        name: "lines-without-subtitle",
        severity: .warning,
        summary: "'subtitleNumberOfLines' without a subtitle",
        rationale: """
            The number of lines is that of the subtitle; without one it does nothing. It mostly is left over, or the \
            subtitle was forgotten.

            Add 'subtitle', or remove the key.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, subtitleNumberOfLines: 2}
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
        let view = checker.records.view
        let lines = view.slot(item, ListItemKeys.subtitleNumberOfLines)
        guard lines.isSound, !view.slot(item, ListItemKeys.subtitle).isPresent, !checker.isIncomplete(item) else {
            return
        }
        checker.report(
            diagnostic(
                message, at: checker.keyRange(lines), help: help,
                fixes: checker.removal(of: lines, "remove 'subtitleNumberOfLines'")),
            through: checker.alias(of: Int(lines.node), in: item))
    }

    fileprivate static let message = "'subtitleNumberOfLines' without a subtitle"
    fileprivate static let help = "Add 'subtitle', or remove the key."
}
