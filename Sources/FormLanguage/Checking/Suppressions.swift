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
        guard !suppressions.isEmpty, diagnostic.code.canBeSilenced(diagnostic.severity) else { return false }
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

    /// The codes of `# formc:disable CODE, CODE reason`, and whether it is for the file; nil for any other comment.
    private static func parse(_ comment: Bytes) -> (codes: Set<Code>, isForFile: Bool)? {
        var index = comment.afterBlanks(from: 1)
        guard pass("formc:disable", of: comment, &index) else { return nil }
        let isForFile = pass("-file", of: comment, &index)
        guard index < comment.count, comment[index].isBlank else { return nil }
        var codes: Set<Code> = []
        repeat {
            index = comment.afterBlanks(from: index)
            guard let code = code(comment, &index) else { break }
            codes.insert(code)
            index = comment.afterBlanks(from: index)
            guard index < comment.count, comment[index] == UInt8(ascii: ",") else { break }
            index += 1
        } while index < comment.count
        return codes.isEmpty ? nil : (codes, isForFile)
    }

    /// Reads `FC` and four digits, followed by a blank, a comma or the end.
    private static func code(_ comment: Bytes, _ index: inout Int) -> Code? {
        let end = index + 6
        guard end <= comment.count, let code = Code(comment[index..<end]),
            end == comment.count || comment[end].isBlank || comment[end] == UInt8(ascii: ",")
        else { return nil }
        index = end
        return code
    }

    /// Goes past a word if it is next.
    private static func pass(_ word: StaticString, of comment: Bytes, _ index: inout Int) -> Bool {
        guard comment[index..<comment.count].hasPrefix(Bytes(word)) else { return false }
        index += word.utf8CodeUnitCount
        return true
    }

    /// The next line that is more than a comment, for all comments that stand alone up to a place.
    private struct NextLine {
        var end = 0
        var line = 0
    }

    /// The line that a comment is for: its own, or, if it stands alone, the next one that is more than a comment.
    private static func line(of comment: ByteRange, in source: SourceText, _ next: inout NextLine) -> Int {
        let bytes = source.bytes
        var line = source.line(at: comment.start)
        guard source.startsLine(bytes.beforeBlanks(to: comment.start)) else { return line }
        if comment.end == bytes.count { return line + 1 }
        if comment.end <= next.end { return next.line }
        var index = comment.end
        while index < bytes.count {
            index = bytes.afterBlanks(from: bytes.nextLine(from: index))
            line += 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "#") || bytes[index].isLineEnd else { break }
            index = bytes.lineEnd(from: index)
        }
        next = NextLine(end: index, line: line)
        return line
    }
}
