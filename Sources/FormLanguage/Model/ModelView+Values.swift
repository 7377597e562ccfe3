import FormBytes
import FormYAML

extension ModelView {
    /// The elements of a value that is a list, or the value itself if it is a scalar; aliases as they are written.
    package func elements(of slot: Slot) -> [NodeID] {
        let original = Int(slot.node)
        let traits = tree[original].traits
        guard traits.kind != .alias || !traits.has(Node.Traits.broken) else { return [] }
        let id = tree.resolved(original)
        let node = tree[id]
        guard node.traits.kind == .sequence, !node.traits.has(Node.Traits.broken), node.traits.tag.agreesWithSequence
        else {
            return node.traits.kind == .scalar ? [original] : []
        }
        var nodes: [NodeID] = []
        nodes.reserveCapacity(Int(node.size))
        var child = id + 1
        while child < Int(node.link) {
            nodes.append(child)
            child = tree.next(child)
        }
        return nodes
    }

    /// A row's id as normalized JSON has it: an integer in decimal, a UUID in upper case; nil if it has an error.
    func normalizedID(of row: RecordID, _ type: RowType) -> String? {
        guard let position = type.id, let kind = type.fields[position].kind else { return nil }
        let slot = records.id(ofRow: row)
        return slot.isSound ? RowType.normalizedID(text(slot), kind) : nil
    }

    /// Whether a value that is there is a mapping.
    package func isMapping(_ slot: Slot) -> Bool { kind(of: slot) == .mapping }

    /// Whether a value that is there is a list.
    func isSequence(_ slot: Slot) -> Bool { kind(of: slot) == .sequence }

    private func kind(of slot: Slot) -> NodeKind { tree[tree.resolved(Int(slot.node))].traits.kind }

    /// The node whose text is shown for a text's slot, and whether it is Markdown; nil if it has an error.
    func shown(_ slot: Slot) -> (node: NodeID, isMarkdown: Bool)? {
        guard slot.isSound else { return nil }
        guard slot.payload != 0 else { return (Int(slot.node), false) }
        let text = self.slot(slot.payload, TextKeys.text)
        if text.isPresent { return (Int(text.node), false) }
        let markdown = self.slot(slot.payload, TextKeys.markdown)
        return markdown.isPresent ? (Int(markdown.node), true) : nil
    }
}

extension Model {
    /// The data that the slot of a data key names.
    package func data(at slot: Slot) -> OptionData? {
        slot.payload > 0 && slot.payload <= data.count ? data[slot.payload - 1] : nil
    }

    /// The component of an item.
    package func component(of item: RecordID) -> Component {
        Component.all[view.records.component(item) ?? 0]
    }
}

extension RowType {
    /// A row's value as normalized JSON has it.
    package enum Value {
        case text(Bytes)
        case upperCase(String)
        case integer(Int64)
        case double(Double)
        case boolean(Bool)
    }

    /// The value of a checked text.
    package static func value(_ text: Bytes, _ kind: FieldKind) -> Value {
        switch kind {
        case .string, .url, .date: return .text(text)
        case .uuid: return .upperCase(text.string.uppercased())
        case .int:
            if case .value(let value) = Scalars.integer(text) { return .integer(value) }
        case .double:
            if case .value(let value) = Scalars.double(text) { return .double(value) }
        case .bool: return .boolean(Scalars.boolean(text) ?? false)
        }
        return .text(text)
    }
}
