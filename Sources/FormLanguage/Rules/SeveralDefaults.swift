import FormBytes
import FormSource
import FormYAML

/// FC3005: several defaults of a picker with a single selection.
enum SeveralDefaults: Rule {
    static let description = RuleDescription(
        code: 3005,
        name: "several-defaults",
        severity: .error,
        summary: "several defaults, but the selection is single",
        rationale: """
            A picker with 'selection: single', which is the default, binds to one id; there is no place for a second \
            one.

            Keep one default, or write 'selection: multiple'. Defaults that are wrong themselves are not counted.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy], default: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy], selection: multiple, default: [France, Italy]}
            """)

    /// Reports the second default.
    static func report(_ node: NodeID, through alias: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message, at: checker.range(node), help: help), through: alias)
    }

    fileprivate static let message = "several defaults, but the selection is single"
    fileprivate static let help = "Keep one default, or write 'selection: multiple'."
}
