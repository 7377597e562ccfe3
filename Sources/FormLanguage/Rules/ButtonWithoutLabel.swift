import FormBytes
import FormSource
import FormYAML

/// FC4010: an info button that VoiceOver cannot name.
enum ButtonWithoutLabel: Rule {
    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let actions = view.slot(item, ListItemKeys.trailingActions)
        guard actions.isPresent, actions.payload != 0, !checker.isIncomplete(actions.payload) else { return }
        let button = view.slot(actions.payload, TrailingActionsKeys.onIButtonClicked)
        guard button.isSound, !view.slot(actions.payload, TrailingActionsKeys.accessibilityLabel).isPresent else { return }
        checker.report(
            Diagnostic(4010, .warning, message, at: checker.keyRange(button), help: help),
            through: checker.alias(of: Int(button.node), in: actions.payload))
    }

    fileprivate static let message = "info button without an 'accessibilityLabel'"
    fileprivate static let help = "Add 'accessibilityLabel' with what the button does: nothing else names it to VoiceOver."
}
