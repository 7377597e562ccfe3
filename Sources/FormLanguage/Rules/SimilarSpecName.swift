import FormSource

/// FC5003: a spec name like an earlier one but for case, or like that of the view of a form or list.
enum SimilarSpecName: Rule {
    static let description = RuleDescription(
        code: 5003,
        name: "similar-spec-name",
        severity: .error,
        summary: "a spec name like another's but for case, or like that of its view",
        rationale: """
            Each spec writes files of its name, and the file systems of macOS and Windows take Travel.json and \
            TRAVEL.json for one file: the second would replace the first on one machine and not on the next. A form \
            or list also gets a view, TravelView for Travel, so that no other spec can be called so.

            Choose names that differ in more than case.
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
            name: TravelView
            options: [Sea, Mountains]
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
            name: Views
            options: [Sea, Mountains]
            """)

    /// The diagnostic for the later of two specs whose names differ only in case.
    static func diagnostic(_ entry: SpecNames.Entry, likeNameOf first: SpecNames.Entry) -> Diagnostic {
        diagnostic(
            "spec name '\(entry.name)' differs from '\(first.name)' only in case", at: entry.range,
            related: [RelatedPlace("first used here", at: first.location)], help: caseHelp)
    }

    /// The diagnostic for a spec that is called like the view of another.
    static func diagnostic(_ entry: SpecNames.Entry, likeViewOf other: SpecNames.Entry) -> Diagnostic {
        diagnostic(
            "spec name '\(entry.name)' is that of the view of '\(other.name)'", at: entry.range,
            related: [RelatedPlace("the view is generated for this spec", at: other.location)],
            help: viewHelp(other.name))
    }

    fileprivate static let caseHelp = "Many file systems do not tell the files of the two apart. Choose another name."
    fileprivate static func viewHelp(_ name: String) -> String {
        "A view '\(name)View' is generated. Choose another name."
    }
}
