/// A collection that is still open, or the document around the root.
struct Frame {
    /// The collection's node.
    var node: NodeID
    /// How many children it has had, keys and values counted alike.
    var count: UInt32 = 0
    /// The deepest level below it so far; its own if it has had no child.
    var deepest: Int32
    /// The column of its entries; -1 outside of block collections.
    var indent: Int32
    /// The line it begins on, from 0.
    var line: UInt32 = 0
    /// What it is and what its keys are like.
    var flags: UInt8
    /// A bit for the fingerprint of each key it has had.
    var seenKeys: UInt64 = 0
    /// Its anchor's number; -1 if it has none.
    var anchor: Int32
    /// How many nodes had been counted, aliases expanded, before it.
    var expandedBefore: Int

    /// It is a mapping; else a sequence, or the document.
    static let mapping: UInt8 = 1
    /// It is in flow style.
    static let flow: UInt8 = 2
    /// Two of its keys may be the same.
    static let mayRepeat: UInt8 = 4
    /// It has a merge key.
    static let merges: UInt8 = 8

    /// Whether one of the flags is set.
    @inline(__always)
    func has(_ flag: UInt8) -> Bool { flags & flag != 0 }

    /// Whether the child counted last is a key.
    @inline(__always)
    var isAtKey: Bool { flags & Frame.mapping != 0 && count & 1 == 1 }
}

/// The open collections, innermost last; below them, at level 0, the document.
struct FrameStack: ~Copyable {
    private var base: UnsafeMutablePointer<Frame>
    private var capacity = 32
    /// The innermost collection.
    private(set) var top: UnsafeMutablePointer<Frame>
    /// How many collections are open.
    private(set) var depth = 0

    /// A stack that holds the document alone.
    init() {
        base = .allocate(capacity: capacity)
        top = base
        base.initialize(to: FrameStack.document)
    }

    deinit { base.deallocate() }

    private static var document: Frame {
        Frame(node: 0, deepest: 0, indent: -1, flags: 0, anchor: -1, expandedBefore: 0)
    }

    /// Begins with a document.
    mutating func reset() {
        depth = 0
        top = base
        top.pointee = FrameStack.document
    }

    /// Opens a collection inside the innermost one.
    @inline(__always)
    mutating func push(_ frame: Frame) {
        if depth + 1 == capacity { grow() }
        depth += 1
        top += 1
        top.initialize(to: frame)
    }

    /// Closes the innermost collection, whose frame is returned.
    @inline(__always)
    mutating func pop() -> Frame {
        defer {
            depth -= 1
            top -= 1
        }
        return top.pointee
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Frame>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: depth + 1)
        base.deallocate()
        base = larger
        top = base + depth
        capacity *= 2
    }
}
