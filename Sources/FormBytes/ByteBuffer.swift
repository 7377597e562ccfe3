#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A growing run of bytes: what every writer of formc appends to.
///
/// It is a struct that is never copied, passed as `inout`: of a class, every access to its fields would be checked for
/// exclusivity at run time, which costs four times what the append itself does.
///
/// The memory moves when it grows, so a view of it is good only until the next append. A buffer is kept by one worker
/// and used again for the next file: `removeAll` keeps the memory.
@usableFromInline
package struct ByteBuffer: ~Copyable {
    /// The memory.
    @usableFromInline package private(set) var base: UnsafeMutablePointer<UInt8>
    /// How many bytes have been appended.
    @usableFromInline package internal(set) var count = 0
    @usableFromInline private(set) var capacity: Int

    /// An empty buffer with room for `capacity` bytes.
    package init(capacity: Int = 256) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// A view of what has been appended so far.
    @inlinable
    package var bytes: Bytes { Bytes(start: UnsafePointer(base), count: count) }

    /// Forgets the contents and keeps the memory.
    @inlinable
    package mutating func removeAll() { count = 0 }

    /// Cuts the contents to the first `length` bytes.
    @inlinable
    package mutating func truncate(to length: Int) { count = min(count, length) }

    /// Sees to room for `extra` more bytes and returns where they go; `advance` makes them count.
    @inlinable @inline(__always)
    package mutating func reserve(_ extra: Int) -> UnsafeMutablePointer<UInt8> {
        if count &+ extra > capacity { grow(to: count + extra) }
        return base + count
    }

    /// Makes `length` bytes, written where `reserve` said, part of the contents.
    @inlinable @inline(__always)
    package mutating func advance(by length: Int) { count &+= length }

    /// Appends one byte.
    @inlinable @inline(__always)
    package mutating func append(_ byte: UInt8) {
        reserve(1).pointee = byte
        count &+= 1
    }

    /// Appends bytes.
    @inlinable @inline(__always)
    package mutating func append(_ bytes: Bytes) {
        memcpy(reserve(bytes.count), bytes.start, bytes.count)
        count &+= bytes.count
    }

    /// Appends a string literal's UTF-8.
    @inlinable @inline(__always)
    package mutating func append(_ literal: StaticString) {
        append(Bytes(literal))
    }

    /// Appends a string's UTF-8.
    package mutating func append(_ string: String) {
        var copy = string
        copy.withUTF8 { append(Bytes(UnsafeRawBufferPointer($0))) }
    }

    /// Appends a whole number in decimal.
    package mutating func append(decimal value: some BinaryInteger) {
        append(String(value))
    }

    /// Appends a scalar's UTF-8.
    package mutating func append(_ scalar: Unicode.Scalar) {
        for byte in UTF8.encode(scalar)! { append(byte) }
    }

    /// Moves to memory for `needed` bytes or more.
    @usableFromInline
    mutating func grow(to needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memcpy(moved, base, count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}

extension Bytes {
    /// Runs `body` with a view of a string's UTF-8, which is good only inside it.
    package static func with<Result>(_ string: String, _ body: (Bytes) throws -> Result) rethrows -> Result {
        var copy = string
        return try copy.withUTF8 { try body(Bytes(UnsafeRawBufferPointer($0))) }
    }
}
