import FormBytes
import FormSource
import FormYAML

/// FC2007: a value that is no identifier, or no Swift name.
enum NotIdentifier: Rule {
    static let description = RuleDescription(
        code: 2007,
        name: "not-an-identifier",
        severity: .error,
        summary: "a value that is no identifier, or no Swift name",
        rationale: """
            The ids of items and sections, and the names of slots, actions, destinations and fields, become Swift \
            identifiers and keys of the normalized JSON. An identifier begins with a letter and goes on with \
            letters, digits, '_' and '-' of ASCII, at most 128 of them.

            A 'swiftName' is taken as it is, so it must be a Swift identifier and none that a member cannot have, \
            such as init, hash or CodingKeys. The ids of options are free texts, and not meant here.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: home country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: home-country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// Reports a value that should be an identifier.
    static func report(_ value: NodeID, in checker: inout Checker) {
        let written = checker.text(value)
        let meant = written.count <= longestRepaired ? repaired(written.string) : nil
        checker.report(
            diagnostic(
                message(written), at: checker.range(value), help: help(meant),
                fixes: checker.rewriting(value, as: meant)))
    }

    /// Reports a value that should be a Swift identifier.
    static func report(swiftName value: NodeID, in checker: inout Checker) {
        let written = checker.text(value)
        let message =
            ReservedNames.isNoSwiftName(written) ? reservedMessage(written.string) : swiftMessage(written.string)
        checker.report(diagnostic(message, at: checker.range(value), help: swiftHelp))
    }

    /// Thousands of aliases may stand for one long text.
    private static let longestRepaired = 256

    private static func repaired(_ text: String) -> String? {
        let parts = text.unicodeScalars.split {
            !($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" || $0 == "-"))
        }
        let name = parts.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
        return Bytes.with(name) { Scalars.isIdentifier($0) } ? name : nil
    }

    fileprivate static func message(_ value: Bytes) -> String { "\(value.quoted) is not an identifier" }
    fileprivate static func swiftMessage(_ value: String) -> String { "\(value.quoted) is not a Swift name" }
    fileprivate static func reservedMessage(_ value: String) -> String {
        "\(value.quoted) cannot be the name of a member"
    }
    fileprivate static func help(_ meant: String?) -> String {
        let rule = "An identifier starts with a letter and has only letters, digits, '_' and '-' of ASCII, at most 128."
        return meant.map { "\(rule) '\($0)' would do." } ?? rule
    }
    fileprivate static let swiftHelp =
        "A Swift name has letters, digits and '_' of ASCII, no digit first, and is none that Swift has already."
}
