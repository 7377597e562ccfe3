import FormBytes

/// A hash of 128 bits of some bytes: equal bytes have equal ones, and others do not in practice.
///
/// Made for speed, not against an adversary. The same on every machine.
package struct ContentHash: Hashable, Sendable {
    /// One half.
    package var high: UInt64
    /// The other half.
    package var low: UInt64

    /// The hash of nothing that could be hashed.
    package static let none = ContentHash(high: 0, low: 0)

    /// A hash from its halves.
    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The hash of some bytes.
    package init(of bytes: Bytes) {
        let raw = UnsafeRawPointer(bytes.start)
        var first = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        var second = 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: bytes.count)
        var index = 0
        while index &+ 16 <= bytes.count {
            let left = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let right = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self))
            ContentHash.stir(&first, &second, left, right)
            index &+= 16
        }
        if index < bytes.count {
            var tail: (UInt64, UInt64) = (0, 0)
            withUnsafeMutableBytes(of: &tail) {
                $0.copyMemory(from: .init(start: raw + index, count: bytes.count - index))
            }
            ContentHash.stir(&first, &second, UInt64(littleEndian: tail.0), UInt64(littleEndian: tail.1))
        }
        ContentHash.stir(&first, &second, second, first)
        high = first
        low = second
    }

    /// Takes in 16 bytes. The two halves go through separate multiplications, and each takes in the bytes themselves
    /// beside the products, so that a factor of zero loses nothing.
    @inline(__always)
    private static func stir(_ first: inout UInt64, _ second: inout UInt64, _ left: UInt64, _ right: UInt64) {
        let a = (left ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: right ^ first)
        let b = (right ^ 0xE703_7ED1_A0B4_28DB).multipliedFullWidth(by: left ^ second)
        first = a.high ^ a.low &+ left
        second = b.high ^ b.low &+ (right ^ first &<< 1)
    }
}

extension ContentHash {
    /// The hash of a string's UTF-8.
    package init(of string: String) {
        self = Bytes.with(string) { ContentHash(of: $0) }
    }
}
