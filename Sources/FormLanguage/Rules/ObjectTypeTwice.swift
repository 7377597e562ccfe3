import FormBytes
import FormSource
import FormYAML

/// FC5005: an object type that the spec has already.
enum ObjectTypeTwice: Rule {
    /// Checks the object types of the spec at hand.
    static func check(in checker: inout Checker) {
        guard !checker.spec.objects.isEmpty else { return }
        let view = checker.view
        var generated: Set<String> = ["Values", "Actions", "Destination", "Selection", "Option"]
        for item in checker.spec.items where item.component?.kind == .form {
            let id = view.slot(item.record, ItemKeys.id)
            let swiftName = view.slot(item.record, ItemKeys.swiftName)
            guard !swiftName.hasError, swiftName.isPresent || id.isSound else { continue }
            let text = checker.text(Int(swiftName.isPresent ? swiftName.node : id.node)).string
            generated.insert(SwiftName.optionType(for: text, swiftName: swiftName.isPresent ? text : nil))
        }
        var seen: [String: NodeID] = [:]
        for record in checker.spec.objects {
            let type = view.slot(record, ObjectKeys.type)
            guard type.isSound, ReservedTypeName.check(type, of: record, what: "object type", in: &checker) else { continue }
            let node = Int(type.node)
            let name = view.text(type).string
            let through = checker.alias(of: node, in: record)
            if let first = seen[name] {
                report(node, name, first: first, through, in: &checker)
            } else if generated.contains(name) {
                report(node, name, first: nil, through, in: &checker)
            } else {
                seen[name] = node
            }
        }
    }

    private static func report(
        _ node: NodeID, _ name: String, first: NodeID?, _ through: NodeID, in checker: inout Checker
    ) {
        checker.report(
            Diagnostic(
                5005, first == nil ? generatedMessage(name) : message(name), at: checker.range(node),
                related: first.map { [RelatedPlace("first declared here", at: checker.range($0))] } ?? [], help: help),
            through: through)
    }

    fileprivate static func message(_ name: String) -> String { "object type '\(name)' is declared twice" }
    fileprivate static func generatedMessage(_ name: String) -> String { "a type '\(name)' is generated for this spec already" }
    fileprivate static let help = "Give the type another name. To use the same rows in several pickers, make them an option set."
}
