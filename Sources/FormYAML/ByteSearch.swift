import FormBytes

extension Bytes {
    /// The index of the first byte beyond ASCII, at `start` or later; `count` if there is none.
    func firstNonASCII(from start: Int) -> Int {
        let raw = UnsafeRawPointer(self.start)
        var index = start
        while index + 16 <= count {
            let words = raw.loadUnaligned(fromByteOffset: index, as: SIMD2<UInt64>.self) & 0x8080_8080_8080_8080
            if words[0] | words[1] != 0 { break }
            index += 16
        }
        while index < count, self.start[index] < 0x80 { index += 1 }
        return index
    }
}

extension UInt8 {
    /// White space of YAML.
    @inline(__always) var isSpace: Bool { isBlank || isLineEnd }
    /// One of `,` `[` `]` `{` `}`.
    @inline(__always) var isFlowIndicator: Bool {
        self == UInt8(ascii: ",") || self == UInt8(ascii: "[") || self == UInt8(ascii: "]") || self == UInt8(ascii: "{")
            || self == UInt8(ascii: "}")
    }
}
