import FormBytes
import FormSource
import FormYAML

/// The decoded mappings of one tree, with the tree: what checks leave behind and outputs are written from.
package final class Model {
    /// The nodes and their text.
    package let tree: Tree
    /// The data of pickers and option sets; a slot's payload less one is a position here.
    package let data: [OptionData]
    private let records: Records

    /// A model from its parts.
    init(tree: Tree, records: consuming Records, data: [OptionData]) {
        self.tree = tree
        self.data = data
        self.records = records
    }

    /// The model for reading; good as long as the model lives.
    package var view: ModelView { ModelView(records: records.view, tree: tree.view) }
}

/// A model as its readers see it: plain pointers.
@usableFromInline
package struct ModelView {
    /// The records.
    @usableFromInline package let records: RecordView
    /// The nodes.
    @usableFromInline package let tree: TreeView

    /// A view from its parts.
    @inlinable
    package init(records: RecordView, tree: TreeView) {
        self.records = records
        self.tree = tree
    }

    /// The slot of a key of a record.
    @inlinable @inline(__always)
    package func slot(_ record: RecordID, _ key: Int) -> Slot { records.slot(record, key) }

    /// The text of a slot's scalar, its alias followed; the slot must be present.
    @inlinable @inline(__always)
    package func text(_ slot: Slot) -> Bytes { tree.text(tree.resolved(Int(slot.node))) }

    /// The node of an option's id: the option itself if it is a string. -1 if it has none.
    @inlinable @inline(__always)
    package func optionID(_ option: RecordID) -> NodeID {
        records.isScalar(option) ? records.node(option) : Int(records.slot(option, 0).node)
    }

    /// Whether an option's id is there and without an error.
    @inlinable @inline(__always)
    package func hasSoundID(_ option: RecordID) -> Bool {
        records.isScalar(option) || records.slot(option, 0).isSound
    }

    /// The slot of a key of an option; absent where the option is a string.
    @inlinable @inline(__always)
    package func option(_ option: RecordID, _ key: Int) -> Slot {
        records.isScalar(option) ? .absent : records.slot(option, key)
    }

    /// Whether a record's mapping is not checked for keys that it lacks: they may come with a merge that is broken.
    func isIncomplete(_ record: RecordID) -> Bool {
        tree[tree.resolved(records.node(record))].traits.has(Node.Traits.incomplete)
    }

    /// Calls `body` for each option of a list and all below them, in the order written, saying whether it is a branch.
    package func forEachOption(from first: RecordID, _ body: (_ option: RecordID, _ isBranch: Bool) -> Void) {
        var option = first
        while option != 0 {
            let children = self.option(option, OptionKeys.children)
            body(option, children.isPresent)
            if children.payload != 0 { forEachOption(from: children.payload, body) }
            option = records.next(option)
        }
    }

    /// Calls `body` for each row of a list and all below them, in the order written, saying whether it is a branch.
    package func forEachRow(from first: RecordID, _ body: (_ row: RecordID, _ isBranch: Bool) -> Void) {
        var row = first
        while row != 0 {
            let children = records.children(ofRow: row)
            body(row, children.isPresent)
            if children.payload != 0 { forEachRow(from: children.payload, body) }
            row = records.next(row)
        }
    }

    /// Calls `body` with the first option of each list that data has: one, or one a group.
    package func forEachList(of data: OptionData, _ body: (RecordID) -> Void) {
        guard data.shape == .grouped else { return body(data.first) }
        var group = data.first
        while group != 0 {
            let options = records.slot(group, GroupKeys.options)
            if options.payload != 0 { body(options.payload) }
            group = records.next(group)
        }
    }
}
