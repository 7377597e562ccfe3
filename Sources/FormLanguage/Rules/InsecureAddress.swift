import FormBytes
import FormSource
import FormYAML

/// FC4004: an address with http, which App Transport Security blocks.
enum InsecureAddress: Rule {
    static let description = RuleDescription(
        code: 4004,
        name: "insecure-address",
        severity: .warning,
        summary: "an http address, which App Transport Security blocks",
        rationale: """
            Apple's systems load nothing over plain http unless the app's Info.plist makes an exception for the \
            host; people then see the placeholder for ever. An image that is loaded so can also be read and changed \
            on its way.

            Write https. If the app has such an exception, silence the rule with a comment.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                leadingIcon:
                  circularImage: {url: "http://example.com/ann.png", placeholder: {system: person.circle}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                leadingIcon:
                  circularImage: {url: "https://example.com/ann.png", placeholder: {system: person.circle}}
            """)

    /// Reports the address, given the length of its scheme.
    static func report(_ id: NodeID, _ node: Node, schemeLength: Int, in checker: inout Checker) {
        var fixes: [Fix] = []
        if !node.traits.has(Node.Traits.copied) {
            let start = Int(node.link)
            fixes = [Fix("write 'https'", replace: ByteRange(start, start + schemeLength), with: "https")]
        }
        checker.report(diagnostic(message, at: checker.range(id), help: help, fixes: fixes))
    }

    fileprivate static let message = "'http' is blocked by App Transport Security"
    fileprivate static let help =
        "Write 'https', or the image is not loaded unless the app makes an exception for the host."
}
