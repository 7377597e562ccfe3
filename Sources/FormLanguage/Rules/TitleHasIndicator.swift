import FormBytes
import FormSource
import FormYAML

/// FC3021: the title of a required picker that ends with the indicator itself.
enum TitleHasIndicator: Rule {
    static let description = RuleDescription(
        code: 3021,
        name: "title-has-indicator",
        severity: .warning,
        summary: "the title of a required item that ends with its indicator",
        rationale: """
            Fiori draws the indicator of a required item behind its title. A title that brings its own shows the \
            mark twice: 'Country**'.

            Remove it from the title. To have another mark, write it as 'mandatoryFieldIndicator'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country*, isRequired: true, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, isRequired: true, destination: {options: [France, Italy]}}
            """)

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let view = checker.view
        let title = view.slot(picker.record, ListPicker.title)
        let indicator = checker.field(picker.record, ListPicker.mandatoryFieldIndicator)
        guard view.slot(picker.record, ListPicker.isRequired).isTrue, title.isSound, !indicator.hasError,
            let shown = view.shown(title)
        else { return }
        let mark = indicator.isPresent ? view.text(indicator) : Bytes("*")
        let text = checker.text(shown.node)
        guard text.hasSuffix(mark) else { return }
        let edit = shown.isMarkdown ? nil : edit(of: shown.node, without: mark, in: checker)
        checker.report(
            diagnostic(
                message(mark.string), at: checker.range(Int(title.node)), help: help,
                fixes: edit.map { [Fix("remove the indicator", [$0])] } ?? []),
            through: checker.alias(of: Int(title.node), in: picker.record))
    }

    /// An edit that takes the mark off a text; none where nothing would be left.
    private static func edit(of node: NodeID, without mark: Bytes, in checker: borrowing Checker) -> Fix.Edit? {
        var kept = checker.text(node)
        while kept.hasSuffix(mark) {
            kept = kept[0..<kept.count - mark.count]
            kept = kept[kept.trimmedRange]
        }
        guard kept.count > 0 else { return nil }
        return checker.replacement(of: checker.tree[checker.tree.resolved(node)], with: kept.string)
    }

    fileprivate static func message(_ mark: String) -> String { "the title ends with its indicator \(mark.quoted)" }
    fileprivate static let help =
        "Remove it: the indicator of a required picker is drawn by itself, and would be there twice."
}
