import FormBytes

/// Turns libyaml's marks, which count characters, into byte offsets.
///
/// Marks mostly go forward. Up to the next byte beyond ASCII a conversion is a compare and an addition; there the
/// cursor walks on, so that all conversions of a text together look at each byte about once.
struct MarkCursor {
    private let bytes: Bytes
    /// A mark, and its byte offset.
    private var index: Int
    private var offset: Int
    /// The offset of the first byte beyond ASCII at or after `offset`.
    private var asciiEnd: Int

    /// A cursor for marks that count from `start`; nothing from the end of `bytes` on is ever returned.
    init(_ bytes: Bytes, from start: Int, facts: TextFacts) {
        self.bytes = bytes
        index = 0
        offset = start
        asciiEnd = facts.contains(.nonASCII) ? bytes.firstNonASCII(from: start) : bytes.count
    }

    /// The byte offset of a mark.
    @inline(__always)
    mutating func offset(of mark: Int) -> Int {
        let guess = offset &+ (mark &- index)
        if mark >= index, guess <= asciiEnd { return guess }
        return walk(to: mark)
    }

    /// Whether a stretch is ASCII only, where that is known without a look.
    @inline(__always)
    func isKnownASCII(from start: Int, to end: Int) -> Bool { start >= offset && end <= asciiEnd }

    private mutating func walk(to mark: Int) -> Int {
        if mark < index { return back(to: mark) }
        index += asciiEnd - offset
        offset = asciiEnd
        while index < mark, offset < bytes.count {
            index += 1
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            guard offset < bytes.count, bytes[offset] < 0x80 else { continue }
            let next = bytes.firstNonASCII(from: offset)
            if index + (next - offset) >= mark {
                asciiEnd = next
                return offset + (mark - index)
            }
            index += next - offset
            offset = next
        }
        asciiEnd = offset
        return offset
    }

    /// Marks behind the cursor are rare, and near it.
    private func back(to mark: Int) -> Int {
        var index = index
        var offset = offset
        while index > mark, offset > 0 {
            index -= 1
            offset -= 1
            while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        }
        return offset
    }
}
