import FormBytes
import FormSource
import FormYAML

/// FC5002: the name of a spec or an object type that Swift or the generated code has already.
enum ReservedTypeName: Rule {
    static let description = RuleDescription(
        code: 5002,
        name: "reserved-type-name",
        severity: .error,
        summary: "the name of a spec or an object type that Swift or the generated code has already",
        rationale: """
            The name becomes a Swift type at the top level of your module, or inside the spec's type. A type called \
            View, String or Formc would hide the one that the generated code, or your own, means by that name, and \
            the errors would come up far away. All names that begin with ODS are those of the Orange Design System.

            Choose another name, such as one that says what the form is about.
            """,
        failing: """
            formc: 1
            kind: form
            name: View
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Checks a name; returns whether it is free.
    @discardableResult
    static func check(_ slot: Slot, of record: RecordID, what: String, in checker: inout Checker) -> Bool {
        let node = Int(slot.node)
        let name = checker.text(node).string
        guard ReservedNames.isNoTypeName(name) else { return true }
        checker.report(
            diagnostic(message(name, what), at: checker.range(node), help: help(name)),
            through: checker.alias(of: node, in: record))
        return false
    }

    fileprivate static func message(_ name: String, _ what: String) -> String {
        "name '\(name)' of \(article(what)) is reserved"
    }
    fileprivate static func help(_ name: String) -> String {
        "Swift, SwiftUI, a design system or the generated code has this name. Choose another, such as 'My\(name)'."
    }
}
