import FormBytes
import FormSource
import FormYAML

/// FC4005: trailing actions without any.
enum EmptyTrailingActions: Rule {
    static let description = RuleDescription(
        code: 4005,
        name: "empty-trailing-actions",
        severity: .error,
        summary: "'trailingActions' with neither a text nor a button",
        rationale: """
            The trailing actions of an ODS standard item are a text, an info button or both; its initializers know \
            no others. A mapping with neither, perhaps with an accessibility label for a button that is not there, \
            has nothing to become.

            Add 'displayText', 'onIButtonClicked' or both, or remove 'trailingActions'.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, trailingActions: {accessibilityLabel: Details of Ann}}
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
        guard actions.isPresent, actions.payload != 0, !checker.isIncomplete(actions.payload),
            !view.slot(actions.payload, TrailingActionsKeys.displayText).isPresent,
            !view.slot(actions.payload, TrailingActionsKeys.onIButtonClicked).isPresent
        else { return }
        checker.report(
            diagnostic(message, at: checker.startRange(Int(actions.node)), help: help),
            through: checker.alias(of: Int(actions.node), in: item))
    }

    fileprivate static let message = "'trailingActions' with neither a text nor a button"
    fileprivate static let help = "Add 'displayText', 'onIButtonClicked' or both, or remove 'trailingActions'."
}
