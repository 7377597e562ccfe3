import FormBytes
import FormSource
import FormYAML

/// FC5001 of a spec's items, slots, actions and destinations, FC5002 and FC5005 of its object types.
enum SpecTypes {
    /// Checks the names that a spec generates.
    static func check(in checker: inout Checker) {
        for (record, type) in checker.spec.rowTypes { checkName(record, type, in: &checker) }
        checkItems(in: &checker)
        checkDistinct(checker.spec.slots, as: .member, in: &checker)
        checkDistinct(checker.spec.actions, as: .member, in: &checker)
        checkDistinct(checker.spec.links, as: .option, in: &checker)
        ObjectTypeTwice.check(in: &checker)
    }

    private static func checkName(_ record: RecordID, _ type: RowType, in checker: inout Checker) {
        let name = checker.records.view.slot(record, ObjectKeys.type)
        guard name.isSound else { return }
        if !ReservedTypeName.check(name, what: "object type", in: &checker) { type.name = nil }
    }

    private static func checkItems(in checker: inout Checker) {
        let view = checker.view
        var properties: [String: NodeID] = [:]
        var types: [String: NodeID] = [:]
        for item in checker.spec.items {
            let id = view.slot(item.record, ItemKeys.id)
            let swiftName = view.slot(item.record, ItemKeys.swiftName)
            guard item.component != nil, id.isSound || swiftName.isSound, !swiftName.hasError, swiftName.isPresent || id.isSound else {
                continue
            }
            let node = Int(swiftName.isPresent ? swiftName.node : id.node)
            let text = checker.text(node).string
            let name = swiftName.isPresent ? text : SwiftName.identifier(for: text, as: .property)
            let type = SwiftName.optionType(for: text, swiftName: swiftName.isPresent ? text : nil)
            let isPicker = item.component?.kind == .form
            if checker.repeatedIDs.contains(node) { continue }
            if let first = properties[name] {
                CollidingNames.report(node, first: first, name, through: checker.alias(of: node, in: item.record), in: &checker)
            } else if isPicker, properties[name] == nil, let first = types[type] {
                CollidingNames.report(node, first: first, type, through: checker.alias(of: node, in: item.record), in: &checker)
            }
            if properties[name] == nil { properties[name] = node }
            if types[type] == nil { types[type] = node }
        }
    }

    private static func checkDistinct(_ nodes: [NodeID], as role: SwiftName.Role, in checker: inout Checker) {
        var seen: [String: NodeID] = [:]
        var written: Set<String> = []
        for node in nodes {
            let text = checker.text(node).string
            guard written.insert(text).inserted else { continue }
            let name = SwiftName.identifier(for: text, as: role)
            if let first = seen[name] {
                CollidingNames.report(node, first: first, name, through: checker.aliasItself(node), in: &checker)
            } else {
                seen[name] = node
            }
        }
    }
}
