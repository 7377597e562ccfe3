import FormBytes
import FormData

extension Report {
    /// Appends one JSON object, a diagnostic a line: `{"diagnostics":[…],"summary":{…}}`.
    ///
    /// `related` and `fixes` are always there; `help` only if there is one. Offsets are in bytes of UTF-8.
    func renderJSON(into out: inout ByteBuffer) {
        out.append("{\"diagnostics\":[" as StaticString)
        for (index, diagnostic) in diagnostics.enumerated() {
            out.append(index == 0 ? "\n" as StaticString : ",\n")
            out.appendJSON(diagnostic)
        }
        out.append(diagnostics.isEmpty ? "],\n" as StaticString : "\n],\n")
        out.append("\"summary\":" as StaticString)
        out.appendJSON(summary, omitted: omitted)
        out.append("}\n" as StaticString)
    }
}

extension ByteBuffer {
    fileprivate mutating func appendJSON(_ diagnostic: LocatedDiagnostic) {
        append("{\"code\":\"" as StaticString)
        append(diagnostic.code.description)
        append("\",\"severity\":\"" as StaticString)
        append(diagnostic.severity.name)
        append("\",\"message\":" as StaticString)
        appendJSONString(diagnostic.message)
        appendJSON(diagnostic.location)
        append(",\"related\":" as StaticString)
        appendJSONArray(diagnostic.related) { out, related in
            out.append("{\"message\":" as StaticString)
            out.appendJSONString(related.message)
            out.appendJSON(related.location)
            out.append("}" as StaticString)
        }
        if let help = diagnostic.help {
            append(",\"help\":" as StaticString)
            appendJSONString(help)
        }
        append(",\"fixes\":" as StaticString)
        appendJSONArray(diagnostic.fixes) { $0.appendJSON($1) }
        append("}" as StaticString)
    }

    private mutating func appendJSON(_ fix: LocatedDiagnostic.Fix) {
        append("{\"message\":" as StaticString)
        appendJSONString(fix.message)
        append(",\"edits\":" as StaticString)
        appendJSONArray(fix.edits) { out, edit in
            out.append("{\"range\":" as StaticString)
            out.appendJSON(edit.start, edit.end)
            out.append(",\"replacement\":" as StaticString)
            out.appendJSONString(edit.replacement)
            out.append("}" as StaticString)
        }
        append("}" as StaticString)
    }

    /// Appends the members `path` and `range` of an object that has others before them.
    private mutating func appendJSON(_ location: Location) {
        append(",\"path\":" as StaticString)
        appendJSONString(location.path)
        append(",\"range\":" as StaticString)
        appendJSON(location.start, location.end)
    }

    private mutating func appendJSON(_ start: Position, _ end: Position) {
        append("{\"start\":" as StaticString)
        appendJSON(start)
        append(",\"end\":" as StaticString)
        appendJSON(end)
        append("}" as StaticString)
    }

    private mutating func appendJSON(_ position: Position) {
        append("{\"line\":" as StaticString)
        append(decimal: position.line)
        append(",\"column\":" as StaticString)
        append(decimal: position.column)
        append(",\"offset\":" as StaticString)
        append(decimal: position.offset)
        append("}" as StaticString)
    }

    fileprivate mutating func appendJSON(_ summary: Summary, omitted: Int) {
        let members: [(StaticString, Int)] = [
            ("specs", summary.specs), ("built", summary.built), ("unchanged", summary.unchanged),
            ("removed", summary.removed), ("errors", summary.errors), ("warnings", summary.warnings),
            ("notes", summary.notes), ("omitted", omitted),
        ]
        append("{" as StaticString)
        for (index, member) in members.enumerated() {
            if index > 0 { append("," as StaticString) }
            appendJSONString(member.0)
            append(":" as StaticString)
            append(decimal: member.1)
        }
        append("}" as StaticString)
    }

    /// Appends an array whose elements `body` appends.
    mutating func appendJSONArray<Element>(_ elements: [Element], _ body: (inout ByteBuffer, Element) -> Void) {
        append("[" as StaticString)
        for (index, element) in elements.enumerated() {
            if index > 0 { append("," as StaticString) }
            body(&self, element)
        }
        append("]" as StaticString)
    }
}
