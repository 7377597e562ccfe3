import FormBytes
import FormData

extension Report {
    /// Appends a SARIF 2.1.0 log with one run, a result a line.
    ///
    /// Paths are URIs relative to `%SRCROOT%`, the directory formc runs in, so that a report says nothing of the machine
    /// it comes from. The schema is kept in `Tests/SARIF`.
    func renderSARIF(into out: inout ByteBuffer) {
        out.append("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\"," as StaticString)
        out.append(
            "\"version\":\"2.1.0\",\"runs\":[{\n\"tool\":{\"driver\":{\"name\":\"formc\",\"version\":" as StaticString)
        out.appendJSONString(version)
        out.append(",\"rules\":" as StaticString)
        out.appendLines(rules) { $0.appendSARIF($1) }
        out.append("}},\n\"columnKind\":\"unicodeCodePoints\"," as StaticString)
        out.append("\"originalUriBaseIds\":{\"%SRCROOT%\":{\"description\":" as StaticString)
        out.appendSARIFText("the directory formc runs in")
        out.append("}},\n\"invocations\":[" as StaticString)
        renderInvocation(into: &out)
        out.append("],\n\"results\":" as StaticString)
        renderResults(into: &out)
        out.append("}]}\n" as StaticString)
    }

    private func renderInvocation(into out: inout ByteBuffer) {
        var notifications = failures.map { ("error", $0) }
        if omitted > 0 { notifications.append(("note", "\(omitted) more not shown")) }
        out.append("{\"executionSuccessful\":" as StaticString)
        out.appendJSONBool(failures.isEmpty)
        out.append(",\"toolExecutionNotifications\":" as StaticString)
        out.appendJSONArray(notifications) { out, notification in
            out.append("{\"level\":" as StaticString)
            out.appendJSONString(notification.0)
            out.append(",\"message\":" as StaticString)
            out.appendSARIFText(notification.1)
            out.append("}" as StaticString)
        }
        out.append("}" as StaticString)
    }

    private func renderResults(into out: inout ByteBuffer) {
        var indices: [Code: Int] = [:]
        for (index, rule) in rules.enumerated() { indices[rule.code] = index }
        var fingerprints = Fingerprints()
        out.appendLines(diagnostics) {
            $0.appendSARIF($1, ruleIndex: indices[$1.code], fingerprint: fingerprints.next($1))
        }
    }
}

/// Names for results that stay the same while lines are added and removed elsewhere in the file.
private struct Fingerprints {
    private var counts: [UInt64: Int] = [:]

    /// A hash of what the diagnostic says and of the line it says it of, and how many before it had the same.
    mutating func next(_ diagnostic: LocatedDiagnostic) -> String {
        var text = ByteBuffer()
        for part in [diagnostic.code.description, diagnostic.location.path, diagnostic.message] {
            text.append(part)
            text.append(0)
        }
        for scalar in (diagnostic.location.excerpt?.text ?? "").unicodeScalars where !scalar.properties.isWhitespace {
            text.append(scalar)
        }
        let hash = text.bytes.fingerprint(from: 0x9E37_79B9_7F4A_7C15)
        counts[hash, default: 0] += 1
        return hexadecimal(hash, digits: 16).lowercased() + ":" + String(counts[hash, default: 1])
    }
}

extension ByteBuffer {
    /// Appends a JSON array with a line for each element.
    fileprivate mutating func appendLines<Element>(_ elements: [Element], _ body: (inout ByteBuffer, Element) -> Void) {
        append("[" as StaticString)
        for (index, element) in elements.enumerated() {
            append(index == 0 ? "\n" as StaticString : ",\n")
            body(&self, element)
        }
        append("]" as StaticString)
    }

    /// Appends a message object that has a text only.
    fileprivate mutating func appendSARIFText(_ text: String) {
        append("{\"text\":" as StaticString)
        appendJSONString(text)
        append("}" as StaticString)
    }

