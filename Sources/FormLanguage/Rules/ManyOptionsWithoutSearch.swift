import FormBytes
import FormSource
import FormYAML

/// FC3013: more options than people scroll through, without a search.
enum ManyOptionsWithoutSearch: Rule {
    static let description = RuleDescription(
        code: 3013,
        name: "many-options-without-search",
        severity: .warning,
        summary: "more than 20 options or rows without a search",
        rationale: """
            There is a search field only with a 'searchFilter'. Twenty rows fit on about two screens of a phone; \
            beyond that people look for what they know, and to scroll is slow, and slower with VoiceOver. Branches \
            are not counted.

            Add 'searchFilter: contains', or 'prefix' where people know how a name begins. For data that comes in \
            groups the search leaves out the groups without a match.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: seat
                title: Seat
                destination: {options: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: seat
                title: Seat
                destination:
                  options: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u]
                  searchFilter: prefix
            """)

    /// How many options are fine without a search.
    static let limit = 20

    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        guard picker.isReadOnly == false, let data = picker.soundData, data.selectableCount > limit,
            !checker.mayBeSearched(picker)
        else { return }
        let destination = checker.records.view.slot(picker.record, ListPicker.destination)
        checker.report(
            diagnostic(message(data.selectableCount), at: checker.keyRange(destination), help: help),
            through: checker.alias(of: Int(destination.node), in: picker.record))
    }

    fileprivate static func message(_ count: Int) -> String { "\(count) options without a search" }
    fileprivate static let help =
        "Add 'searchFilter: contains' to the destination, so that people find what they look for."
}

extension Checker {
    /// Whether a picker has a search filter that is not `none`, or one with an error.
    func mayBeSearched(_ picker: Picker) -> Bool {
        let filter = slot(picker, Destination.searchFilter)
        return filter.hasError || filter.payload != 0
    }
}
