import FormBytes

/// One value of a JSON text; what is in an array or object follows it, each key before its value.
struct JSONNode {
    /// Marks a link that is an offset into the pool.
    private static let pooled: UInt32 = 1 << 31

    /// Where the value starts in the text.
    let start: UInt32
    /// Of an array or object the index of the node after all that is in it; of a string with escapes its place in the
    /// pool, marked; of everything else how many bytes it has, quotes not counted.
    var link: UInt32

    /// A node that is written in the text.
    init(start: Int, link: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.link = UInt32(truncatingIfNeeded: link)
    }

    /// A string that is in the pool, after its length in four bytes.
    init(start: Int, pooledAt offset: Int) {
        self.init(start: start, link: offset)
        link |= JSONNode.pooled
    }

    /// The contents of a string.
    func stringBytes(text: UnsafePointer<UInt8>, pool: UnsafePointer<UInt8>) -> Bytes {
        guard link & JSONNode.pooled != 0 else { return Bytes(start: text + Int(start) + 1, count: Int(link)) }
        let place = pool + Int(link & ~JSONNode.pooled)
        let count = UnsafeRawPointer(place).loadUnaligned(as: UInt32.self)
        return Bytes(start: place + 4, count: Int(count))
    }
}

/// The nodes of a text, in its order, and the pool that some of them refer to.
struct JSONNodes: ~Copyable {
    /// The first node.
    private(set) var base: UnsafeMutablePointer<JSONNode>
    /// How many nodes there are.
    private(set) var count = 0
    /// The strings with escapes, each after its length in four bytes.
    var pool = ByteBuffer()
    private var capacity: Int

    /// No nodes, with room for some.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The contents of the string at `index`.
    func string(at index: Int, of text: Bytes) -> Bytes {
        base[index].stringBytes(text: text.start, pool: UnsafePointer(pool.base))
    }

    /// Appends a node.
    mutating func append(_ node: JSONNode) {
        if count == capacity { grow() }
        (base + count).initialize(to: node)
        count += 1
    }

    /// Says of the array or object at `index` that all nodes after it are in it.
    mutating func close(_ index: Int) { base[index].link = UInt32(truncatingIfNeeded: count) }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<JSONNode>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
