import FormBytes
import FormSource
import FormYAML

/// FC2016 and FC3002: an empty list of sections, items, options, groups, children or rows.
enum EmptyList: Rule {
    /// Reports a list.
    static func report(_ list: NodeID, code: Code, in checker: inout Checker) {
        checker.report(Diagnostic(code, message, at: checker.range(list), help: code == 2016 ? itemsHelp : optionsHelp))
    }

    fileprivate static let message = "empty list"
    fileprivate static let itemsHelp = "Write at least one entry; a spec without items shows nothing."
    fileprivate static let optionsHelp = "Write at least one entry; there would be nothing to choose."
}
