import FormBytes
import FormSource
import FormYAML

/// FC3007: `autoDismiss` where nothing closes the list.
enum AutoDismissWithoutEffect: Rule {
    static let description = RuleDescription(
        code: 3007,
        name: "auto-dismiss-without-effect",
        severity: .warning,
        summary: "'autoDismiss: true' where nothing closes the list",
        rationale: """
            Fiori closes the list after a choice only if there is one choice to make and it counts at once. With \
            'selection: multiple' people may want to choose more, and with 'isTrackingLiveChanges: false' the choice \
            counts only on Apply, which closes the list anyway.

            Remove 'autoDismiss', or make the selection single and tracked live.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], selection: multiple, autoDismiss: true}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy], autoDismiss: true}}
            """)

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
            diagnostic(
                message, at: checker.range(Int(dismiss.node)), help: help,
                fixes: checker.removal(of: dismiss, "remove 'autoDismiss'")),
            of: picker, dismiss)
    }

    fileprivate static let message = "'autoDismiss' has no effect here"
    fileprivate static let help =
        "It closes the list only with a single selection that is tracked live. Remove it, or change those."
}
