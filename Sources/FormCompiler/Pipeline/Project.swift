import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// The project file of a run, and the paths that the run is for.
package struct Project {
    /// What it says; nothing if there is none.
    package private(set) var file = ProjectFile()
    /// What is wrong with it.
    package private(set) var diagnostics: [LocatedDiagnostic] = []
    /// Which file it is.
    package private(set) var identity: FileIdentity?
    /// The directory it is in, from which the paths in it are.
    package private(set) var directory = Path("")
    /// The files and directories to read specs from.
    package private(set) var paths: [Path] = []

    /// Finds and reads the project file of a run.
    ///
    /// Throws if the one that was asked for cannot be read, or if there is nothing to read specs from.
    package init(_ options: CompilerOptions) throws(UsageError) {
        if let config = options.config {
            try read(Path(config))
        } else if Project.isFile(Project.name) {
            try read(Project.name)
        }
        paths = options.paths.map { Path($0) }
        if paths.isEmpty, options.standardInput == nil {
            paths = file.specs.map { $0.map(path) } ?? Project.defaultPaths
            if paths.isEmpty { throw UsageError("no path given, and neither 'Specs' nor 'specs' is there") }
        }
        guard identity == nil, options.config == nil else { return }
        let roots = paths + (options.standardInput.map { [Path($0.name)] } ?? [])
        let candidates = roots.map { Project.root(of: $0).appending(Project.name) }
        if let found = candidates.first(where: Project.isFile) { try read(found) }
    }

    /// Reads the project file at a path, if any; no other is looked for, and no paths are taken.
    package init(config: String?) throws(UsageError) {
        if let config { try read(Path(config)) }
    }

    /// A path that the project file says, from the working directory.
    package func path(_ text: String) -> Path { directory.appending(Path(text)) }

    private static let name = Path("formc.yaml")

    private static var defaultPaths: [Path] {
        [Path("Specs"), Path("specs")].first { path in
            if case .success(let status) = FileStatus.of(path) { status.kind == .directory } else { false }
        }.map { [$0] } ?? []
    }

    private static func isFile(_ path: Path) -> Bool {
        if case .success(let status) = FileStatus.of(path) { status.kind == .file } else { false }
    }

    private static func root(of path: Path) -> Path {
        if case .success(let status) = FileStatus.of(path), status.kind == .directory { return path }
        return path.parent
    }

    private mutating func read(_ path: Path) throws(UsageError) {
        var buffer = ByteBuffer(capacity: 1 << 12)
        let limits = Limits()
        switch FileReader.read(path, into: &buffer, limit: limits.fileSize) {
        case .failed(let reason): throw UsageError("cannot read '\(path.shown)': \(reason)")
        case .tooLarge: throw UsageError("cannot read '\(path.shown)': it is too large")
        case .read(let stamp): identity = stamp.identity
        }
        directory = path.parent
        let shown = FileWalk.shown(path, from: Links.workingDirectory).string
        let source = decodeSource(path: shown, memory: buffer)
        file = ProjectFile(parse(source, limits: limits))
        diagnostics = file.diagnostics.map(source.located)
    }
}
