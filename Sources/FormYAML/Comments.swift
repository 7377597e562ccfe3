import FormBytes
import FormSource

/// Finds comments in the gaps between scalars, from the start of a text to its end.
struct CommentScanner {
    private let source: Bytes
    private let first: Int
    /// Where the scan goes on.
    private(set) var next: Int
    /// The first `#` in a gap that has no white space before it, and so begins no comment.
    private(set) var firstGlued: Int?

    /// A scanner that begins at `start`.
    init(_ source: Bytes, from start: Int) {
        self.source = source
        first = start
        next = start
    }

    /// Goes over what is no gap.
    mutating func skip(to offset: Int) { next = max(next, offset) }

    /// Looks at the gap up to `end`; calls `body` with each comment, `#` included, the line end not.
    mutating func scan(to end: Int, _ body: (ByteRange) -> Void = { _ in }) {
        while next < end {
            let start = next
            guard source[start] == UInt8(ascii: "#") else {
                next += 1
                continue
            }
            guard start == first || source[start - 1].isSpace else {
                if firstGlued == nil { firstGlued = start }
                next += 1
                continue
            }
            while next < source.count, !source[next].isLineEnd { next += 1 }
            body(ByteRange(start, next))
        }
    }
}

extension Node {
    /// Where the node begins after its anchor and its tag.
    func contentStart(in source: Bytes) -> Int {
        guard traits.has(Node.Traits.anchored) || traits.tag != .none else { return Int(start) }
        return NodeProperties(source, from: Int(start), to: source.count).contentStart
    }

    /// Where the text of a scalar begins, its quote or block indicator included.
    func textStart(in source: Bytes) -> Int { min(contentStart(in: source), Int(end)) }
}

extension TreeView {
    /// Calls `body` with each comment of a source text, in order: from its `#` up to the end of the line.
    ///
    /// A `#` inside a scalar is none. Takes time with the length of the text.
    package func forEachComment(in source: SourceText, _ body: (ByteRange) -> Void) {
        let bytes = source.bytes
        var scanner = CommentScanner(bytes, from: source.contentStart)
        for id in 0..<count {
            let node = self[id]
            guard node.traits.kind == .scalar, node.start < node.end else { continue }
            let start = node.textStart(in: bytes)
            scanner.scan(to: start, body)
            if node.traits.style == .literal || node.traits.style == .folded {
                scanner.skip(to: start)
                scanner.scan(to: bytes.lineEnd(from: start), body)
            }
            scanner.skip(to: Int(node.end))
        }
        scanner.scan(to: bytes.count, body)
    }
}
