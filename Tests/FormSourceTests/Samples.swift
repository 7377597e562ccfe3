import FormBytes
import FormSource

/// A diagnostic of a text in which the guilty part stands between `⟦` and `⟧`, and a related one between `⟨` and `⟩`.
func sample(
    _ marked: String,
    path: String = "Specs/Travel.yaml",
    code: Code = 2001,
    severity: Severity = .error,
    message: String = "unknown key 'titel'",
    related: String = "first used here",
    help: String? = nil,
    fix: (message: String, replacement: String)? = nil
) -> LocatedDiagnostic {
    var text = ""
    var marks: [Unicode.Scalar: Int] = [:]
    for scalar in marked.unicodeScalars {
        if "⟦⟧⟨⟩".unicodeScalars.contains(scalar) {
            marks[scalar] = text.utf8.count
        } else {
            text.unicodeScalars.append(scalar)
        }
    }
    let range = ByteRange(marks["⟦"] ?? 0, marks["⟧"] ?? 0)
    let places = marks["⟨"].map { [RelatedPlace(related, at: ByteRange($0, marks["⟩"] ?? $0))] } ?? []
    let fixes = fix.map { [Fix($0.message, replace: range, with: $0.replacement)] } ?? []
    let diagnostic = Diagnostic(code, severity, message, at: range, related: places, help: help, fixes: fixes)
    return SourceText(path: path, text).located(diagnostic)
}

/// A report in a format, as text.
func rendered(
    _ report: Report, as format: ReportFormat, style: TextStyle = TextStyle()
) -> String {
    var out = ByteBuffer()
    report.render(as: format, style: style, into: &out)
    return out.bytes.string
}
