import FormBytes
import FormSource
import FormYAML

/// FC5005: an object type that the spec has already.
enum ObjectTypeTwice: Rule {
    static let description = RuleDescription(
        code: 5005,
        name: "object-type-twice",
        severity: .error,
        summary: "an object type that the spec has already",
        rationale: """
            The 'type' of objects becomes a struct inside the spec's type. Two of one name do not compile, even with \
            the same fields, and neither does one that is called like a type that is generated beside it: Values, \
            Actions, Destination, Selection, Option, or CountryOption for the picker country.

            Give the type another name. To use the same rows in several pickers, make them an option set.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination:
                  objects:
                    type: Values
                    fields: {id: Int, name: String}
                    id: id
                    label: name
                    rows: [{id: 1, name: France}]
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination:
                  objects:
                    type: Country
                    fields: {id: Int, name: String}
                    id: id
                    label: name
                    rows: [{id: 1, name: France}]
            """)

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
            guard type.isSound, ReservedTypeName.check(type, of: record, what: "object type", in: &checker) else {
                continue
            }
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
            diagnostic(
                first == nil ? generatedMessage(name) : message(name), at: checker.range(node),
                related: first.map { [RelatedPlace("first declared here", at: checker.range($0))] } ?? [], help: help),
            through: through)
    }

    fileprivate static func message(_ name: String) -> String { "object type '\(name)' is declared twice" }
    fileprivate static func generatedMessage(_ name: String) -> String {
        "a type '\(name)' is generated for this spec already"
    }
    fileprivate static let help =
        "Give the type another name. To use the same rows in several pickers, make them an option set."
}
