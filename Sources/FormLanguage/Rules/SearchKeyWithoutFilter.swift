import FormBytes
import FormSource
import FormYAML

/// FC3015: a key of the search field where there is no search.
enum SearchKeyWithoutFilter: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let filter = checker.slot(picker, Destination.searchFilter)
        guard picker.isReadOnly == false, !picker.destinationIsIncomplete, !checker.hasFilter(filter, default: true) else { return }
        let prompt = checker.slot(picker, Destination.searchPrompt)
        if prompt.isSound { report(prompt, "searchPrompt", picker, in: &checker) }
        let mode = checker.slot(picker, Destination.searchBarDisplayMode)
        if mode.isSound, mode.payload == 1 { report(mode, "searchBarDisplayMode", picker, in: &checker) }
    }

    private static func report(_ slot: Slot, _ key: String, _ picker: Picker, in checker: inout Checker) {
        checker.report(
            Diagnostic(
                3015, .warning, message(key), at: checker.keyRange(slot), help: help,
                fixes: checker.removal(of: slot, "remove '\(key)'")),
            of: picker, slot)
    }

    fileprivate static func message(_ key: String) -> String { "'\(key)' without a 'searchFilter'" }
    fileprivate static let help = "Add 'searchFilter: contains', or remove the key: there is no search field without a filter."
}
