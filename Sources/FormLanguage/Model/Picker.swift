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
    /// Whether it is not checked for keys that it lacks.
    var isIncomplete = false
    /// Whether its destination is not checked for keys that it lacks.
    var destinationIsIncomplete = false

    /// The data, if nothing in it has an error.
    var soundData: OptionData? { data.flatMap { $0.hasError ? nil : $0 } }
}

extension Checker {
    /// A slot of a picker's destination; absent where it has none.
    func slot(_ picker: Picker, _ key: Int) -> Slot {
        picker.destination.map { records.view.slot($0, key) } ?? .absent
    }
}
