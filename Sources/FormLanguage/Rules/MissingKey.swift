import FormBytes
import FormSource
import FormYAML

/// FC2002: a mapping without a key that it needs.
enum MissingKey: Rule {
    static let description = RuleDescription(
        code: 2002,
        name: "missing-key",
        severity: .error,
        summary: "a mapping without a key that it needs",
        rationale: """
            Most keys have a default that is written out in the normalized JSON. A few have none that could be \
            guessed: the language version, the kind and the name of a spec, the id and the title of an item, the \
            fields of a type. Code cannot be generated without them.

            The diagnostic stands at the start of the mapping, once for each key that is missing. A key that is \
            there with a wrong value is not missing.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [France, Italy]}
            """)

    /// Reports the keys that are missing, given as their positions in the schema, a bit each.
    static func report(_ missing: UInt64, of schema: Schema, at mapping: NodeID, in checker: inout Checker) {
        for (index, key) in schema.keys.enumerated() where missing & 1 << UInt64(index) != 0 {
            checker.report(
                diagnostic(
                    message("\(key.name)", "\(schema.name)"), at: checker.startRange(mapping),
                    help: help("\(key.name)", "\(key.doc)")))
        }
    }

    fileprivate static func message(_ key: String, _ mapping: String) -> String {
        "missing key '\(key)' of \(article(mapping))"
    }

    fileprivate static func help(_ key: String, _ doc: String) -> String {
        "Add '\(key)': \(doc.prefix(1).lowercased())\(doc.dropFirst())"
    }
}
