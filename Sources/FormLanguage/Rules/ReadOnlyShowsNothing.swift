import FormBytes
import FormSource
import FormYAML

/// FC3009: a read-only picker that shows nothing.
enum ReadOnlyShowsNothing: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let view = checker.records.view
        let destination = view.slot(picker.record, ListPicker.destination)
        let defaults = checker.slot(picker, Destination.defaults)
        guard picker.isReadOnly == true, !picker.isIncomplete, !view.slot(picker.record, ListPicker.value).isPresent,
            !destination.isPresent || picker.destination != nil, !picker.destinationIsIncomplete, !defaults.hasError,
            !checker.hasElements(defaults)
        else { return }
        checker.report(
            Diagnostic(3009, .warning, message, at: checker.startRange(view.node(picker.record)), help: help),
            through: view.alias(picker.record))
    }

    fileprivate static let message = "read-only picker with neither a value nor a default"
    fileprivate static let help = "Add 'value', or a 'default' in 'destination': the row has nothing to show."
}
