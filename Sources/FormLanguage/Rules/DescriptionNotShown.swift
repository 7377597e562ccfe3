import FormBytes
import FormSource
import FormYAML

/// FC3011: a description that is not drawn.
enum DescriptionNotShown: Rule {
    static let description = RuleDescription(
        code: 3011,
        name: "description-not-shown",
        severity: .note,
        summary: "a description that is drawn only when the picker is read-only",
        rationale: """
            Fiori's list picker item takes a description in every state, but draws it only when the item is \
            read-only. In the other states the text is there and nobody sees it.

            Say it in the header or the footer of the section, in the 'prompt' of the destination, or in the title. \
            If the app makes the picker read-only at times, the key is of use then.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, description: Where you live, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            sections:
              - footer: Where you live
                items: [{id: country, title: Country, destination: {options: [France, Italy]}}]
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let description = checker.records.view.slot(picker.record, ListPicker.description)
        guard description.isSound, picker.isReadOnly == false else { return }
        checker.report(
            diagnostic(message, at: checker.keyRange(description), help: help),
            through: checker.alias(of: Int(description.node), in: picker.record))
    }

    fileprivate static let message = "'description' is shown only when the picker is read-only"
    fileprivate static let help = "Write 'controlState: readOnly', or say it in the section's footer."
}
