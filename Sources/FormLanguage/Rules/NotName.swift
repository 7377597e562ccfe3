import FormBytes
import FormSource
import FormYAML

/// FC2006: a value that is no name.
enum NotName: Rule {
    static let description = RuleDescription(
        code: 2006,
        name: "not-a-name",
        severity: .error,
        summary: "a value that is no name",
        rationale: """
            The name of a spec becomes the name of its files and of a Swift type, the 'type' of objects that of a \
            struct. A name begins with a capital letter and goes on with letters and digits of ASCII, at most 128 of \
            them, which is fit for both on every system.

            Write it in upper camel case. What people read is the 'title', which may be any text.
            """,
        failing: """
            formc: 1
            kind: form
            name: travel-request
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: TravelRequest
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Reports a value.
    static func report(_ value: NodeID, in checker: inout Checker) {
        let written = checker.text(value).string
        let meant = upperCamelCase(written)
        checker.report(
            diagnostic(
                message(written), at: checker.range(value), help: help(meant),
                fixes: checker.rewriting(value, as: meant)))
    }

    private static func upperCamelCase(_ text: String) -> String? {
        let parts = text.unicodeScalars.split {
            !($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
        }
        let name = parts.map { part in
            String(String.UnicodeScalarView(part.prefix(1))).uppercased()
                + String(String.UnicodeScalarView(part.dropFirst()))
        }.joined()
        return Bytes.with(name) { Scalars.isName($0) } && !ReservedNames.isNoTypeName(name) ? name : nil
    }

    fileprivate static func message(_ value: String) -> String { "\(value.quoted) is not a name" }
    fileprivate static func help(_ meant: String?) -> String {
        let rule = "A name starts with a capital and has only letters and digits of ASCII, at most 128."
        return meant.map { "\(rule) '\($0)' would do." } ?? rule
    }
}
