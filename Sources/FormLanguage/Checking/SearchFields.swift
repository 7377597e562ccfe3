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
        let allowed = data.rowType.map { $0.fields.map(\.name.string) } ?? ["id", "title", "subtitle", "keywords"]
        let names = Set(allowed)
        // Each field that is none is compared with them.
        let candidates = Array(allowed.prefix(200))
        for node in view.elements(of: fields)
        where checker.isSoundString(node) && !names.contains(checker.text(node).string) {
            UnfitField.report(search: node, allowed: candidates, in: &checker)
        }
    }
}
