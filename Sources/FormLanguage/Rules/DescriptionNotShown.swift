import FormBytes
import FormSource
import FormYAML

/// FC3011: a description that is not drawn.
enum DescriptionNotShown: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let description = checker.records.view.slot(picker.record, ListPicker.description)
        guard description.isSound, picker.isReadOnly == false else { return }
        checker.report(
            Diagnostic(3011, .note, message, at: checker.keyRange(description), help: help),
            through: checker.alias(of: Int(description.node), in: picker.record))
    }

    fileprivate static let message = "'description' is shown only when the picker is read-only"
    fileprivate static let help = "Write 'controlState: readOnly', or say it in the section's footer."
}
