import FormBytes

/// A value of template data in 16 bytes: what it is, the key it stands under, and where the rest of it lies.
@usableFromInline
struct TemplateValue: BitwiseCopyable {
    /// What a value is.
    @usableFromInline
    enum Kind {
        @inlinable static var null: UInt32 { 0 }
        @inlinable static var bool: UInt32 { 1 }
        @inlinable static var integer: UInt32 { 2 }
        /// Text in memory that somebody else keeps; the payload is its address.
        @inlinable static var text: UInt32 { 3 }
        /// Text in the data's own buffer; the payload is its offset.
        @inlinable static var ownText: UInt32 { 4 }
        /// The payload is the index of the first member.
        @inlinable static var object: UInt32 { 5 }
        /// The payload is the index of the first item.
        @inlinable static var list: UInt32 { 6 }
    }

    /// The number, 0 or 1, an address, an offset or an index: see `Kind`.
    @usableFromInline var payload: Int
    /// How many bytes, members or items there are.
    @usableFromInline var count: UInt32
    /// The key's number and, in the lowest three bits, the kind.
    @usableFromInline var keyAndKind: UInt32

    /// A value from its parts.
    @inlinable @inline(__always)
    init(_ kind: UInt32, key: TemplateKey, payload: Int = 0, count: Int = 0) {
        self.payload = payload
        self.count = UInt32(truncatingIfNeeded: count)
        keyAndKind = key.number &<< 3 | kind
    }

    /// No value at all.
    @inlinable static var null: TemplateValue { TemplateValue(Kind.null, key: .item) }

    /// What the value is: one of `Kind`.
    @inlinable @inline(__always)
    var kind: UInt32 { keyAndKind & 7 }

    /// The number of the key it stands under.
    @inlinable @inline(__always)
    var key: UInt32 { keyAndKind &>> 3 }

    /// Whether a section renders for it.
    ///
    /// The specification says "`!!data == true`", which its editors read as: false, null, zero, the empty string and
    /// the empty list are false (mustache/mustache#277).
    @inlinable @inline(__always)
    var isTruthy: Bool {
        let kind = kind
        if kind <= Kind.integer { return kind != Kind.null && payload != 0 }
        return kind == Kind.object || count != 0
    }
}
