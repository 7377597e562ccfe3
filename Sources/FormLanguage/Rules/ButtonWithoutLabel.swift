import FormBytes
import FormSource
import FormYAML

/// FC4010: an info button that VoiceOver cannot name.
enum ButtonWithoutLabel: Rule {
    static let description = RuleDescription(
        code: 4010,
        name: "button-without-label",
        severity: .warning,
        summary: "an info button without 'accessibilityLabel'",
        rationale: """
            The info button of an ODS row is a symbol, and nothing in the design system gives it a name: people who \
            use VoiceOver cannot tell what it does. formc makes an accessibility action of the row from the label.

            Add 'accessibilityLabel' with what the button does, in the words of the app.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, trailingActions: {onIButtonClicked: showDetails}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                trailingActions: {onIButtonClicked: showDetails, accessibilityLabel: Details of Ann}
            """)

    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let actions = view.slot(item, ListItemKeys.trailingActions)
        guard actions.isPresent, actions.payload != 0, !checker.isIncomplete(actions.payload) else { return }
        let button = view.slot(actions.payload, TrailingActionsKeys.onIButtonClicked)
        guard button.isSound, !view.slot(actions.payload, TrailingActionsKeys.accessibilityLabel).isPresent else {
            return
        }
        checker.report(
            diagnostic(message, at: checker.keyRange(button), help: help),
            through: checker.alias(of: Int(button.node), in: actions.payload))
    }

    fileprivate static let message = "info button without an 'accessibilityLabel'"
    fileprivate static let help =
        "Add 'accessibilityLabel' with what the button does: nothing else names it to VoiceOver."
}
