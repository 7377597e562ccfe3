import FormBytes
import FormSource
import FormYAML

/// FC3008: a picker that leads nowhere and is not read-only.
enum MissingDestination: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let destination = checker.records.view.slot(picker.record, ListPicker.destination)
        guard !destination.isPresent, picker.isReadOnly == false, !picker.isIncomplete else { return }
        checker.report(
            Diagnostic(3008, message, at: checker.startRange(checker.records.view.node(picker.record)), help: help),
            through: checker.records.view.alias(picker.record))
    }

    fileprivate static let message = "picker without a destination"
    fileprivate static let help = "Add 'destination' with the options, or write 'controlState: readOnly'."
}
