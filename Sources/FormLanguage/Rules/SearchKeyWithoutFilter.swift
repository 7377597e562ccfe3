import FormBytes
import FormSource
import FormYAML

/// FC3015: a key of the search field where there is no search.
enum SearchKeyWithoutFilter: Rule {
    static let description = RuleDescription(
        code: 3015,
        name: "search-key-without-filter",
        severity: .warning,
        summary: "'searchPrompt' or 'searchBarDisplayMode: always' without a 'searchFilter'",
        rationale: """
            Fiori draws the search field only where there is a filter. A prompt for it, or the wish to show it \
            always, does nothing without one, and tells that a search was meant to be there.

            Add 'searchFilter: contains', or remove the key.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy], searchPrompt: Search countries}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], searchPrompt: Search countries, searchFilter: contains}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard picker.isReadOnly == false, !checker.mayBeSearched(picker) else {
            return
        }
        let prompt = checker.slot(picker, Destination.searchPrompt)
        if prompt.isSound { report(prompt, "searchPrompt", picker, in: &checker) }
        let mode = checker.slot(picker, Destination.searchBarDisplayMode)
        if mode.isSound, mode.payload == Destination.always {
            report(mode, "searchBarDisplayMode", picker, in: &checker)
        }
    }

    private static func report(_ slot: Slot, _ key: String, _ picker: Picker, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(key), at: checker.keyRange(slot), help: help,
                fixes: checker.removal(of: slot, "remove '\(key)'")),
            of: picker, slot)
    }

    fileprivate static func message(_ key: String) -> String { "'\(key)' without a 'searchFilter'" }
    fileprivate static let help =
        "Add 'searchFilter: contains', or remove the key: there is no search field without a filter."
}
