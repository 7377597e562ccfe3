import FormBytes
import FormSource
import FormYAML

/// FC4005: trailing actions without any.
enum EmptyTrailingActions: Rule {
    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let actions = view.slot(item, ListItemKeys.trailingActions)
        guard actions.isPresent, actions.payload != 0, !checker.isIncomplete(actions.payload),
            !view.slot(actions.payload, TrailingActionsKeys.displayText).isPresent,
            !view.slot(actions.payload, TrailingActionsKeys.onIButtonClicked).isPresent
        else { return }
        checker.report(
            Diagnostic(4005, message, at: checker.startRange(Int(actions.node)), help: help),
            through: checker.alias(of: Int(actions.node), in: item))
    }

    fileprivate static let message = "'trailingActions' with neither a text nor a button"
    fileprivate static let help = "Add 'displayText', 'onIButtonClicked' or both, or remove 'trailingActions'."
}
