import FormBytes

extension Report {
    /// Appends a workflow command of GitHub Actions for each diagnostic, and one for those that are not shown.
    ///
    /// Source of the syntax and its escapes: `docs.github.com`, "Workflow commands for GitHub Actions", and the runner's
    /// `ActionCommand.cs`. Columns are given for ranges within a line only: the runner refuses others.
    func renderGitHub(into out: inout ByteBuffer) {
        for diagnostic in diagnostics { out.appendCommand(diagnostic) }
        guard omitted > 0 else { return }
        out.append("::notice title=formc::\(omitted) more not shown\n")
    }
}

extension ByteBuffer {
    fileprivate mutating func appendCommand(_ diagnostic: LocatedDiagnostic) {
        let location = diagnostic.location
        append(Bytes("::"))
        append(diagnostic.severity == .note ? "notice" : diagnostic.severity.name)
        append(Bytes(" file="))
        appendEscaped(location.path, isProperty: true)
        append(",line=\(location.start.line),endLine=\(location.end.line)")
        if location.start.line == location.end.line {
            append(",col=\(location.start.column),endColumn=\(location.end.column)")
        }
        append(",title=" + diagnostic.code.description + "::")
        appendEscaped(diagnostic.message, isProperty: false)
        append(Bytes("\n"))
    }

    /// Appends a text with the escapes of a command's message, or of its properties, which have two more.
    private mutating func appendEscaped(_ text: String, isProperty: Bool) {
        for byte in text.utf8 {
            switch byte {
            case 0x25: append(Bytes("%25"))
            case 0x0D: append(Bytes("%0D"))
            case 0x0A: append(Bytes("%0A"))
            case 0x3A where isProperty: append(Bytes("%3A"))
            case 0x2C where isProperty: append(Bytes("%2C"))
            default: append(byte)
            }
        }
    }
}
