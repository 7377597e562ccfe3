import FormBytes
import FormSource
import FormYAML

/// FC4009: an icon with an address.
enum IconTakesResource: Rule {
    static let description = RuleDescription(
        code: 4009,
        name: "icon-takes-a-resource",
        severity: .error,
        summary: "an 'icon' with an address",
        rationale: """
            ODS draws an icon as a template, in the color of the text and without a shape; it takes an Image and \
            cannot load one. The shaped images are those that come from the web.

            Write 'system' or 'asset', or choose 'circularImage', 'squareImage', 'wideImage' or 'appIcon' for the \
            address.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, leadingIcon: {icon: {url: "https://example.com/ann.png"}}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, leadingIcon: {icon: {system: person.circle}}}
            """)

    /// Reports the key.
    static func report(_ key: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message(checker.text(key).string), at: checker.range(key), help: help))
    }

    fileprivate static func message(_ key: String) -> String { "'icon' takes a resource, not \(key.quoted)" }
    fileprivate static let help =
        "Write 'system' or 'asset'. An image from the web goes into one of the shaped images, such as 'circularImage'."
}
