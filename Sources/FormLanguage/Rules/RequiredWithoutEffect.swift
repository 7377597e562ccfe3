import FormBytes
import FormSource
import FormYAML

/// FC3012: a required picker that nobody can fill in.
enum RequiredWithoutEffect: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let required = checker.records.view.slot(picker.record, ListPicker.isRequired)
        guard required.isTrue, picker.isReadOnly == true else { return }
        checker.report(
            Diagnostic(
                3012, .warning, message, at: checker.range(Int(required.node)), help: help,
                fixes: checker.removal(of: required, "remove 'isRequired'")),
            through: checker.alias(of: Int(required.node), in: picker.record))
    }

    fileprivate static let message = "'isRequired' has no effect when the picker is read-only"
    fileprivate static let help = "Remove it, or give the picker another 'controlState'."
}
