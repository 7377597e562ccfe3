import FormBytes
import FormSource
import FormYAML

/// FC2012: a data file that cannot be read, or that holds no options.
enum UnreadableFile: Rule {
    /// Reports why the file has no options; an empty reason is that of a line separator (FC6005).
    static func report(_ path: NodeID, _ name: Bytes, _ failure: DataFailure, through alias: NodeID, in checker: inout Checker) {
        let place = failure.line.map { " (\(name.string.lastPathComponent), line \($0))" } ?? ""
        if failure.reason.isEmpty {
            return checker.report(
                Diagnostic(6005, separator + place, at: checker.range(path), help: separatorHelp), through: alias)
        }
        checker.report(
            Diagnostic(2012, message(name.string, failure.reason) + place, at: checker.range(path), help: help), through: alias)
    }

    /// Reports a name with an ending that says nothing of the format.
    static func report(unknownEnding path: NodeID, _ name: Bytes, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            Diagnostic(2012, message(name.string, "its format is unknown"), at: checker.range(path), help: endingHelp), through: alias)
    }

    fileprivate static func message(_ name: String, _ reason: String) -> String { "file \(name.quoted): \(reason)" }
    fileprivate static let help = "The file holds the options: CSV and TSV with a header row, or a list in JSON or YAML."
    fileprivate static let endingHelp = "The name ends in .csv, .tsv, .json, .yaml or .yml, in lower case."
    fileprivate static let separator = "line separator written as itself"
    fileprivate static let separatorHelp = "Write it as an escape in double quotes, or remove it."
}
