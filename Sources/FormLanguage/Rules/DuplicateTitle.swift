import FormBytes
import FormSource
import FormYAML

/// FC3014: options of one list that people cannot tell apart.
enum DuplicateTitle: Rule {
    static let description = RuleDescription(
        code: 3014,
        name: "duplicate-title",
        severity: .warning,
        summary: "options of one list that people cannot tell apart",
        rationale: """
            The id is for the app; what people see is the title and the subtitle. Two rows of one list that show the \
            same leave them to guess. Options in different groups, or below different branches, stand apart and are \
            not compared.

            Give the options other titles, or subtitles that tell them apart.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: airport
                title: Airport
                destination: {options: [{id: LHR, title: London}, {id: LGW, title: London}]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: airport
                title: Airport
                destination:
                  options: [{id: LHR, title: London, subtitle: Heathrow}, {id: LGW, title: London, subtitle: Gatwick}]
            """)

    /// Checks each list of options of data that stands in the checker's tree.
    static func check(_ data: OptionData, in checker: inout Checker) {
        let view = checker.view
        view.forEachList(of: data) { first in check(list: first, view, in: &checker) }
    }

    private static func check(list first: RecordID, _ view: ModelView, in checker: inout Checker) {
        checker.seen.removeAll()
        let repeatedIDs = checker.repeatedIDs
        let texts = checker.canonicalTexts
        var repeated: [(second: RecordID, first: RecordID)] = []
        var option = first
        while option != 0 {
            if let fingerprint = fingerprint(of: option, view, texts, repeatedIDs) {
                let earlier = checker.seen.insert(fingerprint, UInt32(truncatingIfNeeded: option)) {
                    isSame(option, Int($0), view, texts)
                }
                if let earlier { repeated.append((option, Int(earlier))) }
            }
            option = view.records.next(option)
        }
        for (second, first) in repeated { report(second, first, view, in: &checker) }
        option = first
        while option != 0 {
            let children = view.option(option, OptionKeys.children)
            if children.payload != 0 { check(list: children.payload, view, in: &checker) }
            option = view.records.next(option)
        }
    }

    /// The node that an option's title is read from, and whether it is Markdown; nil if it has an error.
    private static func title(of option: RecordID, _ view: ModelView) -> (node: NodeID, isMarkdown: Bool)? {
        let slot = view.option(option, OptionKeys.title)
        guard slot.isPresent else { return view.hasSoundID(option) ? (view.optionID(option), false) : nil }
        return view.shown(slot)
    }

    private static func fingerprint(
        of option: RecordID, _ view: ModelView, _ texts: CanonicalTexts, _ repeatedIDs: Set<NodeID>
    ) -> UInt64? {
        guard let title = title(of: option, view) else { return nil }
        if view.isIncomplete(option),
            !view.option(option, OptionKeys.title).isPresent
                || !view.option(option, OptionKeys.subtitle).isPresent
        {
            return nil
        }
        // An id that is there twice is no title either.
        if !repeatedIDs.isEmpty, title.node == view.optionID(option), repeatedIDs.contains(title.node) { return nil }
        let subtitle = view.option(option, OptionKeys.subtitle)
        var fingerprint = texts.fingerprint(of: title.node) &+ (title.isMarkdown ? 1 : 0)
        if subtitle.isPresent {
            guard let shown = view.shown(subtitle) else { return nil }
            fingerprint =
                Bytes.mix(fingerprint ^ 0x5bd1)
                ^ (texts.fingerprint(of: shown.node) &+ (shown.isMarkdown ? 1 : 0))
        }
        return fingerprint
    }

    private static func isSame(
        _ left: RecordID, _ right: RecordID, _ view: ModelView, _ texts: CanonicalTexts
    ) -> Bool {
        guard let one = title(of: left, view), let other = title(of: right, view), one.isMarkdown == other.isMarkdown,
            texts.isSame(one.node, other.node)
        else { return false }
        let first = view.option(left, OptionKeys.subtitle)
        let second = view.option(right, OptionKeys.subtitle)
        guard first.isPresent, second.isPresent else { return first.isPresent == second.isPresent }
        guard let one = view.shown(first), let other = view.shown(second) else { return false }
        return one.isMarkdown == other.isMarkdown && texts.isSame(one.node, other.node)
    }

    private static func report(_ second: RecordID, _ first: RecordID, _ view: ModelView, in checker: inout Checker) {
        let slot = view.option(second, OptionKeys.title)
        let node = slot.isPresent ? Int(slot.node) : view.optionID(second)
        let earlier = view.option(first, OptionKeys.title)
        let place = earlier.isPresent ? Int(earlier.node) : view.optionID(first)
        let shown = title(of: second, view).map { view.tree.text(view.tree.resolved($0.node)) } ?? .none
        checker.report(
            diagnostic(
                message(shown), at: checker.startRange(node),
                related: [RelatedPlace("first used here", at: checker.startRange(place))], help: help),
            through: checker.alias(of: node, in: second))
    }

    fileprivate static func message(_ title: Bytes) -> String { "title \(title.quoted) is there twice in one list" }
    fileprivate static let help = "Give the options titles, or subtitles, by which people can tell them apart."
}
