import FormBytes
import FormSource
import FormYAML

/// FC2009: the name of an option set that the build does not have.
enum UnknownOptionSet: Rule {
    static let description = RuleDescription(
        code: 2009,
        name: "unknown-option-set",
        severity: .error,
        summary: "the name of an option set that the build does not have",
        rationale: """
            'optionSet' takes the options from a spec with 'kind: optionSet' of the same build; the picker's data is \
            then that of the set. Without such a spec the picker has no options.

            Correct the name, or build the set's file together with this one. Names count with their case.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {optionSet: Country}}
            ---
            formc: 1
            kind: optionSet
            name: Countries
            options: [France, Italy]
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {optionSet: Countries}}
            ---
            formc: 1
            kind: optionSet
            name: Countries
            options: [France, Italy]
            """)

    /// Reports a name.
    static func report(_ value: NodeID, nearest: String?, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(checker.text(value)), at: checker.range(value), help: help(nearest),
                fixes: checker.rewriting(value, as: nearest)),
            through: checker.aliasItself(value))
    }

    fileprivate static func message(_ name: Bytes) -> String { "unknown option set \(name.quoted)" }
    fileprivate static func help(_ nearest: String?) -> String {
        nearest.map { "Did you mean '\($0)'?" }
            ?? "Write the name of a spec with 'kind: optionSet' that is built together with this one."
    }
}
