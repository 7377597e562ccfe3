import FormBytes
import FormYAML

/// How the record of a row of `objects` is laid out: its child rows, its id, then a cell for each field that it gives.
///
/// A row takes memory for what is written in it and not for what its type declares: thousands of rows may each leave out
/// thousands of optional fields. The last cell is followed by an absent slot.
enum RowKeys {
    /// The child rows: their first record.
    static let children = 0
    /// The value of the field that tells rows apart, the cell again.
    static let id = 1
    /// The first cell: the value's node, and as its payload the position of the field.
    static let cells = 2

    /// How many slots a row with `entries` keys needs.
    static func count(entries: Int) -> Int { cells + entries + 1 }
}

extension RecordView {
    /// The slot of a row's child rows; its payload is the first of them.
    package func children(ofRow row: RecordID) -> Slot { slot(row, RowKeys.children) }

    /// The slot of a row's id.
    package func id(ofRow row: RecordID) -> Slot { slot(row, RowKeys.id) }

    /// Calls `body` with each field's value that a row gives, in the order written, and the position of its field.
    @inline(__always)
    package func forEachCell(ofRow row: RecordID, _ body: (_ position: Int, _ cell: Slot) -> Void) {
        var key = RowKeys.cells
        while true {
            let cell = slot(row, key)
            guard cell.isPresent else { return }
            body(cell.payload, cell)
            key += 1
        }
    }
}
