import FormBytes
import FormSource
import FormYAML

/// FC3008: a picker that leads nowhere and is not read-only.
enum MissingDestination: Rule {
    static let description = RuleDescription(
        code: 3008,
        name: "missing-destination",
        severity: .error,
        summary: "a picker that leads nowhere and is not read-only",
        rationale: """
            The row of a list picker is a link to its list of options; without a destination a tap leads to an empty \
            page. Only a read-only picker shows its value and leads nowhere.

            Add 'destination' with the options. For a row that only shows something, write 'controlState: readOnly' \
            and a 'value'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country}
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
        let destination = checker.field(picker.record, ListPicker.destination)
        guard !destination.isPresent, !destination.hasError, picker.isReadOnly == false else { return }
        checker.report(
            diagnostic(message, at: checker.startRange(checker.records.view.node(picker.record)), help: help),
            through: checker.records.view.alias(picker.record))
    }

    fileprivate static let message = "picker without a destination"
    fileprivate static let help = "Add 'destination' with the options, or write 'controlState: readOnly'."
}
