#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormSource
import FormYAML

/// The value of one key of a decoded mapping: where it stands, and what it came to.
@usableFromInline
package struct Slot: Sendable {
    /// The value's node, an alias as it is written; -1 if the key is absent.
    @usableFromInline package var node: Int32
    /// What the value came to, by its type: a boolean as 0 or 1, a listed word's position, a mapping's or a list's
    /// first record; of a row's cell the position of its field. The top bit says that there is an error in it.
    @usableFromInline package var value: UInt32

    /// The bit of `value` that says that there is an error.
    @usableFromInline static let errorBit: UInt32 = 1 << 31

    /// A slot from its parts.
    @inlinable @inline(__always)
    package init(node: Int32, value: UInt32) {
        self.node = node
        self.value = value
    }

    /// The slot of a key that is not there.
    @inlinable package static var absent: Slot { Slot(node: -1, value: 0) }

    /// Whether the key is there, rightly or wrongly.
    @inlinable @inline(__always)
    package var isPresent: Bool { node >= 0 }
    /// Whether the key is there with an error in its value.
    @inlinable @inline(__always)
    package var hasError: Bool { value & Slot.errorBit != 0 }
    /// Whether the key is there without an error.
    @inlinable @inline(__always)
    package var isSound: Bool { node >= 0 && !hasError }
    /// The value as a number; 0 where the key is absent.
    @inlinable @inline(__always)
    package var payload: Int { Int(value & ~Slot.errorBit) }
    /// Whether the value is `true`; the caller knows that it is a boolean.
    @inlinable @inline(__always)
    package var isTrue: Bool { isSound && payload == 1 }
}

/// The number of a decoded mapping in its arena; 0 is none.
///
/// A record is a run of slots: two of its own, then one a key of its schema; those of a row are as `RowKeys` says. An
/// option that is only a string has the first two alone.
@usableFromInline package typealias RecordID = Int

/// The decoded mappings of one tree, one after the other in one run of memory.
@usableFromInline
package struct Records: ~Copyable {
    /// How many slots a record has before those of its keys.
    @usableFromInline package static let header = 2

    /// The slots of all records.
    @usableFromInline private(set) var slots: UnsafeMutablePointer<Slot>
    private var count = Records.header
    private var capacity: Int

    /// No records, with room for those of a tree of `nodes` nodes.
    init(nodes: Int) {
        capacity = max(256, nodes)
        slots = malloc(capacity * MemoryLayout<Slot>.stride)!.assumingMemoryBound(to: Slot.self)
        slots[0] = .absent
        slots[1] = .absent
    }

    deinit { free(slots) }

    /// Adds a record for a mapping with room for `keys` keys, all absent.
    mutating func append(node: NodeID, alias: NodeID, keys: Int) -> RecordID {
        let id = count
        count += Records.header + keys
        if count > capacity { grow() }
        slots[id] = Slot(node: Int32(truncatingIfNeeded: node), value: UInt32(truncatingIfNeeded: alias + 1))
        var index = id + 1
        while index < count {
            slots[index] = .absent
            index += 1
        }
        return id
    }

    /// Where the next record will be.
    var end: RecordID { count }

    /// Forgets the records from one on.
    mutating func removeAll(from end: RecordID) { count = end }

    /// Says which record comes after `id` in its list.
    mutating func link(_ id: RecordID, to following: RecordID) {
        slots[id + 1].value = UInt32(truncatingIfNeeded: following)
    }

    /// Marks a record as a scalar one, without slots for keys.
    mutating func markScalar(_ id: RecordID) {
        slots[id + 1].node = 0
    }

    /// Says which component an item is, by its position in `Component.all`.
    mutating func setComponent(_ component: Int, of id: RecordID) {
        slots[id + 1].node = Int32(truncatingIfNeeded: -2 - component)
    }

    /// The records for reading; good until the next change.
    var view: RecordView { RecordView(slots: UnsafePointer(slots)) }

    private mutating func grow() {
        capacity = max(capacity * 2, count)
        slots = realloc(slots, capacity * MemoryLayout<Slot>.stride)!.assumingMemoryBound(to: Slot.self)
    }
}

/// Records as their readers see them.
@usableFromInline
package struct RecordView: @unchecked Sendable {
    /// The slots of all records.
    @usableFromInline let slots: UnsafePointer<Slot>

    /// A view of records.
    @usableFromInline
    init(slots: UnsafePointer<Slot>) { self.slots = slots }

    /// The slot of a key, by the key's position in the schema of the record, or in `RowKeys`.
    @inlinable @inline(__always)
    package func slot(_ record: RecordID, _ key: Int) -> Slot { slots[record &+ 2 &+ key] }

    /// The mapping's node, an alias as it is written.
    @inlinable @inline(__always)
    package func node(_ record: RecordID) -> NodeID { Int(slots[record].node) }

    /// The alias through which the record is read, the outermost one; -1 if there is none.
    @inlinable @inline(__always)
    package func alias(_ record: RecordID) -> NodeID { Int(slots[record].value) &- 1 }

    /// The record after this one in its list; 0 at the end.
    @inlinable @inline(__always)
    package func next(_ record: RecordID) -> RecordID { Int(slots[record &+ 1].value) }

    /// The position in `Component.all` of what an item is; nil of any other record.
    package func component(_ record: RecordID) -> Int? {
        let written = Int(slots[record + 1].node)
        return written <= -2 ? -2 - written : nil
    }

    /// Whether the record stands for a scalar and has no slots for keys.
    @inlinable @inline(__always)
    package func isScalar(_ record: RecordID) -> Bool { slots[record &+ 1].node >= 0 }
}
