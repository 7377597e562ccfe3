import FormBytes
import FormSource
import FormYAML

/// FC2016: an empty list of sections or items.
enum EmptyItems: Rule {
    static let description = RuleDescription(
        code: 2016,
        name: "empty-items",
        severity: .error,
        summary: "an empty list of sections or items",
        rationale: """
            A form or a list without a single item shows nothing, and a section without items is drawn as a header \
            over nothing. It mostly is a draft, or what is left after something was moved.

            Write at least one item, or remove the section.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            sections:
              - {header: Journey, items: [{id: country, title: Country, destination: {options: [France, Italy]}}]}
              - {header: Hotel, items: []}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            sections:
              - {header: Journey, items: [{id: country, title: Country, destination: {options: [France, Italy]}}]}
            """)

    /// Reports a list.
    static func report(_ list: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message, at: checker.range(list), help: help))
    }

    fileprivate static let message = "empty list"
    fileprivate static let help = "Write at least one entry; a spec without items shows nothing."
}
