import FormBytes
import FormSource
import FormYAML

/// FC3016: the mark of a required picker on one that is not.
enum IndicatorWithoutRequired: Rule {
    static let description = RuleDescription(
        code: 3016,
        name: "indicator-without-required",
        severity: .warning,
        summary: "'mandatoryFieldIndicator' without 'isRequired: true'",
        rationale: """
            The indicator is the mark behind the title of a required item, '*' unless the spec says otherwise. An \
            item that is not required has none, so the key does nothing; more often 'isRequired: true' was \
            forgotten.

            Add 'isRequired: true', or remove the indicator.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                mandatoryFieldIndicator: "(required)"
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                isRequired: true
                mandatoryFieldIndicator: "(required)"
                destination: {options: [France, Italy]}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let view = checker.records.view
        let indicator = view.slot(picker.record, ListPicker.mandatoryFieldIndicator)
        let required = checker.field(picker.record, ListPicker.isRequired)
        guard indicator.isSound, !required.hasError, !required.isTrue else {
            return
        }
        checker.report(
            diagnostic(
                message, at: checker.keyRange(indicator), help: help,
                fixes: checker.removal(of: indicator, "remove 'mandatoryFieldIndicator'")),
            through: checker.alias(of: Int(indicator.node), in: picker.record))
    }

    fileprivate static let message = "'mandatoryFieldIndicator' without 'isRequired: true'"
    fileprivate static let help = "Add 'isRequired: true', or remove the indicator."
}
