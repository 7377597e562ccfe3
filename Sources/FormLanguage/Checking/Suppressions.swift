import FormBytes
import FormSource
import FormYAML

/// The comments of a file that silence rules.
struct Suppressions {
    private struct Suppression {
        let range: ByteRange
        var isUsed = false
    }

    /// A code on a line; on line 0, in the whole file.
    private struct Target: Hashable {
        let code: Code
        let line: Int
    }

    private var suppressions: [Suppression] = []
    /// Which suppressions are for a target and not yet known to be used.
    private var targets: [Target: [Int]] = [:]

    /// Finds the comments of a tree's text.
    init(_ tree: Tree) {
        let source = tree.source
        var ranges: [ByteRange] = []
        tree.view.forEachComment(in: source) { ranges.append($0) }
        var next = NextLine()
        for range in ranges {
            guard let (codes, isForFile) = Suppressions.parse(source.bytes[range.start..<range.end]) else { continue }
            let line = isForFile ? 0 : Suppressions.line(of: range, in: source, &next)
            for code in codes { targets[Target(code: code, line: line), default: []].append(suppressions.count) }
            suppressions.append(Suppression(range: range))
        }
    }

    /// Whether a diagnostic is silenced; notes what silences it.
    mutating func silences(_ diagnostic: Diagnostic, _ source: SourceText) -> Bool {
        guard !suppressions.isEmpty, Suppressions.canBeSilenced(diagnostic) else { return false }
        let line = source.line(at: diagnostic.range.start)
        let isSilenced = use(Target(code: diagnostic.code, line: line))
        return use(Target(code: diagnostic.code, line: 0)) || isSilenced
    }

    /// Whether anything is for a target; notes that it is of use.
    private mutating func use(_ target: Target) -> Bool {
        guard let unused = targets[target] else { return false }
        if !unused.isEmpty {
            for index in unused { suppressions[index].isUsed = true }
            targets[target] = []
        }
        return true
    }

    /// A diagnostic for each suppression that has silenced nothing; these may be silenced as well.
    mutating func unused(_ source: SourceText) -> [Diagnostic] {
        let unused = suppressions.indices.filter { !suppressions[$0].isUsed }
        let kept = unused.filter { !silences(UnusedSuppression.diagnostic(at: suppressions[$0].range), source) }
        return kept.filter { !suppressions[$0].isUsed }.map { UnusedSuppression.diagnostic(at: suppressions[$0].range) }
    }

    /// Errors cannot be silenced, but for those of characters that are hard to see.
    static func canBeSilenced(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity != .error || diagnostic.code == 6001 || diagnostic.code == 6004
    }

    /// The codes of `# formc:disable CODE, CODE reason`, and whether it is for the file; nil for any other comment.
    private static func parse(_ comment: Bytes) -> (codes: Set<Code>, isForFile: Bool)? {
        var index = 1
        skipBlanks(comment, &index)
        let rest = comment[index..<comment.count]
        guard rest.hasPrefix(Bytes("formc:disable")) else { return nil }
        index += 13
        let isForFile = comment[index..<comment.count].hasPrefix(Bytes("-file"))
        if isForFile { index += 5 }
        guard index < comment.count, isBlank(comment[index]) else { return nil }
        var codes: Set<Code> = []
        repeat {
            skipBlanks(comment, &index)
            guard let code = code(comment, &index) else { break }
            codes.insert(code)
            skipBlanks(comment, &index)
            guard index < comment.count, comment[index] == UInt8(ascii: ",") else { break }
            index += 1
        } while index < comment.count
        return codes.isEmpty ? nil : (codes, isForFile)
    }

    /// Reads `FC` and four digits, followed by a blank, a comma or the end.
    private static func code(_ comment: Bytes, _ index: inout Int) -> Code? {
        guard index + 6 <= comment.count, comment[index] == UInt8(ascii: "F"), comment[index + 1] == UInt8(ascii: "C")
        else { return nil }
        var number: UInt16 = 0
        for digit in index + 2..<index + 6 {
            guard Scalars.isDigit(comment[digit]) else { return nil }
            number = number * 10 + UInt16(comment[digit] - 0x30)
        }
        let end = index + 6
        guard end == comment.count || isBlank(comment[end]) || comment[end] == UInt8(ascii: ",") else { return nil }
        index = end
        return Code(number: number)
    }

    private static func skipBlanks(_ text: Bytes, _ index: inout Int) {
        while index < text.count, isBlank(text[index]) { index += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The next line that is more than a comment, for all comments that stand alone up to a place.
    private struct NextLine {
        var end = 0
        var line = 0
    }

    /// The line that a comment is for: its own, or, if it stands alone, the next one that is more than a comment.
    private static func line(of comment: ByteRange, in source: SourceText, _ next: inout NextLine) -> Int {
        let bytes = source.bytes
        var line = source.line(at: comment.start)
        var start = comment.start
        while start > source.contentStart, isBlank(bytes[start - 1]) { start -= 1 }
        let standsAlone = start == source.contentStart || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
        guard standsAlone else { return line }
        if comment.end <= next.end { return next.line }
        var index = comment.end
        while index < bytes.count {
            if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
            index += 1
            line += 1
            skipBlanks(bytes, &index)
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "#") {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else if bytes[index] != 0x0A, bytes[index] != 0x0D {
                break
            }
        }
        next = NextLine(end: index, line: line)
        return line
    }
}
