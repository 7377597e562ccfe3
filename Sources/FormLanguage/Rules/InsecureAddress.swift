import FormBytes
import FormSource
import FormYAML

/// FC4004: an address with http, which App Transport Security blocks.
enum InsecureAddress: Rule {
    /// Reports the address, given the length of its scheme.
    static func report(_ id: NodeID, _ node: Node, schemeLength: Int, in checker: inout Checker) {
        var fixes: [Fix] = []
        if !node.traits.has(Node.Traits.copied) {
            let start = Int(node.link)
            fixes = [Fix("write 'https'", replace: ByteRange(start, start + schemeLength), with: "https")]
        }
        checker.report(Diagnostic(4004, .warning, message, at: checker.range(id), help: help, fixes: fixes))
    }

    fileprivate static let message = "'http' is blocked by App Transport Security"
    fileprivate static let help = "Write 'https', or the image is not loaded unless the app makes an exception for the host."
}
