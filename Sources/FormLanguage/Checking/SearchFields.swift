import FormBytes
import FormSource
import FormYAML

/// FC3017 of `searchFilter`: the fields that a search looks at.
enum SearchFields {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let view = checker.view
        let filter = checker.slot(picker, Destination.searchFilter)
        guard filter.isPresent, view.isMapping(filter), filter.payload != 0, let data = picker.soundData else { return }
        let fields = view.slot(filter.payload, SearchFilterKeys.fields)
        guard fields.isPresent, view.isSequence(fields) else { return }
        for node in view.elements(of: fields) where checker.isSoundString(node) {
            let name = checker.text(node)
            if let type = data.rowType {
                guard type.position(of: name) == nil else { continue }
                UnfitField.report(search: node, allowed: type.fieldNames, in: &checker)
            } else if SearchFields.ofOptions.index(of: name) == nil {
                UnfitField.report(search: node, allowed: SearchFields.ofOptions.words, in: &checker)
            }
        }
    }

    /// What can be searched of options.
    private static let ofOptions = Choices("id", "title", "subtitle", "keywords")
}
