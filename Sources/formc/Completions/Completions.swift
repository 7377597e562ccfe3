import FormCompiler

/// A shell that formc can write a completion script for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script, made from the table of options.
    var script: String {
        switch self {
        case .bash: bashCompletions()
        case .zsh: zshCompletions()
        case .fish: fishCompletions()
        }
    }
}

/// `formc completions SHELL`.
func printCompletions(for word: String) throws(WrongUsage) -> ExitCode {
    guard let shell = Shell(rawValue: word) else {
        let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
        throw WrongUsage(message: "the shell must be one of \(names), not '\(word)'")
    }
    Console.print(shell.script)
    return .good
}

extension Command {
    /// What its operands are, for a shell.
    enum OperandKind {
        /// Nothing.
        case none
        /// Files and directories.
        case paths
        /// Directories.
        case directories
        /// One of these words.
        case words([String])
    }

    /// What its operands are.
    var operandKind: OperandKind {
        switch self {
        case .build, .check: .paths
        case .explain: .words(Compiler.rules.map(\.code.description))
        case .rules, .schema: .none
        case .`init`: .directories
        case .completions: .words(Shell.allCases.map(\.rawValue))
        case .help: .words(Command.allCases.map(\.rawValue))
        }
    }
}

extension Option {
    /// How it may be typed, with its hyphens: the short form, if any, first.
    var forms: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--" + name.rawValue] }
}
