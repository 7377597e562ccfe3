import FormBytes
import FormSource
import FormYAML

/// FC5001 of a spec's items, slots, actions and destinations, FC5002 and FC5005 of its object types.
enum SpecTypes {
    /// Checks the names that a spec generates.
    static func check(in checker: inout Checker) {
        checkItems(in: &checker)
        checkDistinct(checker.spec.slots, as: .member, in: &checker)
        checkDistinct(checker.spec.actions, as: .member, in: &checker)
        checkDistinct(checker.spec.links, as: .option, in: &checker)
        ObjectTypeTwice.check(in: &checker)
    }

    private static func checkItems(in checker: inout Checker) {
        guard mayCollide(in: &checker) else { return }
        let view = checker.view
        var properties: [String: NodeID] = [:]
        var types: [String: NodeID] = [:]
        for item in checker.spec.items {
            let id = view.slot(item.record, ItemKeys.id)
            let swiftName = view.slot(item.record, ItemKeys.swiftName)
            guard item.component != nil, id.isSound || swiftName.isSound, !swiftName.hasError,
                swiftName.isPresent || id.isSound
            else {
                continue
            }
            let node = Int(swiftName.isPresent ? swiftName.node : id.node)
            let text = checker.text(node).string
            let name = swiftName.isPresent ? text : SwiftName.identifier(for: text, as: .property)
            let type = SwiftName.optionType(for: text, swiftName: swiftName.isPresent ? text : nil)
            let isPicker = item.component?.kind == .form
            // A repeated id has its error already (FC2015).
            if checker.repeatedIDs.contains(node) || checker.repeatedIDs.contains(Int(id.node)) { continue }
            if let first = properties[name] {
                CollidingNames.report(
                    node, first: first, name, through: checker.alias(of: node, in: item.record), in: &checker)
            } else if isPicker, properties[name] == nil, let first = types[type] {
                CollidingNames.report(
                    node, first: first, type, through: checker.alias(of: node, in: item.record), in: &checker)
            }
            if properties[name] == nil { properties[name] = node }
            if types[type] == nil { types[type] = node }
        }
    }

    /// The first of the nodes with each text; none if no two of them have the same letters and digits.
    private static func distinct(_ nodes: [NodeID], in checker: inout Checker) -> [NodeID] {
        guard nodes.count > 1 else { return [] }
        let tree = checker.tree
        checker.seen.removeAll()
        let distinct = nodes.filter { node in
            let text = tree.text(tree.resolved(node))
            return checker.seen.insert(text.fingerprint, UInt32(truncatingIfNeeded: node)) {
                tree.text(tree.resolved(Int($0))) == text
            } == nil
        }
        checker.seen.removeAll()
        let mayCollide = distinct.contains { node in
            let skeleton = CollidingNames.skeleton(tree.text(tree.resolved(node))) ?? 0
            return checker.seen.insert(skeleton, 0, isSame: { _ in true }) != nil
        }
        return mayCollide ? distinct : []
    }

    /// Whether two items have ids of the same letters and digits: only then are their names made and compared.
    private static func mayCollide(in checker: inout Checker) -> Bool {
        let view = checker.view
        checker.seen.removeAll()
        for item in checker.spec.items {
            let swiftName = view.slot(item.record, ItemKeys.swiftName)
            let written = swiftName.isPresent ? swiftName : view.slot(item.record, ItemKeys.id)
            guard item.component != nil, written.isSound else { continue }
            let skeleton = CollidingNames.skeleton(view.text(written)) ?? 0
            if checker.seen.insert(skeleton, 0, isSame: { _ in true }) != nil { return true }
        }
        return false
    }

    private static func checkDistinct(_ nodes: [NodeID], as role: SwiftName.Role, in checker: inout Checker) {
        var seen: [String: NodeID] = [:]
        for node in distinct(nodes, in: &checker) {
            let text = checker.text(node).string
            let name = SwiftName.identifier(for: text, as: role)
            if let first = seen[name] {
                CollidingNames.report(node, first: first, name, through: checker.aliasItself(node), in: &checker)
            } else {
                seen[name] = node
            }
        }
    }
}
