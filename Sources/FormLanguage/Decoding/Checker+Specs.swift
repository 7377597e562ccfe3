import FormBytes
import FormSource
import FormYAML

/// What a spec has shown so far.
struct SpecState {
    /// The kind; nil if it has an error.
    var kind: SpecKind?
    /// Its items, in the order written.
    var items: [Item] = []
    /// The names of slots, where they are written; in the order of the file once all are known.
    var slots: [NodeID] = []
    /// The names of actions.
    var actions: [NodeID] = []
    /// The names of destinations.
    var links: [NodeID] = []
    /// The mappings of the `objects` that it declares.
    var objects: [RecordID] = []
    /// Whether it uses an option set that has errors, so that it has no output itself.
    var usesFaultySet = false

    /// The severities that a project file sets.
    var severities: [Code: Severity?] = [:]

    /// An item, with its component; nil if its type has an error.
    struct Item {
        let record: RecordID
        let component: Component?
    }
}

extension Checker {
    /// Checks a document that is a spec; nil if the root is no mapping.
    mutating func checkSpec(root: NodeID) -> CheckedSpec? {
        spec = SpecState()
        alias = -1
        usedSets = []
        let node = tree[root]
        let kind = peek(root, node, "kind").flatMap { listedWord($0, SpecKeys.kinds) }.flatMap(SpecKind.init)
        spec.kind = kind
        let firstData = data.count
        let (errorsBefore, recordsBefore) = (errors, records.end)
        let record = self.record(root, node, kind?.schema ?? SpecKeys.schema, reportsUnknown: kind != nil)
        guard record != 0 else { return nil }
        var setData: OptionData?
        switch kind {
        case .form, .list: checkItems(of: record)
        case .optionSet:
            setData = takeData(of: record, options: OptionSetKeys.options, optionSet: nil, file: OptionSetKeys.file)
            if let setData { checkSetData(setData, record) }
        case nil: break
        }
        let name = records.view.slot(record, SpecKeys.name)
        if name.isSound { ReservedTypeName.check(name, of: record, what: "spec", in: &self) }
        SpecTypes.check(in: &self)
        // Nothing is written of it, and what its aliases stand for may be a million nodes in each document of many.
        if errors != errorsBefore, kind != .optionSet { records.removeAll(from: recordsBefore) }
        return CheckedSpec(
            record: record, kind: kind, name: name.isSound ? text(Int(name.node)).string : nil,
            nameRange: name.isPresent ? range(Int(name.node)) : range(root), usedSets: usedSets,
            usesFaultySet: spec.usesFaultySet, dataIndices: firstData..<data.count, data: setData)
    }

    /// The value of a key of a mapping, before the mapping is decoded.
    func peek(_ id: NodeID, _ node: Node, _ name: StaticString) -> NodeID? {
        guard node.traits.kind == .mapping else { return nil }
        if node.traits.has(Node.Traits.merges | Node.Traits.incomplete) {
            return entries(of: id, node).first { isKey($0.key, name) }?.value
        }
        var key = id + 1
        while key < Int(node.link) {
            if isKey(key, name), !tree[key].traits.has(Node.Traits.duplicate) { return key + 1 }
            key = tree.next(key + 1)
        }
        return nil
    }

    private func isKey(_ key: NodeID, _ name: StaticString) -> Bool {
        let traits = tree[key].traits
        if traits.kind == .alias, traits.has(Node.Traits.broken) { return false }
        let target = tree.resolved(key)
        return tree[target].traits.kind == .scalar && tree.text(target) == name
    }

    /// The position of the word that a value is; nil if it is none of them.
    private func listedWord(_ original: NodeID, _ choices: Choices) -> Int? {
        if tree[original].traits.kind == .alias, tree[original].traits.has(Node.Traits.broken) { return nil }
        let node = tree[tree.resolved(original)]
        guard node.traits.kind == .scalar, node.traits.tag.agreesWithString, !node.traits.has(Node.Traits.null) else {
            return nil
        }
        return choices.index(of: tree.text(node))
    }

