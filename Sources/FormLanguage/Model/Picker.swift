/// A picker as its rules read it.
struct Picker {
    /// The picker's record.
    let record: RecordID
    /// Its destination's record; nil if it has none.
    var destination: RecordID?
    /// Its data; nil if there is none that could be read.
    var data: OptionData?
    /// Whether it is read-only; nil if that has an error.
    var isReadOnly: Bool?
    /// The data, if nothing in it has an error.
    var soundData: OptionData? { data.flatMap { $0.hasError ? nil : $0 } }
}

extension Checker {
    /// A slot of a picker's destination; absent where it has none.
    func slot(_ picker: Picker, _ key: Int) -> Slot {
        picker.destination.map { field($0, key) } ?? .absent
    }

    /// A slot of a record, as the rules read it: of a mapping that is not checked for the keys it lacks, a key that is
    /// not there counts as one with an error, since it may come with what could not be merged.
    func field(_ record: RecordID, _ key: Int) -> Slot {
        let slot = records.view.slot(record, key)
        return slot.isPresent || !isIncomplete(record) ? slot : Slot(node: -1, value: Slot.errorBit)
    }
}
