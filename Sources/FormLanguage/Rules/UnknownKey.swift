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

    /// Reports a key of a mapping that its schema lacks.
    static func report(_ key: NodeID, of schema: Schema, in mapping: NodeID, _ checker: inout Checker) {
        let near = nearest(checker.text(key), among: schema.names)
        report(key, near, among: schema.names, of: "\(schema.name)", in: mapping, &checker)
    }

    /// Reports a key that is no field of a row.
    static func report(_ key: NodeID, ofRow type: RowType, in mapping: NodeID, _ checker: inout Checker) {
        let near = nearest(checker.text(key), among: type.keys, &checker.fieldsPatience)
        report(key, near, among: type.keys, of: "row", in: mapping, &checker)
    }

    /// Reports a key of `rules` that is no code.
    static func report(rule key: NodeID, in mapping: NodeID, _ checker: inout Checker) {
        let codes = RuleRegistry.all.map(\.code.description)
        report(key, nearest(checker.text(key), among: codes), among: codes, of: "rules", in: mapping, &checker)
    }

    private static func report(
        _ key: NodeID, _ near: String?, among names: [String], of kind: String, in mapping: NodeID,
        _ checker: inout Checker
    ) {
        // Where the mapping has the nearest key already, to write it again would be FC1002.
        let meant = near.flatMap { checker.has($0, in: mapping) ? nil : $0 }
        checker.report(
            diagnostic(
                message(checker.text(key), kind), at: checker.range(key),
                help: help(near, names, kind, &checker),
                fixes: checker.rewriting(key, as: meant)))
    }

    fileprivate static func message(_ key: Bytes, _ mapping: String) -> String {
        "unknown key \(key.quoted) of \(article(mapping))"
    }

    fileprivate static func help(
        _ near: String?, _ names: [String], _ mapping: String, _ checker: inout Checker
    ) -> String {
        if let near { return "Did you mean '\(near)'?" }
        if mapping == "rules" { return "Write the code of a rule, such as 'FC3013'; 'formc rules' lists them." }
        return checker.help(of: description.code, mapping, names) {
            "The keys of \(article(mapping)) are \(names.map { "'\($0)'" }.listed)."
        }
    }
}

extension Checker {
    /// Whether a mapping has a key; yes of one that is too large to look through it at each of its keys.
    fileprivate func has(_ name: String, in mapping: NodeID) -> Bool {
        let node = tree[mapping]
        guard node.size < 512, !node.traits.has(Node.Traits.merges) else { return true }
        return entries(of: mapping, node).contains { entry in
            let key = tree.resolved(entry.key)
            return tree[key].traits.kind == .scalar && tree.text(key).string == name
        }
    }
}
