/// The keys of the project file, `formc.yaml`.
enum ProjectKeys {
    static let formc = 0
    static let specs = 1
    static let exclude = 2
    static let output = 3
    static let format = 4
    static let targets = 5
    static let json = 6
    static let access = 7
    static let runtime = 8
    static let odsAPI = 9
    static let templates = 10
    static let strict = 11
    static let rules = 12
    static let limits = 13

    static let schema = Schema(
        "project file", "What formc does where the command line does not say it.",
        keys: [
            .optional("formc", .version, .omitted, "The version of the language, 1."),
            .optional("specs", .strings, .omitted, "The files and directories to read specs from."),
            .optional("exclude", .strings, .omitted, "Patterns of files that are no specs."),
            .optional("output", .string, .omitted, "The directory to write to."),
            .optional(
                "format", .listed(Choices("text", "compact", "json", "github", "sarif")), .omitted,
                "The format of diagnostics."),
            .optional("targets", .targets(Choices("json", "swift")), .omitted, "What is written."),
            .optional("json", .listed(Choices("pretty", "canonical")), .omitted, "How JSON is laid out."),
            .optional(
                "access", .listed(Choices("public", "package", "internal")), .omitted,
                "The access level of generated declarations."),
            .optional("runtime", .listed(Choices("inline", "module")), .omitted, "Where the support types come from."),
            .optional(
                "odsAPI", .listed(Choices("item", "models")), .omitted, "The generation of the Orange Design System."),
            .optional("templates", .string, .omitted, "A directory with more templates."),
            .optional("strict", .boolean, .omitted, "Whether warnings count as errors for the exit status."),
            .optional(
                "rules", .severities(Choices("off", "note", "warning", "error")), .omitted, "How grave each rule is."),
            .optional("limits", .record(LimitKeys.schema), .omitted, "What a file may cost."),
        ])
}

/// The keys of `limits`.
enum LimitKeys {
    static let fileSize = 0
    static let aliasNodes = 1
    static let depth = 2

    static let schema = Schema(
        "limits", "What a file may cost before it is refused.",
        keys: [
            .optional("fileSize", .positive(67_108_864), .omitted, "The largest file, in bytes."),
            .optional("aliasNodes", .positive(1_000_000), .omitted, "How many nodes aliases may stand for."),
            .optional("depth", .positive(128), .omitted, "How deep nodes may be nested."),
        ])
}
