import FormBytes
import FormSource
import FormYAML

extension Checker {
    /// The model as far as it is decoded; good until the next record.
    var view: ModelView { ModelView(records: records.view, tree: tree) }

    /// Decodes an option; returns its record, 0 if it is a string with an error.
    mutating func option(_ id: NodeID, _ node: Node) -> RecordID {
        if node.traits.kind == .mapping { return record(id, node, OptionKeys.schema) }
        guard node.traits.kind == .scalar else {
            WrongType.report(id, expected: "a string or a mapping", in: &self)
            return 0
        }
        let before = errors
        _ = look(at: id, node, as: .option) { $0.resource(id, node) }
        guard errors == before else { return 0 }
        let record = records.append(node: id, alias: alias, keys: 0)
        records.markScalar(record)
        return record
    }

    /// Checks a default, or a list of them.
    mutating func defaults(_ id: NodeID, _ node: Node) -> Int {
        switch node.traits.kind {
        case .sequence: return strings(id, node)
        case .scalar: return string(id, node)
        default: WrongType.report(id, expected: "an option's id or a list of ids", in: &self)
        }
        return 0
    }

    /// Checks a search filter; returns the record of its mapping form, or the position of its word.
    mutating func searchFilter(_ id: NodeID, _ node: Node, _ choices: Choices, _ schema: Schema) -> Int {
        if node.traits.kind == .mapping { return record(id, node, schema) }
        return listed(id, node, choices)
    }

    /// Checks a non-empty list of strings.
    mutating func searchFields(_ id: NodeID, _ node: Node) -> Int {
        guard isList(id, node) else { return 0 }
        guard node.size > 0 else {
            EmptyValue.report(emptyList: id, in: &self)
            return 0
        }
        return strings(id, node, of: .fieldName)
    }

    /// Follows a value's alias, if it is one, and reports null; the caller restores `alias`.
    mutating func open(_ original: NodeID) -> NodeID? {
        var id = original
        if tree[id].traits.kind == .alias {
            guard !tree[id].traits.has(Node.Traits.broken) else {
                errors += 1
                return nil
            }
            if alias < 0 { alias = original }
            id = Int(tree[id].link)
        }
        if tree[id].traits.has(Node.Traits.broken) {
            errors += 1
            return nil
        }
        if tree[id].traits.has(Node.Traits.null) {
            EmptyValue.report(null: id, in: &self)
            return nil
        }
        return id
    }

    /// Takes the data of a picker's destination or of an option set from its slots; checks it, and notes it.
    ///
    /// `base` is the position of `options`; `groups` and `objects` come after it. Returns nil if there is no data that
    /// could be read, or more than one.
    mutating func takeData(of record: RecordID, options base: Int, optionSet: Int?, file: Int) -> OptionData? {
        var found: OptionData?
        var count = 0
        for key in [base, base + 1, base + 2, optionSet, file].compactMap({ $0 }) {
            let slot = records.view.slot(record, key)
            guard slot.isPresent else { continue }
            count += 1
            guard var data = readData(slot, of: record, key, base: base, file: file) else {
                found = nil
                records.slots[record + Records.header + key].value = slot.value & Slot.errorBit
                continue
            }
            if case .here = data.origin { check(own: &data, slot) }
            self.data.append(data)
            let error = data.hasError ? Slot.errorBit : 0
            records.slots[record + Records.header + key].value = UInt32(truncatingIfNeeded: self.data.count) | error
            found = data
        }
        return count == 1 ? found : nil
    }

    private mutating func readData(
        _ slot: Slot, of record: RecordID, _ key: Int, base: Int, file: Int
    ) -> OptionData? {
        let outer = alias
        defer { alias = outer }
        // What is wrong with the data was read through the same alias as its mapping.
        if alias < 0 { alias = records.view.alias(record) }
        return switch key {
        case base: OptionData(shape: .flat, first: slot.payload, key: key)
        case base + 1: OptionData(shape: .grouped, first: slot.payload, key: key)
        case base + 2: rowData(slot, key: key)
        case file: fileData(slot, key: key)
        default: slot.isSound ? setData(slot, key: key) : nil
        }
    }

    /// Checks data that stands in this tree: ids, titles, shape, counts.
    mutating func check(own data: inout OptionData, _ slot: Slot) {
        data.hasError = data.hasError || slot.hasError
        let before = errors
        DuplicateOption.check(data, in: &self)
        if errors != before { data.hasError = true }
        measure(&data)
        if data.shape != .object { DuplicateTitle.check(data, in: &self) }
    }

    private func measure(_ data: inout OptionData) {
        var selectable = 0
        var branches = 0
        let view = self.view
        if data.rowType != nil {
            view.forEachRow(from: data.first) { _, isBranch in
                if isBranch { branches += 1 } else { selectable += 1 }
            }
        } else {
            view.forEachList(of: data) { first in
                view.forEachOption(from: first) { _, isBranch in if isBranch { branches += 1 } else { selectable += 1 }
                }
            }
        }
        data.selectableCount = selectable
        data.count = selectable + branches
        if data.shape == .flat, branches > 0 { data.shape = .hierarchical }
    }

    /// The data of an option set of the build.
    private mutating func setData(_ slot: Slot, key: Int) -> OptionData? {
        let node = tree.resolved(Int(slot.node))
        let name = tree.text(node)
        // A longer one is no name, so that no spec can come to have it.
        if name.count <= Scalars.longestName { usedSets.append(name.string) }
        switch world.optionSet(named: name) {
        case .pending:
            isPending = true
            return nil
        case .failed:
            return nil
        case .unknown(let nearest):
            UnknownOptionSet.report(Int(slot.node), nearest: nearest, in: &self)
            return nil
        case .found(let set):
            if set.hasErrors { spec.usesFaultySet = true }
            guard let model = set.model, var data = set.data else { return nil }
            if case .here = data.origin { data.origin = .set(model, name: name.string) }
            if case .file(let file) = data.origin { data.origin = .set(file, name: name.string) }
            data.key = key
            return data
        }
    }
}
