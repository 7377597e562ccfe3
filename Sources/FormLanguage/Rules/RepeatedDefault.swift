import FormBytes
import FormSource
import FormYAML

/// FC3020: the same default twice.
enum RepeatedDefault: Rule {
    /// Reports the second one.
    static func report(_ node: NodeID, first: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            Diagnostic(
                3020, message(checker.text(node).string), at: checker.range(node),
                related: [RelatedPlace("first written here", at: checker.range(first))], help: help),
            through: alias)
    }

    fileprivate static func message(_ id: String) -> String { "default \(id.quoted) is there twice" }
    fileprivate static let help = "Remove one of them."
}
