import FormBytes
import FormSource
import FormYAML

/// FC3003: a default that is no option of the picker.
enum DefaultIsNoOption: Rule {
    static let description = RuleDescription(
        code: 3003,
        name: "default-is-no-option",
        severity: .error,
        summary: "a default that is no option of the picker",
        rationale: """
            'default' is what is selected before anybody has chosen. An id that no option has would be a selection \
            that people can neither see nor take back, and that validation refuses.

            Write the id of an option, not its title. For objects it is the id as the normalized JSON has it: a \
            number in decimal, a UUID in any case.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [{id: fr, title: France}], default: France}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [{id: fr, title: France}], default: fr}}
            """)

    /// Reports a default.
    static func report(_ node: NodeID, nearest: String?, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(checker.text(node)), at: checker.range(node), help: help(nearest),
                fixes: checker.rewriting(node, as: nearest, written: nearest?.yamlScalar)),
            through: alias)
    }

    fileprivate static func message(_ id: Bytes) -> String { "default \(id.quoted) is no option" }
    fileprivate static func help(_ nearest: String?) -> String {
        nearest.map { "Did you mean \($0.quoted)?" } ?? "Write the id of an option of this picker."
    }
}
