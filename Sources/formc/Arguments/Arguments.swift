import FormBytes

/// Why a command line makes no sense: one line, which names what would.
struct WrongUsage: Error, Equatable {
    /// The line.
    let message: String
    /// Whether it begins with the place of the mistake in a file, so that editors find it.
    var isLocated = false

    /// A word that is no command, with what may be meant: another command, or a path.
    static func unknownCommand(_ word: String) -> WrongUsage {
        let near = nearest(word, among: Command.allCases.map(\.rawValue))
        let isPath = word.contains("/") || word.hasPrefix(".") || word.hasSuffix(".yaml") || word.hasSuffix(".yml")
        let hint =
            if let near {
                "did you mean '\(near)'?"
            } else if isPath {
                "did you mean 'formc build \(word)'?"
            } else {
                "'formc help' lists the commands"
            }
        return WrongUsage(message: "unknown command '\(word)'; \(hint)")
    }
}

/// A command line, taken apart by the table of options.
struct Arguments: Equatable {
    /// The command; nil only if there is none and help or the version is asked for.
    private(set) var command: Command?
    /// What stands beside the options, without the command.
    private(set) var operands: [String] = []
    private var values: [Option.Name: String] = [:]

    /// The value of an option, the last one given; an empty text for an option without a value.
    subscript(name: Option.Name) -> String? { values[name] }

    /// Whether an option is there.
    func has(_ name: Option.Name) -> Bool { values[name] != nil }

    /// The value of an option that takes a number.
    func number(_ name: Option.Name) -> Int? { values[name].flatMap { Int($0) } }

    /// The values of an option that takes a list.
    func list(_ name: Option.Name) -> [String]? { values[name]?.split(separator: ",").map(String.init) }

    /// Takes the words after the program's name apart; where help or the version is asked for, nothing else is wrong.
    static func parse(_ words: [String]) throws(WrongUsage) -> Arguments {
        var arguments = Arguments()
        let given = arguments.split(words)
        do throws(WrongUsage) {
            try arguments.checkCommand()
            for option in given { try arguments.take(option) }
            try arguments.checkOperands()
        } catch {
            guard asksForHelp(words) else { throw error }
            arguments.values[.help] = ""
        }
        return arguments
    }
}

extension Arguments {
    /// An option as it was typed, before the command says what it takes.
    private struct Given {
        /// The name or the letter.
        let key: Key
        /// What was typed, with its hyphens, for messages.
        let shown: String
        /// The value.
        let value: String?
    }

    private enum Key: Equatable {
        case name(String)
        case letter(Character)

        func fits(_ option: Option) -> Bool {
            switch self {
            case .name(let name): option.name.rawValue == name
            case .letter(let letter): option.letter == letter
            }
        }
    }

