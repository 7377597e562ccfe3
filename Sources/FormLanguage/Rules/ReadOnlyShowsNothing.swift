import FormBytes
import FormSource
import FormYAML

/// FC3009: a read-only picker that shows nothing.
enum ReadOnlyShowsNothing: Rule {
    static let description = RuleDescription(
        code: 3009,
        name: "read-only-shows-nothing",
        severity: .warning,
        summary: "a read-only picker with neither a value nor a default",
        rationale: """
            A read-only picker is there to be read: its row shows the title and the value. With neither a 'value' \
            nor a 'default' that could be summarized, people see a title and nothing else.

            Add one of the two. If the app fills in the selection later, a suppression comment says so.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, controlState: readOnly, destination: {options: [France, Italy]}}
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
        let view = checker.records.view
        let destination = checker.field(picker.record, ListPicker.destination)
        let value = checker.field(picker.record, ListPicker.value)
        let defaults = checker.slot(picker, Destination.defaults)
        let leadsNowhere = !destination.isPresent && !destination.hasError
        guard picker.isReadOnly == true, !value.isPresent, !value.hasError, leadsNowhere || picker.destination != nil,
            !defaults.hasError, !checker.hasElements(defaults)
        else { return }
        checker.report(
            diagnostic(message, at: checker.startRange(view.node(picker.record)), help: help),
            through: view.alias(picker.record))
    }

    fileprivate static let message = "read-only picker with neither a value nor a default"
    fileprivate static let help = "Add 'value', or a 'default' in 'destination': the row has nothing to show."
}
