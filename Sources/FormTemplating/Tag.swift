import FormSource

/// A tag of a template, with what the layout of its line makes of it.
struct Tag {
    /// What a tag is, by the character after its opening delimiter.
    enum Kind {
        case escaped, raw, section, inverted, parent, block, close, partial, comment, delimiters

        /// Whether a closing tag has to follow.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            default: false
            }
        }

        /// Whether a line that holds nothing else is removed.
        var isStandalone: Bool { self != .escaped && self != .raw }
    }

    /// What it is.
    let kind: Kind
    /// All of it, delimiters included.
    let range: ByteRange
    /// Its name, without sigil and white space; empty for comments and delimiters.
    let name: ByteRange
    /// Where its line begins, if nothing but white space stands before it there.
    let lineStart: Int?
    /// Where the next line begins, if nothing but white space follows on its line.
    let nextLine: Int?

    /// The index of the closing tag of an opening one, and the other way round.
    var partner = -1
    /// Whether it belongs to a block that stands directly in a parent tag: what that parent is given.
    var isArgument = false

    /// Where the text before it ends.
    var textEnd: Int
    /// Where the text after it begins.
    var textStart: Int
    /// Whether the white space before it is not text of its line.
    var ownsLine = false
    /// Whether what it stands for is indented by the white space before it.
    var indents = false

    /// A tag as the scanner finds it.
    init(_ kind: Kind, range: ByteRange, name: ByteRange, lineStart: Int?, nextLine: Int?) {
        self.kind = kind
        self.range = range
        self.name = name
        self.lineStart = lineStart
        self.nextLine = nextLine
        textEnd = range.start
        textStart = range.end
    }
}
