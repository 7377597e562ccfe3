import FormBytes
import FormSource

extension NodeTag {
    /// The tags that may be written, with what libyaml makes of them.
    private static let allowed: [(written: StaticString, resolved: StaticString, tag: NodeTag)] = [
        ("!", "!", .nonSpecific),
        ("!!str", "tag:yaml.org,2002:str", .string),
        ("!!int", "tag:yaml.org,2002:int", .integer),
        ("!!float", "tag:yaml.org,2002:float", .float),
        ("!!bool", "tag:yaml.org,2002:bool", .boolean),
        ("!!null", "tag:yaml.org,2002:null", .null),
        ("!!seq", "tag:yaml.org,2002:seq", .sequence),
        ("!!map", "tag:yaml.org,2002:map", .mapping),
    ]

    /// The tag as it is written; nil for none, and for one that may not be.
    package var written: String? { NodeTag.allowed.first { $0.tag == self }.map { "\($0.written)" } }

    /// What a tag means by what is written and by what that stands for after the document's directives: a short form
    /// that a `%TAG` has given another meaning is as foreign as a known tag written in another way.
    init(written: Bytes, resolved: Bytes) {
        self = NodeTag.allowed.first { written == $0.written && resolved == $0.resolved }?.tag ?? .foreign
    }
}

/// The anchor and the tag before a node.
struct NodeProperties {
    /// The tag as written; empty if there is none.
    private(set) var tag = ByteRange(0, 0)
    /// Where the node itself begins, or the white space before what comes next if there is nothing.
    private(set) var contentStart: Int

    /// Reads the properties of a node that starts at `start` and ends at `end`.
    init(_ bytes: Bytes, from start: Int, to end: Int) {
        var next = start
        contentStart = start
        while next < end {
            let byte = bytes[next]
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
                let first = next
                let isVerbatim = next + 1 < end && bytes[next + 1] == UInt8(ascii: "<")
                while next < end, !bytes[next].isSpace, isVerbatim || !bytes[next].isFlowIndicator { next += 1 }
                if byte == UInt8(ascii: "!") { tag = ByteRange(first, next) }
                contentStart = next
            } else if byte == UInt8(ascii: "#") {
                while next < end, !bytes[next].isLineEnd { next += 1 }
            } else if byte.isSpace {
                next += 1
            } else {
                contentStart = next
                return
            }
        }
    }
}
