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

    /// The long name.
    let name: Name
    /// The letter of the short form.
    var letter: Character?
    /// What its value may be; nil for an option without a value.
    var value: Value?
    /// The commands that take it.
    let commands: [Command]
    /// What it means, in one line.
    let summary: String
}

extension Option {
    /// Every option, in the order of help.
    static let table: [Option] = [
        Option(name: .output, letter: "o", value: .directory("DIR"), commands: work, summary: "where 'build' writes (default: Generated)"),
        Option(name: .format, value: .choice("FORMAT", ReportFormat.allCases.map(\.rawValue)), commands: work, summary: "the format of the diagnostics (default: text)"),
        Option(name: .format, value: .choice("FORMAT", ["text", "json"]), commands: [.rules], summary: "the format of the list (default: text)"),
        Option(name: .targets, value: .list("LIST", ["json", "swift"]), commands: work, summary: "what 'build' writes (default: json,swift)"),
        Option(name: .json, value: .choice("LAYOUT", ["pretty", "canonical"]), commands: work, summary: "the layout of JSON: pretty (default), or canonical (RFC 8785)"),
        Option(name: .access, value: .choice("LEVEL", ["public", "package", "internal"]), commands: work, summary: "the access level of generated declarations (default: public)"),
        Option(name: .runtime, value: .choice("MODE", ["inline", "module"]), commands: work, summary: "what generated code needs: inline (default), or from a module"),
        Option(name: .odsAPI, value: .choice("API", ["item", "models"]), commands: work, summary: "the API of lists: item (default, 1.x) or models (0.9 to 0.14)"),
        Option(name: .templates, value: .directory("DIR"), commands: work, summary: "more templates, and replacements"),
        Option(name: .verify, commands: work, summary: "'build' writes nothing, and fails if what it would write differs from what is there"),
        Option(name: .strict, commands: work, summary: "warnings count as errors for the exit status"),
        Option(name: .jobs, letter: "j", value: .number("N", minimum: 1), commands: work, summary: "specs at work at once (default: the cores of the machine)"),
        Option(name: .noCache, commands: work, summary: "ignore the cache, and do not write it"),
        Option(name: .config, value: .file("FILE"), commands: work, summary: "the project file (default: formc.yaml in the working directory, else in the spec root)"),
        Option(name: .maxDiagnostics, value: .number("N", minimum: 0), commands: work, summary: "show N diagnostics at most, 0 for all (default: 1000)"),
        Option(name: .stdinPath, value: .file("NAME"), commands: work, summary: "the name of the spec that '-' reads, for diagnostics"),
        Option(name: .color, value: .choice("WHEN", ["auto", "always", "never"]), commands: Command.allCases, summary: "colour: auto (default), always or never"),
        Option(name: .quiet, letter: "q", commands: Command.allCases, summary: "no summary and no progress"),
        Option(name: .help, letter: "h", commands: Command.allCases, summary: "show help for formc, or for the command"),
        Option(name: .version, commands: Command.allCases, summary: "show the version"),
    ]

    /// The options that a command takes; without a command, all.
    static func of(_ command: Command?) -> [Option] {
        guard let command else { return table }
        return table.filter { $0.commands.contains(command) }
    }

    private static let work: [Command] = [.build, .check]
}
