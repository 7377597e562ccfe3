import FormBytes
import FormSource
import FormYAML

/// FC4008: a selection item that leads somewhere.
enum LinkOnSelection: Rule {
    static let description = RuleDescription(
        code: 4008,
        name: "link-on-selection",
        severity: .warning,
        summary: "a selection item with a 'navigationLink'",
        rationale: """
            A tap on a selection item selects it. In a navigation link the same tap leads elsewhere, the system adds \
            a chevron to the row, and whether the tap selects or leads away depends on where it lands. The design \
            says that selection items do not belong into links.

            Make it a standard item, or remove the link.
            """,
        failing: """
            formc: 1
            kind: list
            name: Settings
            items:
              - {id: wifi, type: selection, title: Wi-Fi, trailingSelection: toggle, navigationLink: networks}
            """,
        passing: """
            formc: 1
            kind: list
            name: Settings
            items:
              - {id: wifi, type: selection, title: Wi-Fi, trailingSelection: toggle}
              - {id: networks, title: Networks, navigationLink: networks}
            """)

    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let link = checker.records.view.slot(item, ListItemKeys.navigationLink)
        guard link.isSound, checker.spec.items.last?.component.map({ Bytes($0.type) == "selection" }) ?? false else {
            return
        }
        checker.report(
            diagnostic(
                message, at: checker.keyRange(link), help: help,
                fixes: checker.removal(of: link, "remove 'navigationLink'")),
            through: checker.alias(of: Int(link.node), in: item))
    }

    fileprivate static let message = "selection item with a 'navigationLink'"
    fileprivate static let help =
        "A tap selects such an item; the design does not have it lead anywhere. Use a standard item."
}
