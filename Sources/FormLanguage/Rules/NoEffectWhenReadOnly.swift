import FormBytes
import FormSource
import FormYAML

/// FC3010: a key of the destination of a read-only picker, which is never shown.
enum NoEffectWhenReadOnly: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard picker.isReadOnly == true else { return }
        for key in keys {
            let slot = checker.slot(picker, key)
            guard slot.isSound else { continue }
            let name = "\(Destination.schema.keys[key].name)"
            checker.report(
                Diagnostic(
                    3010, .warning, message(name), at: checker.keyRange(slot), help: help,
                    fixes: checker.removal(of: slot, "remove '\(name)'")),
                of: picker, slot)
        }
    }

    private static let keys = [
        Destination.searchFilter, Destination.searchPrompt, Destination.searchBarDisplayMode, Destination.prompt,
        Destination.displayMode, Destination.autoDismiss, Destination.disableEntriesSection, Destination.disableContentSection,
    ]

    fileprivate static func message(_ key: String) -> String { "'\(key)' has no effect when the picker is read-only" }
    fileprivate static let help = "The list of a read-only picker is never shown. Remove the key."
}
