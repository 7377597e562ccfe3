extension Unicode.Scalar {
    /// Whether Unicode counts the scalar as White_Space.
    ///
    /// The 25 of them have been the same since Unicode 6.3, so they are listed here.
    package var isWhiteSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0: true
        case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}

extension Bytes {
    /// Whether the first or the last scalar is White_Space.
    package var hasOuterWhiteSpace: Bool {
        guard !isEmpty else { return false }
        return scalar(at: 0).scalar.isWhiteSpace || scalar(before: count).scalar.isWhiteSpace
    }

    /// What is left without leading and trailing White_Space; empty if there is nothing else.
    package var trimmedRange: Range<Int> {
        var start = 0
        while start < count {
            let (scalar, length) = scalar(at: start)
            guard scalar.isWhiteSpace else { break }
            start += length
        }
        var end = count
        while end > start {
            let (scalar, length) = scalar(before: end)
            guard scalar.isWhiteSpace else { break }
            end -= length
        }
        return start..<end
    }

    /// How many runs of scalars other than White_Space there are.
    package var wordCount: Int {
        var count = 0
        var isInside = false
        for scalar in scalars {
            let isWord = !scalar.isWhiteSpace
            if isWord, !isInside { count += 1 }
            isInside = isWord
        }
        return count
    }
}
