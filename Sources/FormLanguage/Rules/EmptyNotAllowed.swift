import FormBytes
import FormSource
import FormYAML

/// FC3006: a picker that may not be empty and has no default.
enum EmptyNotAllowed: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let allowEmpty = checker.slot(picker, Destination.allowEmpty)
        let defaults = checker.slot(picker, Destination.defaults)
        guard allowEmpty.isSound, !allowEmpty.isTrue, !defaults.hasError, !picker.destinationIsIncomplete,
            !checker.hasElements(defaults)
        else { return }
        checker.report(Diagnostic(3006, message, at: checker.range(Int(allowEmpty.node)), help: help), of: picker, allowEmpty)
    }

    fileprivate static let message = "'allowEmpty: false' without a default"
    fileprivate static let help = "Add 'default' with the id of an option: something must be chosen from the start."
}