    fileprivate mutating func appendSARIF(_ rule: RuleDescription) {
        append("{\"id\":" as StaticString)
        appendJSONString(rule.code.description)
        append(",\"name\":" as StaticString)
        appendJSONString(rule.name)
        append(",\"shortDescription\":" as StaticString)
        appendSARIFText(rule.summary)
        append(",\"fullDescription\":" as StaticString)
        appendSARIFText(rule.rationale.isEmpty ? rule.summary : rule.rationale)
        append(",\"help\":{\"text\":" as StaticString)
        appendJSONString(rule.help)
        append(",\"markdown\":" as StaticString)
        appendJSONString(rule.markdown)
        append("},\"defaultConfiguration\":{\"level\":" as StaticString)
        appendJSONString(rule.severity.name)
        append("}}" as StaticString)
    }

    fileprivate mutating func appendSARIF(_ diagnostic: LocatedDiagnostic, ruleIndex: Int?, fingerprint: String) {
        append("{\"ruleId\":" as StaticString)
        appendJSONString(diagnostic.code.description)
        if let ruleIndex { append(",\"ruleIndex\":\(ruleIndex)") }
        append(",\"level\":" as StaticString)
        appendJSONString(diagnostic.severity.name)
        append(",\"message\":" as StaticString)
        appendSARIFText(diagnostic.message)
        append(",\"locations\":[{" as StaticString)
        appendSARIF(diagnostic.location)
        append("}],\"partialFingerprints\":{\"formc/v1\":" as StaticString)
        appendJSONString(fingerprint)
        append("}" as StaticString)
        appendSARIF(diagnostic.related)
        appendSARIF(diagnostic.fixes, path: diagnostic.location.path)
        if let help = diagnostic.help {
            append(",\"properties\":{\"help\":" as StaticString)
            appendJSONString(help)
            append("}" as StaticString)
        }
        append("}" as StaticString)
    }

    private mutating func appendSARIF(_ related: [LocatedDiagnostic.Related]) {
        guard !related.isEmpty else { return }
        append(",\"relatedLocations\":" as StaticString)
        appendJSONArray(Array(related.enumerated())) { out, item in
            out.append("{\"id\":\(item.offset),\"message\":")
            out.appendSARIFText(item.element.message)
            out.append("," as StaticString)
            out.appendSARIF(item.element.location)
            out.append("}" as StaticString)
        }
    }

    private mutating func appendSARIF(_ fixes: [LocatedDiagnostic.Fix], path: String) {
        let fixes = fixes.filter { !$0.edits.isEmpty }
        guard !fixes.isEmpty else { return }
        append(",\"fixes\":" as StaticString)
        appendJSONArray(fixes) { out, fix in
            out.append("{\"description\":" as StaticString)
            out.appendSARIFText(fix.message)
            out.append(",\"artifactChanges\":[{" as StaticString)
            out.appendArtifact(path)
            out.append(",\"replacements\":" as StaticString)
            out.appendJSONArray(fix.edits) { out, edit in
                out.append("{\"deletedRegion\":" as StaticString)
                out.appendRegion(edit.start, edit.end)
                out.append(",\"insertedContent\":" as StaticString)
                out.appendSARIFText(edit.replacement)
                out.append("}" as StaticString)
            }
            out.append("}]}" as StaticString)
        }
    }

    /// Appends the member `physicalLocation`.
    private mutating func appendSARIF(_ location: Location) {
        append("\"physicalLocation\":{" as StaticString)
        appendArtifact(location.path)
        append(",\"region\":" as StaticString)
        appendRegion(location.start, location.end)
        append("}" as StaticString)
    }

    private mutating func appendRegion(_ start: Position, _ end: Position) {
        append("{\"startLine\":\(start.line),\"startColumn\":\(start.column)")
        append(",\"endLine\":\(end.line),\"endColumn\":\(end.column)}")
    }

    /// Appends the member `artifactLocation`.
    private mutating func appendArtifact(_ path: String) {
        append("\"artifactLocation\":{\"uri\":\"" as StaticString)
        if path.hasPrefix("/") {
            append("file://" as StaticString)
            appendPercentEncoded(path)
            append("\"}" as StaticString)
        } else {
            appendPercentEncoded(path)
            append("\",\"uriBaseId\":\"%SRCROOT%\"}" as StaticString)
        }
    }

    /// Appends a path with every byte percent-encoded that RFC 3986 does not leave unreserved.
    private mutating func appendPercentEncoded(_ path: String) {
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: append(byte)
            default:
                append(0x25)
                append(hexadecimal: byte)
            }
        }
    }
}
