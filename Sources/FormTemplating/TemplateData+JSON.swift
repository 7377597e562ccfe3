import FormBytes

extension TemplateData {
    /// Appends the data as JSON, members in the order they were added, two spaces a level, with a line feed at the end.
    ///
    /// For documentation, golden files and debugging; the names come from `keys`, the table the data was built with.
    package func writeJSON(keys: TemplateKeys, to output: inout ByteBuffer) {
        var open: [OpenValue] = []
        write(root, to: &output, opening: &open)
        while var current = open.popLast() {
            if current.next == current.end {
                output.appendLineBreak(depth: open.count)
                output.append(current.isObject ? "}" : "]")
                continue
            }
            let value = slots[current.next]
            if !current.isFirst { output.append(",") }
            output.appendLineBreak(depth: open.count + 1)
            if current.isObject {
                Bytes.with(keys.name(TemplateKey(number: value.key))) { output.append(jsonString: $0) }
                output.append(": ")
            }
            current.next += 1
            current.isFirst = false
            open.append(current)
            write(value, to: &output, opening: &open)
        }
        output.append("\n")
    }

    /// The data as `writeJSON` writes it.
    package func json(keys: TemplateKeys) -> String {
        var output = ByteBuffer()
        writeJSON(keys: keys, to: &output)
        return output.bytes.string
    }

    /// An object or list of which some values are written.
    private struct OpenValue {
        let isObject: Bool
        var next: Int
        let end: Int
        var isFirst = true
    }

    private func write(_ value: TemplateValue, to output: inout ByteBuffer, opening open: inout [OpenValue]) {
        switch value.kind {
        case TemplateValue.Kind.null: output.append("null")
        case TemplateValue.Kind.bool: output.append(value.payload != 0 ? "true" : "false")
        case TemplateValue.Kind.integer: output.append(decimal: value.payload)
        case TemplateValue.Kind.text, TemplateValue.Kind.ownText: output.append(jsonString: bytes(of: value))
        default:
            let isObject = value.kind == TemplateValue.Kind.object
            if value.count == 0 {
                output.append(isObject ? "{}" : "[]")
                return
            }
            output.append(isObject ? "{" : "[")
            open.append(
                OpenValue(
                    isObject: isObject, next: value.payload, end: value.payload + Int(value.count)))
        }
    }
}

extension ByteBuffer {
    fileprivate mutating func appendLineBreak(depth: Int) {
        append("\n")
        for _ in 0..<depth { append("  ") }
    }

    fileprivate mutating func append(jsonString bytes: Bytes) {
        append("\"")
        for byte in bytes.buffer {
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<0x20:
                append("\\u00")
                for digit in [byte >> 4, byte & 15] { append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
            default: append(byte)
            }
        }
        append("\"")
    }
}
