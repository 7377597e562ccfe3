import FormBytes

/// JSON values as RFC 8785 writes them, appended to a buffer.
///
/// Only scalars are written here: whoever knows the layout appends brackets, commas and white space.
extension ByteBuffer {
    /// Appends a JSON string with its quotes; `text` is UTF-8 and goes out as it is but for the escapes of RFC 8785.
    @inlinable
    package mutating func appendJSONString(_ text: Bytes) {
        let count = text.count
        let target = reserve(count &+ 2)
        guard JSONEscapes.copyPlain(text, to: target + 1) else { return appendEscapedJSONString(text) }
        target[0] = 0x22
        target[count &+ 1] = 0x22
        advance(by: count &+ 2)
    }

    /// Appends a JSON string with its quotes.
    package mutating func appendJSONString(_ text: String) {
        Bytes.with(text) { appendJSONString($0) }
    }

    /// Appends a JSON string with its quotes.
    @inlinable
    package mutating func appendJSONString(_ text: StaticString) {
        appendJSONString(Bytes(text))
    }

    /// Appends `true` or `false`.
    @inlinable
    package mutating func appendJSONBool(_ value: Bool) {
        append(value ? "true" as StaticString : "false")
    }

    /// Appends a whole number with all its digits.
    package mutating func appendJSONInteger(_ value: Int64) {
        if value < 0 { append(0x2D) }
        var rest = value.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var start = 20
            repeat {
                start -= 1
                digits[start] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest != 0
            append(Bytes(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(digits)[start...])))
        }
    }

    /// The way of `appendJSONString` for a text that has something to escape.
    @usableFromInline
    mutating func appendEscapedJSONString(_ text: Bytes) {
        append(0x22)
        var index = 0
        while true {
            let stop = JSONEscapes.firstEscape(in: text, from: index)
            append(text[index..<stop])
            guard stop < text.count else { break }
            append(escapeOf: text[stop])
            index = stop + 1
        }
        append(0x22)
    }

    private mutating func append(escapeOf byte: UInt8) {
        append(0x5C)
        switch byte {
        case 0x22, 0x5C: append(byte)
        case 0x08: append(0x62)
        case 0x09: append(0x74)
        case 0x0A: append(0x6E)
        case 0x0C: append(0x66)
        case 0x0D: append(0x72)
        default:
            append("u00")
            append(byte < 0x10 ? 0x30 : 0x31)
            append(Bytes("0123456789abcdef")[Int(byte & 0x0F)])
        }
    }
}

/// Which bytes a JSON string cannot hold as they are: controls below U+0020, the quote and the backslash.
@usableFromInline
enum JSONEscapes {
    /// Copies `text` to `target` if nothing in it needs an escape; else says false, with `target` half written.
    ///
    /// Most strings of a spec are short, and then one branch taken wrongly costs more than the copying: lengths are
    /// told apart in four classes, and inside one the words overlap as far as the length wants.
    @inlinable @inline(__always)
    static func copyPlain(_ text: Bytes, to target: UnsafeMutablePointer<UInt8>) -> Bool {
        let source = UnsafeRawPointer(text.start)
        let target = UnsafeMutableRawPointer(target)
        let count = text.count
        if count > 16 {
            var found: UInt64 = 0
            var index = 0
            while index &+ 32 < count, found == 0 {
                found = copyHalf(source + index, target + index) | copyHalf(source + index + 16, target + index + 16)
                index &+= 32
            }
            let last = count &- 16
            let middle = min(index, last)
            return found | copyHalf(source + middle, target + middle) | copyHalf(source + last, target + last) == 0
        }
        if count >= 8 {
            let last = count &- 8
            return copyWord(source, target) | copyWord(source + last, target + last) == 0
        }
        if count >= 4 {
            let first = source.loadUnaligned(as: UInt32.self)
            let last = source.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
            target.storeBytes(of: first, as: UInt32.self)
            target.storeBytes(of: last, toByteOffset: count &- 4, as: UInt32.self)
            return marks(UInt64(first) << 32 | UInt64(last)) == 0
        }
        var index = 0
        while index < count {
            let byte = text.start[index]
            if needsEscape(byte) { return false }
            target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
            index &+= 1
        }
        return true
    }

    /// Copies 16 bytes and returns their marks.
    @inlinable @inline(__always)
    static func copyHalf(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) -> UInt64 {
        copyWord(source, target) | copyWord(source + 8, target + 8)
    }

    /// Copies 8 bytes and returns their marks.
    @inlinable @inline(__always)
    static func copyWord(_ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer) -> UInt64 {
        let word = source.loadUnaligned(as: UInt64.self)
        target.storeBytes(of: word, as: UInt64.self)
        return marks(word)
    }

    /// The index of the first byte from `start` on that needs an escape, or the count.
    static func firstEscape(in text: Bytes, from start: Int) -> Int {
        let source = UnsafeRawPointer(text.start)
        var index = start
        while index &+ 8 <= text.count {
            let word = UInt64(littleEndian: source.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = marks(word)
            if found != 0 { return index + found.trailingZeroBitCount >> 3 }
            index &+= 8
        }
        while index < text.count, !needsEscape(text[index]) { index += 1 }
        return index
    }

    /// Whether one byte needs an escape.
    @inlinable @inline(__always)
    static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C
    }

    /// Not 0 exactly if one of the eight bytes needs an escape.
    ///
    /// A byte below the number subtracted borrows, which shows in its high bit. A borrow may mark the byte above too, but
    /// only where a mark is below it: the lowest mark is always right.
    @inlinable @inline(__always)
    static func marks(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let controls = word &- (ones &* 0x20)
        let quotes = (word ^ (ones &* 0x22)) &- ones
        let backslashes = (word ^ (ones &* 0x5C)) &- ones
        return (controls | quotes | backslashes) & ~word & (ones &* 0x80)
    }
}
