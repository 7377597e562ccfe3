import FormBytes

extension Report {
    /// Appends `path:line:col: severity: message [CODE]` for each diagnostic, a line each whatever the texts hold.
    ///
    /// How many are not shown is left to standard error: every line here is a diagnostic.
    func renderCompact(into out: inout ByteBuffer) {
        for diagnostic in diagnostics {
            out.appendVisible(diagnostic.location.path)
            out.append(Bytes(":"))
            out.append(decimal: diagnostic.location.start.line)
            out.append(Bytes(":"))
            out.append(decimal: diagnostic.location.start.column)
            out.append(Bytes(": "))
            out.append(diagnostic.severity.name)
            out.append(Bytes(": "))
            out.appendVisible(diagnostic.message)
            out.append(Bytes(" ["))
            out.append(diagnostic.code.description)
            out.append(Bytes("]\n"))
        }
    }
}
