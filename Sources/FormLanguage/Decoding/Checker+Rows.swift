import FormBytes
import FormSource
import FormYAML

extension Checker {
    /// The rows of an `objects` mapping, checked against the fields it declares; nil if there is no such mapping.
    mutating func rowData(_ slot: Slot, key: Int) -> OptionData? {
        let record = slot.payload
        guard record != 0 else { return nil }
        let outer = alias
        defer { alias = outer }
        if alias < 0 { alias = records.view.alias(record) }
        let before = errors
        let fieldsSlot = records.view.slot(record, ObjectKeys.fields)
        // Where nothing can be told of the fields, rows are still rows.
        let type = rowType(fieldsSlot) ?? RowType(declaration: -1, fields: [], mayLackFields: true)
        var data = OptionData(shape: .object, first: 0, rowType: type, key: key)
        finish(type, record)
        spec.objects.append(record)
        let rows = records.view.slot(record, ObjectKeys.rows)
        if rows.isPresent, !rows.hasError { data.first = self.rows(Int(rows.node), type) }
        data.hasError = errors != before || slot.hasError
        CollidingNames.checkFields(type, in: &self)
        return data
    }

    /// Checks that rows are a list with something in it; what they hold is checked when the fields are known.
    mutating func rows(_ id: NodeID, _ node: Node) -> Int {
        guard isList(id, node) else { return 0 }
        if node.size == 0 { EmptyOptions.report(id, in: &self) }
        return 0
    }

    /// Checks that fields are a mapping with something in it.
    mutating func fieldTypes(_ id: NodeID, _ node: Node) -> Int {
        guard node.traits.kind == .mapping, node.traits.tag.agreesWithMapping else {
            WrongType.report(id, expected: "a mapping", in: &self)
            return 0
        }
        if node.size == 0 { EmptyValue.report(emptyMapping: id, in: &self) }
        if node.traits.has(Node.Traits.incomplete) { errors += 1 }
        errors += duplicateCount(of: id, node)
        return 0
    }

    /// The fields that a mapping declares; nil if it is none.
    private mutating func rowType(_ slot: Slot) -> RowType? {
        guard slot.isPresent else { return nil }
        let id = tree.resolved(Int(slot.node))
        let node = tree[id]
        guard node.traits.kind == .mapping, !node.traits.has(Node.Traits.broken), node.traits.tag.agreesWithMapping
        else {
            return nil
        }
        let outer = alias
        defer { alias = outer }
        if alias < 0, id != Int(slot.node) { alias = Int(slot.node) }
        var fields: [RowType.Field] = []
        forEachEntry(of: id, node, mergedEntries(of: id, node)) { checker, key, value in
            if checker.acceptsKey(key) { fields.append(checker.field(key, value)) }
        }
        return RowType(declaration: id, fields: fields, mayLackFields: node.traits.has(Node.Traits.incomplete))
    }

    private mutating func field(_ key: NodeID, _ value: NodeID) -> RowType.Field {
        let name = text(key)
        let isSound = Scalars.isIdentifier(name)
        if !isSound { NotIdentifier.report(key, in: &self) }
        let type = fieldKind(value)
        return RowType.Field(
            key: key, name: name, kind: isSound ? type?.kind : nil,
            isOptional: isSound ? type?.isOptional ?? true : true,
            alias: alias,
            hasSoundName: isSound)
    }

    private mutating func fieldKind(_ original: NodeID) -> (kind: RowType.FieldKind, isOptional: Bool)? {
        let outer = alias
        defer { alias = outer }
        guard let id = open(original), isString(id, tree[id], expected: "a field type") else { return nil }
        var word = tree.text(id)
        let isOptional = word.count > 0 && word[word.count - 1] == UInt8(ascii: "?")
        if isOptional { word = word[0..<word.count - 1] }
        guard let kind = RowType.FieldKind.choices.index(of: word).flatMap(RowType.FieldKind.init) else {
            NotAllowedValue.report(fieldType: id, in: &self)
            return nil
        }
        return (kind, isOptional)
    }

    /// Settles which fields `id`, `label` and `children` name.
    private mutating func finish(_ type: RowType, _ record: RecordID) {
        let view = self.view
        let name = view.slot(record, ObjectKeys.type)
        if name.isSound { type.name = view.text(name) }
        let id = view.slot(record, ObjectKeys.id)
        if id.isSound { type.id = UnfitField.check(id: id, of: type, in: &self) }
        let label = view.slot(record, ObjectKeys.label)
        if label.isSound { type.label = UnfitField.check(label: label, of: type, in: &self) }
        let children = view.slot(record, ObjectKeys.children)
        guard children.isPresent, tree[tree.resolved(Int(children.node))].traits.kind == .scalar else { return }
        let key = view.text(children)
        if children.isSound, UnfitField.check(children: children, of: type, in: &self) { return }
        if type.position(of: key) == nil { type.childrenKey = key }
    }

