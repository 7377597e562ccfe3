import FormBytes
import FormLanguage

/// Expressions that show the texts of a spec.
extension ByteBuffer {
    /// Appends a `String`: the text itself, or what the app has under its key.
    mutating func appendString(of text: SpecText) {
        guard let key = text.key else { return appendSwiftString(text.string) }
        append("String(localized: " as StaticString)
        appendSwiftString(key)
        append(", defaultValue: " as StaticString)
        appendSwiftString(text.string)
        append(")" as StaticString)
    }

    /// Appends an `AttributedString`.
    mutating func appendAttributedString(of text: SpecText) {
        append(text.kind == .markdown ? "Self.markdown(" as StaticString : "AttributedString(")
        appendString(of: text)
        append(")" as StaticString)
    }

    /// Appends a view: a `Text`, or what the app gives for a slot.
    mutating func appendView(of text: SpecText) {
        switch text.kind {
        case .text:
            append("Text(verbatim: " as StaticString)
            appendString(of: text)
            append(")" as StaticString)
        case .markdown:
            append("Text(" as StaticString)
            appendAttributedString(of: text)
            append(")" as StaticString)
        case .slot:
            appendSlotProperty(text.string)
            append("()" as StaticString)
        }
    }

    /// Appends a `String` without the marks of Markdown, for use outside the view.
    mutating func appendPlainString(of text: SpecText, _ view: Bytes) {
        guard text.kind == .markdown else { return appendString(of: text) }
        append("String(" as StaticString)
        append(view)
        append("View.markdown(" as StaticString)
        appendString(of: text)
        append(").characters)" as StaticString)
    }

    /// Appends a `String` that ODS, which reads it as Markdown, shows as the text means it.
    mutating func appendEscapedMarkdown(of text: SpecText, _ view: Bytes) {
        guard text.kind != .markdown else { return appendString(of: text) }
        append(view)
        append("View.escaped(" as StaticString)
        appendString(of: text)
        append(")" as StaticString)
    }

    /// Appends the property of a view that holds a slot.
    mutating func appendSlotProperty(_ slot: Bytes) {
        SwiftIdentifier.append(slot, as: .member, to: &self)
        append("Slot" as StaticString)
    }

    /// Puts what was appended since `start` into backticks, if it is a word of Swift.
    mutating func quoteKeyword(from start: Int) {
        guard SwiftIdentifier.isKeyword(bytes[start..<count]) else { return }
        let name = bytes[start..<count].string
        truncate(to: start)
        append(0x60)
        append(name)
        append(0x60)
    }
}
