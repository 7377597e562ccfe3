#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormSource

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

/// The nodes of one source text, in the order written: a collection comes before what it holds.
///
/// The tree keeps its source alive. Positions are byte offsets into it, texts are views of it wherever the text stands
/// there as it is; what had to be unescaped, folded or joined is in `pool`. A tree is built once, by the YAML parser or
/// by a reader of another format, and then only read.
package final class Tree {
    /// The text that the nodes are in.
    package let source: SourceText
    /// What a look at all bytes has found; empty if nobody looked.
    package internal(set) var facts: TextFacts = []
    /// The documents, in order.
    package var documents: [Document] = []
    /// What is wrong with the text as YAML, in the order of positions: FC1xxx and FC6005.
    package var diagnostics: [Diagnostic] = []
    /// Whether the file has no specs at all, as with FC1001, FC1003, FC1008, FC6005 and nesting above 10,000 levels.
    package var isBroken = false
    /// Texts that do not stand in the source as they are.
    @usableFromInline package var pool = ByteBuffer(capacity: 16)

    private var store: NodeStore

    /// An empty tree over a text.
    package init(source: SourceText) {
        self.source = source
        store = NodeStore(capacity: 64)
    }

    /// The tree of nodes and texts that have been built already.
    init(source: SourceText, store: consuming NodeStore, pool: consuming ByteBuffer) {
        self.source = source
        self.store = store
        self.pool = pool
    }

    /// How many nodes there are.
    package var count: Int { store.count }

    /// The tree for reading; good until it is changed.
    package var view: TreeView {
        TreeView(
            nodes: store.nodes,
            count: store.count,
            sourceStart: source.bytes.start,
            poolStart: UnsafePointer(pool.base)
        )
    }

    /// A node, by its number.
    package subscript(id: NodeID) -> Node { view[id] }

    /// Changes a node in place.
    package func update(_ id: NodeID, _ body: (inout Node) -> Void) {
        assert(id >= 0 && id < store.count)
        body(&store.nodes[id])
    }

    /// A scalar's text, unquoted and unescaped; good as long as the tree is, once it is built.
    package func text(_ id: NodeID) -> Bytes { view.text(id) }

    /// A scalar's text, unquoted and unescaped.
    package func text(_ node: Node) -> Bytes { view.text(node) }

    /// The node after `id` and all that it holds.
    package func next(_ id: NodeID) -> NodeID { view.next(id) }

    /// The node that `id` stands for: itself, or what its alias names.
    package func resolved(_ id: NodeID) -> NodeID { view.resolved(id) }

    /// Where a node is written.
    package func range(_ id: NodeID) -> ByteRange { view.range(id) }

    /// The entries of a mapping that merges others, in the order of their positions: its own and the merged ones that
    /// count, without `<<` itself, without duplicates, and without keys that are no scalars.
    ///
    /// Made anew at every call.
    package func mergedEntries(_ id: NodeID) -> [MergedEntry] { view.mergedEntries(id) }

    /// Adds a node; its number is returned.
    package func append(_ node: Node) -> NodeID { store.append(node) }
}

/// Nodes one after the other in memory that grows.
package struct NodeStore: ~Copyable {
    /// The nodes.
    package private(set) var nodes: UnsafeMutablePointer<Node>
    /// How many there are.
    package private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        nodes = malloc(self.capacity * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
    }

    deinit { free(nodes) }

    /// Adds a node; its number is returned.
    @inline(__always)
    mutating func append(_ node: Node) -> NodeID {
        if count == capacity { grow() }
        nodes[count] = node
        count &+= 1
        return count &- 1
    }

    private mutating func grow() {
        capacity *= 2
        nodes = realloc(nodes, capacity * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
    }
}
