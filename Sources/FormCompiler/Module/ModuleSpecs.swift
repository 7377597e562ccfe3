/// The specs of a Swift module and those it may take option sets from, for a build system that runs a command for each
/// spec file.
///
/// Such a build system must know the files a command reads before it has read any. So one command, `Compiler.index`,
/// looks at all specs and says for each file what it takes from others, in a file of its own that changes only when that
/// does. The command of a spec file, `Compiler.generate`, then depends on these two files alone.
public struct ModuleSpecs: Sendable {
    /// A directory with spec files: a spec root.
    public struct Source: Sendable {
        /// The path of the directory.
        public var directory: String
        /// The module that the code of these specs is in, to be imported; nil for the module that is being built.
        public var module: String?
        /// The paths of the spec files below it.
        public var files: [String]

        /// A directory with these spec files.
        public init(directory: String, module: String? = nil, files: [String] = []) {
            self.directory = directory
            self.module = module
            self.files = files
        }
    }

    /// The directories: first those of other modules, in the order of their imports, last the module's own.
    public var sources: [Source]
    /// The project file; no other is looked for.
    public var config: String?
    /// Where the support types of generated code come from.
    public var runtime: RuntimeMode

    /// Specs in these directories.
    public init(_ sources: [Source], config: String? = nil, runtime: RuntimeMode = .inline) {
        self.sources = sources
        self.config = config
        self.runtime = runtime
    }
}

/// What one of the two steps came to.
public struct ModuleResult: Sendable {
    /// The diagnostics to show, a line each, in the format `compact`.
    public var report = ""
    /// Whether an error is among them.
    public var hasErrors = false
    /// What could not be read or written, and why something was not generated, a line each.
    public var failures: [String] = []
    /// What else there is to tell, a line each.
    public var notices: [String] = []

    /// The result of nothing.
    public init() {}
}
