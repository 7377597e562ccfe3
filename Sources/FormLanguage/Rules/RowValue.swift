import FormBytes
import FormSource
import FormYAML

/// FC3018: a value of a row that is not of its field's type.
enum RowValue: Rule {
    static let description = RuleDescription(
        code: 3018,
        name: "row-value",
        severity: .error,
        summary: "a value of a row that is not of its field's type",
        rationale: """
            The declared type of a field is the Swift type of a property, and every row must have a value of it: \
            nothing is converted, since a text that looks like a number may be a code. Numbers and Booleans stand \
            without quotes; a UUID has its 8-4-4-4-12 digits, a URL its scheme, a Date the form of RFC 3339 and a \
            day that exists.

            Correct the value, or declare the field as String.
            """,
        failing: """
            formc: 1
            kind: optionSet
            name: Trains
            objects:
              type: Train
              fields: {number: Int, name: String, since: Date}
              id: number
              label: name
              rows: [{number: 9001, name: Eurostar, since: 1994-11-31}]
            """,
        passing: """
            formc: 1
            kind: optionSet
            name: Trains
            objects:
              type: Train
              fields: {number: Int, name: String, since: Date}
              id: number
              label: name
              rows: [{number: 9001, name: Eurostar, since: 1994-11-14}]
            """)

    /// Checks a value, which is neither null nor broken.
    static func check(_ id: NodeID, _ node: Node, _ kind: RowType.FieldKind, in checker: inout Checker) {
        guard node.traits.kind == .scalar else { return report(id, kind, in: &checker) }
        let text = checker.tree.text(node)
        let isPlain = node.traits.style == .plain
        let tag = node.traits.tag
        switch kind {
        case .string:
            if !tag.agreesWithString { report(id, kind, in: &checker) }
        case .int:
            guard isPlain, tag == .none || tag == .integer else { return report(id, kind, in: &checker) }
            switch Scalars.integer(text) {
            case .none: report(id, kind, in: &checker)
            case .tooLarge: NumberOutOfRange.report(id, in: &checker)
            case .value: break
            }
        case .double:
            guard isPlain, tag == .none || tag == .float else { return report(id, kind, in: &checker) }
            switch Scalars.double(text) {
            case .none: report(id, kind, in: &checker)
            case .notFinite: NumberOutOfRange.report(id, in: &checker)
            case .value: break
            }
        case .bool:
            guard isPlain, tag == .none || tag == .boolean, Scalars.boolean(text) != nil else {
                return report(id, kind, in: &checker)
            }
        case .uuid:
            if !tag.agreesWithString || !Scalars.isUUID(text) { report(id, kind, in: &checker) }
        case .url:
            if !tag.agreesWithString || !Scalars.isURL(text) { report(id, kind, in: &checker) }
        case .date:
            if !tag.agreesWithString || !Scalars.isDate(text) { report(id, kind, in: &checker) }
        }
    }

    private static func report(_ id: NodeID, _ kind: RowType.FieldKind, in checker: inout Checker) {
        checker.report(diagnostic(message(checker.describe(id), kind), at: checker.startRange(id), help: help(kind)))
    }

    fileprivate static func message(_ found: String, _ kind: RowType.FieldKind) -> String {
        "expected a value of type \(kind.name), found \(found)"
    }

    fileprivate static func help(_ kind: RowType.FieldKind) -> String {
        switch kind {
        case .string: "Write a string."
        case .int: "Write an integer without quotes, such as 42."
        case .double: "Write a number without quotes, such as 0.5."
        case .bool: "Write true or false, without quotes."
        case .uuid: "Write a UUID, such as 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d."
        case .url: "Write a URL with its scheme, such as https://example.com/a."
        case .date: "Write a date of RFC 3339, such as 2026-01-02 or 2026-01-02T03:04:05Z."
        }
    }
}
