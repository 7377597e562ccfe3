import FormBytes
import FormSource
import FormYAML

/// FC3012: a required picker that nobody can fill in.
enum RequiredWithoutEffect: Rule {
    static let description = RuleDescription(
        code: 3012,
        name: "required-without-effect",
        severity: .warning,
        summary: "a required picker that nobody can fill in",
        rationale: """
            A read-only picker cannot be changed, so that to require a choice of it either does nothing or makes a \
            form that can never be valid.

            Remove 'isRequired', or give the picker another 'controlState'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, value: France, isRequired: true, controlState: readOnly}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, value: France, controlState: readOnly}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let required = checker.records.view.slot(picker.record, ListPicker.isRequired)
        guard required.isTrue, picker.isReadOnly == true else { return }
        checker.report(
            diagnostic(
                message, at: checker.range(Int(required.node)), help: help,
                fixes: checker.removal(of: required, "remove 'isRequired'")),
            through: checker.alias(of: Int(required.node), in: picker.record))
    }

    fileprivate static let message = "'isRequired' has no effect when the picker is read-only"
    fileprivate static let help = "Remove it, or give the picker another 'controlState'."
}
