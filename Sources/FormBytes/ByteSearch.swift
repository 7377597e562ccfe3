#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Bytes {
    /// The index of the first byte of `word`, which is not empty, at `start` or later; nil if it is not there.
    package func firstIndex(of word: Bytes, from start: Int = 0) -> Int? {
        let length = word.count
        var next = start
        while next + length <= count,
            let found = memchr(self.start + next, Int32(word[0]), count - length + 1 - next)
        {
            next = UnsafeRawPointer(found) - UnsafeRawPointer(self.start)
            if memcmp(found, word.start, length) == 0 { return next }
            next += 1
        }
        return nil
    }

    /// Whether `word`, which is not empty, stands somewhere in them.
    package func contains(_ word: Bytes) -> Bool { firstIndex(of: word) != nil }
}
