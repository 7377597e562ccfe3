import CYAML
import FormBytes
import FormSource

/// What YAML forbids and libyaml lets pass; each check is made only where the thing in question stands.
extension Builder {
    /// A `-` alone is no text in a flow collection.
    mutating func checkDash(at start: Int, to end: Int) {
        guard frames.top.pointee.has(Frame.flow), source[start] == UInt8(ascii: "-") else { return }
        guard end < source.count, source[end].isFlowIndicator else { return }
        fail(.loneDash(at: ByteRange(start, end)))
    }

    /// A comment needs white space before it, after a quoted scalar and a flow collection too.
    @inline(__always)
    mutating func checkComment(after end: Int) {
        if end < source.count, source[end] == UInt8(ascii: "#") { fail(.gluedComment(at: end)) }
    }

    /// Looks at a quoted scalar that goes over several lines.
    mutating func checkQuotedLines(from start: Int, to end: Int) {
        guard !frames.top.pointee.has(Frame.flow) else { return }
        checkIndentation(from: start, to: end, isFlow: false)
    }

    /// Looks at a flow collection that has ended on another line than it began on, and is in no other.
    mutating func checkFlowLines(of id: NodeID) {
        let node = store.nodes[id]
        let start = Int(node.start)
        let end = Int(node.end)
        checkIndentation(from: start, to: end, isFlow: true)
        var comments = CommentScanner(source, from: start)
        for inner in id + 1..<store.count {
            let node = store.nodes[inner]
            guard node.traits.kind == .scalar || node.traits.kind == .alias else { continue }
            comments.scan(to: node.textStart(in: source))
            comments.skip(to: Int(node.end))
        }
        comments.scan(to: end)
        if let place = comments.firstGlued { fail(.gluedComment(at: place)) }
    }

    /// Looks at the lines of a node after its first.
    ///
    /// YAML wants more spaces before them than before the key or `-` that the node belongs to. As many are let pass, but
    /// not fewer, and not none: there, a quote or bracket that somebody forgot to close swallows the lines of others. A
    /// line that only closes may stand anywhere, as many people write it.
    private mutating func checkIndentation(from start: Int, to end: Int, isFlow: Bool) {
        let indent = Int(frames.top.pointee.indent)
        guard indent >= 0 else { return }
        let needed = max(indent, 1)
        var line = source.nextLine(from: start)
        while line < end {
            var first = line
            while source[first] == 0x20 { first += 1 }
            let width = first - line
            while source[first].isBlank { first += 1 }
            let byte = source[first]
            let isClosing = isFlow ? byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") : first == end - 1
            let isFree = byte.isLineEnd || isFlow && byte == UInt8(ascii: "#")
            if width < needed, !isFree, !isClosing || first - line > width {
                let isTab = first - line > width
                return fail(.shallowLine(at: isTab ? line + width : first, isTab: isTab, isFlow: isFlow))
            }
            line = source.nextLine(from: first)
        }
    }

    /// Looks at the header of a block scalar and, where it has no text, at the blank lines after it: none of them may
    /// be deeper than the text would be.
    mutating func checkBlockScalar(from start: Int, _ text: Bytes) {
        var next = start + 1
        var isSized = false
        while next < source.count, source[next].isHeaderIndicator {
            isSized = isSized || source[next] >= UInt8(ascii: "1")
            next += 1
        }
        checkComment(after: next)
        guard !isSized, text.buffer.allSatisfy({ $0 == 0x0A }) else { return }
        var deepest = (width: 0, place: 0)
        var line = source.nextLine(from: next)
        while line < source.count {
            var first = line
            while first < source.count, source[first] == 0x20 { first += 1 }
            let width = first - line
            guard first < source.count, source[first].isLineEnd else {
                let isText = first < source.count && width > Int(frames.top.pointee.indent)
                if isText, width < deepest.width { fail(.deepBlankLine(at: deepest.place)) }
                return
            }
            if width > deepest.width { deepest = (width, line) }
            line = source.nextLine(from: first)
        }
    }

    /// The column of the entries of a block collection that begins with an event.
    func indent(of event: UnsafePointer<yaml_event_t>, _ kind: NodeKind, hasProperties: Bool) -> Int32 {
        let column = Int32(truncatingIfNeeded: event.pointee.end_mark.column)
        guard kind == .sequence else { return column }
        // Where a sequence is no deeper than its key, libyaml's mark is after the first `-`, else before it.
        let isAfterDash: Bool
        if hasProperties {
            var marks = marks
            let end = marks.offset(of: event.pointee.end_mark.index)
            isAfterDash = source[end - 1] == UInt8(ascii: "-")
        } else {
            isAfterDash = event.pointee.end_mark.index != event.pointee.start_mark.index
        }
        return isAfterDash ? column - 1 : column
    }
}

extension UInt8 {
    /// What stands after the `|` or `>` of a block scalar: `+`, `-`, or a digit from 1.
    fileprivate var isHeaderIndicator: Bool {
        self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self >= UInt8(ascii: "1") && self <= UInt8(ascii: "9")
    }
}
