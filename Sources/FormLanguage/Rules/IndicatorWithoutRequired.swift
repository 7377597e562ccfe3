import FormBytes
import FormSource
import FormYAML

/// FC3016: the mark of a required picker on one that is not.
enum IndicatorWithoutRequired: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let view = checker.records.view
        let indicator = view.slot(picker.record, ListPicker.mandatoryFieldIndicator)
        let required = view.slot(picker.record, ListPicker.isRequired)
        guard indicator.isSound, !required.hasError, !required.isTrue, required.isPresent || !picker.isIncomplete else { return }
        checker.report(
            Diagnostic(
                3016, .warning, message, at: checker.keyRange(indicator), help: help,
                fixes: checker.removal(of: indicator, "remove 'mandatoryFieldIndicator'")),
            through: checker.alias(of: Int(indicator.node), in: picker.record))
    }

    fileprivate static let message = "'mandatoryFieldIndicator' without 'isRequired: true'"
    fileprivate static let help = "Add 'isRequired: true', or remove the indicator."
}
