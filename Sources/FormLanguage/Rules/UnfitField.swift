import FormBytes
import FormSource
import FormYAML

/// FC3017: the name of a field that is not declared, or does not fit.
enum UnfitField: Rule {
    static let description = RuleDescription(
        code: 3017,
        name: "unfit-field",
        severity: .error,
        summary: "the name of a field that is not declared, or does not fit",
        rationale: """
            The fields of 'objects' become the properties of a Swift struct. Its 'id' is one of them that tells rows \
            apart and is always there: a String, an Int or a UUID, not optional; a field whose Swift name is id must \
            be it, because the struct is Identifiable. Its 'label' is the text of a row, a String that is always \
            there. 'children' names a key of its own, and a search looks only at fields that there are.

            Declare the field, or name one that fits.
            """,
        failing: """
            formc: 1
            kind: optionSet
            name: Frameworks
            objects:
              type: Framework
              fields: {uuid: UUID, name: String}
              id: uuid
              label: title
              rows: [{uuid: 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d, name: SwiftUI}]
            """,
        passing: """
            formc: 1
            kind: optionSet
            name: Frameworks
            objects:
              type: Framework
              fields: {uuid: UUID, name: String}
              id: uuid
              label: name
              rows: [{uuid: 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d, name: SwiftUI}]
            """)

    /// Checks the field that tells rows apart; returns its position.
    static func check(id slot: Slot, of type: RowType, in checker: inout Checker) -> Int? {
        let name = checker.text(Int(slot.node))
        let named = type.fields.firstIndex {
            $0.hasSoundName && SwiftName.identifier(for: $0.name.string, as: .property) == "id" && $0.name != name
        }
        guard let position = declared(name, slot, type, in: &checker), let kind = type.fields[position].kind else {
            return nil
        }
        guard kind == .string || kind == .int || kind == .uuid, !type.fields[position].isOptional else {
            report(
                slot, unfitID(name.string), "A row's id is a field of type String, Int or UUID, not optional.",
                in: &checker)
            return nil
        }
        if let named {
            let other = type.fields[named].name.string
            report(
                slot, "field \(other.quoted) becomes the property 'id', but is not the id",
                "Name '\(other)' as the id, or give the field another name.", in: &checker)
            return nil
        }
        return position
    }

    /// Checks the field that people read; returns its position.
    static func check(label slot: Slot, of type: RowType, in checker: inout Checker) -> Int? {
        let name = checker.text(Int(slot.node))
        guard let position = declared(name, slot, type, in: &checker), let kind = type.fields[position].kind else {
            return nil
        }
        guard kind == .string, !type.fields[position].isOptional else {
            report(
                slot, "field \(name.string.quoted) cannot be the label",
                "The label is a field of type String, not optional.", in: &checker)
            return nil
        }
        return position
    }

    /// The position of a field; one that is not declared is reported.
    private static func declared(_ name: Bytes, _ slot: Slot, _ type: RowType, in checker: inout Checker) -> Int? {
        if let position = type.position(of: name) { return position }
        if !type.mayLackFields { report(slot, undeclared(name.string), declared(type), in: &checker) }
        return nil
    }

    /// Checks the key of child rows; returns whether it names a field by mistake.
    static func check(children slot: Slot, of type: RowType, in checker: inout Checker) -> Bool {
        let name = checker.text(Int(slot.node))
        guard type.position(of: name) != nil else { return false }
        report(
            slot, "\(name.string.quoted) is a field, and cannot hold child rows",
            "Give the child rows a key that no field has.", in: &checker)
        return true
    }

    /// Reports a field that a search names and the data does not have.
    static func report(search value: NodeID, allowed: [String], in checker: inout Checker) {
        let name = checker.text(value)
        let near = nearest(name, among: allowed, &checker.fieldsPatience)
        checker.report(
            diagnostic(
                "\(name.quoted) cannot be searched", at: checker.range(value),
                help: searchable(near, allowed, &checker),
                fixes: checker.rewriting(value, as: near)),
            through: checker.aliasItself(value))
    }

    private static func report(_ slot: Slot, _ message: String, _ help: String, in checker: inout Checker) {
        checker.report(
            diagnostic(message, at: checker.range(Int(slot.node)), help: help),
            through: checker.aliasItself(Int(slot.node)))
    }

    fileprivate static func searchable(_ near: String?, _ names: [String], _ checker: inout Checker) -> String {
        let all = checker.help(of: description.code, "", names) { "These can be searched: \(names.listed)." }
        return near.map { "Did you mean '\($0)'? \(all)" } ?? all
    }
    fileprivate static func undeclared(_ name: String) -> String { "field \(name.quoted) is not declared" }
    fileprivate static func unfitID(_ name: String) -> String { "field \(name.quoted) cannot be the id" }
    fileprivate static func declared(_ type: RowType) -> String {
        type.fields.isEmpty
            ? "Declare it in 'fields'."
            : "The declared fields are \(type.fields.prefix(51).map(\.name.string).listed)."
    }
}
