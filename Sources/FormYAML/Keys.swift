import FormBytes
import FormSource

extension Builder {
    /// Notes a scalar key of the innermost mapping.
    @inline(__always)
    mutating func noteKey(_ node: Node, isTagged: Bool) {
        let text = text(of: node)
        if text == "<<", !isTagged, node.traits.style == .plain {
            noteMergeKey()
        } else {
            noteKeyText(text.quickFingerprint)
        }
    }

    /// Notes an alias that is a key, with what it stands for.
    mutating func noteAliasKey(_ node: inout Node, _ range: ByteRange) {
        let mapping = frames.top.pointee.node
        guard !node.traits.has(Node.Traits.broken) else {
            store.nodes[mapping].traits.add(Node.Traits.incomplete)
            return
        }
        let target = store.nodes[Int(node.link)]
        guard target.traits.kind == .scalar else {
            node.traits.add(Node.Traits.broken)
            noteCollectionKey(range)
            return
        }
        noteKey(target, isTagged: target.traits.tag != .none)
    }

    /// Notes a key that is no scalar.
    mutating func noteCollectionKey(_ range: ByteRange) {
        store.nodes[frames.top.pointee.node].traits.add(Node.Traits.incomplete)
        diagnostics.append(.collectionAsKey(at: range))
    }

    private mutating func noteMergeKey() {
        let again = frames.top.pointee.has(Frame.merges) ? Frame.mayRepeat : 0
        frames.top.pointee.flags |= Frame.merges | again
    }

    /// Most mappings are known to have no key twice from a bit for each.
    @inline(__always)
    private mutating func noteKeyText(_ fingerprint: UInt64) {
        let bit: UInt64 = 1 << (fingerprint >> 58)
        if frames.top.pointee.seenKeys & bit != 0 { frames.top.pointee.flags |= Frame.mayRepeat }
        frames.top.pointee.seenKeys |= bit
    }

    /// Looks at the keys of a mapping that has ended: whether one is there twice, and what `<<` merges.
    mutating func checkKeys(_ frame: Frame) {
        let pairs = Int(frame.count / 2)
        let view = view
        keys.removeAll()
        var mergeKey: NodeID?
        var key = frame.node + 1
        for _ in 0..<pairs {
            let value = view.next(key)
            let target = view.resolved(key)
            if view.isMergeKey(key) {
                if let mergeKey {
                    reportDuplicate(key, first: mergeKey)
                } else {
                    mergeKey = key
                    checkMerge(of: value, into: frame.node)
                }
            } else if view[target].traits.kind == .scalar {
                let text = view.text(target)
                let first = keys.insert(text.fingerprint, UInt32(truncatingIfNeeded: key)) {
                    view.text(view.resolved(Int($0))) == text
                }
                if let first { reportDuplicate(key, first: Int(first)) }
            }
            key = view.next(value)
        }
    }

    private mutating func reportDuplicate(_ key: NodeID, first: NodeID) {
        store.nodes[key].traits.add(Node.Traits.duplicate)
        let text = view.text(view.resolved(key))
        diagnostics.append(.duplicateKey(text, at: nodeRange(key), first: nodeRange(first)))
    }

    /// Looks at the value of `<<`.
    private mutating func checkMerge(of value: NodeID, into mapping: NodeID) {
        store.nodes[mapping].traits.add(Node.Traits.merges)
        let view = view
        var isWhole = true
        var isFit = true
        view.forEachMerged(value) { merged in
            if view.isBroken(merged) {
                isWhole = false
            } else if view[view.resolved(merged)].traits.kind != .mapping {
                isFit = false
            } else if view[view.resolved(merged)].traits.has(Node.Traits.incomplete) {
                isWhole = false
            }
        }
        if !isFit {
            store.nodes[value].traits.add(Node.Traits.broken)
            diagnostics.append(.cannotMerge(at: nodeRange(value)))
        }
        if !isFit || !isWhole { store.nodes[mapping].traits.add(Node.Traits.incomplete) }
    }

    /// The nodes so far, for reading.
    private var view: TreeView {
        TreeView(
            nodes: UnsafePointer(store.nodes),
            count: store.count,
            sourceStart: source.start,
            poolStart: UnsafePointer(pool.base)
        )
    }
}

extension Bytes {
    /// A hash for texts of keys, mostly short, after which at least eight bytes can be read.
    @inline(__always)
    fileprivate var quickFingerprint: UInt64 {
        let raw = UnsafeRawPointer(start)
        var word = raw.loadUnaligned(as: UInt64.self)
        if count < 8 {
            word &= 1 << UInt64(truncatingIfNeeded: count &* 8) &- 1
        } else {
            word ^= raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) &* 3
        }
        return (word ^ UInt64(truncatingIfNeeded: count) << 56) &* 0x9E37_79B9_7F4A_7C15
    }
}
