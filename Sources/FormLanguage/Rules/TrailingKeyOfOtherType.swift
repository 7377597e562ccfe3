import FormBytes
import FormSource
import FormYAML

/// FC4007: a trailing key that belongs to the other type of item.
enum TrailingKeyOfOtherType: Rule {
    /// Reports the key.
    static func report(_ key: NodeID, of schema: Schema, in checker: inout Checker) {
        let written = checker.text(key).string
        checker.report(Diagnostic(4007, message(written, "\(schema.name)"), at: checker.range(key), help: help(written)))
    }

    fileprivate static func message(_ key: String, _ type: String) -> String {
        "\(key.quoted) is not for items of type '\(type)'"
    }

    fileprivate static func help(_ key: String) -> String {
        key == "trailingActions"
            ? "Remove it, or make the item one of type 'standard'."
            : "Remove it, or give the item 'type: selection'."
    }
}
