import FormBytes
import FormSource

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Text that is appended to the literals but is not a step yet, so that more can join it.
struct PendingLiteral {
    /// Where it begins in the literals.
    var start = 0
    /// Whether its first byte is the first of a line.
    var startsLine = false
    /// Whether a tag follows at a line's start.
    var endsAtLineStart = false
    /// Whether what comes next is at a line's start.
    var isAtLineStart = true

    /// Notes a tag that is part of a line.
    mutating func tagFollows() {
        if isAtLineStart { endsAtLineStart = true }
        isAtLineStart = false
    }

    /// Notes that text will be appended where `isEmpty` says whether it is the first.
    mutating func textFollows(isEmpty: Bool) {
        if isEmpty { startsLine = isAtLineStart || endsAtLineStart }
        endsAtLineStart = false
    }
}

extension TemplateCompiler {
    /// Appends the text up to an offset to the literals, its lines without `dedent`.
    mutating func appendText(upTo end: Int) {
        while position < end {
            if isLineStart(position) { position += dedented(ByteRange(position, end)) }
            let lineEnd = dedent.isEmpty ? end : bytes.lineEnd(position, end)
            append(text: ByteRange(position, lineEnd))
            position = lineEnd
        }
    }

    /// Makes the pending text a step.
    mutating func flushLiteral() {
        let count = program.literals.count - literal.start
        if count > 0 || literal.endsAtLineStart {
            var step = Operation(.literal, literal.start, count)
            step.startsLine = literal.startsLine
            step.endsAtLineStart = literal.endsAtLineStart
            program.operations.push(step)
        }
        literal = PendingLiteral(start: program.literals.count, isAtLineStart: literal.isAtLineStart)
    }

    /// The index of the indent that the white space before a tag makes.
    mutating func indent(before tag: Tag) -> Int {
        guard tag.indents, let lineStart = tag.lineStart else { return Indent.inline }
        return appendIndent(ByteRange(lineStart, tag.range.start))
    }

    /// The index of the indent that a line's white space makes, without `dedent`.
    mutating func appendIndent(_ range: ByteRange) -> Int {
        flushLiteral()
        let kept = ByteRange(range.start + dedented(range), range.end)
        program.indents.push(Indent(start: program.literals.count, count: kept.end - kept.start))
        program.literals.append(bytes[kept])
        literal.start = program.literals.count
        return program.indents.count - 1
    }

    private mutating func append(text range: ByteRange) {
        guard !range.isEmpty else { return }
        literal.textFollows(isEmpty: program.literals.count == literal.start)
        program.literals.append(bytes[range])
        literal.isAtLineStart = bytes[range.end - 1] == UInt8(ascii: "\n")
    }

    /// How many bytes of `dedent` a line begins with.
    private func dedented(_ line: ByteRange) -> Int {
        let most = min(dedent.end - dedent.start, line.end - line.start)
        var count = 0
        while count < most, bytes[dedent.start + count] == bytes[line.start + count] { count += 1 }
        return count
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == UInt8(ascii: "\n")
    }
}

extension ByteRange {
    /// Whether there are no bytes in it.
    fileprivate var isEmpty: Bool { start >= end }
}

extension Bytes {
    /// The white space that begins the first line between two offsets that has anything else; nil if none has.
    func firstIndentation(_ start: Int, _ end: Int) -> ByteRange? {
        var lineStart = start
        var index = start
        while index < end {
            if self[index] == UInt8(ascii: "\n") {
                lineStart = index + 1
            } else if !self[index].isWhiteSpace {
                return ByteRange(lineStart, index)
            }
            index += 1
        }
        return nil
    }

    /// The offset after the first line feed between two offsets, or the second of them.
    func lineEnd(_ from: Int, _ end: Int) -> Int {
        guard let found = memchr(start + from, 0x0A, end - from) else { return end }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - start + 1
    }
}
