import FormBytes
import FormSource
import FormYAML

/// FC3001: an option or row id that is there twice in one picker or option set.
enum DuplicateOption: Rule {
    static let description = RuleDescription(
        code: 3001,
        name: "duplicate-option",
        severity: .error,
        summary: "an option or row id that is there twice in one picker or option set",
        rationale: """
            The selection of a picker is an id, or a set of ids, and Fiori's "Selected" section is one ForEach over \
            all leaves: two rows of one id are chosen together and drawn wrong. Ids must be unique over all groups \
            and levels, branches included. They are compared as Swift compares strings, so that é is é however it is \
            written; the ids of objects are compared as numbers or UUIDs.

            Give each option an id of its own. The title may be the same text.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: city
                title: City
                destination:
                  groups:
                    - {title: France, options: [Paris, Nice]}
                    - {title: Texas, options: [Austin, Paris]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: city
                title: City
                destination:
                  groups:
                    - {title: France, options: [Paris, Nice]}
                    - {title: Texas, options: [Austin, {id: paris-texas, title: Paris}]}
            """)

    /// Checks the ids of data that stands in the checker's tree.
    static func check(_ data: OptionData, in checker: inout Checker) {
        if let type = data.rowType { return checkRows(data, type, in: &checker) }
        let view = checker.view
        let texts = checker.canonicalTexts
        var repeated: [(second: NodeID, first: NodeID, record: RecordID)] = []
        checker.seen.removeAll()
        view.forEachList(of: data) { list in
            view.forEachOption(from: list) { option, _ in
                guard view.hasSoundID(option) else { return }
                let id = view.optionID(option)
                let first = checker.seen.insert(texts.fingerprint(of: id), UInt32(truncatingIfNeeded: id)) {
                    texts.isSame(id, Int($0))
                }
                if let first { repeated.append((id, Int(first), option)) }
            }
        }
        for (second, first, record) in repeated { report(second, first, record, in: &checker) }
    }

    private static func checkRows(_ data: OptionData, _ type: RowType, in checker: inout Checker) {
        guard let kind = type.id.flatMap({ type.fields[$0].kind }) else { return }
        let view = checker.view
        let texts = checker.canonicalTexts
        var repeated: [(second: NodeID, first: NodeID, record: RecordID)] = []
        checker.seen.removeAll()
        view.forEachRow(from: data.first) { row, _ in
            let slot = view.records.id(ofRow: row)
            guard slot.isSound else { return }
            let id = Int(slot.node)
            let first = checker.seen.insert(texts.fingerprint(ofID: id, kind), UInt32(truncatingIfNeeded: id)) {
                texts.isSameID(id, Int($0), kind)
            }
            if let first { repeated.append((id, Int(first), row)) }
        }
        for (second, first, record) in repeated { report(second, first, record, in: &checker) }
    }

    private static func report(_ second: NodeID, _ first: NodeID, _ record: RecordID, in checker: inout Checker) {
        // Where options are read through several aliases, one of them can be there twice thousands of times.
        guard checker.repeatedIDs.insert(second).inserted else {
            checker.errors += 1
            return
        }
        let id = checker.text(second).string
        checker.report(
            diagnostic(
                message(id), at: checker.range(second),
                related: [RelatedPlace("first used here", at: checker.range(first))],
                help: help),
            through: checker.alias(of: second, in: record))
    }

    fileprivate static func message(_ id: String) -> String { "id \(id.quoted) is there twice" }
    fileprivate static let help =
        "Give each option an id of its own, over all groups and levels; the id is what is stored."
}
