import FormBytes
import FormSource
import FormYAML

/// FC3022: `disableContentSection` where there is no such header.
enum ContentSectionWithoutEffect: Rule {
    static let description = RuleDescription(
        code: 3022,
        name: "content-section-without-effect",
        severity: .warning,
        summary: "'disableContentSection: true' where there is no such header",
        rationale: """
            'disableContentSection' hides the header with "All" and "Select All", which Fiori draws over the entries \
            of a multiple selection. A single selection has no such header, and neither has data in groups, whose \
            headers are the groups' titles. The rows are shown in any case.

            Remove the key. 'disableEntriesSection' is the one that hides the section of what is selected.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy], disableContentSection: true}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], selection: multiple, disableContentSection: true}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let disable = checker.slot(picker, Destination.disableContentSection)
        let selection = checker.slot(picker, Destination.selection)
        guard picker.isReadOnly == false, disable.isTrue, !selection.hasError, let data = picker.soundData else {
            return
        }
        guard selection.payload != Destination.multiple || data.shape == .grouped else { return }
        checker.report(
            diagnostic(
                message, at: checker.range(Int(disable.node)), help: help,
                fixes: checker.removal(of: disable, "remove 'disableContentSection'")),
            of: picker, disable)
    }

    fileprivate static let message = "'disableContentSection' has no effect here"
    fileprivate static let help = "Only a multiple selection of data without groups has that header. Remove the key."
}
