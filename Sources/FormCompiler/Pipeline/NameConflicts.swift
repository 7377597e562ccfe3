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
        let found = SpecNames.check(entries)
        places = Set(found.map { owners[$0.entry] })
        diagnostics = NameTexts(run, owners.map(\.file), entries.map(\.range)).located(found)
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

/// Takes diagnostics of names to their places. Names seldom are in conflict, so that their files are read again: each
/// once, since there may be many, and one after the other, since they may be large.
private struct NameTexts {
    private let run: Run
    /// The file of each entry, and where its name stands there.
    private let files: [Int]
    private let ranges: [ByteRange]

    init(_ run: Run, _ files: [Int], _ ranges: [ByteRange]) {
        self.run = run
        self.files = files
        self.ranges = ranges
    }

    /// The diagnostics at their places, in the same order, each with its file.
    func located(
        _ found: [(entry: Int, diagnostic: Diagnostic)]
    ) -> [(file: Int, diagnostic: LocatedDiagnostic)] {
        let numbers = Dictionary(grouping: found.indices) { files[found[$0].entry] }
        let firsts = Dictionary(grouping: Set(found.flatMap { first(of: $0.diagnostic) })) { files[$0] }
        var located: [Int: LocatedDiagnostic] = [:]
        var places: [Int: Location] = [:]
        for file in Set(numbers.keys).union(firsts.keys) {
            let text = text(of: file)
            for number in numbers[file] ?? [] { located[number] = text.located(found[number].diagnostic) }
            for entry in firsts[file] ?? [] { places[entry] = text.location(of: ranges[entry]) }
        }
        return found.indices.map { number in
            var diagnostic = located[number]!
            for (related, first) in first(of: found[number].diagnostic).enumerated() {
                diagnostic.related[related].location = places[first]!
            }
            return (files[found[number].entry], diagnostic)
        }
    }

    /// The entries that stand for the related places of a diagnostic.
    private func first(of diagnostic: Diagnostic) -> [Int] {
        diagnostic.related.map { related in
            guard case .elsewhere(let stand) = related.place else { fatalError("a name's place is not known yet") }
            return stand.start.offset
        }
    }

    private func text(of file: Int) -> SourceText {
        var buffer = ByteBuffer()
        if let (index, bytes) = run.standardInput, index == file {
            bytes.withUnsafeBytes { buffer.append(Bytes($0)) }
        } else {
            _ = FileReader.read(run.walk.files[file].path, into: &buffer, limit: run.settings.limits.fileSize)
        }
        return decodeSource(path: run.walk.files[file].path.string, memory: buffer)
    }
}
