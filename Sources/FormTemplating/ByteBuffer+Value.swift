import FormBytes

extension ByteBuffer {
    /// Appends a value as it is: text and numbers, `true` and `false`; null, objects and lists are nothing.
    @inline(__always)
    mutating func append(_ value: TemplateValue, of data: borrowing TemplateData) {
        switch value.kind {
        case TemplateValue.Kind.text, TemplateValue.Kind.ownText: append(data.bytes(of: value))
        case TemplateValue.Kind.integer: append(decimal: value.payload)
        case TemplateValue.Kind.bool: append(value.payload != 0 ? "true" : "false")
        default: break
        }
    }

    /// Appends a value with the four characters escaped that mean something to HTML.
    mutating func appendEscaped(_ value: TemplateValue, of data: borrowing TemplateData) {
        let isText = value.kind == TemplateValue.Kind.text || value.kind == TemplateValue.Kind.ownText
        guard isText else {
            append(value, of: data)
            return
        }
        let text = data.bytes(of: value)
        var written = 0
        for index in 0..<text.count {
            let entity: StaticString
            switch text[index] {
            case UInt8(ascii: "&"): entity = "&amp;"
            case UInt8(ascii: "<"): entity = "&lt;"
            case UInt8(ascii: ">"): entity = "&gt;"
            case UInt8(ascii: "\""): entity = "&quot;"
            default: continue
            }
            append(text[written..<index])
            append(entity)
            written = index + 1
        }
        append(text[written..<text.count])
    }
}
