import FormBytes
import FormLanguage
import FormSource

/// The compiler: specs in, diagnostics and outputs out.
public enum Compiler {
    /// The version of the tool.
    public static let version = "1.0.0"

    /// The rules, in the order of their codes.
    public static var rules: [RuleDescription] { RuleRegistry.all }

    /// The JSON Schema of a spec.
    public static var schema: String { SpecSchema.json() }

    /// Checks or builds specs.
    ///
    /// `progress`, if any, is called now and then with the number of files that are done and that of all, one call at a
    /// time. Throws if the command is used wrongly; nothing has been written then. What goes wrong later is in the
    /// result.
    public static func run(
        _ options: CompilerOptions, progress: (@Sendable (Int, Int) -> Void)? = nil
    ) throws(UsageError) -> CompilerResult {
        let project = try Project(options)
        let settings = RunSettings(options, project)
        var walk = try FileWalk(
            project.paths, exclude: project.file.exclude.map(Glob.init), projectDirectory: project.directory,
            projectFile: project.identity)
        let standardInput = options.standardInput.map {
            (walk.add(standardInput: Path($0.name), size: $0.bytes.count), $0.bytes)
        }
        let templates = try ProjectTemplates(settings.templates, limit: settings.limits.fileSize)
        let run = Run(settings, walk, templates, standardInput: standardInput, progress: progress)
        var outcome = run.run()
        outcome.add(project.diagnostics)
        return CompilerResult(outcome, settings)
    }
}

extension CompilerResult {
    fileprivate init(_ outcome: RunOutcome, _ settings: RunSettings) {
        self.init()
        diagnostics = Array(outcome.diagnostics.sorted(by: LocatedDiagnostic.isBefore).prefix(settings.maxDiagnostics))
        omitted = outcome.counts.total - diagnostics.count
        failures = outcome.failures
        staleFiles = outcome.stale
        notices = outcome.notices
        isStrict = settings.isStrict
        format = settings.format
        summary.specs = outcome.specs
        summary.built = outcome.built
        summary.unchanged = outcome.unchanged
        summary.removed = outcome.removed
        summary.errors = outcome.counts.errors
        summary.warnings = outcome.counts.warnings
        summary.notes = outcome.counts.notes
    }
}
