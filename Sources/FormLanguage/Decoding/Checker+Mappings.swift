import FormBytes
import FormSource
import FormYAML

/// What a mapping has shown so far while its entries are read.
private struct Progress {
    var present: UInt64 = 0
    var hasForbidden = false
    var hasExclusion = false
}

extension Checker {
    /// Decodes a mapping with the keys of a schema; returns its record.
    mutating func record(_ id: NodeID, _ node: Node, _ schema: Schema, reportsUnknown: Bool = true) -> RecordID {
        guard node.traits.kind == .mapping, node.traits.tag.agreesWithMapping else {
            WrongType.report(id, expected: "a mapping", in: &self)
            return 0
        }
        let record = records.append(node: id, alias: alias, keys: schema.count)
        var progress = Progress()
        forEachEntry(of: id, node, mergedEntries(of: id, node)) { checker, key, value in
            checker.field(key, value, schema, record, reportsUnknown, &progress)
        }
        if !node.traits.has(Node.Traits.incomplete) {
            finish(id, schema, progress)
        } else {
            errors += 1
        }
        return record
    }

    /// Reports what a `<<` merges if its tag says that it is something else.
    private mutating func checkMergeTags(of id: NodeID, _ node: Node) {
        var key = id + 1
        while key < Int(node.link) {
            // A key may be a collection here, whose value comes after all that it holds.
            let value = tree.next(key)
            if tree.isMergeKey(key), !tree[key].traits.has(Node.Traits.duplicate) { checkMergeTag(of: value) }
            key = tree.next(value)
        }
    }

    private mutating func checkMergeTag(of value: NodeID) {
        let traits = tree[value].traits
        switch traits.kind {
        case .mapping where !traits.tag.agreesWithMapping && traits.tag != .foreign:
            WrongType.report(value, expected: "a mapping", in: &self)
        case .sequence where !traits.tag.agreesWithSequence && traits.tag != .foreign:
            WrongType.report(value, expected: "a list", in: &self)
        default: break
        }
    }

    /// The entries of a mapping that count, with merged ones where it has some.
    func entries(of id: NodeID, _ node: Node) -> [MergedEntry] {
        if node.traits.has(Node.Traits.merges) { return tree.mergedEntries(id) }
        var entries: [MergedEntry] = []
        var key = id + 1
        while key < Int(node.link) {
            if !tree[key].traits.has(Node.Traits.duplicate) {
                entries.append(MergedEntry(key: key, value: key + 1, alias: nil))
            }
            key = tree.next(tree.next(key))
        }
        return entries
    }

    /// How many keys a mapping has more than once, merged ones left out.
    func duplicateCount(of id: NodeID, _ node: Node) -> Int {
        var count = 0
        var key = id + 1
        while key < Int(node.link) {
            if tree[key].traits.has(Node.Traits.duplicate) { count += 1 }
            key = tree.next(tree.next(key))
        }
        return count
    }

    /// Decodes one entry into its slot.
    @inline(__always)
    private mutating func field(
        _ key: NodeID, _ value: NodeID, _ schema: Schema, _ record: RecordID, _ reportsUnknown: Bool,
        _ progress: inout Progress
    ) {
        guard acceptsKey(key) else { return }
        guard let index = schema.index(of: text(key)) else {
            if reportsUnknown { UnknownKey.report(key, of: schema, in: records.view.node(record), &self) }
            return
        }
        let type = schema.keys[index].type
        let bit = UInt64(1) << UInt64(index)
        if schema.storage.pointee.watched & bit != 0 { exclude(key, index, schema, &progress) }
        progress.present |= bit
        if case .forbidden(let code) = type {
            progress.hasForbidden = true
            ForbiddenKey.report(key, code: code, of: schema, in: records.view.node(record), &self)
            records.slots[record + Records.header + index] = broken(value)
            return
        }
        let slot = decode(value, type)
        records.slots[record + Records.header + index] = slot
    }

    /// Whether a key is one that can be looked up; what is wrong with its tag is reported.
    @inline(__always)
    mutating func acceptsKey(_ key: NodeID) -> Bool {
        let traits = tree[key].traits
        if traits.kind == .scalar, traits.tag == .none, !traits.has(Node.Traits.broken) { return true }
        return acceptsUnusualKey(key)
    }

    private mutating func acceptsUnusualKey(_ key: NodeID) -> Bool {
        let written = tree[key].traits
        guard written.kind != .alias || !written.has(Node.Traits.broken) else {
            errors += 1
            return false
        }
        let traits = tree[tree.resolved(key)].traits
        guard traits.kind == .scalar else {
            errors += 1
            return false
        }
        if traits.has(Node.Traits.broken) {
            errors += 1
        } else if !traits.tag.agreesWithString {
            WrongType.report(key: key, in: &self)
        }
        return true
    }

