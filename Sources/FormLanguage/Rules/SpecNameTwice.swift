import FormSource

/// FC2008: a spec name that an earlier spec of the build has.
enum SpecNameTwice: Rule {
    static let description = RuleDescription(
        code: 2008,
        name: "spec-name-twice",
        severity: .error,
        summary: "a spec name that an earlier spec of the build has",
        rationale: """
            The outputs of a spec are called by its name: json/Travel.json and the Swift type Travel. Two specs of \
            one name would write the same files, and a picker that names an option set could mean either.

            Give each spec of the build a name of its own, whatever its kind. The later one, by path and then by \
            position, has the error.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            ---
            formc: 1
            kind: optionSet
            name: Travel
            options: [Bus, Train]
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            ---
            formc: 1
            kind: optionSet
            name: Vehicles
            options: [Bus, Train]
            """)

    /// The diagnostic for the later spec.
    static func diagnostic(_ entry: SpecNames.Entry, _ first: SpecNames.Entry) -> Diagnostic {
        diagnostic(
            message(entry.name), at: entry.range, related: [RelatedPlace("first used here", at: first.location)],
            help: help)
    }

    fileprivate static func message(_ name: String) -> String { "spec name '\(name)' is there twice" }
    fileprivate static let help =
        "Give each spec of the build a name of its own: its files and its Swift type are called so."
}