    /// Whether `-h` or `--help` stands among the options.
    private static func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// Tells options from operands; the first operand is the command.
    private mutating func split(_ words: [String]) -> [Given] {
        var given: [Given] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            } else if word.hasPrefix("--") {
                given.append(Arguments.long(word, &rest))
            } else if word.hasPrefix("-"), word != "-" {
                given += Arguments.short(word, &rest)
            } else {
                operands.append(word)
            }
        }
        return given
    }

    private static func long(_ word: String, _ rest: inout ArraySlice<String>) -> Given {
        let name = word.dropFirst(2).prefix { $0 != "=" }
        let shown = "--" + name
        let attached = word.utf8.count > shown.utf8.count ? String(word.dropFirst(shown.count + 1)) : nil
        let key = Key.name(String(name))
        return Given(key: key, shown: shown, value: attached ?? next(for: key, &rest))
    }

    /// Takes `-q`, `-j4`, `-j 4` and `-qj4` apart.
    private static func short(_ word: String, _ rest: inout ArraySlice<String>) -> [Given] {
        var given: [Given] = []
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let key = Key.letter(letter)
            let takesValue = Option.table.contains { key.fits($0) && $0.value != nil }
            guard takesValue else {
                given.append(Given(key: key, shown: "-\(letter)", value: nil))
                continue
            }
            if letters.first == "=" { letters.removeFirst() }
            let attached = letters.isEmpty && !word.hasSuffix("=") ? nil : String(letters)
            given.append(Given(key: key, shown: "-\(letter)", value: attached ?? next(for: key, &rest)))
            break
        }
        return given
    }

    /// The next word, where it is the value of an option: a hyphen starts another option, unless it stands alone.
    private static func next(for key: Key, _ rest: inout ArraySlice<String>) -> String? {
        guard Option.table.first(where: key.fits)?.value != nil else { return nil }
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
        return rest.removeFirst()
    }

    private mutating func checkCommand() throws(WrongUsage) {
        guard let word = operands.first else { return }
        guard let known = Command(rawValue: word) else {
            throw .unknownCommand(word)
        }
        command = known
        operands.removeFirst()
    }

    private mutating func take(_ given: Given) throws(WrongUsage) {
        guard let option = Option.of(command).first(where: given.key.fits) else {
            throw WrongUsage(message: unknown(given))
        }
        switch (option.value, given.value) {
        case (nil, nil): values[option.name] = ""
        case (nil, _): throw WrongUsage(message: "option '\(given.shown)' takes no value")
        case (let kind?, nil):
            throw WrongUsage(message: "option '\(given.shown)' needs a value: \(given.shown) \(kind.placeholder)")
        case (let kind?, let text?): values[option.name] = try Arguments.check(text, kind, given.shown)
        }
    }

    private func unknown(_ given: Given) -> String {
        if let command, Option.table.contains(where: given.key.fits) {
            return "'\(command.rawValue)' takes no option '\(given.shown)'"
        }
        let names = Option.of(command).map { "--" + $0.name.rawValue }
        let hint = nearest(given.shown, among: names).map { "; did you mean '\($0)'?" }
        let page = command.map { "formc help \($0.rawValue)" } ?? "formc help"
        return "unknown option '\(given.shown)'" + (hint ?? "; '\(page)' lists the options")
    }

    private static func check(_ text: String, _ value: Option.Value, _ shown: String) throws(WrongUsage) -> String {
        let isGood =
            switch value {
            case .file, .directory: !text.isEmpty
            case .choice(_, let words): words.contains(text)
            case .list(_, let words):
                text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { words.contains(String($0)) }
            case .number(_, let minimum): text.utf8.allSatisfy(\.isDigit) && Int(text).map { $0 >= minimum } ?? false
            }
        if isGood { return text }
        let rest = text.isEmpty ? "" : ", not '\(text)'"
        throw WrongUsage(message: "option '\(shown)' " + demand(value) + rest)
    }

    /// What an option wants, as the rest of a sentence about it.
    private static func demand(_ value: Option.Value) -> String {
        switch value {
        case .file, .directory: "needs a value: \(value.placeholder)"
        case .choice(_, let words): "must be one of " + words.joined(separator: ", ")
        case .list(_, let words): "must be a list, with commas, of " + words.joined(separator: ", ")
        case .number(_, let minimum): "must be a whole number, \(minimum) or more"
        }
    }

    private func checkOperands() throws(WrongUsage) {
        if has(.help) || has(.version) { return }
        guard let command else { throw WrongUsage(message: "no command; 'formc help' lists the commands") }
        let name = command.rawValue
        if operands.count < command.operandCount.lowerBound {
            throw WrongUsage(message: "'\(name)' needs an operand: formc \(name) \(command.operands)")
        }
        if operands.count > command.operandCount.upperBound {
            throw WrongUsage(message: "'\(name)' has no use for '\(operands[command.operandCount.upperBound])'")
        }
        if has(.stdinPath), !operands.contains("-") {
            throw WrongUsage(message: "option '--stdin-path' needs '-' among the paths: it names standard input")
        }
    }
}
