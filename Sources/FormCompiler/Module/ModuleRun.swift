import FormLanguage
import FormSource

/// A run over some of a module's specs that writes nothing itself.
struct ModuleRun {
    /// The specs.
    let specs: ModuleSpecs
    /// The project file of the module.
    let project: Project
    /// What the project file and the build system say.
    let settings: RunSettings
    /// The templates of the project.
    let templates: ProjectTemplates

    /// A run with the settings of the module's project file.
    init(_ specs: ModuleSpecs) throws(UsageError) {
        self.specs = specs
        project = try Project(config: specs.config)
        var options = CompilerOptions()
        options.command = .check
        options.runtime = specs.runtime
        options.maxDiagnostics = .max
        var settings = RunSettings(options, project)
        settings.maxDiagnosticsOfFile = CompilerOptions().maxDiagnostics
        self.settings = settings
        templates = try ProjectTemplates(settings.templates, limit: settings.limits.fileSize)
    }

    /// A run over the files of a walk.
    func run(_ walk: FileWalk, whenChecked: (@Sendable (Int, CheckedFile) -> Void)? = nil) -> Run {
        Run(settings, walk, templates, standardInput: nil, progress: nil, whenChecked: whenChecked)
    }

    /// The files of the walk over the paths of each source.
    func walk(_ files: [[Path]]) throws(UsageError) -> FileWalk {
        let sources = zip(specs.sources, files).map { (Path($0.directory), $1) }
        return try FileWalk(
            listed: sources, exclude: project.file.exclude.map(Glob.init), projectDirectory: project.directory)
    }
}

extension Path {
    /// The path below the directory of a source.
    func below(_ source: ModuleSpecs.Source) throws(UsageError) -> Path {
        guard let path = normalized.below(Path(source.directory).normalized), !path.isEmpty else {
            throw UsageError("'\(shown)' is not in '\(source.directory)'")
        }
        return path
    }
}
