import FormSource

/// A spec after all checks of its own document.
package final class CheckedSpec {
    /// The record of its root; not to be read where the spec has errors.
    package let record: RecordID
    /// Its kind; nil if that has an error.
    package let kind: SpecKind?
    /// Its name; nil if that has an error.
    package let name: String?
    /// Where its name stands, or its mapping if it has none.
    package let nameRange: ByteRange
    /// The option sets that it names.
    package let usedSets: [String]
    /// Whether a set that it uses has errors, so that it has no output itself.
    package let usesFaultySet: Bool
    /// The positions of its data among that of its file.
    package let dataIndices: Range<Int>
    /// The data of an option set.
    package let data: OptionData?
    /// The model that the records are in.
    package internal(set) var model: Model?
    /// Whether a diagnostic of its document is an error, after the project's settings; it then has no output.
    package var hasErrors = false
    /// The position of its document in the file.
    package internal(set) var document = 0

    /// A spec as the checker leaves it.
    init(
        record: RecordID, kind: SpecKind?, name: String?, nameRange: ByteRange, usedSets: [String], usesFaultySet: Bool,
        dataIndices: Range<Int>, data: OptionData?
    ) {
        self.record = record
        self.kind = kind
        self.name = name
        self.nameRange = nameRange
        self.usedSets = usedSets
        self.usesFaultySet = usesFaultySet
        self.dataIndices = dataIndices
        self.data = data
    }
}
