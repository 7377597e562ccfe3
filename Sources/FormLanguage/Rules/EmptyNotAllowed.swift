import FormBytes
import FormSource
import FormYAML

/// FC3006: a picker that may not be empty and has no default.
enum EmptyNotAllowed: Rule {
    static let description = RuleDescription(
        code: 3006,
        name: "empty-not-allowed",
        severity: .error,
        summary: "'allowEmpty: false' without a default",
        rationale: """
            A selection that may never be empty has a value from the start: the generated property is no optional, \
            and Fiori's binding for it traps when it is emptied. Without a default there is no value that it could \
            begin with.

            Add 'default', or leave out 'allowEmpty'. To let people begin with nothing but insist on a choice, write \
            'isRequired: true' instead.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy], allowEmpty: false}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], allowEmpty: false, default: France}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let allowEmpty = checker.slot(picker, Destination.allowEmpty)
        let defaults = checker.slot(picker, Destination.defaults)
        guard allowEmpty.isSound, !allowEmpty.isTrue, !defaults.hasError, !checker.hasElements(defaults)
        else { return }
        checker.report(diagnostic(message, at: checker.range(Int(allowEmpty.node)), help: help), of: picker, allowEmpty)
    }

    fileprivate static let message = "'allowEmpty: false' without a default"
    fileprivate static let help = "Add 'default' with the id of an option: something must be chosen from the start."
}
