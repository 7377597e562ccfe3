extension Bytes {
    /// The scalar that starts at `index`, and how many bytes it takes.
    ///
    /// Where the bytes are not UTF-8, or end too early, it is U+FFFD and takes one byte; no byte after the last is read.
    @inlinable
    package func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = self[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        return longScalar(at: index)
    }

    /// The scalar that ends before `end`, and how many bytes it takes; `end` is greater than 0.
    package func scalar(before end: Int) -> (scalar: Unicode.Scalar, length: Int) {
        var start = end - 1
        while start > 0, end - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
        let found = self[0..<end].scalar(at: start)
        return found.length == end - start ? found : ("\u{FFFD}", 1)
    }

    /// The scalars in their order; bytes that are not UTF-8 are U+FFFD each.
    @inlinable
    package var scalars: ScalarView { ScalarView(self) }

    /// How many scalars there are; of UTF-8 the bytes that do not continue one.
    package var scalarCount: Int {
        var count = 0
        for byte in buffer where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// The index of the first byte that is not part of well-formed UTF-8, or nil if all are.
    ///
    /// Overlong forms, surrogates and numbers above U+10FFFF are not well-formed; the index is that of their first byte.
    package var firstInvalidUTF8: Int? {
        let raw = UnsafeRawPointer(start)
        var index = 0
        while index < count {
            if start[index] < 0x80 {
                index += 1
                while index + 8 <= count,
                    raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
                {
                    index += 8
                }
                continue
            }
            let length = wellFormedLength(at: index)
            if length == 0 { return index }
            index += length
        }
        return nil
    }

    /// The way of `scalar(at:)` for a scalar of more than one byte.
    @usableFromInline
    package func longScalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let length = wellFormedLength(at: index)
        var value = UInt32(self[index])
        switch length {
        case 2: value &= 0x1F
        case 3: value &= 0x0F
        case 4: value &= 0x07
        default: return ("\u{FFFD}", 1)
        }
        for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }

    /// How many bytes the well-formed sequence of two to four bytes at `index` has, or 0 if there is none.
    ///
    /// The bounds of the second byte are those of table 3-7 of the Unicode Standard.
    private func wellFormedLength(at index: Int) -> Int {
        let length: Int
        var low: UInt8 = 0x80
        var high: UInt8 = 0xBF
        switch self[index] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        guard count - index >= length else { return 0 }
        switch self[index] {
        case 0xE0: low = 0xA0
        case 0xED: high = 0x9F
        case 0xF0: low = 0x90
        case 0xF4: high = 0x8F
        default: break
        }
        let second = self[index + 1]
        guard second >= low, second <= high else { return 0 }
        for offset in 2..<max(length, 2) where self[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }
}

/// The scalars of a view of bytes.
@usableFromInline
package struct ScalarView: Sequence, IteratorProtocol {
    /// The text.
    @usableFromInline let bytes: Bytes
    /// Where the next scalar begins.
    @usableFromInline var index = 0

    /// The scalars of a text.
    @inlinable
    init(_ bytes: Bytes) { self.bytes = bytes }

    /// The next scalar, or nil at the end.
    @inlinable
    package mutating func next() -> Unicode.Scalar? {
        guard index < bytes.count else { return nil }
        let (scalar, length) = bytes.scalar(at: index)
        index &+= length
        return scalar
    }
}
