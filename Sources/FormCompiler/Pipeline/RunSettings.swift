import FormBytes
import FormEmit
import FormLanguage
import FormSource
import FormYAML

/// What a run does, when command line, project file and defaults have been put together.
package struct RunSettings: Sendable {
    package var command: CompilerOptions.Command
    package var output: Path
    package var targets: Set<Target>
    package var jsonLayout: JSONLayout
    package var access: AccessLevel
    package var runtime: RuntimeMode
    package var odsAPI: ODSAPI
    package var templates: Path?
    package var isVerifying: Bool
    package var isStrict: Bool
    package var format: String?
    package var workers: Int
    package var usesCache: Bool
    package var maxDiagnostics: Int
    package var limits: Limits
    package var severities: Severities

    /// The settings of a run whose project file has been read.
    package init(_ options: CompilerOptions, _ project: Project) {
        let file = project.file
        command = options.command
        output = options.output.map { Path($0) } ?? file.output.map(project.path) ?? Path("Generated")
        targets = options.targets ?? file.targets.map { Set($0.compactMap(Target.init)) } ?? Set(Target.allCases)
        jsonLayout = options.jsonLayout ?? file.json.flatMap(JSONLayout.init) ?? .pretty
        access = options.access ?? file.access.flatMap(AccessLevel.init) ?? .public
        runtime = options.runtime ?? file.runtime.flatMap(RuntimeMode.init) ?? .inline
        odsAPI = options.odsAPI ?? file.odsAPI.flatMap(ODSAPI.init) ?? .item
        templates = options.templates.map { Path($0) } ?? file.templates.map(project.path)
        isVerifying = options.verify
        isStrict = options.strict ?? file.strict ?? false
        format = options.format ?? file.format
        workers = max(1, min(options.jobs ?? WorkQueue.processorCount, 512))
        usesCache = options.useCache
        maxDiagnostics = max(0, options.maxDiagnostics)
        limits = file.limits
        severities = file.severities
    }

    /// What generated Swift looks like.
    package var swiftOptions: SwiftOptions {
        SwiftOptions(
            access: .init(rawValue: access.rawValue) ?? .public, runtime: .init(rawValue: runtime.rawValue) ?? .inline,
            odsAPI: .init(rawValue: odsAPI.rawValue) ?? .item)
    }

    /// What the records of a cache depend on beside the files; `base` is the path free of links of the output directory.
    package func fingerprint(from base: Path) -> ContentHash {
        let rules = severities.changed.map { "\($0.key)\($0.value?.name ?? "off")" }.sorted().joined()
        let parts = [
            Compiler.version, Executable.stamp, targets.map(\.rawValue).sorted().joined(separator: ","),
            jsonLayout.rawValue, access.rawValue, runtime.rawValue, odsAPI.rawValue,
            rules, "\(limits.fileSize) \(limits.aliasNodes) \(limits.depth) \(maxDiagnostics)",
            Links.workingDirectory.relative(to: base).string,
        ]
        return ContentHash(of: parts.joined(separator: "\u{0}"))
    }
}
