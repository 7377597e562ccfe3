#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormSource

/// The number of a node in its tree; nodes are numbered in the order written, from 0.
package typealias NodeID = Int

/// What a node is.
package enum NodeKind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
}

/// How a scalar is written.
package enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
}

/// The tag that is written before a node.
package enum NodeTag: UInt8, Sendable {
    /// None.
    case none
    /// `!`, which on a scalar means `!!str`.
    case nonSpecific
    case string, integer, float, boolean, null, sequence, mapping
    /// Any other: FC1006 has been reported.
    case foreign
}

/// One node: 20 bytes, so that a file's tree is about as large as the file.
package struct Node: Sendable {
    /// The first byte of the node, its anchor or tag included.
    package var start: UInt32
    /// After the last byte of the node.
    package var end: UInt32
    /// Scalar: where its text begins. Collection: the number of the node after the last one inside it. Alias: the
    /// number of the node it stands for.
    package var link: UInt32
    /// Scalar: the length of its text in bytes. Collection: how many children it has, keys and values counted alike.
    package var size: UInt32
    /// What it is, how it is written, and what has been found out about it.
    package var traits: Traits

    /// The small facts of a node in one word.
    package struct Traits: Sendable {
        package var bits: UInt32

        @inlinable package init(bits: UInt32) { self.bits = bits }

        /// The traits of a node of this kind.
        @inlinable @inline(__always)
        package init(_ kind: NodeKind, style: ScalarStyle = .plain, tag: NodeTag = .none) {
            bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | UInt32(tag.rawValue) << 5
        }

        /// What the node is.
        @inlinable @inline(__always)
        package var kind: NodeKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 3), to: NodeKind.self) }
        /// How the scalar is written.
        @inlinable @inline(__always)
        package var style: ScalarStyle { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 2 & 7), to: ScalarStyle.self) }
        /// The tag before the node.
        @inlinable @inline(__always)
        package var tag: NodeTag { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 5 & 15), to: NodeTag.self) }

        /// A plain scalar that is empty, `~`, `null`, `Null` or `NULL` (or any scalar tagged `!!null` that is one of
        /// these), and is not tagged to be a string.
        package static let null: UInt32 = 1 << 9
        /// A scalar with a byte beyond ASCII in its text.
        package static let nonASCII: UInt32 = 1 << 10
        /// A scalar whose text is not in the source as it is, but in the tree's own memory.
        package static let copied: UInt32 = 1 << 11
        /// The node itself has an error FC1xxx: a tag that is not allowed (FC1006), an alias that stands for nothing
        /// (FC1007, FC1009), a key that is no scalar (FC1010), a wrong value of `<<` (FC1011).
        package static let broken: UInt32 = 1 << 12
        /// A key that its mapping has already (FC1002): it and its value do not count.
        package static let duplicate: UInt32 = 1 << 13
        /// A mapping with `<<`: its entries come from `Tree.mergedEntries`.
        package static let merges: UInt32 = 1 << 14
        /// A mapping that is not checked for keys it lacks: something in its keys or merges is broken.
        package static let incomplete: UInt32 = 1 << 15
        /// The node has an anchor.
        package static let anchored: UInt32 = 1 << 16
        /// A collection in flow style.
        package static let flow: UInt32 = 1 << 17

        /// Whether one of the facts holds.
        @inlinable @inline(__always)
        package func has(_ flag: UInt32) -> Bool { bits & flag != 0 }
        /// Notes a fact.
        @inlinable @inline(__always)
        package mutating func add(_ flag: UInt32) { bits |= flag }
    }

    /// A node from its parts.
    @inlinable @inline(__always)
    package init(start: UInt32, end: UInt32, link: UInt32, size: UInt32, traits: Traits) {
        self.start = start
        self.end = end
        self.link = link
        self.size = size
        self.traits = traits
    }
}

/// An entry of a mapping that has `<<`, where it really stands.
package struct MergedEntry: Sendable {
    /// The key's node.
    package var key: NodeID
    /// The value's node.
    package var value: NodeID
    /// The alias it came through, the outermost one; nil if it is written in the mapping itself or merged in place.
    package var alias: NodeID?

    /// An entry from its parts.
    package init(key: NodeID, value: NodeID, alias: NodeID?) {
        self.key = key
        self.value = value
        self.alias = alias
    }
}

/// One document of a stream.
package struct Document: Sendable {
    /// The root's node; nil if the document has no usable nodes (`isBroken`).
    package var root: NodeID?
    /// The offset at which the document begins: 0 for the first, else that of its `---` (or of its first byte, where
    /// it has none). A place belongs to the last document that begins at or before it.
    package var start: Int
    /// Whether it is no spec because of FC1004 or FC1005.
    package var isBroken: Bool

    /// A document from its parts.
    package init(root: NodeID?, start: Int, isBroken: Bool) {
        self.root = root
        self.start = start
        self.isBroken = isBroken
    }
}

