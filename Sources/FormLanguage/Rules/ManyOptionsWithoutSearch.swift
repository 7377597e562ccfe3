import FormBytes
import FormSource
import FormYAML

/// FC3013: more options than people scroll through, without a search.
enum ManyOptionsWithoutSearch: Rule {
    /// How many options are fine without a search.
    static let limit = 20

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard picker.isReadOnly == false, let data = picker.soundData, data.selectableCount > limit,
            !picker.destinationIsIncomplete, !checker.hasFilter(checker.slot(picker, Destination.searchFilter), default: true)
        else { return }
        let destination = checker.records.view.slot(picker.record, ListPicker.destination)
        checker.report(
            Diagnostic(3013, .warning, message(data.selectableCount), at: checker.keyRange(destination), help: help),
            through: checker.alias(of: Int(destination.node), in: picker.record))
    }

    fileprivate static func message(_ count: Int) -> String { "\(count) options without a search" }
    fileprivate static let help = "Add 'searchFilter: contains' to the destination, so that people find what they look for."
}

extension Checker {
    /// Whether a search filter is there and is not `none`; `default` is the answer for one with an error.
    func hasFilter(_ filter: Slot, default answer: Bool) -> Bool {
        if filter.hasError { return answer }
        guard filter.isPresent else { return false }
        return filter.payload != 0
    }
}
