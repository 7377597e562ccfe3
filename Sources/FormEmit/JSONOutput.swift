import FormBytes
import FormData

/// How normalized JSON is laid out.
package enum JSONStyle: Sendable {
    /// A line for every member and element, indented by two spaces.
    case pretty
    /// No white space at all: RFC 8785.
    case canonical
}

/// Writes the punctuation of JSON in one of the two layouts; what stands between is the caller's.
struct JSONOutput: ~Copyable {
    /// The text so far.
    var buffer: ByteBuffer
    private let isPretty: Bool
    private var depth = 0
    private var isFirst = true

    /// An output that goes on where the buffer ends.
    init(_ buffer: consuming ByteBuffer, _ style: JSONStyle) {
        self.buffer = buffer
        isPretty = style == .pretty
    }

    /// Begins an object or an array with its bracket.
    @inline(__always)
    mutating func begin(_ bracket: UInt8) {
        buffer.append(bracket)
        depth &+= 1
        isFirst = true
    }

    /// Ends an object or an array with its bracket.
    @inline(__always)
    mutating func end(_ bracket: UInt8) {
        depth &-= 1
        if !isFirst, isPretty { breakLine() }
        buffer.append(bracket)
        isFirst = false
    }

    /// Goes to the next member or element.
    @inline(__always)
    mutating func next() {
        if !isFirst { buffer.append(UInt8(ascii: ",")) }
        isFirst = false
        if isPretty { breakLine() }
    }

    /// Goes to the member with this name, which needs no escapes.
    @inline(__always)
    mutating func member(_ name: StaticString) {
        next()
        let bytes = Bytes(name)
        let room = buffer.reserve(bytes.count + 4)
        room[0] = UInt8(ascii: "\"")
        (room + 1).update(from: bytes.start, count: bytes.count)
        room[bytes.count + 1] = UInt8(ascii: "\"")
        room[bytes.count + 2] = UInt8(ascii: ":")
        room[bytes.count + 3] = UInt8(ascii: " ")
        buffer.advance(by: bytes.count + (isPretty ? 4 : 3))
    }

    /// Goes to the member with this name, whatever is in it.
    mutating func member(escaping name: Bytes) {
        next()
        buffer.appendJSONString(name)
        buffer.append(UInt8(ascii: ":"))
        if isPretty { buffer.append(UInt8(ascii: " ")) }
    }

    /// Writes a string.
    @inline(__always)
    mutating func string(_ text: Bytes) { buffer.appendJSONString(text) }

    /// Writes a text that is JSON already.
    @inline(__always)
    mutating func raw(_ text: StaticString) { buffer.append(text) }

    /// Gives the text back.
    consuming func finish() -> ByteBuffer {
        if isPretty { buffer.append(UInt8(ascii: "\n")) }
        return buffer
    }

    @inline(__always)
    private mutating func breakLine() {
        let width = depth &* 2
        let room = buffer.reserve(width + 1)
        room[0] = UInt8(ascii: "\n")
        (room + 1).update(repeating: UInt8(ascii: " "), count: width)
        buffer.advance(by: width &+ 1)
    }
}
