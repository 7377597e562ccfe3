import FormBytes
import FormSource
import FormYAML

/// FC2015: an id that two sections, or two items, of a spec have.
enum DuplicateID: Rule {
    static let description = RuleDescription(
        code: 2015,
        name: "duplicate-id",
        severity: .error,
        summary: "a section or item id that the spec has already",
        rationale: """
            An item's id is the key of its value: a property of the form's Values, the name that validation messages \
            and actions refer to. Section ids tell sections apart when the list changes. Each must be there once in \
            a spec; item ids over all its sections.

            A section without 'id' is called section-N, N its position from 1, and that name is taken, too.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: From, destination: {options: [France, Italy]}}
              - {id: country, title: To, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: from, title: From, destination: {options: [France, Italy]}}
              - {id: to, title: To, destination: {options: [France, Italy]}}
            """)

    /// Checks the ids of a spec's sections, those that are implied included.
    static func checkSections(of spec: RecordID, in checker: inout Checker) {
        let view = checker.records.view
        let sections = view.slot(spec, FormKeys.sections)
        guard sections.isPresent, sections.payload != 0 else { return }
        var written: [(node: NodeID, record: RecordID)] = []
        var implied: [String: RecordID] = [:]
        var section = sections.payload
        for (index, node) in checker.view.elements(of: sections).enumerated() where section != 0 {
            // An element that is no mapping has no record, but a position.
            guard checker.tree.resolved(node) == view.node(section) else { continue }
            let id = view.slot(section, SectionKeys.id)
            if id.isSound { written.append((Int(id.node), section)) }
            if !id.isPresent, !checker.isIncomplete(section) { implied["section-\(index + 1)"] = section }
            section = view.next(section)
        }
        var seen: [Bytes: NodeID] = [:]
        for (node, record) in written {
            let id = checker.text(node)
            if let first = seen[id] {
                report(node, "section", first: checker.range(first), record, in: &checker)
            } else if let other = implied[id.string] {
                report(node, "section", first: checker.startRange(view.node(other)), record, in: &checker)
            } else {
                seen[id] = node
            }
        }
    }

    /// Checks the ids of the spec's items.
    static func checkItems(in checker: inout Checker) {
        let view = checker.records.view
        checker.seen.removeAll()
        var repeated: [(NodeID, NodeID, RecordID)] = []
        for item in checker.spec.items {
            let id = view.slot(item.record, ItemKeys.id)
            guard id.isSound else { continue }
            let text = checker.text(Int(id.node))
            let tree = checker.tree
            let first = checker.seen.insert(text.fingerprint, UInt32(truncatingIfNeeded: id.node)) {
                tree.text(tree.resolved(Int($0))) == text
            }
            if let first { repeated.append((Int(id.node), Int(first), item.record)) }
        }
        for (second, first, record) in repeated {
            report(second, "item", first: checker.range(first), record, in: &checker)
        }
    }

    private static func report(
        _ second: NodeID, _ what: String, first: ByteRange, _ record: RecordID, in checker: inout Checker
    ) {
        checker.repeatedIDs.insert(second)
        let id = checker.text(second).string
        checker.report(
            diagnostic(
                message(what, id), at: checker.range(second), related: [RelatedPlace("first used here", at: first)],
                help: help(what)),
            through: checker.alias(of: second, in: record))
    }

    fileprivate static func message(_ what: String, _ id: String) -> String { "\(what) id \(id.quoted) is there twice" }
    fileprivate static func help(_ what: String) -> String {
        what == "item"
            ? "Give each item of the spec an id of its own, over all sections."
            : "Give each section an id of its own; one without 'id' is called 'section-N', N its position."
    }
}