    /// Reports a key that an earlier one excludes, once a mapping.
    private mutating func exclude(_ key: NodeID, _ index: Int, _ schema: Schema, _ progress: inout Progress) {
        guard !progress.hasExclusion, !schema.keys[index].type.isForbidden else { return }
        let bit = UInt64(1) << UInt64(index)
        for exclusion in schema.exclusions where exclusion.members & bit != 0 {
            let others = exclusion.members & progress.present & ~schema.storage.pointee.forbidden
            guard others != 0 else { continue }
            progress.hasExclusion = true
            ExclusiveKeys.report(key, excludedBy: "\(schema.keys[others.trailingZeroBitCount].name)", in: &self)
            return
        }
    }

    /// The entries of a mapping, merged ones included, if they are not all its nodes: it merges others, or has keys that
    /// are none. What is wrong with what it merges is reported.
    @inline(__always)
    mutating func mergedEntries(of id: NodeID, _ node: Node) -> [MergedEntry]? {
        guard node.traits.has(Node.Traits.merges | Node.Traits.incomplete) else { return nil }
        errors += duplicateCount(of: id, node)
        checkMergeTags(of: id, node)
        return entries(of: id, node)
    }

    /// Calls `body` with the key and the value of each entry that counts, the alias set through which it is merged.
    @inline(__always)
    mutating func forEachEntry(
        of id: NodeID, _ node: Node, _ merged: [MergedEntry]?,
        _ body: (_ checker: inout Checker, _ key: NodeID, _ value: NodeID) -> Void
    ) {
        if let merged {
            for entry in merged {
                let outer = alias
                if alias < 0, let through = entry.alias { alias = through }
                body(&self, entry.key, entry.value)
                alias = outer
            }
            return
        }
        var key = id + 1
        while key < Int(node.link) {
            let value = key + 1
            if tree[key].traits.has(Node.Traits.duplicate) { errors += 1 } else { body(&self, key, value) }
            key = tree.next(value)
        }
    }

    /// Reports the keys that a mapping lacks.
    @inline(__always)
    private mutating func finish(_ id: NodeID, _ schema: Schema, _ progress: Progress) {
        let missing = schema.storage.pointee.required & ~progress.present
        if missing != 0 { MissingKey.report(missing, of: schema, at: id, in: &self) }
        guard schema.storage.pointee.watched != 0, !progress.hasForbidden, !progress.hasExclusion else { return }
        for exclusion in schema.exclusions where exclusion.needsOne && exclusion.members & progress.present == 0 {
            ExclusiveKeys.report(noneOf: exclusion, of: schema, at: id, in: &self)
        }
    }

    /// What the elements of a list are.
    enum Element {
        case record(Schema)
        case item
        case option
        case row(RowType)
    }

    /// Decodes a list of mappings and the like; returns its first record.
    mutating func list(_ id: NodeID, _ node: Node, _ element: Element, empty code: UInt16) -> Int {
        guard isList(id, node) else { return 0 }
        guard node.size > 0 else {
            if code == 2016 { EmptyItems.report(id, in: &self) } else { EmptyOptions.report(id, in: &self) }
            return 0
        }
        var first = 0
        var last = 0
        var child = id + 1
        while child < Int(node.link) {
            let record = self.element(child, element)
            if record != 0 {
                if last == 0 { first = record } else { records.link(last, to: record) }
                last = record
            }
            child = tree.next(child)
        }
        return first
    }

    /// Whether a node is a sequence; if not, that is reported.
    mutating func isList(_ id: NodeID, _ node: Node) -> Bool {
        guard node.traits.kind == .sequence, node.traits.tag.agreesWithSequence else {
            WrongType.report(id, expected: "a list", in: &self)
            return false
        }
        return true
    }

    /// Decodes an element of a list, aliases followed; returns its record, 0 if it has none.
    private mutating func element(_ original: NodeID, _ element: Element) -> RecordID {
        let node = tree[original]
        guard node.traits.kind == .alias else { return self.element(resolved: original, node, element) }
        guard !node.traits.has(Node.Traits.broken) else {
            errors += 1
            return 0
        }
        let outer = alias
        if alias < 0 { alias = original }
        defer { alias = outer }
        return self.element(resolved: Int(node.link), tree[Int(node.link)], element)
    }

    private mutating func element(resolved id: NodeID, _ node: Node, _ element: Element) -> RecordID {
        if node.traits.has(Node.Traits.broken) {
            errors += 1
            return 0
        }
        if node.traits.has(Node.Traits.null) {
            EmptyValue.report(null: id, in: &self)
            return 0
        }
        switch element {
        case .record(let schema): return record(id, node, schema)
        case .item: return item(id, node)
        case .option: return option(id, node)
        case .row(let type): return row(id, node, type)
        }
    }
}

extension NodeTag {
    /// Whether a mapping may have the tag.
    @inline(__always)
    var agreesWithMapping: Bool { self == .none || self == .nonSpecific || self == .mapping }
    /// Whether a sequence may have the tag.
    @inline(__always)
    var agreesWithSequence: Bool { self == .none || self == .nonSpecific || self == .sequence }
    /// Whether a string may have the tag.
    @inline(__always)
    var agreesWithString: Bool { self == .none || self == .nonSpecific || self == .string }
}