    // MARK: Rows

    /// Decodes a list of rows; returns its first record.
    private mutating func rows(_ original: NodeID, _ type: RowType) -> RecordID {
        let outer = alias
        defer { alias = outer }
        guard let id = open(original) else { return 0 }
        return list(id, tree[id], .row(type), empty: 3002)
    }

    /// Decodes a row; returns its record.
    mutating func row(_ id: NodeID, _ node: Node, _ type: RowType) -> RecordID {
        guard node.traits.kind == .mapping, node.traits.tag.agreesWithMapping else {
            WrongType.report(id, expected: "a mapping", in: &self)
            return 0
        }
        let merged = mergedEntries(of: id, node)
        let count = RowKeys.count(entries: merged?.count ?? Int(node.size) / 2)
        var row = RowProgress(records.append(node: id, alias: alias, keys: count))
        forEachEntry(of: id, node, merged) { checker, key, value in checker.cell(key, value, type, &row) }
        if node.traits.has(Node.Traits.incomplete) {
            errors += 1
        } else if row.requiredCount < type.required.count {
            MissingField.report(row.record, of: type, in: &self)
        }
        return row.record
    }

    private mutating func cell(_ key: NodeID, _ value: NodeID, _ type: RowType, _ row: inout RowProgress) {
        guard acceptsKey(key) else { return }
        let name = text(key)
        let slots = row.record + Records.header
        if let position = type.position(of: name, after: row.position) {
            row.position = position
            var cell = fieldValue(value, type, position)
            guard cell.isPresent else { return }
            cell.value |= UInt32(truncatingIfNeeded: position)
            records.slots[slots + row.nextCell] = cell
            row.nextCell += 1
            if position == type.id { records.slots[slots + RowKeys.id] = cell }
            if !type.fields[position].isOptional { row.requiredCount += 1 }
        } else if let children = type.childrenKey, children == name {
            let before = errors
            let first = rows(value, type)
            let error = errors == before ? 0 : Slot.errorBit
            records.slots[slots + RowKeys.children] = Slot(
                node: Int32(truncatingIfNeeded: value), value: UInt32(truncatingIfNeeded: first) | error)
        } else if !type.mayLackFields, !type.fields.isEmpty {
            UnknownKey.report(key, ofRow: type, in: records.view.node(row.record), &self)
        }
    }

    private mutating func fieldValue(_ original: NodeID, _ type: RowType, _ position: Int) -> Slot {
        let field = type.fields[position]
        guard let kind = field.kind else { return Slot(node: Int32(truncatingIfNeeded: original), value: 0) }
        let outer = alias
        defer { alias = outer }
        let target = tree.resolved(original)
        if field.isOptional, tree[target].traits.has(Node.Traits.null), !tree[target].traits.has(Node.Traits.broken),
            tree[original].traits.kind != .alias || !tree[original].traits.has(Node.Traits.broken)
        {
            return .absent
        }
        guard let id = open(original) else { return broken(original) }
        let before = errors
        let node = tree[id]
        let (isID, isLabel) = (position == type.id, position == type.label)
        _ = look(at: id, node, as: .cell(kind, isID: isID, isLabel: isLabel)) { checker in
            RowValue.check(id, node, kind, in: &checker)
            if checker.errors == before, kind == .string { checker.stringCell(id, node, isID: isID, isLabel: isLabel) }
            return 0
        }
        return Slot(node: Int32(truncatingIfNeeded: original), value: errors == before ? 0 : Slot.errorBit)
    }

    private mutating func stringCell(_ id: NodeID, _ node: Node, isID: Bool, isLabel: Bool) {
        let names = isID || isLabel
        if names, node.size == 0 { return EmptyValue.report(empty: id, in: &self) }
        freeText(id, node)
        if names { OuterWhiteSpace.check(id, node, in: &self) }
        if isID, node.traits.has(Node.Traits.nonASCII) { InvisibleCharacter.check(id, node, in: &self) }
    }
}

/// A row's record while its cells are filled.
private struct RowProgress {
    let record: RecordID
    /// The position of the last field; -1 before the first.
    var position = -1
    /// The slot of the next cell.
    var nextCell = RowKeys.cells
    /// How many of the fields that each row must give it has.
    var requiredCount = 0

    init(_ record: RecordID) { self.record = record }
}

extension RowType {
    /// An id as normalized JSON has it; a text that is no such id stays as it is.
    package static func normalizedID(_ text: Bytes, _ kind: FieldKind) -> String {
        switch kind {
        case .int:
            if case .value(let value) = Scalars.integer(text) { String(value) } else { text.string }
        case .uuid: Scalars.isUUID(text) ? text.string.uppercased() : text.string
        default: text.string
        }
    }
}
