#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A view of bytes that somebody else keeps alive: a start and a count, nothing owned.
///
/// Two views are equal when their bytes are. The holder of a view sees to it that the memory outlives it; in formc that
/// is a `SourceText`, a `Tree` or a `ByteBuffer` that is not appended to meanwhile.
@usableFromInline
package struct Bytes: @unchecked Sendable {
    /// The first byte.
    @usableFromInline package let start: UnsafePointer<UInt8>
    /// How many bytes there are.
    @usableFromInline package let count: Int

    /// A view of `count` bytes from `start`.
    @inlinable @inline(__always)
    package init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        self.count = count
    }

    /// A view of a string literal, which lives for ever.
    @inlinable @inline(__always)
    package init(_ literal: StaticString) {
        self.start = literal.utf8Start
        self.count = literal.utf8CodeUnitCount
    }

    /// A view of a buffer's bytes.
    @inlinable
    package init(_ buffer: UnsafeRawBufferPointer) {
        start = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? Bytes.none.start
        count = buffer.count
    }

    /// No bytes at all.
    @inlinable package static var none: Bytes { Bytes("") }

    /// Whether there are no bytes.
    @inlinable @inline(__always)
    package var isEmpty: Bool { count == 0 }

    /// The byte at `index`, from 0; not checked in release builds.
    @inlinable @inline(__always)
    package subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        return start[index]
    }

    /// The bytes of a range of indices.
    @inlinable @inline(__always)
    package subscript(range: Range<Int>) -> Bytes {
        assert(range.lowerBound >= 0 && range.upperBound <= count)
        return Bytes(start: start + range.lowerBound, count: range.count)
    }

    /// The bytes as a buffer.
    @inlinable
    package var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The bytes as a string, repaired where they are not UTF-8.
    package var string: String { String(decoding: buffer, as: UTF8.self) }

    /// Whether the bytes are those of a string literal.
    @inlinable @inline(__always)
    package static func == (bytes: Bytes, literal: StaticString) -> Bool {
        bytes.count == literal.utf8CodeUnitCount && memcmp(bytes.start, literal.utf8Start, bytes.count) == 0
    }

    /// Whether the bytes begin with those of `prefix`.
    @inlinable
    package func hasPrefix(_ prefix: Bytes) -> Bool {
        count >= prefix.count && memcmp(start, prefix.start, prefix.count) == 0
    }

    /// Whether the bytes end with those of `suffix`.
    @inlinable
    package func hasSuffix(_ suffix: Bytes) -> Bool {
        count >= suffix.count && memcmp(start + (count - suffix.count), suffix.start, suffix.count) == 0
    }

    /// Whether all bytes are ASCII.
    @inlinable
    package var isASCII: Bool {
        var index = 0
        let raw = UnsafeRawPointer(start)
        while index + 8 <= count {
            if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
            index += 8
        }
        while index < count {
            if start[index] >= 0x80 { return false }
            index += 1
        }
        return true
    }

    /// A hash of the bytes for tables, another in every process.
    @inlinable @inline(__always)
    package var fingerprint: UInt64 { fingerprint(from: Bytes.seed) }

    /// Where hashes for tables begin: nobody can write a file of texts whose hashes are all the same.
    @usableFromInline package static let seed = UInt64.random(in: .min ... .max)

    /// A hash of the bytes that depends on nothing else but a number.
    @inlinable
    package func fingerprint(from seed: UInt64) -> UInt64 {
        let raw = UnsafeRawPointer(start)
        var state = seed ^ UInt64(truncatingIfNeeded: count)
        var index = 0
        while index + 8 <= count {
            state = Bytes.mix(state ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        if index < count {
            var tail: UInt64 = 0
            while index < count {
                tail = tail << 8 | UInt64(start[index])
                index += 1
            }
            state = Bytes.mix(state ^ tail)
        }
        return state ^ state >> 32
    }

    /// One step of `fingerprint`: a multiplication folded onto itself.
    @inlinable @inline(__always)
    package static func mix(_ value: UInt64) -> UInt64 {
        let (high, low) = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        return high ^ low
    }
}

extension Bytes: Hashable {
    @inlinable @inline(__always)
    package static func == (left: Bytes, right: Bytes) -> Bool {
        left.count == right.count && memcmp(left.start, right.start, left.count) == 0
    }

    @inlinable
    package func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }
}

extension Bytes: Comparable {
    /// Byte order, which for UTF-8 is the order of the scalars.
    @inlinable
    package static func < (left: Bytes, right: Bytes) -> Bool {
        let order = memcmp(left.start, right.start, min(left.count, right.count))
        return order < 0 || order == 0 && left.count < right.count
    }
}
