import FormBytes
import FormSource
import FormYAML

/// FC3004: a default that is a branch, which cannot be selected.
enum DefaultIsBranch: Rule {
    /// Reports a default.
    static func report(_ node: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(3004, message(checker.text(node).string), at: checker.range(node), help: help), through: alias)
    }

    fileprivate static func message(_ id: String) -> String { "default \(id.quoted) is a branch" }
    fileprivate static let help = "An option with children cannot be selected; write the id of one below it."
}
