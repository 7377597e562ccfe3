import FormBytes

/// A format of diagnostics; its raw value is its name on the command line and in `formc.yaml`.
public enum ReportFormat: String, CaseIterable, Sendable {
    case text, compact, json, github, sarif
}

/// What a run has to say, ready to be rendered.
package struct Report: Sendable {
    /// The diagnostics to show, in their final order.
    package var diagnostics: [LocatedDiagnostic]
    /// How many more there are that are not shown.
    package var omitted = 0
    /// The numbers of the run.
    package var summary = Summary()
    /// What could not be read or written, a line each.
    package var failures: [String] = []
    /// The rules the diagnostics may come from, in the order of their codes.
    package var rules: [RuleDescription] = []
    /// The version of formc.
    package var version = ""

    /// A report of these diagnostics and nothing else yet.
    package init(_ diagnostics: [LocatedDiagnostic]) {
        self.diagnostics = diagnostics
    }

    /// Appends the report in a format; `style` counts for `text` only.
    package func render(as format: ReportFormat, style: TextStyle = TextStyle(), into out: inout ByteBuffer) {
        switch format {
        case .text: renderText(style: style, into: &out)
        case .compact: renderCompact(into: &out)
        case .json: renderJSON(into: &out)
        case .github: renderGitHub(into: &out)
        case .sarif: renderSARIF(into: &out)
        }
    }
}
