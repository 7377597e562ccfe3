import FormBytes
import FormSource
import FormYAML

/// FC4009: an icon with an address.
enum IconTakesResource: Rule {
    /// Reports the key.
    static func report(_ key: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(4009, message(checker.text(key).string), at: checker.range(key), help: help))
    }

    fileprivate static func message(_ key: String) -> String { "'icon' takes a resource, not \(key.quoted)" }
    fileprivate static let help =
        "Write 'system' or 'asset'. An image from the web goes into 'circularImage', 'squareImage', 'wideImage' or 'appIcon'."
}
