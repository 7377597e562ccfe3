import FormBytes
import FormSource

/// Appends values to the bytes of a cache.
package struct CacheWriter: ~Copyable {
    /// What has been written.
    package var buffer: ByteBuffer

    /// A writer with nothing written.
    package init(capacity: Int = 1 << 12) { buffer = ByteBuffer(capacity: capacity) }

    /// A number that is mostly small: seven bits a byte.
    package mutating func write(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            buffer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        buffer.append(UInt8(rest))
    }

    /// A truth value.
    package mutating func write(_ value: Bool) { buffer.append(value ? 1 : 0) }

    /// A number of 64 bits.
    package mutating func write(fixed value: UInt64) {
        UnsafeMutableRawPointer(buffer.reserve(8)).storeBytes(of: value.littleEndian, as: UInt64.self)
        buffer.advance(by: 8)
    }

    /// Bytes, with their count before them.
    package mutating func write(_ bytes: Bytes) {
        write(bytes.count)
        buffer.append(bytes)
    }

    /// Bytes, with their count before them.
    package mutating func write(_ bytes: some Collection<UInt8>) {
        write(bytes.count)
        let start = buffer.reserve(bytes.count)
        for (offset, byte) in bytes.enumerated() { start[offset] = byte }
        buffer.advance(by: bytes.count)
    }

    /// A string's UTF-8.
    package mutating func write(_ string: String) {
        var copy = string
        copy.withUTF8 { write(Bytes(UnsafeRawBufferPointer($0))) }
    }

    /// A value that may be missing.
    package mutating func write<Value>(_ value: Value?, _ each: (inout CacheWriter, Value) -> Void) {
        write(value != nil)
        if let value { each(&self, value) }
    }

    /// Values, with their count before them.
    package mutating func write<Value>(_ values: [Value], _ each: (inout CacheWriter, Value) -> Void) {
        write(values.count)
        for value in values { each(&self, value) }
    }

    /// A hash.
    package mutating func write(_ hash: ContentHash) {
        write(fixed: hash.high)
        write(fixed: hash.low)
    }

    /// A stamp.
    package mutating func write(_ stamp: FileStamp) {
        write(fixed: stamp.device)
        write(fixed: stamp.inode)
        write(fixed: UInt64(bitPattern: stamp.size))
        write(fixed: UInt64(bitPattern: stamp.modified))
        write(fixed: UInt64(bitPattern: stamp.changed))
    }
}

/// Takes values from the bytes of a cache, in the order in which they were written.
///
/// Bytes that are no cache do no harm: once something does not fit, `isSound` is false and every further value is empty.
package struct CacheReader {
    /// Whether all values so far were there.
    package private(set) var isSound = true
    private let bytes: Bytes
    private var index = 0

    /// A reader of bytes, which the caller keeps alive.
    package init(_ bytes: Bytes) { self.bytes = bytes }

    /// Whether all bytes have been read.
    package var isAtEnd: Bool { index == bytes.count }

    /// A number, as `write` wrote it.
    package mutating func number() -> Int {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while isSound, index < bytes.count, shift < 64 {
            let byte = bytes[index]
            index += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: value)) }
            shift += 7
        }
        isSound = false
        return 0
    }

    /// A truth value.
    package mutating func flag() -> Bool { view(1)?[0] == 1 }

    /// A number of 64 bits.
    package mutating func fixed() -> UInt64 {
        guard let view = view(8) else { return 0 }
        return UInt64(littleEndian: UnsafeRawPointer(view.start).loadUnaligned(as: UInt64.self))
    }

    /// Bytes; a view that is good as long as the cache's own.
    package mutating func data() -> Bytes { view(number()) ?? .none }

    /// A string.
    package mutating func string() -> String { data().string }

    /// A value that may be missing.
    package mutating func optional<Value>(_ each: (inout CacheReader) -> Value) -> Value? {
        flag() ? each(&self) : nil
    }

    /// Values.
    package mutating func array<Value>(_ each: (inout CacheReader) -> Value) -> [Value] {
        let count = number()
        var values: [Value] = []
        // Every value takes a byte at least, so a count beyond that is wrong; it must not make room for itself.
        guard count >= 0, count <= bytes.count - index else {
            isSound = false
            return []
        }
        values.reserveCapacity(count)
        while values.count < count, isSound { values.append(each(&self)) }
        return values
    }

    /// A hash.
    package mutating func hash() -> ContentHash { ContentHash(high: fixed(), low: fixed()) }

    /// A stamp.
    package mutating func stamp() -> FileStamp {
        FileStamp(
            device: fixed(), inode: fixed(), size: Int64(bitPattern: fixed()), modified: Int64(bitPattern: fixed()),
            changed: Int64(bitPattern: fixed()))
    }

    private mutating func view(_ count: Int) -> Bytes? {
        guard isSound, count >= 0, count <= bytes.count - index else {
            isSound = false
            return nil
        }
        defer { index += count }
        return bytes[index..<(index + count)]
    }
}
