/// The number of a node in its tree; nodes are numbered in the order written, from 0.
@usableFromInline package typealias NodeID = Int

/// What a node is.
@usableFromInline package enum NodeKind: UInt8, Sendable {
    case scalar, mapping, sequence, alias
}

/// How a scalar is written.
@usableFromInline package enum ScalarStyle: UInt8, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
}

/// The tag that is written before a node.
@usableFromInline package enum NodeTag: UInt8, Sendable {
    /// None.
    case none
    /// `!`, which on a scalar means `!!str`.
    case nonSpecific
    case string, integer, float, boolean, null, sequence, mapping
    /// Any other: FC1006 has been reported.
    case foreign
}

/// One node: 20 bytes, so that a file's tree is about as large as the file.
@usableFromInline package struct Node: Sendable {
    /// The first byte of the node, its anchor or tag included.
    @usableFromInline package var start: UInt32
    /// After the last byte of the node.
    @usableFromInline package var end: UInt32
    /// Scalar: where its text begins. Collection: the number of the node after the last one inside it. Alias: the
    /// number of the node it stands for.
    @usableFromInline package var link: UInt32
    /// Scalar: the length of its text in bytes. Collection: how many children it has, keys and values counted alike.
    @usableFromInline package var size: UInt32
    /// What it is, how it is written, and what has been found out about it.
    @usableFromInline package var traits: Traits

    /// The small facts of a node in one word.
    @usableFromInline package struct Traits: Sendable {
        @usableFromInline package var bits: UInt32

        @inlinable package init(bits: UInt32) { self.bits = bits }

        /// The traits of a node of this kind.
        @inlinable @inline(__always)
        package init(_ kind: NodeKind, style: ScalarStyle = .plain, tag: NodeTag = .none) {
            bits = UInt32(kind.rawValue) | UInt32(style.rawValue) << 2 | UInt32(tag.rawValue) << 5
        }

        /// What the node is.
        @inlinable @inline(__always)
        package var kind: NodeKind { unsafeBitCast(UInt8(truncatingIfNeeded: bits & 3), to: NodeKind.self) }
        /// How the scalar is written.
        @inlinable @inline(__always)
        package var style: ScalarStyle { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 2 & 7), to: ScalarStyle.self) }
        /// The tag before the node.
        @inlinable @inline(__always)
        package var tag: NodeTag { unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 5 & 15), to: NodeTag.self) }

        /// Says which tag is before the node.
        @inlinable
        package mutating func setTag(_ tag: NodeTag) { bits = bits & ~(15 << 5) | UInt32(tag.rawValue) << 5 }

        /// A plain scalar that is empty, `~`, `null`, `Null` or `NULL`, and is not tagged to be a string.
        @inlinable package static var null: UInt32 { 1 << 9 }
        /// A scalar with a byte beyond ASCII in its text.
        @inlinable package static var nonASCII: UInt32 { 1 << 10 }
        /// A scalar whose text is not in the source as it is, but in the tree's own memory.
        @inlinable package static var copied: UInt32 { 1 << 11 }
        /// The node itself has an error FC1xxx: a tag that is not allowed (FC1006), an alias that stands for nothing
        /// (FC1007, FC1009), a key that is no scalar (FC1010), a wrong value of `<<` (FC1011). A key that is a scalar
        /// nevertheless counts as its text.
        @inlinable package static var broken: UInt32 { 1 << 12 }
        /// A key that its mapping has already (FC1002): it and its value do not count.
        @inlinable package static var duplicate: UInt32 { 1 << 13 }
        /// A mapping with `<<`: its entries come from `Tree.mergedEntries`.
        @inlinable package static var merges: UInt32 { 1 << 14 }
        /// A mapping that is not checked for keys it lacks: something in its keys or merges is broken.
        @inlinable package static var incomplete: UInt32 { 1 << 15 }
        /// The node has an anchor.
        @inlinable package static var anchored: UInt32 { 1 << 16 }
        /// A collection in flow style.
        @inlinable package static var flow: UInt32 { 1 << 17 }

        /// Whether one of the facts holds.
        @inlinable @inline(__always)
        package func has(_ flag: UInt32) -> Bool { bits & flag != 0 }
        /// Notes a fact.
        @inlinable @inline(__always)
        package mutating func add(_ flag: UInt32) { bits |= flag }
    }

    /// A node from its parts.
    @inlinable @inline(__always)
    package init(start: UInt32, end: UInt32, link: UInt32, size: UInt32, traits: Traits) {
        self.start = start
        self.end = end
        self.link = link
        self.size = size
        self.traits = traits
    }
}
