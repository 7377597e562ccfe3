import FormBytes

extension Bytes {
    /// Whether this UTF-8 text sorts before another as RFC 8785 sorts keys: by UTF-16 code units.
    ///
    /// That is byte order, but for the scalars from U+10000 on (whose first byte is F0 or greater): their surrogates
    /// sort before U+E000 to U+FFFF (whose first byte is EE or EF).
    package func precedesAsJSONKey(_ other: Bytes) -> Bool {
        let shorter = Swift.min(count, other.count)
        var index = 0
        while index < shorter, start[index] == other.start[index] { index += 1 }
        guard index < shorter else { return count < other.count }
        let left = start[index]
        let right = other.start[index]
        if left >= 0xEE, right >= 0xEE, (left >= 0xF0) != (right >= 0xF0) { return left >= 0xF0 }
        return left < right
    }
}
