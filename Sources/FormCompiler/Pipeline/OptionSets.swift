import FormBytes
import FormLanguage
import FormSource

/// The option sets of a build: what the specs that use them are told.
package final class OptionSets: @unchecked Sendable {
    /// A set: the file and the spec in it, what tells its contents from others, and whether it has an error.
    package struct Entry: Sendable {
        /// The number of its file.
        package var file: Int
        /// Its number among the specs of the file.
        package var spec: Int
        /// What tells its contents from others.
        package var identity: ContentHash
        /// Whether it has an error, so that those that use it have no outputs.
        package var hasErrors: Bool
    }

    private let entries: [String: Entry]
    private let sortedNames: [String]
    private let names: ContentHash
    /// The sets that specs are checked against, by name. To be filled before they are.
    package var loaded: [String: CheckedSpec] = [:]

    /// The sets of a build. If two have the same name, the first is meant.
    package init(_ sets: [(name: String, entry: Entry)]) {
        entries = Dictionary(sets.map { ($0.name, $0.entry) }, uniquingKeysWith: { first, _ in first })
        sortedNames = entries.keys.sorted()
        names = ContentHash(of: sortedNames.joined(separator: " "))
    }

    /// The set of a name.
    package subscript(name: String) -> Entry? { entries[name] }

    /// What tells the answer to the question for a set from other answers.
    package func answer(for name: String) -> ContentHash {
        guard let entry = entries[name] else { return names }
        var writer = CacheWriter(capacity: 32)
        writer.write(entry.identity)
        writer.write(entry.hasErrors)
        return ContentHash(of: writer.buffer.bytes)
    }

    /// Whether a spec that asks for these sets is to have no outputs, because one of them has an error.
    package func blocks(_ names: [UsedSet]) -> Bool {
        names.contains { entries[$0.name]?.hasErrors == true }
    }

    /// The answer itself; `patience` is for the search of a name that is near.
    package func lookUp(_ name: Bytes, _ patience: inout Patience) -> OptionSetLookup {
        let name = name.string
        if let set = loaded[name] { return .found(set) }
        if entries[name] != nil { return .failed }
        return .unknown(nearest: nearest(name, among: sortedNames, &patience))
    }
}