    /// Decodes an item by its type.
    mutating func item(_ id: NodeID, _ node: Node) -> RecordID {
        let kind = spec.kind ?? .form
        let position = component(id, node, in: kind)
        let component = position.map { Component.all[$0] }
        let schema = component?.schema ?? ItemKeys.schema(in: kind)
        let record = self.record(id, node, schema, reportsUnknown: component != nil)
        guard record != 0 else { return 0 }
        if let position { records.setComponent(position, of: record) }
        spec.items.append(SpecState.Item(record: record, component: component))
        switch component?.kind {
        case .form: checkPicker(record)
        case .list: checkListItem(record)
        default: break
        }
        return record
    }

    /// The position in `Component.all` of an item's component; nil if its type has an error.
    private func component(_ id: NodeID, _ node: Node, in kind: SpecKind) -> Int? {
        let first = Component.first(of: kind)
        guard let written = peek(id, node, "type") else {
            // What could not be merged may have a type, where there are several.
            let isKnown = !node.traits.has(Node.Traits.incomplete) || Component.types(in: kind).count == 1
            return isKnown ? first : nil
        }
        return listedWord(written, Component.types(in: kind)).map { first + $0 }
    }

    /// Checks what concerns the items of a spec together.
    private mutating func checkItems(of record: RecordID) {
        DuplicateID.checkSections(of: record, in: &self)
        DuplicateID.checkItems(in: &self)
        let sections = records.view.slot(record, FormKeys.sections)
        var section = sections.isPresent ? sections.payload : 0
        while section != 0 {
            noteSlots(of: section, [SectionKeys.header, SectionKeys.footer])
            section = records.view.next(section)
        }
        spec.slots.sort()
    }

    /// Runs the rules of a picker on its record.
    private mutating func checkPicker(_ record: RecordID) {
        var picker = Picker(record: record)
        let destination = records.view.slot(record, ListPicker.destination)
        if destination.isPresent, destination.payload != 0 {
            picker.destination = destination.payload
            picker.data = takeData(
                of: destination.payload, options: Destination.options, optionSet: Destination.optionSet,
                file: Destination.file)
        }
        // Taking the data has added records, so that earlier views of them are good no more.
        let state = field(record, ListPicker.controlState)
        picker.isReadOnly = state.hasError ? nil : state.isPresent && state.payload == ListPicker.readOnly
        for rule in PickerRules.all { rule(picker, &self) }
        noteSlots(of: record, [ListPicker.title, ListPicker.value, ListPicker.description])
    }

    /// Runs the rules of a list's item on its record.
    private mutating func checkListItem(_ record: RecordID) {
        for rule in ListItemRules.all { rule(record, &self) }
        let view = records.view
        let actions = view.slot(record, ListItemKeys.trailingActions)
        if actions.isPresent, actions.payload != 0 {
            let action = view.slot(actions.payload, TrailingActionsKeys.onIButtonClicked)
            if action.isSound { spec.actions.append(Int(action.node)) }
        }
        let link = view.slot(record, ListItemKeys.navigationLink)
        if link.isSound { spec.links.append(Int(link.node)) }
    }

    /// Checks what concerns the data of an option set.
    private mutating func checkSetData(_ data: OptionData, _ record: RecordID) {
        if case .here = data.origin { CollidingNames.checkOptions(data, in: &self) }
        let key = records.view.slot(record, data.key)
        ManyOptions.check(data, keyOf: key, through: alias(of: Int(key.node), in: record), in: &self)
    }

    /// Notes the slots that texts of a record name.
    mutating func noteSlots(of record: RecordID, _ keys: [Int]) {
        for key in keys {
            let text = records.view.slot(record, key)
            guard text.isPresent, text.payload != 0 else { continue }
            let slot = records.view.slot(text.payload, TextKeys.slot)
            if slot.isSound { spec.slots.append(Int(slot.node)) }
        }
    }

    /// Whether a record's mapping is not checked for keys that it lacks.
    func isIncomplete(_ record: RecordID) -> Bool {
        view.isIncomplete(record)
    }
}
