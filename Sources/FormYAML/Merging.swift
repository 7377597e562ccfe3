import FormBytes

extension TreeView {
    /// Whether a key is `<<`, plain and without a tag.
    package func isMergeKey(_ key: NodeID) -> Bool {
        let node = self[resolved(key)]
        guard node.traits.kind == .scalar, node.size == 2 else { return false }
        return text(node) == "<<" && node.traits.style == .plain && node.traits.tag == .none
    }

    /// Whether a node, or what it stands for, is an error of its own.
    func isBroken(_ id: NodeID) -> Bool {
        self[id].traits.has(Node.Traits.broken) || self[resolved(id)].traits.tag == .foreign
    }

    /// Calls `body` with each node that the value of a `<<` merges: itself, or the items of a list.
    func forEachMerged(_ value: NodeID, _ body: (NodeID) -> Void) {
        let target = self[resolved(value)]
        guard target.traits.kind == .sequence, target.traits.tag != .foreign else { return body(value) }
        var item = resolved(value) + 1
        for _ in 0..<target.size {
            body(item)
            item = next(item)
        }
    }

    /// The entries of a mapping with what it merges, as `Tree.mergedEntries` says.
    package func mergedEntries(_ id: NodeID) -> [MergedEntry] {
        var collector = MergeCollector(view: self)
        collector.collect(id, through: nil)
        return collector.entries.sorted { $0.key < $1.key }
    }
}

/// Collects the entries of a mapping and of those it merges; the first entry of a key wins.
private struct MergeCollector: ~Copyable {
    let view: TreeView
    private(set) var entries: [MergedEntry] = []
    private var keys = FingerprintTable()

    init(view: TreeView) { self.view = view }

    /// Recursion ends: what a mapping merges is deeper than it, or in the node of an alias that is, and a document that
    /// is too deep has no nodes.
    mutating func collect(_ mapping: NodeID, through alias: NodeID?) {
        var merged: NodeID?
        var key = mapping + 1
        for _ in 0..<view[mapping].size / 2 {
            let value = view.next(key)
            if view.isMergeKey(key) {
                if merged == nil { merged = value }
            } else {
                add(key, value, through: alias)
            }
            key = view.next(value)
        }
        guard let merged else { return }
        let outer = alias ?? (view[merged].traits.kind == .alias ? merged : nil)
        var sources: [NodeID] = []
        view.forEachMerged(merged) { sources.append($0) }
        for source in sources where !view.isBroken(source) && view[view.resolved(source)].traits.kind == .mapping {
            let through = outer ?? (view[source].traits.kind == .alias ? source : nil)
            collect(view.resolved(source), through: through)
        }
    }

    private mutating func add(_ key: NodeID, _ value: NodeID, through alias: NodeID?) {
        let target = view.resolved(key)
        let isScalar = view[target].traits.kind == .scalar
        guard isScalar, !view[key].traits.has(Node.Traits.duplicate) else { return }
        let text = view.text(target)
        let view = view
        let known = keys.insert(text.fingerprint, UInt32(truncatingIfNeeded: key)) {
            view.text(view.resolved(Int($0))) == text
        }
        if known == nil { entries.append(MergedEntry(key: key, value: value, alias: alias)) }
    }
}
