import FormBytes

/// The anchors of one document.
struct Anchors: ~Copyable {
    /// An anchor, and what is known of its node.
    struct Anchor {
        /// The node that has it.
        var node: NodeID
        /// How many nodes it stands for, aliases expanded; 0 while the node is open.
        fileprivate(set) var size: Int
        /// How many levels the node has: 1 for a scalar.
        fileprivate(set) var height: Int32
        /// Whether the node has ended.
        var isClosed: Bool { size > 0 }
        /// Where its name is among the names.
        fileprivate let name: Range<Int>
    }

    private var anchors: [Anchor] = []
    private var names = ByteBuffer(capacity: 16)
    private var table = FingerprintTable()

    /// Forgets all, for the next document.
    mutating func reset() {
        guard !anchors.isEmpty else { return }
        anchors.removeAll(keepingCapacity: true)
        names.removeAll()
        table.removeAll()
    }

    /// Notes an anchor, which from here on stands for `node`; its number is returned.
    mutating func define(_ name: Bytes, node: NodeID, isScalar: Bool) -> Int32 {
        let start = names.count
        names.append(name)
        let number = anchors.count
        anchors.append(Anchor(node: node, size: isScalar ? 1 : 0, height: 1, name: start..<names.count))
        let all = names.bytes
        table.set(name.fingerprint, to: UInt32(truncatingIfNeeded: number)) { [anchors] in
            all[anchors[Int($0)].name] == name
        }
        return Int32(truncatingIfNeeded: number)
    }

    /// Says what an anchor's node is, once it has ended.
    mutating func close(_ number: Int32, size: Int, height: Int32) {
        anchors[Int(number)].size = size
        anchors[Int(number)].height = height
    }

    /// The anchor that an alias names here; nil if there is none.
    func find(_ name: Bytes) -> Anchor? {
        let all = names.bytes
        let number = table.find(name.fingerprint) { all[anchors[Int($0)].name] == name }
        return number.map { anchors[Int($0)] }
    }
}