/// A tree as its readers see it: plain pointers, so that reading a node costs a load and nothing else.
///
/// Of a class, every access to a field that changes is checked for exclusivity at run time; readers of whole trees take
/// `Tree.view` once, when the tree is built, and keep the tree alive meanwhile.
package struct TreeView {
    /// The nodes.
    package let nodes: UnsafePointer<Node>
    /// How many nodes there are.
    package let count: Int
    @usableFromInline let sourceStart: UnsafePointer<UInt8>
    @usableFromInline let poolStart: UnsafePointer<UInt8>

    @inlinable
    init(nodes: UnsafePointer<Node>, count: Int, sourceStart: UnsafePointer<UInt8>, poolStart: UnsafePointer<UInt8>) {
        self.nodes = nodes
        self.count = count
        self.sourceStart = sourceStart
        self.poolStart = poolStart
    }

    /// A node, by its number.
    @inlinable
    package subscript(id: NodeID) -> Node {
        @inline(__always) get {
            assert(id >= 0 && id < count)
            return nodes[id]
        }
    }

    /// A scalar's text, unquoted and unescaped.
    @inlinable @inline(__always)
    package func text(_ node: Node) -> Bytes {
        Bytes(start: (node.traits.has(Node.Traits.copied) ? poolStart : sourceStart) + Int(node.link), count: Int(node.size))
    }

    /// A scalar's text, unquoted and unescaped.
    @inlinable @inline(__always)
    package func text(_ id: NodeID) -> Bytes { text(self[id]) }

    /// The node after `id` and all that it holds.
    @inlinable @inline(__always)
    package func next(_ id: NodeID) -> NodeID {
        let node = self[id]
        return node.traits.kind == .scalar || node.traits.kind == .alias ? id + 1 : Int(node.link)
    }

    /// The node that `id` stands for: itself, or what its alias names.
    @inlinable @inline(__always)
    package func resolved(_ id: NodeID) -> NodeID {
        let node = self[id]
        return node.traits.kind == .alias ? Int(node.link) : id
    }

    /// Where a node is written.
    @inlinable
    package func range(_ id: NodeID) -> ByteRange {
        let node = self[id]
        return ByteRange(Int(node.start), Int(node.end))
    }
}

/// The nodes of one source text, in the order written: a collection comes before what it holds.
///
/// The tree keeps its source alive. Positions are byte offsets into it, texts are views of it wherever the text stands
/// there as it is; what had to be unescaped, folded or joined is in `pool`. A tree is built once, by the YAML parser or
/// by a reader of another format, and then only read.
package final class Tree {
    /// The text that the nodes are in.
    package private(set) var source: SourceText
    /// The documents, in order.
    package var documents: [Document] = []
    /// What is wrong with the text as YAML: FC1xxx and FC6005.
    package var diagnostics: [Diagnostic] = []
    /// Whether the file has no specs at all, as with FC1001, FC1003, FC1008, FC6005 and nesting above 10,000 levels.
    package var isBroken = false
    /// How many nodes there are.
    @usableFromInline package private(set) var count = 0
    /// Texts that do not stand in the source as they are.
    @usableFromInline package var pool = ByteBuffer()

    @usableFromInline private(set) var nodes: UnsafeMutablePointer<Node>
    @usableFromInline private(set) var capacity: Int
    @usableFromInline let sourceStart: UnsafePointer<UInt8>
    private var merged: [NodeID: [MergedEntry]] = [:]

    /// An empty tree over a text.
    package init(source: SourceText) {
        self.source = source
        sourceStart = source.bytes.start
        capacity = max(64, source.bytes.count / 12)
        nodes = Tree.allocate(capacity)
    }

    deinit { free(nodes) }

    /// The tree for reading; good until it is changed.
    @inlinable
    package var view: TreeView {
        TreeView(nodes: nodes, count: count, sourceStart: sourceStart, poolStart: UnsafePointer(pool.base))
    }

    /// A node, by its number.
    @inlinable
    package subscript(id: NodeID) -> Node {
        @inline(__always) get {
            assert(id >= 0 && id < count)
            return nodes[id]
        }
        @inline(__always) set {
            assert(id >= 0 && id < count)
            nodes[id] = newValue
        }
    }

    /// Changes a node in place.
    @inlinable @inline(__always)
    package func update(_ id: NodeID, _ body: (inout Node) -> Void) {
        body(&nodes[id])
    }

    /// A scalar's text, unquoted and unescaped; good as long as the tree is, once it is built.
    @inlinable @inline(__always)
    package func text(_ id: NodeID) -> Bytes {
        text(nodes[id])
    }

    /// A scalar's text, unquoted and unescaped.
    @inlinable @inline(__always)
    package func text(_ node: Node) -> Bytes {
        let base = node.traits.has(Node.Traits.copied) ? UnsafePointer(pool.base) : sourceStart
        return Bytes(start: base + Int(node.link), count: Int(node.size))
    }

    /// The node after `id` and all that it holds.
    @inlinable @inline(__always)
    package func next(_ id: NodeID) -> NodeID {
        let node = nodes[id]
        return node.traits.kind == .scalar || node.traits.kind == .alias ? id + 1 : Int(node.link)
    }

    /// The node that `id` stands for: itself, or what its alias names.
    @inlinable @inline(__always)
    package func resolved(_ id: NodeID) -> NodeID {
        nodes[id].traits.kind == .alias ? Int(nodes[id].link) : id
    }

    /// Where a node is written.
    @inlinable
    package func range(_ id: NodeID) -> ByteRange {
        ByteRange(Int(nodes[id].start), Int(nodes[id].end))
    }

    /// The entries of a mapping that merges others, in the order of their positions: its own and the merged ones that
    /// count, without `<<` itself and without duplicates.
    package func mergedEntries(_ id: NodeID) -> [MergedEntry] {
        merged[id] ?? []
    }

    // MARK: Building

    /// Adds a node; its number is returned.
    @inlinable @inline(__always)
    package func append(_ node: Node) -> NodeID {
        if count == capacity { grow() }
        nodes[count] = node
        count &+= 1
        return count &- 1
    }

    /// Drops all nodes from `id` on.
    package func truncate(to id: NodeID) {
        count = min(count, id)
    }

    /// Says what the entries of a merging mapping are.
    package func setMergedEntries(_ entries: [MergedEntry], of id: NodeID) {
        merged[id] = entries
        nodes[id].traits.add(Node.Traits.merges)
    }

    @usableFromInline
    func grow() {
        capacity *= 2
        nodes = realloc(nodes, capacity * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Node> {
        malloc(capacity * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
    }
}
