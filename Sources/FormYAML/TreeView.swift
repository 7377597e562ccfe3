import FormBytes
import FormSource

/// A tree as its readers see it: plain pointers, so that reading a node costs a load and nothing else.
///
/// Of a class, every access to a field that changes is checked for exclusivity at run time; readers of whole trees take
/// `Tree.view` once, when the tree is built, and keep the tree alive meanwhile.
@usableFromInline package struct TreeView {
    /// The nodes.
    @usableFromInline package let nodes: UnsafePointer<Node>
    /// How many nodes there are.
    @usableFromInline package let count: Int
    @usableFromInline let sourceStart: UnsafePointer<UInt8>
    @usableFromInline let poolStart: UnsafePointer<UInt8>

    /// A view from its parts.
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
        Bytes(
            start: (node.traits.has(Node.Traits.copied) ? poolStart : sourceStart) + Int(node.link),
            count: Int(node.size))
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
    package func range(_ id: NodeID) -> ByteRange {
        let node = self[id]
        return ByteRange(Int(node.start), Int(node.end))
    }
}
