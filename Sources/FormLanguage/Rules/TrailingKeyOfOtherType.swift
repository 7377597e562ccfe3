import FormBytes
import FormSource
import FormYAML

/// FC4007: a trailing key that belongs to the other type of item.
enum TrailingKeyOfOtherType: Rule {
    static let description = RuleDescription(
        code: 4007,
        name: "trailing-key-of-other-type",
        severity: .error,
        summary: "a trailing key of the other type of item",
        rationale: """
            A row of the Orange Design System ends with actions, or with what shows that it is selected, never with \
            both: standard items have 'trailingActions', selection items 'trailingSelection' and 'isSelected'. The \
            default type is standard.

            Remove the key, or give the item the type that it belongs to.
            """,
        failing: """
            formc: 1
            kind: list
            name: Settings
            items:
              - {id: wifi, title: Wi-Fi, trailingSelection: toggle}
            """,
        passing: """
            formc: 1
            kind: list
            name: Settings
            items:
              - {id: wifi, type: selection, title: Wi-Fi, trailingSelection: toggle}
            """)

    /// Reports the key.
    static func report(_ key: NodeID, of schema: Schema, in checker: inout Checker) {
        let written = checker.text(key).string
        checker.report(diagnostic(message(written, "\(schema.name)"), at: checker.range(key), help: help(written)))
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
