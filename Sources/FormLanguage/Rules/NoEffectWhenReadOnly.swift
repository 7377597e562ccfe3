import FormBytes
import FormSource
import FormYAML

/// FC3010: a key of the destination of a read-only picker, which is never shown.
enum NoEffectWhenReadOnly: Rule {
    static let description = RuleDescription(
        code: 3010,
        name: "no-effect-when-read-only",
        severity: .warning,
        summary: "a key of the list of a read-only picker",
        rationale: """
            The list of a read-only picker is never shown, so keys that say how it is searched, headed, presented or \
            closed do nothing. They are 'searchFilter', 'searchPrompt', 'searchBarDisplayMode', 'prompt', \
            'displayMode', 'autoDismiss', 'disableEntriesSection' and 'disableContentSection'. The options \
            themselves are of use: the value is a summary of those that are selected.

            Remove the key. If the app makes the picker editable at times, through the control state that it passes, \
            silence the rule.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                controlState: readOnly
                destination: {options: [France, Italy], default: France, displayMode: sheet}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                controlState: readOnly
                destination: {options: [France, Italy], default: France}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard picker.isReadOnly == true else { return }
        for key in keys {
            let slot = checker.slot(picker, key)
            guard slot.isSound else { continue }
            let name = "\(Destination.schema.keys[key].name)"
            checker.report(
                diagnostic(
                    message(name), at: checker.keyRange(slot), help: help,
                    fixes: checker.removal(of: slot, "remove '\(name)'")),
                of: picker, slot)
        }
    }

    private static let keys = [
        Destination.searchFilter, Destination.searchPrompt, Destination.searchBarDisplayMode, Destination.prompt,
        Destination.displayMode, Destination.autoDismiss, Destination.disableEntriesSection,
        Destination.disableContentSection,
    ]

    fileprivate static func message(_ key: String) -> String { "'\(key)' has no effect when the picker is read-only" }
    fileprivate static let help = "The list of a read-only picker is never shown. Remove the key."
}
