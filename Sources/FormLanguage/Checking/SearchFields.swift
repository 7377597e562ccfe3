import FormBytes
import FormSource
import FormYAML

/// FC3017 of `searchFilter`: the fields that a search looks at.
enum SearchFields {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let filter = checker.slot(picker, Destination.searchFilter)
        guard filter.isPresent, checker.isMapping(filter), filter.payload != 0, let data = picker.soundData else {
            return
        }
        let fields = checker.records.view.slot(filter.payload, SearchFilterKeys.fields)
        guard fields.isPresent else { return }
        let allowed = data.rowType.map { $0.fields.map(\.name.string) } ?? ["id", "title", "subtitle", "keywords"]
        let names = Set(allowed)
        for node in DefaultRules.elements(of: fields, in: checker)
        where checker.tree[checker.tree.resolved(Int(fields.node))].traits.kind == .sequence
            && checker.isSoundString(node)
        {
            if !names.contains(checker.text(node).string) {
                UnfitField.report(search: node, allowed: allowed.prefix(50), in: &checker)
            }
        }
    }
}

extension Checker {
    /// Whether a value that is there is a mapping.
    func isMapping(_ slot: Slot) -> Bool {
        tree[tree.resolved(Int(slot.node))].traits.kind == .mapping
    }
}
