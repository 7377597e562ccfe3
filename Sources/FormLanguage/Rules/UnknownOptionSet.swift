import FormBytes
import FormSource
import FormYAML

/// FC2009: the name of an option set that the build does not have.
enum UnknownOptionSet: Rule {
    /// Reports a name.
    static func report(_ value: NodeID, nearest: String?, in checker: inout Checker) {
        let range = checker.range(value)
        checker.report(
            Diagnostic(
                2009, message(checker.text(value).string), at: range, help: help(nearest),
                fixes: nearest.map { [Fix("write '\($0)'", replace: range, with: $0)] } ?? []),
            through: checker.aliasItself(value))
    }

    fileprivate static func message(_ name: String) -> String { "unknown option set \(name.quoted)" }
    fileprivate static func help(_ nearest: String?) -> String {
        nearest.map { "Did you mean '\($0)'?" } ?? "The build has no 'kind: optionSet' spec of this name."
    }
}
