import FormBytes
import FormSource

/// Finds each opening tag's closing one, and what each line's layout means for its tags.
///
/// The specification's prose leaves much of the layout of blocks open. Where its tests do too, this follows the rules
/// its editor gave for them (mustache/spec#130, #131): a tag is standalone if its line holds nothing else, and then
/// the line is gone; a pair is standalone if nothing stands before the opening tag and after the closing one on their
/// lines, and then what it stands for is indented. What surrounds the arguments in a parent tag does not count.
enum TagPairs {
    /// Pairs the tags of a template.
    static func match(_ tags: inout [Tag], in bytes: Bytes) throws(Mistake) {
        var open: [Int] = []
        for index in tags.indices {
            let tag = tags[index]
            if tag.kind.opens {
                tags[index].isArgument = tag.kind == .block && open.last.map { tags[$0].kind == .parent } == true
                open.append(index)
            } else if tag.kind == .close {
                guard let opening = open.popLast() else { throw closesNothing(tag, in: bytes) }
                guard bytes[tag.name] == bytes[tags[opening].name] else {
                    throw mismatch(tag, closing: tags[opening], in: bytes)
                }
                tags[opening].partner = index
                tags[index].partner = opening
                layOut(&tags, opening, index)
            } else if tag.kind.isStandalone {
                layOut(&tags[index])
            }
        }
        if let last = open.last { throw unclosed(tags[last], in: bytes) }
    }

    private static func layOut(_ tags: inout [Tag], _ first: Int, _ last: Int) {
        var (opening, closing) = (tags[first], tags[last])
        switch opening.kind {
        case .parent: layOutParent(&opening, &closing)
        case .block where opening.isArgument: layOutArgument(&opening, &closing)
        default:
            layOut(&opening)
            layOut(&closing)
            if opening.kind == .block { layOutBlock(&opening, before: closing) }
        }
        (tags[first], tags[last]) = (opening, closing)
    }

    /// Removes the line of a standalone tag.
    private static func layOut(_ tag: inout Tag) {
        guard let lineStart = tag.lineStart, let nextLine = tag.nextLine else { return }
        tag.textEnd = lineStart
        tag.textStart = nextLine
        tag.ownsLine = true
        tag.indents = true
    }

    private static func layOutParent(_ opening: inout Tag, _ closing: inout Tag) {
        guard let lineStart = opening.lineStart, let nextLine = closing.nextLine else { return }
        opening.textEnd = lineStart
        opening.ownsLine = true
        opening.indents = true
        closing.textStart = nextLine
        closing.ownsLine = true
    }

    private static func layOutArgument(_ opening: inout Tag, _ closing: inout Tag) {
        if let nextLine = opening.nextLine { opening.textStart = nextLine }
        if let lineStart = closing.lineStart { closing.textEnd = max(lineStart, opening.textStart) }
        closing.ownsLine = true
    }

    /// Gives a block that is not standalone, but whose pair is, the white space before it.
    private static func layOutBlock(_ opening: inout Tag, before closing: Tag) {
        guard !opening.ownsLine, let lineStart = opening.lineStart, closing.nextLine != nil else { return }
        opening.textEnd = lineStart
        opening.indents = true
    }

    private static func closesNothing(_ tag: Tag, in bytes: Bytes) -> Mistake {
        Mistake(
            message: "the end of '\(bytes[tag.name].string)', which is not open", range: tag.name,
            help: "Remove the tag, or write the opening one before it.")
    }

    private static func mismatch(_ tag: Tag, closing opening: Tag, in bytes: Bytes) -> Mistake {
        let name = bytes[opening.name].string
        return Mistake(
            message: "expected the end of '\(name)', not of '\(bytes[tag.name].string)'", range: tag.name,
            help: "Close \(opening.kind.noun) '\(name)' before this tag; it is the last one that is open.")
    }

    private static func unclosed(_ tag: Tag, in bytes: Bytes) -> Mistake {
        let name = bytes[tag.name].string
        return Mistake(
            message: "unclosed \(tag.kind.noun) '\(name)'", range: tag.name,
            help: "Write the closing tag, '/' and '\(name)' between the delimiters, where it ends.")
    }
}

extension Tag.Kind {
    /// What messages call an opening tag.
    fileprivate var noun: String {
        switch self {
        case .inverted: "inverted section"
        case .parent: "parent"
        case .block: "block"
        default: "section"
        }
    }
}

extension Bytes {
    /// The bytes of a range of the template.
    subscript(range: ByteRange) -> Bytes { self[range.start..<range.end] }
}
