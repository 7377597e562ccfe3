import FormBytes
import FormSource
import FormYAML

/// FC1012: a file without any spec.
enum NoSpec: Rule {
    static let description = RuleDescription(
        code: 1012,
        name: "no-spec",
        severity: .warning,
        summary: "no spec in the file",
        rationale: """
            A directory is walked for every .yaml and .yml file, and this one has no document that is a spec: it is \
            empty, or holds only option data. Option data is fine where the 'file' of a spec in the same build names \
            it; otherwise nobody reads it, which mostly means that a path is misspelt.

            Name the file in a spec, exclude it in formc.yaml ('exclude'), or begin the spec with 'formc: 1'.
            """,
        failing: """
            - France
            - Italy
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {file: countries.yaml}}
            # file: countries.yaml
            - France
            - Italy
            """)

    /// The diagnostic for a file.
    static func diagnostic() -> Diagnostic { diagnostic(message, at: ByteRange(0, 0), help: help) }

    fileprivate static let message = "no spec in the file"
    fileprivate static let help =
        "A spec begins with 'formc: 1'. A file of option data is fine where the 'file' of a spec in the same build names it."
}
