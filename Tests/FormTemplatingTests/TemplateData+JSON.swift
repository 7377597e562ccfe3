import FormBytes
import FormData

@testable import FormTemplating

extension TemplateData {
    /// The data as JSON, members in the order they were added, two spaces a level, with a line feed at the end; the
    /// names come from `keys`, the table the data was built with.
    func json(keys: TemplateKeys) -> String {
        var output = ByteBuffer()
        writeJSON(keys: keys, to: &output)
        return output.bytes.string
    }

    private func writeJSON(keys: TemplateKeys, to output: inout ByteBuffer) {
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
                output.appendJSONString(keys.all.first { $0.key.number == value.key }?.name ?? "")
                output.append(": ")
            }
            current.next += 1
            current.isFirst = false
            open.append(current)
            write(value, to: &output, opening: &open)
        }
        output.append("\n")
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
        case TemplateValue.Kind.text, TemplateValue.Kind.ownText: output.appendJSONString(bytes(of: value))
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
}
