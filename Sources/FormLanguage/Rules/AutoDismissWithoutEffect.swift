import FormBytes
import FormSource
import FormYAML

/// FC3007: `autoDismiss` where nothing closes the list.
enum AutoDismissWithoutEffect: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let dismiss = checker.slot(picker, Destination.autoDismiss)
        let selection = checker.slot(picker, Destination.selection)
        let tracking = checker.slot(picker, Destination.isTrackingLiveChanges)
        guard picker.isReadOnly == false, dismiss.isTrue, !selection.hasError, !tracking.hasError else { return }
        let isSingle = selection.payload != Destination.multiple
        let isLive = !tracking.isPresent || tracking.isTrue
        guard !(isSingle && isLive) else { return }
        checker.report(
            Diagnostic(
                3007, .warning, message, at: checker.range(Int(dismiss.node)), help: help,
                fixes: checker.removal(of: dismiss, "remove 'autoDismiss'")),
            of: picker, dismiss)
    }

    fileprivate static let message = "'autoDismiss' has no effect here"
    fileprivate static let help = "It closes the list only with a single selection that is tracked live. Remove it, or change those."
}
