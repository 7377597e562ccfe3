import FormBytes
import FormSource
import FormYAML

/// FC0001: a suppression that silences nothing.
enum UnusedSuppression: Rule {
    static let description = RuleDescription(
        code: 0001,
        name: "unused-suppression",
        severity: .note,
        summary: "a suppression that silences nothing",
        rationale: """
            A comment '# formc:disable CODE' is a promise that somebody looked at a diagnostic and decided to keep \
            what it is about. When the diagnostic is gone, or the code is mistyped, the comment stays and would hide \
            the next one that comes to this line.

            Remove the comment, or correct its codes. A code whose severity is error cannot be silenced, but for \
            FC6001 and FC6004, so a suppression of one silences nothing. On a line of its own the comment is for the \
            next line that is neither blank nor a comment; 'formc:disable-file' is for the whole file.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              # formc:disable FC3013 a short list
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """)

    /// The diagnostic for a comment.
    static func diagnostic(at range: ByteRange) -> Diagnostic {
        diagnostic(message, at: range, help: help, fixes: [Fix("remove the comment", replace: range, with: "")])
    }

    fileprivate static let message = "this suppression silences nothing"
    fileprivate static let help =
        "Remove it, or correct its codes: errors cannot be silenced, but for FC6001 and FC6004."
}
