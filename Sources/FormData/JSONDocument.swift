import FormBytes

/// A JSON text, read and checked: RFC 8259, with no repeated keys and no lone surrogates.
///
/// The values are views of the text and of the document, and good only while both live. A value takes 8 bytes, and a
/// string with escapes its own bytes besides.
package struct JSONDocument: ~Copyable {
    private let text: Bytes
    private let nodes: JSONNodes

    /// Reads a text, which must outlive the document; a byte order mark at its start is skipped.
    ///
    /// Arrays and objects may be nested `maximumDepth` levels deep; the outermost is the first level.
    package init(_ text: Bytes, maximumDepth: Int = 128) throws(JSONError) {
        var parser = JSONParser(text, maximumDepth: maximumDepth)
        try parser.parse()
        self.text = text
        nodes = parser.finish()
    }

    /// The one value of the text.
    package var root: JSONValue {
        JSONValue(text: text.start, nodes: UnsafePointer(nodes.base), pool: UnsafePointer(nodes.pool.base), index: 0)
    }
}

/// A value of a `JSONDocument`.
package struct JSONValue {
    /// The kinds of values.
    package enum Kind: Sendable {
        case null, boolean, number, string, array, object
    }

    fileprivate let text: UnsafePointer<UInt8>
    fileprivate let nodes: UnsafePointer<JSONNode>
    fileprivate let pool: UnsafePointer<UInt8>
    fileprivate let index: Int

    /// The kind of the value.
    package var kind: Kind {
        switch text[offset] {
        case 0x22: .string
        case 0x5B: .array
        case 0x7B: .object
        case 0x6E: .null
        case 0x66, 0x74: .boolean
        default: .number
        }
    }

    /// The offset of the value's first byte in the text.
    package var offset: Int { Int(nodes[index].start) }

    /// A string without quotes and escapes; a number, a boolean or null as it is written; nothing for the others.
    package var bytes: Bytes {
        let node = nodes[index]
        switch text[offset] {
        case 0x5B, 0x7B: return .none
        case 0x22: return node.stringBytes(text: text, pool: pool)
        default: return Bytes(start: text + offset, count: Int(node.link))
        }
    }

    /// Whether the value is `true`.
    package var isTrue: Bool { text[offset] == 0x74 }

    /// The elements of an array; nothing for the others.
    package var elements: JSONElements {
        JSONElements(position: JSONValue(self, at: index + 1), end: kind == .array ? end : 0)
    }

    /// The keys and values of an object, in the order of the text; nothing for the others.
    package var members: JSONMembers {
        JSONMembers(position: JSONValue(self, at: index + 1), end: kind == .object ? end : 0)
    }

    /// The value of an object's key, found by looking through them, or nil.
    package subscript(key: Bytes) -> JSONValue? {
        for member in members where member.key.bytes == key { return member.value }
        return nil
    }

    /// The value of an object's key, found by looking through them, or nil.
    package subscript(key: StaticString) -> JSONValue? { self[Bytes(key)] }

    /// The index of the node after the value and all that is in it.
    fileprivate var end: Int {
        switch text[offset] {
        case 0x5B, 0x7B: Int(nodes[index].link)
        default: index + 1
        }
    }
}

extension JSONValue {
    fileprivate init(_ other: JSONValue, at index: Int) {
        self.init(text: other.text, nodes: other.nodes, pool: other.pool, index: index)
    }
}

/// The elements of an array.
package struct JSONElements: Sequence, IteratorProtocol {
    fileprivate var position: JSONValue
    fileprivate let end: Int

    /// The next element, or nil at the end.
    package mutating func next() -> JSONValue? {
        guard position.index < end else { return nil }
        let element = position
        position = JSONValue(position, at: position.end)
        return element
    }
}

/// The members of an object.
package struct JSONMembers: Sequence, IteratorProtocol {
    fileprivate var position: JSONValue
    fileprivate let end: Int

    /// The next key, which is a string, and its value; nil at the end.
    package mutating func next() -> (key: JSONValue, value: JSONValue)? {
        guard position.index < end else { return nil }
        let key = position
        let value = JSONValue(position, at: position.index + 1)
        position = JSONValue(position, at: value.end)
        return (key, value)
    }
}
