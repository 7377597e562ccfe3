import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// The specs whose names do not go with that of another spec of the build.
package struct NameConflicts: Sendable {
    private struct Place: Hashable {
        var file: Int
        var spec: Int
    }

    /// What is wrong, in the order of the specs, with the number of the file it is in.
    package private(set) var diagnostics: [(file: Int, diagnostic: LocatedDiagnostic)] = []
    private var places: Set<Place> = []
    private let names: ContentHash

    /// The conflicts among all specs of a run.
    package init(_ run: Run) {
        names = NameConflicts.hash(run.states)
        if run.isCacheUsable, run.cache?.soundNames == names { return }
        let (entries, owners) = NameConflicts.entries(run.states)
        var texts = NameTexts(run)
        for (entry, diagnostic) in SpecNames.check(entries) {
            let owner = owners[entry]
            places.insert(owner)
            var located = texts.text(of: owner.file).located(diagnostic)
            for number in located.related.indices {
                let first = owners[located.related[number].location.start.offset]
                located.related[number].location = texts.location(first.file, first.spec)
            }
            diagnostics.append((owner.file, located))
        }
    }

    /// What tells these names from others, if they have no conflict.
    package var soundNames: ContentHash { places.isEmpty ? names : .none }

    private static func hash(_ states: Slots<FileState>) -> ContentHash {
        var writer = CacheWriter(capacity: states.count * 32)
        for file in 0..<states.count {
            writer.write(states[file].record.specs) { writer, spec in
                writer.write(spec.name) { $0.write($1) }
                writer.write(spec.kind)
            }
        }
        return ContentHash(of: writer.buffer.bytes)
    }

    /// The names of all specs, and whose they are.
    private static func entries(_ states: Slots<FileState>) -> ([SpecNames.Entry], [Place]) {
        var entries: [SpecNames.Entry] = []
        var owners: [Place] = []
        for file in 0..<states.count {
            for (number, spec) in states[file].record.specs.enumerated() {
                guard let name = spec.name else { continue }
                // Only few of the places are wanted, and each costs reading a file: the position stands for it.
                let position = Position(line: 0, column: 0, offset: entries.count)
                let stand = Location(path: "", start: position, end: position)
                let kind = SpecKind(rawValue: spec.kind)
                entries.append(.init(name: name, kind: kind, range: spec.nameRange, location: stand))
                owners.append(Place(file: file, spec: number))
            }
        }
        return (entries, owners)
    }

    /// Whether a spec has such a name.
    package func contains(_ file: Int, _ spec: Int) -> Bool {
        !places.isEmpty && places.contains(Place(file: file, spec: spec))
    }
}

/// The texts around names, read again where they are wanted: names seldom are in conflict.
private struct NameTexts {
    private let run: Run
    private var last: (file: Int, text: SourceText)?

    init(_ run: Run) { self.run = run }

    mutating func location(_ file: Int, _ spec: Int) -> Location {
        text(of: file).location(of: run.states[file].record.specs[spec].nameRange)
    }

    mutating func text(of file: Int) -> SourceText {
        if let last, last.file == file { return last.text }
        var buffer = ByteBuffer()
        if let (index, bytes) = run.standardInput, index == file {
            bytes.withUnsafeBytes { buffer.append(Bytes($0)) }
        } else {
            _ = FileReader.read(run.walk.files[file].path, into: &buffer, limit: run.settings.limits.fileSize)
        }
        let text = decodeSource(path: run.walk.files[file].path.string, memory: buffer)
        last = (file, text)
        return text
    }
}
