import FormBytes
import FormSource
import FormYAML

/// FC3003, FC3004, FC3005 and FC3020: what a picker has chosen at first, in one pass over its defaults.
enum DefaultRules {
    /// Checks the defaults of a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let slot = checker.slot(picker, Destination.defaults)
        guard slot.isPresent, let destination = picker.destination else { return }
        let selection = checker.slot(picker, Destination.selection)
        let isSingle = !selection.hasError && selection.payload != Destination.multiple
        let idKind = picker.data?.rowType.flatMap { type in type.id.flatMap { type.fields[$0].kind } }
        let index = picker.soundData.map { checker.optionIndex(of: $0) }
        var seen: [String: NodeID] = [:]
        // Thousands of aliases may stand for one long default.
        var seenNodes: [NodeID: NodeID] = [:]
        var counted = 0
        let elements = checker.view.elements(of: slot)
        for node in elements where checker.isSoundString(node) {
            let through = checker.aliasOfElement(node, of: slot, in: destination)
            let target = checker.tree.resolved(node)
            if let first = seenNodes[target] {
                RepeatedDefault.report(node, first: first, through: through, in: &checker)
                continue
            }
            let written = checker.text(node)
            let id = idKind.map { RowType.normalizedID(written, $0) } ?? checker.canonicalTexts.nfc(node)
            let first = elements.count > 1 ? seen[id] : nil
            seenNodes[target] = first ?? node
            if let first {
                RepeatedDefault.report(node, first: first, through: through, in: &checker)
                continue
            }
            if elements.count > 1 { seen[id] = node }
            switch index?.find(id, written: target) {
            case .missing?:
                DefaultIsNoOption.report(
                    node, nearest: index?.nearest(written, &checker.defaultsPatience), through: through,
                    in: &checker)
            case .branch?: DefaultIsBranch.report(node, through: through, in: &checker)
            case .selectable?, nil:
                counted += 1
                if isSingle, counted == 2 { SeveralDefaults.report(node, through: through, in: &checker) }
            }
        }
    }
}

/// The ids of a picker's data, to look defaults up in.
final class OptionIndex {
    /// What an id is.
    enum Finding {
        case missing, branch, selectable
    }

    private let branches: [String: Bool]
    private var long: [NodeID: Finding] = [:]
    /// The ids that can be selected, sorted, once they are needed.
    private lazy var selectable = branches.filter { !$0.value }.keys.sorted()

    /// The ids of data, read through its view.
    init(_ data: OptionData, _ view: ModelView) {
        var branches: [String: Bool] = [:]
        branches.reserveCapacity(data.count)
        if let type = data.rowType, type.id.flatMap({ type.fields[$0].kind }) != nil {
            view.forEachRow(from: data.first) { row, isBranch in
                if let id = view.normalizedID(of: row, type) { branches[id] = isBranch }
            }
        } else {
            view.forEachList(of: data) { list in
                view.forEachOption(from: list) { option, isBranch in
                    if view.hasSoundID(option) {
                        branches[view.tree.text(view.tree.resolved(view.optionID(option))).nfc] = isBranch
                    }
                }
            }
        }
        self.branches = branches
    }

    /// What an id, in NFC, is, which is written in a node; that of a long one is remembered.
    func find(_ id: String, written node: NodeID) -> Finding {
        if let known = long[node] { return known }
        let finding: Finding = branches[id].map { $0 ? .branch : .selectable } ?? .missing
        if id.utf8.count > CanonicalTexts.longestShort { long[node] = finding }
        return finding
    }

    /// The id that comes nearest to a text.
    func nearest(_ text: Bytes, _ patience: inout Patience) -> String? {
        FormBytes.nearest(text, among: selectable, &patience)
    }
}

/// Which data an index is of: other pickers may take it too.
struct SharedData: Hashable {
    private let model: ObjectIdentifier
    private let first: RecordID

    /// Nil of data that is in the spec itself.
    fileprivate init?(_ data: OptionData) {
        switch data.origin {
        case .here: return nil
        case .file(let model), .set(let model, _): self.model = ObjectIdentifier(model)
        }
        first = data.first
    }
}

extension Checker {
    /// The ids of a picker's data.
    fileprivate mutating func optionIndex(of data: OptionData) -> OptionIndex {
        guard let shared = SharedData(data) else { return OptionIndex(data, view) }
        if let known = optionIndexes[shared] { return known }
        let index = OptionIndex(data, data.view(within: view))
        optionIndexes[shared] = index
        return index
    }

    /// Whether a node is a string with something in it.
    func isSoundString(_ original: NodeID) -> Bool {
        if tree[original].traits.kind == .alias, tree[original].traits.has(Node.Traits.broken) { return false }
        let node = tree[tree.resolved(original)]
        return node.traits.kind == .scalar && !node.traits.has(Node.Traits.null | Node.Traits.broken)
            && node.traits.tag.agreesWithString
            && node.size > 0
    }

    /// The alias through which an element of a list was read.
    func aliasOfElement(_ node: NodeID, of list: Slot, in record: RecordID) -> NodeID {
        let outer = alias(of: Int(list.node), in: record)
        return outer >= 0 ? outer : aliasItself(node)
    }
}
