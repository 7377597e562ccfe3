import FormBytes

/// The bytes of one file, and where its lines begin.
///
/// The bytes are UTF-8 as far as they are valid; a UTF-16 file has been transcoded. The memory is the text's own and
/// never moves.
package final class SourceText: @unchecked Sendable {
    /// The file's path as shown.
    package let path: String
    /// All bytes, a byte order mark included.
    package let bytes: Bytes
    /// The offset of the first byte that counts: 3 after a byte order mark, else 0.
    package let contentStart: Int
    /// The offset of the first character that is there as U+FFFD, because it had no meaning in the file's UTF-16.
    package let undecodable: Int?

    private let memory: ByteBuffer
    private var lineStarts: [Int] = []
    /// How many scalars begin before each 512th byte, if a line is so long that its columns take time to count.
    private var scalarCounts: [Int] = []

    /// The text of a file: `memory` holds its bytes and is not changed any more. Eight NULs follow them in memory, so
    /// that readers need not ask for the end at each step; give `memory` room for them.
    ///
    /// - Parameter undecodable: The offset of the first character that a decoder has put U+FFFD in the place of.
    package init(path: String, memory: consuming ByteBuffer, undecodable: Int? = nil) {
        self.path = path
        self.undecodable = undecodable
        memory.reserve(8).initialize(repeating: 0, count: 8)
        bytes = memory.bytes
        self.memory = memory
        contentStart = bytes.hasPrefix(Bytes("\u{FEFF}")) ? 3 : 0
    }

    /// The text of a string, for tests and for what is made in memory.
    package convenience init(path: String, _ text: String) {
        var memory = ByteBuffer(capacity: text.utf8.count + 8)
        memory.append(text)
        self.init(path: path, memory: memory)
    }

    /// Line and column of a byte offset. The offset after the end, plus one, is the start of the line that would come next.
    package func position(at offset: Int) -> Position {
        guard offset <= bytes.count else {
            return Position(line: lineIndex(at: bytes.count) + 2, column: 1, offset: bytes.count)
        }
        let line = lineIndex(at: offset)
        let start = lineStarts[line]
        let isFar = offset - start > SourceText.longLine
        let column = isFar ? scalars(before: offset) - scalars(before: start) : scalars(from: start, to: offset)
        return Position(line: line + 1, column: column + 1, offset: offset)
    }

    /// The line, from 1, that holds a byte offset.
    package func line(at offset: Int) -> Int { lineIndex(at: offset) + 1 }

    /// Whether a line begins at a byte offset.
    package func startsLine(_ offset: Int) -> Bool { offset <= contentStart || bytes[offset - 1].isLineEnd }

    /// The range as a location, with the line to show.
    package func location(of range: ByteRange) -> Location {
        let start = position(at: min(range.start, bytes.count + 1))
        let end = position(at: min(max(range.end, range.start), bytes.count + 1))
        return Location(path: path, start: start, end: end, excerpt: excerpt(at: start))
    }

    /// A diagnostic of this text with lines and columns.
    package func located(_ diagnostic: Diagnostic) -> LocatedDiagnostic {
        LocatedDiagnostic(
            code: diagnostic.code,
            severity: diagnostic.severity,
            message: diagnostic.message,
            location: location(of: diagnostic.range),
            related: diagnostic.related.map { related in
                switch related.place {
                case .here(let range): .init(message: related.message, location: location(of: range))
                case .elsewhere(let location): .init(message: related.message, location: location)
                }
            },
            help: diagnostic.help,
            fixes: diagnostic.fixes.map { fix in
                .init(
                    message: fix.message,
                    edits: fix.edits.map { edit in
                        .init(
                            start: position(at: edit.range.start), end: position(at: edit.range.end),
                            replacement: edit.replacement)
                    })
            }
        )
    }

    /// How many bytes of a line are shown before a place at most, and half of how many in all.
    private static let excerptReach = 400

    private func excerpt(at position: Position) -> Excerpt {
        guard position.line <= lineStarts.count else { return Excerpt(text: "") }
        let window = SourceText.excerptReach
        var start = lineStarts[position.line - 1]
        var column = 1
        if position.offset - start > window {
            start = position.offset - window / 2
            while start < position.offset, bytes[start] & 0xC0 == 0x80 { start += 1 }
            column = position.column - scalars(from: start, to: position.offset)
        }
        var end = start
        while end < bytes.count, end - start < 2 * window, !bytes[end].isLineEnd { end += 1 }
        while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let isCut = end < bytes.count && !bytes[end].isLineEnd
        return Excerpt(text: bytes[start..<end].string, firstColumn: column, isCut: isCut)
    }

    /// The bytes of a line from which on its columns are not counted from its start: a diagnostic at each item of one
    /// long line would else take time with the square of its length.
    private static let longLine = 4_096
    /// The bytes that `scalarCounts` counts together.
    private static let block = 512

    private func scalars(from start: Int, to end: Int) -> Int {
        var count = 0
        var index = start
        while index < end {
            if bytes[index] & 0xC0 != 0x80 { count += 1 }
            index += 1
        }
        return count
    }

    private func scalars(before offset: Int) -> Int {
        let index = offset / SourceText.block
        return scalarCounts[index] + scalars(from: index * SourceText.block, to: offset)
    }

    private func countScalars() {
        scalarCounts = [0]
        scalarCounts.reserveCapacity(bytes.count / SourceText.block + 1)
        var end = SourceText.block
        while end <= bytes.count {
            scalarCounts.append(scalarCounts[scalarCounts.count - 1] + scalars(from: end - SourceText.block, to: end))
            end += SourceText.block
        }
    }

    /// The index of the line that holds an offset, by bisection.
    private func lineIndex(at offset: Int) -> Int {
        if lineStarts.isEmpty { findLines() }
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func findLines() {
        lineStarts = [contentStart]
        var index = contentStart
        var longest = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
            if byte.isLineEnd {
                longest = max(longest, index - lineStarts[lineStarts.count - 1])
                lineStarts.append(index)
            }
        }
        longest = max(longest, bytes.count - lineStarts[lineStarts.count - 1])
        if longest > SourceText.longLine { countScalars() }
    }
}
