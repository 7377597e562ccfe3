import FormBytes
import FormSource
import FormYAML

/// FC5004: more options than fit an enum that compiles fast.
enum ManyOptions: Rule {
    /// How many options an enum may have.
    package static let limit = 256

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard let data = picker.data, picker.destination != nil else { return }
        if case .set = data.origin { return }
        let destination = checker.records.view.slot(picker.record, ListPicker.destination)
        check(
            data, keyOf: destination, through: checker.alias(of: Int(destination.node), in: picker.record), in: &checker)
    }

    /// Checks data, given the slot whose key is reported.
    static func check(_ data: OptionData, keyOf slot: Slot, through alias: NodeID, in checker: inout Checker) {
        guard !data.hasError, data.shape != .object, data.count > limit else { return }
        checker.report(
            Diagnostic(5004, .note, message(data.count), at: checker.keyRange(slot), help: help), through: alias)
    }

    fileprivate static func message(_ count: Int) -> String { "\(count) options: the id type is a struct, not an enum" }
    fileprivate static let help = "Swift takes minutes for an enum of thousands of cases; the struct is used in the same way, but for 'switch'."
}
