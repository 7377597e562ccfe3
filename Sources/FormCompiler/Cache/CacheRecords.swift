import FormBytes
import FormSource

/// What a run leaves behind of one spec file, so that the next one need not open it.
package struct FileRecord: Sendable {
    /// The path from the output directory: the same wherever the command is called.
    package var key: Path
    /// The path of the spec root from the output directory.
    package var root: Path
    /// The stamp before the file was read.
    package var stamp: FileStamp
    /// Whether the file cannot have changed unnoticed since; if not, its bytes are to be looked at again.
    package var isSettled: Bool
    /// The hash of its bytes.
    package var hash: ContentHash
    /// Whether the rest holds: false after a run that was killed while it changed the outputs.
    package var isValid: Bool
    /// Whether a `file` key of the build names it, which matters if it has no spec.
    package var isNamedAsData: Bool
    /// Its specs, in order.
    package var specs: [SpecRecord]
    /// The data files that its specs name.
    package var dataFiles: [DataFileRecord]
    /// Its diagnostics, encoded; names used twice are not among them.
    package var diagnostics: [UInt8]
    /// How many errors, warnings and notes these are.
    package var counts: DiagnosticCounts

    /// A record from its parts.
    package init(
        key: Path, root: Path, stamp: FileStamp, isSettled: Bool, hash: ContentHash, isValid: Bool = true,
        isNamedAsData: Bool = false, specs: [SpecRecord] = [], dataFiles: [DataFileRecord] = [],
        diagnostics: [UInt8] = [0], counts: DiagnosticCounts = DiagnosticCounts()
    ) {
        self.key = key
        self.root = root
        self.stamp = stamp
        self.isSettled = isSettled
        self.hash = hash
        self.isValid = isValid
        self.isNamedAsData = isNamedAsData
        self.specs = specs
        self.dataFiles = dataFiles
        self.diagnostics = diagnostics
        self.counts = counts
    }
}

extension FileRecord {
    /// The record of a file of which nothing is known.
    package static var blank: FileRecord {
        FileRecord(key: Path(""), root: Path(""), stamp: .none, isSettled: false, hash: .none)
    }

    /// What tells a spec of the file, and the data it takes from other files, from others.
    package func identity(of spec: Int) -> ContentHash {
        var writer = CacheWriter(capacity: 256)
        writer.write(hash)
        writer.write(spec)
        writer.write(dataFiles) { writer, data in
            writer.write(data.outcome.rawValue)
            writer.write(data.hash)
        }
        return ContentHash(of: writer.buffer.bytes)
    }
}

/// What a run leaves behind of one spec.
package struct SpecRecord: Sendable {
    /// Its name; nil if it has none that is a name.
    package var name: String?
    /// Where the name stands in the file.
    package var nameRange: ByteRange
    /// Its kind, as the language numbers them.
    package var kind: Int
    /// Whether an error stands in its document, names used twice aside.
    package var hasErrors: Bool
    /// Of an option set: what tells it from itself with other contents. Else nil.
    package var set: ContentHash?
    /// The option sets it asks for, and what it was told of each.
    package var usedSets: [UsedSet]
    /// What was written for it; empty if nothing was.
    package var outputs: [OutputRecord]
    /// What is to be told of it at the end of a run.
    package var notice: String?

    /// A record from its parts.
    package init(
        name: String?, nameRange: ByteRange, kind: Int, hasErrors: Bool, set: ContentHash? = nil,
        usedSets: [UsedSet] = [], outputs: [OutputRecord] = [], notice: String? = nil
    ) {
        self.name = name
        self.nameRange = nameRange
        self.kind = kind
        self.hasErrors = hasErrors
        self.set = set
        self.usedSets = usedSets
        self.outputs = outputs
        self.notice = notice
    }
}

/// An option set that a spec asks for.
package struct UsedSet: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// What tells the answer from other answers.
    package var answer: ContentHash
}

/// A data file that a spec names.
package struct DataFileRecord: Hashable, Sendable {
    /// What became of it.
    package enum Outcome: Int, Sendable { case read, leavesRoot, unreadable }

    /// Its path from the working directory.
    package var path: Path
    /// What became of it.
    package var outcome: Outcome
    /// Its stamp before it was read; zeros if it was not.
    package var stamp: FileStamp
    /// Whether it cannot have changed unnoticed since.
    package var isSettled: Bool
    /// The hash of its bytes, or of the reason why there are none.
    package var hash: ContentHash
}

extension CacheWriter {
    /// The record of a file.
    package mutating func write(_ file: FileRecord) {
        write(file.key.bytes)
        write(file.root.bytes)
        write(file.stamp)
        write(file.isSettled)
        write(file.hash)
        write(file.isValid)
        write(file.isNamedAsData)
        write(file.specs) { $0.write($1) }
        write(file.dataFiles) { writer, data in
            writer.write(data.path.bytes)
            writer.write(data.outcome.rawValue)
            writer.write(data.stamp)
            writer.write(data.isSettled)
            writer.write(data.hash)
        }
        write(file.diagnostics)
        write(file.counts.errors)
        write(file.counts.warnings)
        write(file.counts.notes)
    }

    private mutating func write(_ spec: SpecRecord) {
        write(spec.name) { $0.write($1) }
        write(spec.nameRange.start)
        write(spec.nameRange.end)
        write(spec.kind)
        write(spec.hasErrors)
        write(spec.set) { $0.write($1) }
        write(spec.usedSets) { writer, set in
            writer.write(set.name)
            writer.write(set.answer)
        }
        write(spec.outputs) { $0.write($1) }
        write(spec.notice) { $0.write($1) }
    }

    /// The record of an output.
    package mutating func write(_ output: OutputRecord) {
        write(output.name.directory)
        write(output.name.name)
        write(output.stamp)
        write(output.hash)
    }
}

extension CacheReader {
    /// The record of a file.
    package mutating func file() -> FileRecord {
        var file = FileRecord(
            key: Path(data()), root: Path(data()), stamp: stamp(), isSettled: flag(), hash: hash(), isValid: flag(),
            isNamedAsData: flag(), specs: array { $0.spec() }, dataFiles: array { $0.dataFile() },
            diagnostics: Array(data().buffer)
        )
        file.counts.errors = number()
        file.counts.warnings = number()
        file.counts.notes = number()
        return file
    }

    private mutating func spec() -> SpecRecord {
        SpecRecord(
            name: optional { $0.string() },
            nameRange: ByteRange(number(), number()),
            kind: number(),
            hasErrors: flag(),
            set: optional { $0.hash() },
            usedSets: array { UsedSet(name: $0.string(), answer: $0.hash()) },
            outputs: array { $0.output() },
            notice: optional { $0.string() }
        )
    }

    private mutating func dataFile() -> DataFileRecord {
        DataFileRecord(
            path: Path(data()), outcome: .init(rawValue: number()) ?? .unreadable, stamp: stamp(), isSettled: flag(),
            hash: hash())
    }

    /// The record of an output.
    package mutating func output() -> OutputRecord {
        OutputRecord(name: OutputName(string(), string()), stamp: stamp(), hash: hash())
    }
}
