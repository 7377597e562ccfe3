import FormCompiler

/// Runs formc with the words after its name.
func run(_ words: [String]) -> ExitCode {
    guard !words.isEmpty else {
        Console.draw(HelpPage.overview)
        return .usage
    }
    if let command = ModuleCommand(rawValue: words[0]) { return run(command, Array(words.dropFirst())) }
    do throws(WrongUsage) {
        return try run(try Arguments.parse(words))
    } catch {
        if error.isLocated { Console.inform(error.message) } else { Console.complain(error.message) }
        return .usage
    }
}

private func run(_ arguments: Arguments) throws(WrongUsage) -> ExitCode {
    if arguments.has(.help) {
        Console.print(arguments.command.map(HelpPage.of) ?? HelpPage.overview)
        return .good
    }
    if arguments.has(.version) {
        Console.print("formc \(Compiler.version)\n")
        return .good
    }
    switch arguments.command {
    case .build, .check: return try runCompiler(arguments)
    case .explain: return try explain(arguments)
    case .rules: return listRules(arguments)
    case .schema: Console.print(Compiler.schema)
    case .`init`: return startProject(in: arguments.operands.first ?? ".", isQuiet: arguments.has(.quiet))
    case .completions: return try printCompletions(for: arguments.operands[0])
    case .help, nil: return try help(arguments.operands.first)
    }
    return .good
}

private func help(_ word: String?) throws(WrongUsage) -> ExitCode {
    guard let word else {
        Console.print(HelpPage.overview)
        return .good
    }
    guard let command = Command(rawValue: word) else {
        throw .unknownCommand(word)
    }
    Console.print(HelpPage.of(command))
    return .good
}
