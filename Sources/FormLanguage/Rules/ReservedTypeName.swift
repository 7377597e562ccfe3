import FormBytes
import FormSource
import FormYAML

/// FC5002: the name of a spec or an object type that Swift or the generated code has already.
enum ReservedTypeName: Rule {
    /// Checks a name; returns whether it is free.
    @discardableResult
    static func check(_ slot: Slot, of record: RecordID, what: String, in checker: inout Checker) -> Bool {
        let node = Int(slot.node)
        let name = checker.text(node).string
        guard ReservedNames.isNoTypeName(name) else { return true }
        checker.report(
            Diagnostic(5002, message(name, what), at: checker.range(node), help: help(name)), through: checker.alias(of: node, in: record))
        return false
    }

    fileprivate static func message(_ name: String, _ what: String) -> String { "name '\(name)' of \(article(what)) is reserved" }
    fileprivate static func help(_ name: String) -> String {
        "Swift, SwiftUI, a design system or the generated code has this name. Choose another, such as 'My\(name)'."
    }
}
