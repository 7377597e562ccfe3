/// What a run is asked to do. What is nil was not asked: then the project file says it, else the default holds.
public struct CompilerOptions: Sendable {
    /// What to do with the specs.
    public enum Command: Sendable {
        /// Check them and write their JSON and Swift.
        case build
        /// Check them.
        case check
    }

    /// What to do.
    public var command = Command.build
    /// Files and directories; none means the project file's `specs`, else `Specs`, else `specs`.
    public var paths: [String] = []
    /// A spec that is in no file, and the name to show for it.
    public var standardInput: (bytes: [UInt8], name: String)?
    /// The output directory.
    public var output: String?
    /// What `build` writes.
    public var targets: Set<Target>?
    /// How JSON is laid out.
    public var jsonLayout: JSONLayout?
    /// The access level of generated declarations.
    public var access: AccessLevel?
    /// Where the support types of generated code come from.
    public var runtime: RuntimeMode?
    /// The form of the list item API.
    public var odsAPI: ODSAPI?
    /// A directory with more templates, and replacements.
    public var templates: String?
    /// Whether `build` only says what it would change.
    public var verify = false
    /// Whether warnings count as errors for the exit status.
    public var strict: Bool?
    /// How many specs are at work at once; nil is one for each processor.
    public var jobs: Int?
    /// Whether the cache is read and written.
    public var useCache = true
    /// The project file; nil is `formc.yaml` in the working directory, else in the spec root.
    public var config: String?
    /// How many diagnostics are handed back at most; all are counted.
    public var maxDiagnostics = 1_000
    /// The format of the diagnostics, by its name; handed back as it is.
    public var format: String?

    /// A build with no options.
    public init() {}
}

/// A kind of output, by the name of its directory.
public enum Target: String, CaseIterable, Sendable { case json, swift }
/// How JSON is laid out.
public enum JSONLayout: String, CaseIterable, Sendable { case pretty, canonical }
/// The access level of generated declarations.
public enum AccessLevel: String, CaseIterable, Sendable { case `public`, package, `internal` }
/// Where the support types of generated code come from.
public enum RuntimeMode: String, CaseIterable, Sendable { case inline, module }
/// The form of the list item API of the Orange Design System.
public enum ODSAPI: String, CaseIterable, Sendable { case item, models }
