/// Where lines begin and end: at LF, CR LF and CR.
extension Bytes {
    /// The line, from 1, of the byte at `offset`.
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

    /// The index of the line end that is first at `start` or later; `count` if there is none.
    package func lineEnd(from start: Int) -> Int {
        var index = start
        while index < count, !self[index].isLineEnd { index += 1 }
        return index
    }

    /// The index after the line end that is first at `start` or later; `count` if there is none.
    package func nextLine(from start: Int) -> Int {
        var index = lineEnd(from: start)
        if index + 1 < count, self[index] == 0x0D, self[index + 1] == 0x0A { index += 1 }
        return Swift.min(index + 1, count)
    }

    /// The index of the first byte of the line that `index` is in.
    package func lineStart(before index: Int) -> Int {
        var start = index
        while start > 0, !self[start - 1].isLineEnd { start -= 1 }
        return start
    }

    /// The index after the spaces and tabs at `start`.
    package func afterBlanks(from start: Int) -> Int {
        var index = start
        while index < count, self[index].isBlank { index += 1 }
        return index
    }

    /// The index of the first of the spaces and tabs before `end`.
    package func beforeBlanks(to end: Int) -> Int {
        var index = end
        while index > 0, self[index - 1].isBlank { index -= 1 }
        return index
    }
}
