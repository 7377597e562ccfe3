import FormBytes
import FormSource

/// A text in the parts that libyaml is to read one after the other, each as a stream of its own; mostly one.
///
/// libyaml does not take a document without `---` after `...`, no directive but `%YAML 1.1`, `%YAML 1.2` and `%TAG`,
/// and no line end for granted that is missing after blanks. Where a text has one of these, it is copied and mended so
/// that every character stays where it is.
struct Prologue: ~Copyable {
    /// What libyaml reads: the text, or the mended copy, which lives as long as this does.
    private(set) var text: Bytes
    /// The parts.
    private(set) var parts: [ByteRange] = []
    /// FC1001, where the text has an error that the mending would hide.
    private(set) var problem: Diagnostic?

    private let source: Bytes
    private let start: Int
    private var copy = ByteBuffer(capacity: 16)
    /// Bytes to put in the place of others.
    private var edits: [(place: Int, count: Int, byte: UInt8)] = []

    /// Looks at a text from `start` on.
    init(_ source: Bytes, from start: Int, facts: TextFacts) {
        self.source = source
        self.start = start
        text = source
        var part = start
        if facts.contains(.documentMarkers) { part = split(from: start) }
        let endsInBlanks = Prologue.endsInBlanks(source, from: start)
        parts.append(ByteRange(part, source.count + (endsInBlanks ? 1 : 0)))
        guard endsInBlanks || !edits.isEmpty else { return }
        copy.append(source)
        if endsInBlanks { copy.append(0x0A) }
        copy.reserve(8).initialize(repeating: 0, count: 8)
        for edit in edits { (copy.base + edit.place).update(repeating: edit.byte, count: edit.count) }
        text = copy.bytes
    }

    /// Finds the lines `...`, at which the text is split where libyaml needs it; the start of the last part is returned.
    private mutating func split(from start: Int) -> Int {
        var part = start
        var content = mendDirectives(from: start)
        var next = start
        while let end = documentEnd(from: next) {
            let isEmpty = content >= end
            next = end + 3
            checkRest(after: next)
            let following = mendDirectives(from: next)
            let isForLibyaml =
                following == source.count || isMarker("---", at: following) || isMarker("...", at: following)
            guard isEmpty || !isForLibyaml else { continue }
            edits.append((end, 3, 0))
            parts.append(ByteRange(part, end))
            part = next
            content = following
        }
        return part
    }

    /// Whether the last line is not empty, but blank.
    private static func endsInBlanks(_ source: Bytes, from start: Int) -> Bool {
        let end = source.beforeBlanks(to: source.count)
        return end < source.count && end > start && source[end - 1].isLineEnd
    }

    /// The offset of the next line `...`, which ends a document whatever it stands in.
    private func documentEnd(from start: Int) -> Int? {
        var next = start
        while let found = source.firstIndex(of: Bytes("..."), from: next) {
            if isMarker("...", at: found) { return found }
            next = found + 1
        }
        return nil
    }

    /// Whether a line begins with a marker of three characters and nothing follows it or white space.
    private func isMarker(_ marker: StaticString, at place: Int) -> Bool {
        guard source[place..<source.count].hasPrefix(Bytes(marker)) else { return false }
        let isAtStart = place == start || source[place - 1].isLineEnd
        return isAtStart && (place + 3 == source.count || source[place + 3].isSpace)
    }

    private mutating func checkRest(after end: Int) {
        let rest = source.afterBlanks(from: end)
        guard rest < source.count, !source[rest].isLineEnd, source[rest] != UInt8(ascii: "#") else { return }
        note(.textAfterEnd(at: rest))
    }

    /// Goes over blank lines, comments and directives, which it mends; returns where something else begins.
    private mutating func mendDirectives(from start: Int) -> Int {
        var line = start
        var isUnknown = false
        while line < source.count {
            if source[line] == UInt8(ascii: "%") {
                isUnknown = mendDirective(at: line) || isUnknown
            } else {
                let first = source.afterBlanks(from: line)
                let isFree = first == source.count || source[first].isLineEnd || source[first] == UInt8(ascii: "#")
                guard isFree else { break }
            }
            line = source.nextLine(from: line)
        }
        if isUnknown, line == source.count || !isMarker("---", at: line) { note(.directiveWithoutDocument(at: line)) }
        return line
    }

    /// Sees to it that libyaml can read a directive; true if it becomes a comment.
    private mutating func mendDirective(at line: Int) -> Bool {
        let end = source.lineEnd(from: line)
        var next = line + 1
        while next < end, !source[next].isBlank { next += 1 }
        let name = source[line + 1..<next]
        if name == "TAG" || name.isEmpty { return false }
        guard name == "YAML" else {
            edits.append((line, 1, UInt8(ascii: "#")))
            return true
        }
        let version = source.afterBlanks(from: next)
        guard source[version..<end].hasPrefix(Bytes("1.")) else { return false }
        next = version + 2
        while next < end, source[next].isDigit { next += 1 }
        if next > version + 2, source[version..<next] != Bytes("1.1") {
            edits.append((version + 2, next - version - 2, 0x20))
            edits.append((version + 2, 1, UInt8(ascii: "2")))
        }
        if next < end, source[next] == UInt8(ascii: "#") { note(.gluedComment(at: next)) }
        return false
    }

    private mutating func note(_ diagnostic: Diagnostic) {
        guard problem.map({ diagnostic.range.start < $0.range.start }) ?? true else { return }
        problem = diagnostic
    }
}
