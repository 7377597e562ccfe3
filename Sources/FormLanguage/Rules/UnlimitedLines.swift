import FormBytes
import FormSource
import FormYAML

/// FC4011: a subtitle of any length.
enum UnlimitedLines: Rule {
    /// Checks an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let lines = checker.records.view.slot(item, ListItemKeys.subtitleNumberOfLines)
        guard lines.isSound, lines.payload == 0 else { return }
        checker.report(
            Diagnostic(4011, .warning, message, at: checker.range(Int(lines.node)), help: help),
            through: checker.alias(of: Int(lines.node), in: item))
    }

    fileprivate static let message = "'unlimited' lines are not design compliant"
    fileprivate static let help = "Write 1 or 2."
}
