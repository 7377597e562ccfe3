import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// What a run knows of one spec file.
package struct FileState {
    /// What will be remembered of it.
    package var record: FileRecord
    /// Whether the record is that of an earlier run, and the file has not been opened.
    package var isReused = false
    /// Whether something in the record is newer than the record of an earlier run.
    package var isRefreshed = false
    /// Whether the file must be checked again, when all option sets and data files are known.
    package var isPending = false
    /// What became of the outputs of each spec that has any.
    package var placements: [Int: [OutputDirectory.Placement]] = [:]
    /// Its option sets, for others to be checked against.
    package var sets: [Int: CheckedSpec] = [:]
    /// The tree, kept for the second pass where memory allows.
    package var tree: Tree?
    /// Why it could not be read.
    package var failure: String?

    /// The state of a file of which only this is known.
    package init(_ record: FileRecord) { self.record = record }
}
