import FormBytes
import FormSource
import FormYAML

/// FC2001: a key that the mapping does not have.
enum UnknownKey: Rule {
    static let description = RuleDescription(
        code: 2001,
        name: "unknown-key",
        severity: .error,
        summary: "a key that the mapping does not have",
        rationale: """
            The keys of a spec are the names of the Swift APIs that the generated code drives, so a key that nobody \
            reads is a setting that silently does not happen: 'isRequred: true' would leave the picker optional. \
            formc therefore takes no key that it does not know.

            The help names the nearest key. Some keys belong elsewhere: what is about the list of options stands in \
            'destination', what is about the row beside it. Notes for readers go into comments, or into the spec's \
            'description'.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                titel: Country
                title: Country
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

    /// Reports a key that a schema lacks.
    static func report(_ key: NodeID, of schema: Schema, in checker: inout Checker) {
        report(key, among: schema.names, of: "\(schema.name)", in: &checker)
    }

    /// Reports a key that is no field of a row.
    static func report(_ key: NodeID, ofRow type: RowType, in checker: inout Checker) {
        let names = type.fields.map(\.name.string) + (type.childrenKey.map { [$0.string] } ?? [])
        report(key, among: names, of: "row", in: &checker)
    }

    /// Reports a key that is none of these names.
    static func report(_ key: NodeID, among names: [String], of mapping: String, in checker: inout Checker) {
        let written = checker.text(key).string
        let near = nearest(written, among: names)
        let range = checker.range(key)
        checker.report(
            diagnostic(message(written, mapping), at: range, help: help(near, names, mapping),
                fixes: near.map { [Fix("write '\($0)'", replace: range, with: $0)] } ?? []))
    }

    fileprivate static func message(_ key: String, _ mapping: String) -> String {
        "unknown key \(key.quoted) of \(article(mapping))"
    }

    fileprivate static func help(_ near: String?, _ names: [String], _ mapping: String) -> String {
        if let near { return "Did you mean '\(near)'?" }
        return "The keys of \(article(mapping)) are \(names.map { "'\($0)'" }.joined(separator: ", "))."
    }
}
