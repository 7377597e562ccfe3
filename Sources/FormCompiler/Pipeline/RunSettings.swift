import FormBytes
import FormEmit
import FormLanguage
import FormSource
import FormYAML

/// What a run does, when command line, project file and defaults have been put together.
package struct RunSettings: Sendable {
    /// What to do.
    package var command: CompilerOptions.Command
    /// The output directory.
    package var output: Path
    /// What is written.
    package var targets: Set<Target>
    /// How JSON is laid out.
    package var jsonLayout: JSONLayout
    /// What the Swift looks like.
    package var swiftOptions: SwiftOptions
    /// The directory of the project's templates; nil if it has none.
    package var templates: Path?
    /// Whether nothing is written, only compared.
    package var isVerifying: Bool
    /// Whether warnings count as errors for the exit status.
    package var isStrict: Bool
    /// The format of diagnostics, by its name.
    package var format: String?
    /// How many files are at work at once.
    package var workers: Int
    /// Whether the cache is read and written.
    package var usesCache: Bool
    /// How many diagnostics are handed back at most.
    package var maxDiagnostics: Int
    /// How many diagnostics of a file are handed back at most.
    package var maxDiagnosticsOfFile: Int
    /// What a file may cost.
    package var limits: Limits
    /// How grave each rule is.
    package var severities: Severities

    /// The settings of a run whose project file has been read.
    package init(_ options: CompilerOptions, _ project: Project) {
        let file = project.file
        command = options.command
        output = (options.output.map { Path($0) } ?? file.output.map(project.path) ?? Path("Generated")).normalized
        targets = options.targets ?? file.targets.map { Set($0.compactMap(Target.init)) } ?? Set(Target.allCases)
        jsonLayout = options.jsonLayout ?? file.json.flatMap(JSONLayout.init) ?? .pretty
        swiftOptions = SwiftOptions(
            access: (options.access?.rawValue ?? file.access).flatMap(SwiftOptions.Access.init) ?? .public,
            runtime: (options.runtime?.rawValue ?? file.runtime).flatMap(SwiftOptions.Runtime.init) ?? .inline,
            odsAPI: (options.odsAPI?.rawValue ?? file.odsAPI).flatMap(SwiftOptions.ODSAPI.init) ?? .item)
        templates = options.templates.map { Path($0) } ?? file.templates.map(project.path)
        isVerifying = options.verify
        isStrict = options.strict ?? file.strict ?? false
        format = options.format ?? file.format
        workers = max(1, min(options.jobs ?? WorkQueue.processorCount, 512))
        usesCache = options.useCache
        maxDiagnostics = max(0, options.maxDiagnostics)
        maxDiagnosticsOfFile = maxDiagnostics
        limits = file.limits
        severities = file.severities
    }

    /// Whether files of the directory that a name is in are written in this run.
    package func writes(_ name: OutputName) -> Bool {
        name.target.map(targets.contains) ?? (templates != nil)
    }

    /// What the records of a cache depend on beside the files; `base` is the path free of links of the output directory.
    package func fingerprint(from base: Path, _ templates: ProjectTemplates) -> ContentHash {
        let rules = severities.changed.map { "\($0.key)\($0.value?.name ?? "off")" }.sorted().joined()
        let parts = [
            Compiler.version, Executable.stamp, targets.map(\.rawValue).sorted().joined(separator: ","),
            jsonLayout.rawValue, swiftOptions.access.rawValue, swiftOptions.runtime.rawValue,
            swiftOptions.odsAPI.rawValue,
            rules, "\(limits.fileSize) \(limits.aliasNodes) \(limits.depth) \(maxDiagnostics)",
            Links.workingDirectory.relative(to: base).string, templates.fingerprint,
        ]
        return ContentHash(of: parts.joined(separator: "\u{0}"))
    }
}
