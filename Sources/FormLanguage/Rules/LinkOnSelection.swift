import FormBytes
import FormSource
import FormYAML

/// FC4008: a selection item that leads somewhere.
enum LinkOnSelection: Rule {
    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let link = checker.records.view.slot(item, ListItemKeys.navigationLink)
        guard link.isSound, checker.spec.items.last?.component.map({ Bytes($0.type) == "selection" }) ?? false else { return }
        checker.report(
            Diagnostic(
                4008, .warning, message, at: checker.keyRange(link), help: help,
                fixes: checker.removal(of: link, "remove 'navigationLink'")),
            through: checker.alias(of: Int(link.node), in: item))
    }

    fileprivate static let message = "selection item with a 'navigationLink'"
    fileprivate static let help = "A tap selects such an item; the design does not have it lead anywhere. Use a standard item."
}
