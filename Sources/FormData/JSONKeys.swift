import FormBytes

/// The keys of the objects that are not closed yet, to see which are repeated.
struct JSONKeys {
    /// Half of the key's fingerprint, and below it the index of its node: so they sort by both.
    private var entries: [UInt64] = []

    /// How many keys there are.
    var count: Int { entries.count }

    /// Adds a key.
    mutating func append(_ key: Bytes, node: Int) {
        entries.append(key.fingerprint << 32 | UInt64(truncatingIfNeeded: node))
    }

    /// Removes the keys from `first` on and returns the node of the first that is there a second time, or nil.
    ///
    /// The time is that of sorting even where somebody chose keys with the same fingerprint.
    mutating func takeRepeated(from first: Int, in nodes: borrowing JSONNodes, of text: Bytes) -> Int? {
        defer { entries.removeLast(entries.count - first) }
        guard entries.count - first > 8 else { return repeatedInFew(from: first, in: nodes, of: text) }
        entries[first...].sort()
        return repeatedInSorted(from: first, in: nodes, of: text)
    }

    private func repeatedInFew(from first: Int, in nodes: borrowing JSONNodes, of text: Bytes) -> Int? {
        guard entries.count - first > 1 else { return nil }
        for later in first + 1..<entries.count {
            for earlier in first..<later where entries[earlier] >> 32 == entries[later] >> 32 {
                let isSame = nodes.string(at: node(earlier), of: text) == nodes.string(at: node(later), of: text)
                if isSame { return node(later) }
            }
        }
        return nil
    }

    private func repeatedInSorted(from first: Int, in nodes: borrowing JSONNodes, of text: Bytes) -> Int? {
        var found: Int?
        var start = first
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end] >> 32 == entries[start] >> 32 { end += 1 }
            if end - start > 1 {
                var keys: [(text: Bytes, node: Int)] = []
                for place in start..<end { keys.append((nodes.string(at: node(place), of: text), node(place))) }
                if let repeated = JSONKeys.repeated(among: keys) { found = min(found ?? repeated, repeated) }
            }
            start = end
        }
        return found
    }

    /// The first node that is there a second time, of keys with the same fingerprint.
    private static func repeated(among keys: [(text: Bytes, node: Int)]) -> Int? {
        let sorted = keys.sorted { $0.text == $1.text ? $0.node < $1.node : $0.text < $1.text }
        return zip(sorted, sorted.dropFirst()).filter { $0.text == $1.text }.map(\.1.node).min()
    }

    private func node(_ place: Int) -> Int { Int(entries[place] & 0xFFFF_FFFF) }
}
