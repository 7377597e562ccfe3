import FormBytes
import FormSource
import FormYAML

/// FC2013: a data file outside the spec root.
enum FileOutsideRoot: Rule {
    /// Reports a path.
    static func report(_ path: NodeID, _ name: Bytes, through alias: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(2013, message(name.string), at: checker.range(path), help: help), through: alias)
    }

    fileprivate static func message(_ name: String) -> String { "file \(name.quoted) is outside the spec root" }
    fileprivate static let help =
        "The path is relative to the spec's file and stays inside the directory that formc was given, links included."
}
