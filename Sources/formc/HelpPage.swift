/// Help, for 80 columns.
enum HelpPage {
    static let overview = "usage: formc COMMAND\n"
    static func of(_ command: Command) -> String { overview }
}
