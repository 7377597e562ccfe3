import FormBytes
import FormSource
import FormYAML

/// FC3003: a default that is no option of the picker.
enum DefaultIsNoOption: Rule {
    /// Reports a default.
    static func report(_ node: NodeID, nearest: String?, through alias: NodeID, in checker: inout Checker) {
        let range = checker.range(node)
        checker.report(
            Diagnostic(
                3003, message(checker.text(node).string), at: range, help: help(nearest),
                fixes: nearest.map { [Fix("write '\($0)'", replace: range, with: $0.yamlScalar)] } ?? []),
            through: alias)
    }

    fileprivate static func message(_ id: String) -> String { "default \(id.quoted) is no option" }
    fileprivate static func help(_ nearest: String?) -> String {
        nearest.map { "Did you mean \($0.quoted)?" } ?? "Write the id of an option of this picker."
    }
}
