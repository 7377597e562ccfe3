import FormBytes
import FormSource
import FormYAML

/// FC2002: a mapping without a key that it needs.
enum MissingKey: Rule {
    /// Reports the keys that are missing, given as their positions in the schema, a bit each.
    static func report(_ missing: UInt64, of schema: Schema, at mapping: NodeID, in checker: inout Checker) {
        for (index, key) in schema.keys.enumerated() where missing & 1 << UInt64(index) != 0 {
            checker.report(
                Diagnostic(
                    2002, message("\(key.name)", "\(schema.name)"), at: checker.startRange(mapping),
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
