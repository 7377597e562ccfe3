import FormCompiler
import FormSource

/// An option of the command line: what the parser accepts, what help says, what a shell completes.
struct Option: Sendable {
    /// An option's long name without its hyphens.
    enum Name: String, CaseIterable, Sendable {
        case output, format, targets, json, access, runtime, odsAPI = "ods-api", templates, verify, strict, jobs
        case noCache = "no-cache", config, maxDiagnostics = "max-diagnostics", stdinPath = "stdin-path"
        case color, quiet, help, version
    }

    /// The long name.
    let name: Name
    /// The letter of the short form.
    let letter: Character?
    /// What its value may be; nil for an option without a value.
    let value: Value?
    /// The commands that take it.
    let commands: [Command]
    /// What it means: a phrase that names every word it accepts.
    let summary: String

    private init(
        _ name: Name, _ letter: Character? = nil, _ value: Value? = nil, for commands: [Command], _ summary: String
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.commands = commands
        self.summary = summary
    }

    /// The options that a command takes; without a command, all.
    static func of(_ command: Command?) -> [Option] {
        guard let command else { return table }
        return table.filter { $0.commands.contains(command) }
    }
}

extension Option {
    /// What an option's value may be; the first part is the word that help shows for it.
    enum Value: Sendable {
        /// The path of a file.
        case file(String)
        /// The path of a directory.
        case directory(String)
        /// One of these words.
        case choice(String, [String])
        /// Some of these words, with commas between them.
        case list(String, [String])
        /// A whole number, this or more.
        case number(String, minimum: Int)

        /// The word that help shows for the value.
        var placeholder: String {
            switch self {
            case .file(let word), .directory(let word), .choice(let word, _), .list(let word, _), .number(let word, _):
                word
            }
        }

        /// The words that a value can be made of; empty where any text will do.
        var words: [String] {
            switch self {
            case .choice(_, let words), .list(_, let words): words
            case .file, .directory, .number: []
            }
        }
    }
}

extension Option {
    /// Every option, in the order of help.
    static let table: [Option] = [
        Option(
            .output, "o", .directory("DIR"), for: work,
            "where 'build' writes (default: Generated)"),
        Option(
            .format, nil, .choice("FORMAT", ReportFormat.allCases.map(\.rawValue)), for: work,
            "the diagnostics as text (the default), compact, json, github or sarif"),
        Option(
            .format, nil, .choice("FORMAT", ["text", "json"]), for: [.rules],
            "the list as text (the default) or json"),
        Option(
            .targets, nil, .list("LIST", Target.allCases.map(\.rawValue)), for: work,
            "what 'build' writes, with commas (default: json,swift)"),
        Option(
            .json, nil, .choice("LAYOUT", JSONLayout.allCases.map(\.rawValue)), for: work,
            "the layout of JSON: pretty (the default) or canonical (RFC 8785)"),
        Option(
            .access, nil, .choice("LEVEL", AccessLevel.allCases.map(\.rawValue)), for: work,
            "of generated declarations: public (the default), package or internal"),
        Option(
            .runtime, nil, .choice("MODE", RuntimeMode.allCases.map(\.rawValue)), for: work,
            "what generated code needs is written with it (inline, the default) or comes from a module (module)"),
        Option(
            .odsAPI, nil, .choice("API", ODSAPI.allCases.map(\.rawValue)), for: work,
            "the API that lists use: item (1.x, the default) or models (0.9 to 0.14)"),
        Option(
            .templates, nil, .directory("DIR"), for: work,
            "more templates, and replacements"),
        Option(
            .verify, for: work,
            "'build' writes nothing, and fails if what it would write differs from what is there"),
        Option(
            .strict, for: work,
            "warnings count as errors for the exit status"),
        Option(
            .jobs, "j", .number("N", minimum: 1), for: work,
            "how many specs are at work at once (default: the cores)"),
        Option(
            .noCache, for: work,
            "ignore the cache, and do not write it"),
        Option(
            .config, nil, .file("FILE"), for: work,
            "the project file (default: formc.yaml in the working directory, else in the spec root)"),
        Option(
            .maxDiagnostics, nil, .number("N", minimum: 0), for: work,
            "show N diagnostics at most (default: 1000); 0 shows all"),
        Option(
            .stdinPath, nil, .file("NAME"), for: work,
            "what diagnostics call the spec that '-' reads"),
        Option(
            .color, nil, .choice("WHEN", ["auto", "always", "never"]), for: Command.allCases,
            "colours: auto (the default), always or never"),
        Option(
            .quiet, "q", for: Command.allCases,
            "no summary and no progress"),
        Option(
            .help, "h", for: Command.allCases,
            "show this help"),
        Option(
            .version, for: Command.allCases,
            "show the version"),
    ]

    private static let work: [Command] = [.build, .check]
}
