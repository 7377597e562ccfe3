/// Help, for 80 columns.
enum HelpPage {
    /// The page of formc itself.
    static var overview: String {
        let commands = Command.allCases.map { (left: "  " + usage(of: $0), right: $0.summary) }
        return """
            formc checks specs of forms and lists, and writes them as JSON and Swift.

            Usage: formc COMMAND [OPTION...]

            Commands:
            \(rows(commands, leftWidth: 24))
            Options of all commands:
            \(options(general))
            Exit status:
              0  no errors
              1  errors in specs, stale output with --verify, or warnings with --strict
              2  wrong usage, or files that cannot be read or written

            'formc help COMMAND' says more about a command.

            """
    }

    /// The page of a command.
    static func of(_ command: Command) -> String {
        let own = Option.of(command).filter { option in !general.contains { $0.name == option.name } }
        var page = "Usage: formc \(usage(of: command))" + (own.isEmpty ? "" : " [OPTION...]") + "\n\n"
        page += wrapped(command.description) + "\n"
        if !own.isEmpty { page += "\nOptions:\n" + options(own) }
        page += "\nOptions of all commands:\n" + options(general)
        if !command.examples.isEmpty {
            page += "\nExamples:\n" + command.examples.map { "  " + $0 + "\n" }.joined()
        }
        return page
    }

    /// The options that every command takes.
    private static let general = Option.table.filter { $0.commands.count == Command.allCases.count }

    private static func usage(of command: Command) -> String {
        command.operands.isEmpty ? command.rawValue : command.rawValue + " " + command.operands
    }

    private static func options(_ options: [Option]) -> String {
        rows(options.map { (left: "  " + forms(of: $0), right: $0.summary) }, leftWidth: 28)
    }

    private static func forms(of option: Option) -> String {
        let short = option.letter.map { "-\($0), " } ?? "    "
        let value = option.value.map { " " + $0.placeholder } ?? ""
        return short + "--" + option.name.rawValue + value
    }
}
