/// The completion script of fish.
func fishCompletions() -> String {
    """
    # Completes formc in fish: put this file as formc.fish into ~/.config/fish/completions.

    complete -c formc -f
    \(Command.allCases.map(fishCommand).joined())complete -c formc -n __fish_use_subcommand -s h -l help -d 'show help'
    complete -c formc -n __fish_use_subcommand -l version -d 'show the version'
    \(Command.allCases.map(fishLines).joined())
    """
}

private func fishCommand(_ command: Command) -> String {
    "complete -c formc -n __fish_use_subcommand -a \(command.rawValue) -d '\(fishQuoted(command.summary))'\n"
}

/// The lines for the operands and options of a command.
private func fishLines(_ command: Command) -> String {
    let start = "complete -c formc -n '__fish_seen_subcommand_from \(command.rawValue)'"
    let operands =
        switch command.operandKind {
        case .none: ""
        case .paths: start + " -F\n"
        case .directories: start + " -a '(__fish_complete_directories)'\n"
        case .words(let words): start + " -a '\(words.joined(separator: " "))'\n"
        }
    let options = Option.of(command).map { option in
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value.map(fishValue) ?? ""
        return start + letter + " -l \(option.name.rawValue)" + value + " -d '\(fishQuoted(option.summary))'\n"
    }
    return operands + options.joined()
}

private func fishValue(_ value: Option.Value) -> String {
    switch value {
    case .file: " -r -F"
    case .directory: " -x -a '(__fish_complete_directories)'"
    case .choice(_, let words): " -x -a '\(words.joined(separator: " "))'"
    case .list(_, let words): " -x -a '\((words + [words.joined(separator: ",")]).joined(separator: " "))'"
    case .number: " -x"
    }
}

/// A text inside single quotes.
private func fishQuoted(_ text: String) -> String {
    var quoted = ""
    for character in text {
        if character == "'" || character == "\\" { quoted.append("\\") }
        quoted.append(character)
    }
    return quoted
}
