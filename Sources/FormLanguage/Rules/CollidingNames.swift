import FormBytes
import FormSource
import FormYAML

/// FC5001: two ids that give the same Swift identifier.
enum CollidingNames: Rule {
    static let description = RuleDescription(
        code: 5001,
        name: "colliding-names",
        severity: .error,
        summary: "two ids that give the same Swift identifier",
        rationale: """
            Ids become Swift names in lowerCamelCase: united-kingdom and united_kingdom are both unitedKingdom. Two \
            properties, two cases or two functions of one name do not compile, and formc never renames one of them \
            behind your back, because the next id would change which.

            Give one of them a 'swiftName', or change an id. The rule looks at the items of a spec, the selectable \
            options of a picker, the fields of objects, and the names of slots, actions and destinations, each for \
            itself.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [united-kingdom, united_kingdom]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination: {options: [united-kingdom, {id: united_kingdom, swiftName: greatBritain}]}
            """)

    /// Checks the options of a picker's own data.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard let data = picker.data, case .here = data.origin else { return }
        checkOptions(data, in: &checker)
    }

    /// Checks the selectable options of data that stands in the checker's tree, if nothing in it has an error.
    static func checkOptions(_ data: OptionData, in checker: inout Checker) {
        guard !data.hasError, data.rowType == nil else { return }
        let view = checker.view
        checker.seen.removeAll()
        var repeated: [(second: RecordID, first: RecordID)] = []
        // The names of those that share their letters and digits with another: few, but where somebody chose them.
        var names: [String: RecordID] = [:]
        var isNamed: Set<RecordID> = []
        let texts = checker.canonicalTexts
        view.forEachList(of: data) { list in
            view.forEachOption(from: list) { option, isBranch in
                guard !isBranch, view.hasSoundID(option), !view.option(option, OptionKeys.swiftName).hasError else {
                    return
                }
                let similar = checker.seen.insert(skeleton(of: option, view, texts), UInt32(truncatingIfNeeded: option))
                { _ in
                    true
                }
                guard let similar else { return }
                if isNamed.insert(Int(similar)).inserted {
                    let earliest = name(of: Int(similar), view)
                    if names[earliest] == nil { names[earliest] = Int(similar) }
                }
                let name = name(of: option, view)
                if let first = names[name] { repeated.append((option, first)) } else { names[name] = option }
            }
        }
        for (second, first) in repeated {
            report(
                named(second, view), first: named(first, view), name(of: second, view),
                through: checker.alias(of: named(second, view), in: second), in: &checker)
        }
    }

    /// Checks the names of declared fields.
    static func checkFields(_ type: RowType, in checker: inout Checker) {
        var seen: [String: NodeID] = [:]
        for field in type.fields where field.hasSoundName {
            let name = SwiftName.identifier(for: field.name.string, as: .property)
            if let first = seen[name] {
                report(field.key, first: first, name, through: field.alias, in: &checker)
            } else {
                seen[name] = field.key
            }
        }
    }

    /// Reports a name that is made from two ids.
    static func report(
        _ second: NodeID, first: NodeID, _ name: String, through alias: NodeID, in checker: inout Checker
    ) {
        let written = checker.text(second).string
        checker.report(
            diagnostic(
                message(written, name), at: checker.range(second),
                related: [RelatedPlace("the other id", at: checker.range(first))], help: help),
            through: alias)
    }

    private static func named(_ option: RecordID, _ view: ModelView) -> NodeID {
        let swiftName = view.option(option, OptionKeys.swiftName)
        return swiftName.isPresent ? Int(swiftName.node) : view.optionID(option)
    }

    private static func name(of option: RecordID, _ view: ModelView) -> String {
        let swiftName = view.option(option, OptionKeys.swiftName)
        if swiftName.isPresent { return view.text(swiftName).string }
        return SwiftName.identifier(for: view.tree.text(view.tree.resolved(view.optionID(option))).string, as: .option)
    }

    /// A fingerprint that equal names share: of the letters and digits alone, in lower case.
    private static func skeleton(of option: RecordID, _ view: ModelView, _ texts: CanonicalTexts) -> UInt64 {
        func make(_ id: NodeID) -> UInt64 {
            let node = view.tree[id]
            if !node.traits.has(Node.Traits.nonASCII), let fingerprint = skeleton(view.tree.text(node)) {
                return fingerprint
            }
            return Bytes.with(name(of: option, view).lowercased()) { skeleton($0) ?? $0.fingerprint }
        }
        let written = view.tree.resolved(named(option, view))
        // The same node as a name and as an id need not come to the same.
        let isName = view.option(option, OptionKeys.swiftName).isPresent
        return isName ? make(written) : texts.skeleton(of: written, make)
    }

    /// A fingerprint of the letters and digits of a text of ASCII, in lower case; nil if it has none.
    static func skeleton(_ text: Bytes) -> UInt64? {
        var state = Bytes.seed
        var isEmpty = true
        for index in 0..<text.count {
            let byte = text[index]
            guard byte.isLetter || byte.isDigit || byte >= 0x80 else { continue }
            state = (state ^ UInt64(byte.isLetter ? byte | 0x20 : byte)) &* 0x100_0000_01B3
            isEmpty = false
        }
        return isEmpty ? nil : state ^ state >> 29
    }

    fileprivate static func message(_ id: String, _ name: String) -> String {
        "\(id.quoted) gives the Swift name '\(name)', which another id has"
    }
    fileprivate static let help = "Give one of them a 'swiftName' of its own, or change the id."
}
