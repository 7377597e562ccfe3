import FormBytes
import FormSource
import FormYAML

/// FC3005: several defaults of a picker with a single selection.
enum SeveralDefaults: Rule {
    /// Reports the second default.
    static func report(_ node: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(3005, message, at: checker.range(node), help: help), through: alias)
    }

    fileprivate static let message = "several defaults, but the selection is single"
    fileprivate static let help = "Keep one default, or write 'selection: multiple'."
}
