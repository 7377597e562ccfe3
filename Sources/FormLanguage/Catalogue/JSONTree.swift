import FormBytes
import FormData

/// A JSON value whose members keep their order.
indirect enum JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case array([JSONTree])
    case object([(String, JSONTree)])
    /// A text of one token, as it is.
    case token(String)

    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(integerLiteral value: Int) { self = .integer(value) }

    /// The value with every member on its own line, indented by two spaces; lists of scalars stand on one line.
    func write(to output: inout ByteBuffer, indentation: Int = 0) {
        switch self {
        case .string(let text): output.appendJSONString(text)
        case .boolean(let value): output.appendJSONBool(value)
        case .integer(let value): output.append(decimal: value)
        case .token(let text): output.append(text)
        case .array(let elements) where elements.allSatisfy(\.isScalar):
            output.append("[" as StaticString)
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(", " as StaticString) }
                element.write(to: &output)
            }
            output.append("]" as StaticString)
        case .array(let elements):
            JSONTree.writeLines(elements.map { (nil, $0) }, "[", "]", to: &output, indentation)
        case .object(let members):
            JSONTree.writeLines(members.map { ($0.0, $0.1) }, "{", "}", to: &output, indentation)
        }
    }

    private var isScalar: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private static func writeLines(
        _ entries: [(key: String?, value: JSONTree)], _ opening: StaticString, _ closing: StaticString,
        to output: inout ByteBuffer, _ indentation: Int
    ) {
        output.append(opening)
        for (index, entry) in entries.enumerated() {
            output.append((index > 0 ? ",\n" : "\n") + String(repeating: " ", count: indentation + 2))
            if let key = entry.key {
                output.appendJSONString(key)
                output.append(": " as StaticString)
            }
            entry.value.write(to: &output, indentation: indentation + 2)
        }
        if !entries.isEmpty { output.append("\n" + String(repeating: " ", count: indentation)) }
        output.append(closing)
    }
}
