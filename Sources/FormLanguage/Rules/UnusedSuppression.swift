import FormBytes
import FormSource
import FormYAML

/// FC0001: a suppression that silences nothing.
enum UnusedSuppression: Rule {
    /// The diagnostic for a comment.
    static func diagnostic(at range: ByteRange) -> Diagnostic {
        Diagnostic(0001, .note, message, at: range, help: help, fixes: [Fix("remove the comment", replace: range, with: "")])
    }

    fileprivate static let message = "this suppression silences nothing"
    fileprivate static let help = "Remove it, or correct its codes: errors cannot be silenced, but for FC6001 and FC6004."
}
