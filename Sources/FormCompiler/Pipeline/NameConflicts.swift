import FormBytes
import FormSource

/// The specs whose names do not go with that of another spec of the build.
package struct NameConflicts: Sendable {
    private struct Place: Hashable {
        var file: Int
        var spec: Int
    }

    /// What is wrong, in the order of the specs, with the number of the file it is in.
    package private(set) var diagnostics: [(file: Int, diagnostic: LocatedDiagnostic)] = []
    private var places: Set<Place> = []

    /// The conflicts among all specs of a run.
    package init(_ run: Run) {
        var specs: [NamedSpec] = []
        var owners: [Place] = []
        for file in run.walk.files.indices {
            for (number, spec) in run.states[file].record.specs.enumerated() {
                guard let name = spec.name else { continue }
                specs.append(NamedSpec(name: name, kind: SpecKind(rawValue: spec.kind)))
                owners.append(Place(file: file, spec: number))
            }
        }
        var texts = NameTexts(run)
        for conflict in conflictingNames(specs) {
            let owner = owners[conflict.index]
            places.insert(owner)
            diagnostics.append((owner.file, LocatedDiagnostic(
                code: 2008, severity: .error, message: "name used twice", location: texts.location(owner.file, owner.spec),
                related: [.init(message: "first used here", location: texts.location(owners[conflict.first].file, owners[conflict.first].spec))])))
        }
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

    private mutating func text(of file: Int) -> SourceText {
        if let last, last.file == file { return last.text }
        var buffer = ByteBuffer()
        if let (index, bytes) = run.standardInput, index == file {
            bytes.withUnsafeBytes { buffer.append(Bytes($0)) }
        } else {
            _ = FileReader.read(run.walk.files[file].path, into: &buffer, limit: run.settings.limits.fileSize)
        }
        let text = SourceText(path: run.walk.files[file].path.string, memory: buffer)
        last = (file, text)
        return text
    }
}
