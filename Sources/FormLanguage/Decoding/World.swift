import FormBytes
import FormSource

/// What a check asks of its surroundings: the files and the specs beside the one at hand.
package protocol World: AnyObject {
    /// Reads the data file that a spec names.
    func dataFile(_ path: Bytes, of specPath: String) -> DataFile

    /// Finds an option set of the build.
    func optionSet(named name: Bytes) -> OptionSetLookup
}

/// What came of reading a data file.
package enum DataFile {
    /// Its text, decoded as the ending of its name asks for.
    case contents(SourceText)
    /// The path leads out of the spec root (FC2013).
    case leavesRoot
    /// It cannot be read (FC2012), and why: a clause such as "no such file".
    case unreadable(String)
}

/// What came of looking for an option set.
package enum OptionSetLookup {
    /// The set, checked; its data may have errors.
    case found(CheckedSpec)
    /// No spec of the build has the name; the names of those that come near.
    case unknown(nearest: String?)
    /// A spec has the name, and what it holds cannot be told.
    case failed
    /// The sets are not known yet: the file is to be checked again when they are.
    case pending
}
