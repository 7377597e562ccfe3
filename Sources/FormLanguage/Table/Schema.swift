import FormBytes

/// The keys of one kind of mapping: what the table of the language says of it.
///
/// A schema is made once and lives as long as the process. It is a plain pointer, so that the decoder hands schemas
/// around without counting references.
package struct Schema: @unchecked Sendable, Hashable {
    /// What a schema points to; a bit of the masks is a key, by its position.
    struct Storage {
        let name: StaticString
        let doc: StaticString
        let keys: UnsafePointer<Key>
        let count: Int
        let sorted: UnsafePointer<Int>
        let exclusions: [Exclusion]
        let watched: UInt64
        let required: UInt64
        let forbidden: UInt64
        let multiplier: UInt64
        let buckets: UnsafePointer<Int8>
    }

    /// How many buckets the key lookup has.
    private static let bucketCount = 256

    /// Where it all is.
    let storage: UnsafePointer<Storage>

    /// A schema from its keys, at most 64; a record's slots follow their order.
    init(_ name: StaticString, _ doc: StaticString, keys: [Key], exclusions: [Exclusion] = []) {
        precondition(keys.count <= 64)
        let memory = UnsafeMutablePointer<Storage>.allocate(capacity: 1)
        let (multiplier, buckets) = Schema.buckets(for: keys)
        memory.initialize(
            to: Storage(
                name: name,
                doc: doc,
                keys: Schema.immortal(keys),
                count: keys.count,
                sorted: Schema.immortal(keys.indices.sorted { keys[$0].nameBytes < keys[$1].nameBytes }),
                exclusions: exclusions,
                watched: exclusions.reduce(0) { $0 | $1.members },
                required: keys.indices.reduce(0) { keys[$1].isRequired ? $0 | 1 << UInt64($1) : $0 },
                forbidden: keys.indices.reduce(0) { keys[$1].type.isForbidden ? $0 | 1 << UInt64($1) : $0 },
                multiplier: multiplier,
                buckets: Schema.immortal(buckets)
            )
        )
        storage = UnsafePointer(memory)
    }

    /// What the mapping is called in messages and in the reference.
    package var name: StaticString { storage.pointee.name }
    /// What it is, in one line.
    package var doc: StaticString { storage.pointee.doc }
    /// How many keys there are.
    package var count: Int { storage.pointee.count }
    /// The keys, in the order of a record's slots.
    package var keys: UnsafeBufferPointer<Key> { UnsafeBufferPointer(start: storage.pointee.keys, count: count) }
    /// The indices of the keys in the order of normalized JSON.
    package var sortedIndices: UnsafeBufferPointer<Int> {
        UnsafeBufferPointer(start: storage.pointee.sorted, count: count)
    }
    /// Which keys exclude each other.
    package var exclusions: [Exclusion] { storage.pointee.exclusions }

    /// The names of the keys of an exclusion that may be written.
    func names(in exclusion: Exclusion) -> [String] {
        keys.indices.filter { exclusion.members & 1 << UInt64($0) != 0 && !keys[$0].type.isForbidden }
            .map { "\(keys[$0].name)" }
    }

    /// The position of the key with this name; nil if there is none.
    @inline(__always)
    func index(of name: Bytes) -> Int? {
        guard name.count > 0 else { return nil }
        let bucket = Schema.bucket(of: name, multiplier: storage.pointee.multiplier)
        let candidate = Int(storage.pointee.buckets[bucket])
        guard candidate >= 0, storage.pointee.keys[candidate].nameBytes == name else { return nil }
        return candidate
    }

    /// The names of the keys that may be written, for suggestions.
    var names: [String] {
        keys.filter { !$0.type.isForbidden }.map { "\($0.name)" }
    }

    @inline(__always)
    private static func bucket(of name: Bytes, multiplier: UInt64) -> Int {
        let first = UInt64(name[0])
        let middle = UInt64(name[name.count >> 1])
        let last = UInt64(name[name.count &- 1])
        let mixed = (first | middle << 8 | last << 16 | UInt64(truncatingIfNeeded: name.count) << 24) &* multiplier
        return Int(truncatingIfNeeded: mixed >> 56)
    }

    /// Finds a multiplier under which no two keys share a bucket.
    private static func buckets(for keys: [Key]) -> (multiplier: UInt64, buckets: [Int8]) {
        var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        while true {
            var buckets = [Int8](repeating: -1, count: bucketCount)
            let isPerfect = keys.indices.allSatisfy { index in
                let bucket = bucket(of: keys[index].nameBytes, multiplier: multiplier)
                defer { buckets[bucket] = Int8(index) }
                return buckets[bucket] < 0
            }
            if isPerfect { return (multiplier, buckets) }
            multiplier = multiplier &* 0xD134_2543_DE82_EF95 &+ 1
        }
    }

    private static func immortal<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
        memory.initialize(from: elements, count: elements.count)
        return UnsafePointer(memory)
    }
}

extension Schema: Equatable {
    /// Whether two schemas are the same one.
    package static func == (left: Schema, right: Schema) -> Bool { left.storage == right.storage }
}

/// One key of a schema.
package struct Key: Sendable {
    /// Its name, as written in a spec and in normalized JSON.
    package let name: StaticString
    /// What it takes.
    package let type: ValueType
    /// Whether a mapping without it is FC2002.
    package let isRequired: Bool
    /// What stands for it in normalized JSON when it is left out.
    package let fallback: Fallback
    /// What it does, in one line.
    package let doc: StaticString

    /// The name as bytes.
    var nameBytes: Bytes { Bytes(name) }

    /// A key that must be there.
    static func required(_ name: StaticString, _ type: ValueType, _ doc: StaticString) -> Key {
        Key(name: name, type: type, isRequired: true, fallback: .omitted, doc: doc)
    }

    /// A key that may be left out.
    static func optional(_ name: StaticString, _ type: ValueType, _ fallback: Fallback = .omitted, _ doc: StaticString)
        -> Key
    {
        Key(name: name, type: type, isRequired: false, fallback: fallback, doc: doc)
    }

    /// A key that people write here, and that is an error.
    static func forbidden(_ name: StaticString, _ code: UInt16) -> Key {
        Key(name: name, type: .forbidden(code), isRequired: false, fallback: .omitted, doc: "")
    }
}

/// What stands for a key in normalized JSON when it is left out.
package enum Fallback: Sendable {
    /// Nothing.
    case omitted
    /// A JSON text of one token.
    case json(StaticString)
    /// Something that the mapping's own writer works out.
    case derived
}

/// A set of keys of which a mapping may have one.
package struct Exclusion: Sendable {
    /// The positions of the keys, a bit each.
    package let members: UInt64
    /// Whether one of them must be there.
    package let needsOne: Bool

    /// Keys, by their positions, that exclude each other.
    init(_ members: [Int], needsOne: Bool = false) {
        self.members = members.reduce(0) { $0 | 1 << UInt64($1) }
        self.needsOne = needsOne
    }
}
