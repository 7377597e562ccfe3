import FormBytes
import FormSource

/// A step of rendering.
struct Operation: BitwiseCopyable {
    /// What a step does; `a`, `b` and `c` are its operands.
    enum Kind: UInt8 {
        /// Writes `b` bytes of the literals from `a`.
        case literal
        /// Writes the value of the path at `a`, `b` keys long; of a path of one key, `a` is the key.
        case escaped, raw
        /// Renders what follows for each item of the value of a path; `c` is the step after the section.
        case section
        /// Ends the section whose first step is `c`.
        case endSection
        /// Goes on at `c` if the value of a path is truthy.
        case inverted
        /// Renders template `a`, indented by indent `b`.
        case partial
        /// Renders template `a`, indented by indent `b`, with the arguments of parent call `c`.
        case parent
        /// Renders what block `a` is given, indented by indent `b`, and goes on at `c`; given nothing, just goes on.
        case block
        /// Goes back to where the template or the argument was called.
        case end

        /// Whether it is a tag's; those of text and of templates' ends are only where such a step leads to.
        var isTag: Bool { self != .literal && self != .end }
    }

    /// The template that a parent calls which is not there.
    static let nobody = -1

    /// What the step does.
    let kind: Kind
    /// Of a literal: whether it begins at a line's start.
    var startsLine = false
    /// Of a literal: whether a tag follows at a line's start.
    var endsAtLineStart = false
    /// The first operand.
    var a: Int32 = 0
    /// The second operand.
    var b: Int32 = 0
    /// The third operand.
    var c: Int32 = 0

    /// A step from its parts.
    init(_ kind: Kind, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) {
        self.kind = kind
        self.a = Int32(clamping: a)
        self.b = Int32(clamping: b)
        self.c = Int32(clamping: c)
    }
}

/// White space that every line of a partial or an argument is indented by: a stretch of the literals.
struct Indent: BitwiseCopyable {
    /// The index that stands for a tag inside a line, whose further lines are not indented at all.
    static let inline = -1

    /// Where it begins.
    let start: Int
    /// How many bytes it has.
    let count: Int
}

/// What a parent tag gives to its template.
struct ParentCall: BitwiseCopyable {
    /// The index of the first argument.
    var firstArgument: Int
    /// How many arguments there are.
    var count: Int
    /// The step after the last argument.
    var next: Int32
}

/// A block that a parent is given.
struct Argument: BitwiseCopyable {
    /// The number of the block's name.
    let block: Int32
    /// Its first step.
    let start: Int32
}

/// Where a tag stands that writes a value, begins a section, or calls a template or an argument, for what can go wrong
/// there.
struct TagSite {
    /// The step.
    let operation: Int
    /// The index of the template it is in.
    let template: Int
    /// The tag's name there.
    let name: ByteRange
}

/// All templates of a library as steps, one after the other.
struct Program: ~Copyable {
    /// The steps.
    var operations = FlatStack<Operation>()
    /// The text that is written as it is.
    var literals = ByteBuffer(capacity: 4096)
    /// The keys of dotted names.
    var paths = FlatStack<UInt32>()
    /// The indents.
    var indents = FlatStack<Indent>()
    /// What parent tags give.
    var parents = FlatStack<ParentCall>()
    /// The arguments, those of a call contiguous and sorted by their blocks.
    var arguments = FlatStack<Argument>()
    /// The first step of each template.
    var starts = FlatStack<Int32>()
    /// Where tags stand, in the order of the steps.
    var sites: [TagSite] = []
}
