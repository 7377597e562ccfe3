import FormBytes
import FormSource
import FormYAML

/// FC2008 and FC5003: the names of all specs of a build, held against each other.
package enum SpecNames {
    /// A spec of the build.
    package struct Entry {
        /// Its name.
        package let name: String
        /// Its kind; nil if that has an error.
        package let kind: SpecKind?
        /// Where its name stands.
        package let range: ByteRange
        /// The same, for diagnostics of other files.
        package let location: Location

        /// An entry from its parts.
        package init(name: String, kind: SpecKind?, range: ByteRange, location: Location) {
            self.name = name
            self.kind = kind
            self.range = range
            self.location = location
        }
    }

    /// Checks all specs with a sound name, given in the order of their paths and positions; returns diagnostics with the
    /// positions of the entries they are about.
    package static func check(_ entries: [Entry]) -> [(entry: Int, diagnostic: Diagnostic)] {
        var exact: [String: Int] = [:]
        var folded: [String: Int] = [:]
        var views: [String: Int] = [:]
        for (index, entry) in entries.enumerated() where entry.kind == .form || entry.kind == .list {
            let view = entry.name.lowercased() + "view"
            if views[view] == nil { views[view] = index }
        }
        var found: [(Int, Diagnostic)] = []
        for (index, entry) in entries.enumerated() {
            let lower = entry.name.lowercased()
            if let first = exact[entry.name] {
                found.append((index, SpecNameTwice.diagnostic(entry, entries[first])))
            } else if let first = folded[lower] {
                found.append((index, SimilarSpecName.diagnostic(entry, likeNameOf: entries[first])))
            } else if let first = views[lower] {
                found.append((index, SimilarSpecName.diagnostic(entry, likeViewOf: entries[first])))
            }
            if exact[entry.name] == nil { exact[entry.name] = index }
            if folded[lower] == nil { folded[lower] = index }
        }
        return found
    }
}
