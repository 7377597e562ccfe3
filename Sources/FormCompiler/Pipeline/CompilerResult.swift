import FormSource

/// What a run came to.
public struct CompilerResult: Sendable {
    /// A file that `build` would write or remove.
    public struct StaleFile: Hashable, Sendable {
        /// Its path.
        public var path: String
        /// The path of the spec it comes from; empty for the support types.
        public var spec: String
    }

    /// The diagnostics, in order of path, line, column, code; as many as were asked for at most.
    public var diagnostics: [LocatedDiagnostic] = []
    /// How many more there are.
    public var omitted = 0
    /// What could not be read or written, a line each.
    public var failures: [String] = []
    /// The numbers.
    public var summary = Summary()
    /// With `verify`, the files that are not as they should be, in order of their paths.
    public var staleFiles: [StaleFile] = []
    /// Whether warnings count as errors for the exit status.
    public var isStrict = false
    /// The format that was asked for, by its name.
    public var format: String?
    /// What else there is to tell, a line each.
    public var notices: [String] = []

    /// The result of nothing.
    public init() {}
}
