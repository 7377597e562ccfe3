import FormBytes
import FormSource
import FormYAML

@testable import FormLanguage

/// A build of files in memory: what the pipeline does with specs, as far as the language goes.
struct TestBuild {
    /// A diagnostic with its place.
    struct Finding {
        /// The file's path.
        let path: String
        /// The diagnostic.
        let diagnostic: Diagnostic
        /// The diagnostic with lines and columns.
        let located: LocatedDiagnostic

        /// `line:column CODE`, after `path:` if that is not `spec.yaml`.
        var line: String {
            let start = located.location.start
            return (path == "spec.yaml" ? "" : path + ":") + "\(start.line):\(start.column) \(diagnostic.code)"
        }
    }

    /// What is wrong, in the order of the language page.
    let findings: [Finding]
    /// The specs, in the order of their files.
    let specs: [CheckedSpec]

    /// Checks these files, the specs among them in the order of their names.
    init(_ files: [TestFile], limits: Limits = Limits(), severities: Severities = Severities()) {
        let ordered = files.filter(\.isSpec).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        let trees = ordered.map { file in
            file.bytes.count > limits.fileSize
                ? TestBuild.refused(file, limits) : parse(TestWorld.source(file), limits: limits)
        }
        let world = TestWorld(files)
        for tree in trees {
            let checked = check(tree, world: world, limits: limits)
            _ = checked.conclude(severities, isNamed: true)
            world.sets += checked.specs.filter { $0.kind == .optionSet || $0.kind == nil }
        }
        world.knowsSets = true
        let checked = trees.map { check($0, world: world, limits: limits) }
        specs = checked.flatMap(\.specs)
        var findings: [Finding] = []
        for (file, checked) in zip(ordered, checked) {
            let found = checked.conclude(severities, isNamed: world.named.contains(file.name)).diagnostics
            findings += (found + TestBuild.conflicts(in: checked, of: specs)).map {
                Finding(path: file.name, diagnostic: $0, located: checked.source.located($0))
            }
        }
        self.findings = findings.sorted {
            ($0.path, $0.diagnostic.range.start, $0.diagnostic.code) < (
                $1.path, $1.diagnostic.range.start, $1.diagnostic.code
            )
        }
    }

    /// Checks the files of a text (`TestFile.split`).
    init(_ text: String) { self.init(TestFile.split(text)) }

    /// The findings, a line each.
    var lines: [String] { findings.map(\.line) }

    private static func refused(_ file: TestFile, _ limits: Limits) -> Tree {
        let tree = Tree(source: TestWorld.source(file))
        tree.isBroken = true
        tree.diagnostics = [.fileTooLarge(size: file.bytes.count, limit: limits.fileSize)]
        return tree
    }

    /// FC2008 and FC5003 of a file's specs.
    private static func conflicts(in file: CheckedFile, of specs: [CheckedSpec]) -> [Diagnostic] {
        let named = specs.filter { $0.name != nil }
        let entries = named.map {
            SpecNames.Entry(
                name: $0.name ?? "", kind: $0.kind, range: $0.nameRange,
                location: ($0.model?.tree.source ?? file.source).location(of: $0.nameRange))
        }
        return SpecNames.check(entries).filter { found in file.specs.contains { $0 === named[found.entry] } }.map(
            \.diagnostic)
    }
}

/// Data files and option sets out of memory.
final class TestWorld: World {
    private let files: [TestFile]
    /// The option sets that have been checked.
    var sets: [CheckedSpec] = []
    /// Whether all sets have been checked.
    var knowsSets = false
    /// The files that a `file` has named.
    private(set) var named: Set<String> = []

    init(_ files: [TestFile]) { self.files = files }

    func dataFile(_ path: Bytes, of specPath: String) -> DataFile {
        var parts = specPath.split(separator: "/").dropLast()
        if path.hasPrefix(Bytes("/")) { return .leavesRoot }
        for part in path.string.split(separator: "/") where part != "." {
            if part != ".." { parts.append(part) } else if parts.popLast() == nil { return .leavesRoot }
        }
        let name = parts.joined(separator: "/")
        guard let file = files.first(where: { $0.name == name }) else { return .unreadable("no such file") }
        named.insert(name)
        return .contents(TestWorld.source(file))
    }

    func optionSet(named name: Bytes) -> OptionSetLookup {
        guard knowsSets else { return .pending }
        guard let set = sets.first(where: { $0.name == name.string }) else {
            return .unknown(nearest: nearest(name.string, among: sets.compactMap(\.name)))
        }
        return set.kind == nil ? .failed : .found(set)
    }

    /// A file as a source text.
    static func source(_ file: TestFile) -> SourceText {
        var memory = ByteBuffer(capacity: file.bytes.count + 8)
        file.bytes.withUnsafeBytes { memory.append(Bytes($0)) }
        return SourceText(path: file.name, memory: memory)
    }
}
