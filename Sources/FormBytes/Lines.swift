extension Bytes {
    /// The line, from 1, of the byte at `offset`; LF, CR LF and CR end lines.
    ///
    /// It counts from the start, so it is for one place of a text, not for many.
    package func line(at offset: Int) -> Int {
        var line = 1
        for index in 0..<Swift.min(offset, count) {
            let isLoneReturn = self[index] == 0x0D && !(index + 1 < count && self[index + 1] == 0x0A)
            if self[index] == 0x0A || isLoneReturn { line += 1 }
        }
        return line
    }
}
