import FormBytes
import FormSource
import FormYAML

/// FC2013: a data file outside the spec root.
enum FileOutsideRoot: Rule {
    static let description = RuleDescription(
        code: 2013,
        name: "file-outside-root",
        severity: .error,
        summary: "a data file outside the spec root",
        rationale: """
            A build reads what is below the directory that formc was given, and nothing else: the same specs then \
            give the same result on every machine, and a spec from somebody else cannot read files that are none of \
            its business. Links count with where they lead.

            Put the file beside the spec, or give formc the directory above both. The path is relative to the spec's \
            file and uses '/'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {file: ../shared/countries.csv}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {file: data/countries.csv}}
            # file: data/countries.csv
            id,title
            fr,France
            """)

    /// Reports a path.
    static func report(_ path: NodeID, _ name: Bytes, through alias: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message(name.string), at: checker.range(path), help: help), through: alias)
    }

    fileprivate static func message(_ name: String) -> String { "file \(name.quoted) is outside the spec root" }
    fileprivate static let help =
        "The path is relative to the spec's file and stays inside the directory that formc was given, links included."
}
