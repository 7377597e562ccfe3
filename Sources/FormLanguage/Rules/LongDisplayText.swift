import FormBytes
import FormSource
import FormYAML

/// FC4006: a trailing text that is more than a short word.
enum LongDisplayText: Rule {
    static let description = RuleDescription(
        code: 4006,
        name: "long-display-text",
        severity: .warning,
        summary: "'displayText' of more than one word, or over 20 characters",
        rationale: """
            The design of the Orange Design System has one short word at the end of a row. A longer text takes the \
            room of the title, which has a single line and is cut then.

            Write one word, or a number. What needs more room belongs into 'subtitle'.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, trailingActions: {displayText: Not at home}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, subtitle: Not at home, trailingActions: {displayText: Away}}
            """)

    /// How many characters fit.
    static let limit = 20

    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.view
        let actions = view.slot(item, ListItemKeys.trailingActions)
        guard actions.isPresent, actions.payload != 0 else { return }
        let display = view.slot(actions.payload, TrailingActionsKeys.displayText)
        guard display.isPresent, let shown = view.shown(display) else { return }
        let text = checker.text(shown.node)
        guard text.wordCount > 1 || text.count > limit && text.scalarCount > limit else { return }
        checker.report(
            diagnostic(message, at: checker.range(Int(display.node)), help: help),
            through: checker.alias(of: Int(display.node), in: actions.payload))
    }

    fileprivate static let message = "'displayText' is more than one short word"
    fileprivate static let help = "Write one word of at most 20 characters; longer texts belong into 'subtitle'."
}
