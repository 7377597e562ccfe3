import FormBytes
import FormSource
import FormYAML

/// FC4003: an address that is no absolute http or https URL with a host.
enum WebAddress: Rule {
    static let description = RuleDescription(
        code: 4003,
        name: "not-a-web-address",
        severity: .error,
        summary: "an address that is no http or https URL with a host",
        rationale: """
            An image from the web is loaded by an absolute URL. A path without a host, another scheme, or a \
            character that no URL can have (a space, say) gives Swift's URL nothing to load, at run time and without \
            a word.

            Write the whole address; other characters are written as % and two hexadecimal digits. An image that the \
            app brings along is 'asset', a symbol of the system is 'system'.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                leadingIcon: {circularImage: {url: images/ann.png, placeholder: {system: person.circle}}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                leadingIcon:
                  circularImage: {url: "https://example.com/images/ann.png", placeholder: {system: person.circle}}
            """)

    /// Checks the address of an image.
    static func check(_ id: NodeID, _ node: Node, in checker: inout Checker) {
        let text = checker.tree.text(node)
        guard let colon = Scalars.schemeEnd(text), Scalars.isURL(text), hasHost(text, after: colon) else {
            return checker.report(diagnostic(message(text.string), at: checker.range(id), help: help))
        }
        let scheme = text[0..<colon].string.lowercased()
        guard scheme == "http" || scheme == "https" else {
            return checker.report(diagnostic(message(text.string), at: checker.range(id), help: help))
        }
        if scheme == "http" { InsecureAddress.report(id, node, schemeLength: colon, in: &checker) }
    }

    private static func hasHost(_ text: Bytes, after colon: Int) -> Bool {
        guard text.count > colon + 3, text[colon + 1] == 0x2F, text[colon + 2] == 0x2F else { return false }
        var end = colon + 3
        while end < text.count, text[end] != 0x2F, text[end] != 0x3F, text[end] != 0x23 { end += 1 }
        var start = colon + 3
        for index in start..<end where text[index] == UInt8(ascii: "@") { start = index + 1 }
        return start < end && text[start] != UInt8(ascii: ":")
    }

    fileprivate static func message(_ url: String) -> String { "\(url.quoted) is no http or https URL with a host" }
    fileprivate static let help = "Write an absolute URL, such as https://example.com/image.png."
}
