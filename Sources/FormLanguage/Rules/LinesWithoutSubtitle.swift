import FormBytes
import FormSource
import FormYAML

/// FC4012: a number of lines for a subtitle that is not there.
enum LinesWithoutSubtitle: Rule {
    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let lines = view.slot(item, ListItemKeys.subtitleNumberOfLines)
        guard lines.isSound, !view.slot(item, ListItemKeys.subtitle).isPresent, !checker.isIncomplete(item) else { return }
        checker.report(
            Diagnostic(
                4012, .warning, message, at: checker.keyRange(lines), help: help,
                fixes: checker.removal(of: lines, "remove 'subtitleNumberOfLines'")),
            through: checker.alias(of: Int(lines.node), in: item))
    }

    fileprivate static let message = "'subtitleNumberOfLines' without a subtitle"
    fileprivate static let help = "Add 'subtitle', or remove the key."
}
