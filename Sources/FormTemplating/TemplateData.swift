import FormBytes

/// The data that one template renders: a tree of values in flat memory, built from the outside in.
///
///     data.beginObject()
///     data.add(title, as: keys.title)
///     data.beginList(keys.options)
///     …
///     data.endList()
///     data.endObject()
///
/// A value without a key is an item of the list begun last, or the outermost value. Of two members with one key the
/// first counts. Nothing is allocated for a single value, and `reset` keeps the memory for the next tree.
@usableFromInline
package struct TemplateData: ~Copyable {
    /// Bytes that belong to the data: what is appended here becomes a value with `add(textFrom:as:)`.
    @usableFromInline package var text = ByteBuffer(capacity: 4096)
    /// The members and items of all finished objects and lists, each one's contiguous.
    @usableFromInline var slots = FlatStack<TemplateValue>(capacity: 256)
    /// The members and items of what is not ended yet; at the end, the outermost value.
    @usableFromInline var pending = FlatStack<TemplateValue>(capacity: 256)
    /// The objects and lists that are not ended yet, the innermost on top.
    @usableFromInline var begun = FlatStack<Begun>()

    /// An object or a list that is not ended yet.
    @usableFromInline
    struct Begun: BitwiseCopyable {
        /// The key it will stand under.
        @usableFromInline let key: TemplateKey
        /// Where its members begin in `pending`.
        @usableFromInline let first: Int

        /// One from its parts.
        @inlinable
        init(key: TemplateKey, first: Int) {
            self.key = key
            self.first = first
        }
    }

    /// Data without a value.
    package init() {}

    /// Forgets everything and keeps the memory.
    @inlinable
    package mutating func reset() {
        text.removeAll()
        slots.truncate(to: 0)
        pending.truncate(to: 0)
        begun.truncate(to: 0)
    }

    /// Adds text in memory that outlives the rendering.
    @inlinable
    package mutating func add(_ bytes: Bytes, as key: TemplateKey = .item) {
        pending.push(
            TemplateValue(
                TemplateValue.Kind.text, key: key, payload: Int(bitPattern: bytes.start), count: bytes.count))
    }

    /// Adds a string literal.
    @inlinable
    package mutating func add(_ literal: StaticString, as key: TemplateKey = .item) {
        add(Bytes(literal), as: key)
    }

    /// Adds a copy of text.
    @inlinable
    package mutating func add(copying bytes: Bytes, as key: TemplateKey = .item) {
        let start = text.count
        text.append(bytes)
        add(textFrom: start, as: key)
    }

    /// Adds a string.
    package mutating func add(_ string: String, as key: TemplateKey = .item) {
        let start = text.count
        text.append(string)
        add(textFrom: start, as: key)
    }

    /// Adds, as one value, all that was appended to `text` since it had `start` bytes.
    @inlinable
    package mutating func add(textFrom start: Int, as key: TemplateKey = .item) {
        pending.push(
            TemplateValue(
                TemplateValue.Kind.ownText, key: key, payload: start, count: text.count &- start))
    }

    /// Adds a whole number; 0 is false to a section.
    @inlinable
    package mutating func add(_ number: Int, as key: TemplateKey = .item) {
        pending.push(TemplateValue(TemplateValue.Kind.integer, key: key, payload: number))
    }

    /// Adds true or false.
    @inlinable
    package mutating func add(_ flag: Bool, as key: TemplateKey = .item) {
        pending.push(TemplateValue(TemplateValue.Kind.bool, key: key, payload: flag ? 1 : 0))
    }

    /// Adds null, which hides a value of the same name further out.
    @inlinable
    package mutating func addNull(as key: TemplateKey = .item) {
        pending.push(TemplateValue(TemplateValue.Kind.null, key: key))
    }

    /// Begins an object: what follows, up to `endObject`, are its members.
    @inlinable
    package mutating func beginObject(_ key: TemplateKey = .item) {
        begun.push(Begun(key: key, first: pending.count))
    }

    /// Ends the object begun last.
    @inlinable
    package mutating func endObject() { end(TemplateValue.Kind.object) }

    /// Begins a list: what follows, up to `endList`, are its items.
    @inlinable
    package mutating func beginList(_ key: TemplateKey = .item) {
        begun.push(Begun(key: key, first: pending.count))
    }

    /// Ends the list begun last.
    @inlinable
    package mutating func endList() { end(TemplateValue.Kind.list) }

    /// How many bytes the data takes, without text that somebody else keeps.
    var size: Int { text.count + slots.count * MemoryLayout<TemplateValue>.stride }

    /// The outermost value; null as long as there is none.
    var root: TemplateValue { pending.isEmpty ? .null : pending[0] }

    /// Makes what was added since the last beginning one value.
    @inlinable
    mutating func end(_ kind: UInt32) {
        let begun = begun.pop()
        let value = TemplateValue(
            kind, key: begun.key, payload: slots.count, count: pending.count &- begun.first)
        slots.push(pending.base + begun.first, count: pending.count &- begun.first)
        pending.truncate(to: begun.first)
        pending.push(value)
    }

    /// The bytes of a text value.
    @inline(__always)
    func bytes(of value: TemplateValue) -> Bytes {
        let start =
            value.kind == TemplateValue.Kind.ownText
            ? UnsafePointer(text.base) + value.payload
            : UnsafePointer(bitPattern: value.payload) ?? Bytes.none.start
        return Bytes(start: start, count: Int(value.count))
    }
}
