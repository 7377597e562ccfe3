import Testing

@testable import formc

/// The words of a command line, split at spaces; `''` is an empty word.
private func parse(_ line: String) throws(WrongUsage) -> Arguments {
    try Arguments.parse(line.split(separator: " ").map { $0 == "''" ? "" : String($0) })
}

@Suite struct ArgumentsTests {
    @Test(arguments: [
        "build a -o out b", "build a b --output out", "build --output=out a b", "build -oout a b", "build -o=out a b",
        "-o out build a b", "build -o first a b -o out", "--output out -- build a b",
    ])
    func waysToGiveAValue(line: String) throws {
        let arguments = try parse(line)
        #expect(arguments.command == .build)
        #expect(arguments.operands == ["a", "b"])
        #expect(arguments[.output] == "out")
    }

    @Test(arguments: [
        ("check -j4", 4), ("check -j 4", 4), ("check -qj4", 4), ("check -j=4", 4), ("check --jobs=16", 16),
        ("check", nil),
    ])
    func numbers(line: String, expected: Int?) throws {
        let arguments = try parse(line)
        #expect(arguments.number(.jobs) == expected)
        #expect(arguments.has(.quiet) == line.contains("-q"))
    }

    @Test func everythingAfterTwoHyphensIsAnOperand() throws {
        let arguments = try parse("build --strict -- --verify -q - -- x")
        #expect(arguments.operands == ["--verify", "-q", "-", "--", "x"])
        #expect(arguments.has(.strict) && !arguments.has(.verify) && !arguments.has(.quiet))
        #expect(try parse("check - a").operands == ["-", "a"])
    }

    @Test func valuesMayHoldAnything() throws {
        #expect(try parse("build --output=a=b")[.output] == "a=b")
        #expect(try parse("build --output=-x")[.output] == "-x")
        #expect(try parse("build --targets=swift,json").list(.targets) == ["swift", "json"])
        #expect(try parse("check - --stdin-path Specs/A.yaml")[.stdinPath] == "Specs/A.yaml")
    }

    @Test(
        arguments: [
            ("--help", nil), ("-h", nil), ("build --help", .build), ("-h check", .check), ("build --bogus -h", .build),
            ("explain -h", .explain), ("bogus -h", nil), ("build -qh", .build), ("check --format -h", .check),
            ("--bogus --help rules", .rules),
        ] as [(String, Command?)])
    func helpAnywhere(line: String, command: Command?) throws {
        let arguments = try parse(line)
        #expect(arguments.has(.help))
        #expect(arguments.command == command)
    }

    @Test func noHelpAfterTwoHyphens() throws {
        #expect(try !parse("check -- -h --help").has(.help))
    }

    @Test(arguments: [
        ("biuld", "unknown command 'biuld'; did you mean 'build'?"),
        ("Specs/A.yaml", "unknown command 'Specs/A.yaml'; did you mean 'formc build Specs/A.yaml'?"),
        ("xyzzy", "unknown command 'xyzzy'; 'formc help' lists the commands"),
        ("''", "unknown command ''; 'formc help' lists the commands"),
        ("--strict", "no command; 'formc help' lists the commands"),
        ("build --ouput x", "unknown option '--ouput'; did you mean '--output'?"),
        ("build --xyzzy", "unknown option '--xyzzy'; 'formc help build' lists the options"),
        ("build -x", "unknown option '-x'; 'formc help build' lists the options"),
        ("build -qx", "unknown option '-x'; 'formc help build' lists the options"),
        ("explain --strict 2001", "'explain' takes no option '--strict'"),
        ("build --strict=yes", "option '--strict' takes no value"),
        ("build -o", "option '-o' needs a value: -o DIR"),
        ("build -o --strict", "option '-o' needs a value: -o DIR"),
        ("build --output=", "option '--output' needs a value: DIR"),
        ("build --format xml", "option '--format' must be one of text, compact, json, github, sarif, not 'xml'"),
        ("rules --format sarif", "option '--format' must be one of text, json, not 'sarif'"),
        ("build --targets json,xml", "option '--targets' must be a list, with commas, of json, swift, not 'json,xml'"),
        ("build --targets=json,", "option '--targets' must be a list, with commas, of json, swift, not 'json,'"),
        ("build -j0", "option '-j' must be a whole number, 1 or more, not '0'"),
        ("build -j+4", "option '-j' must be a whole number, 1 or more, not '+4'"),
        (
            "build --jobs 99999999999999999999",
            "option '--jobs' must be a whole number, 1 or more, not '99999999999999999999'"
        ),
        ("check --stdin-path a b", "option '--stdin-path' needs '-' among the paths: it names standard input"),
        ("explain", "'explain' needs an operand: formc explain CODE"),
        ("explain 1 2", "'explain' has no use for '2'"),
        ("schema x", "'schema' has no use for 'x'"),
    ])
    func wrongUsage(line: String, message: String) {
        #expect(throws: WrongUsage(message: message)) { () throws in try parse(line) }
    }
}

@Suite struct OptionTableTests {
    /// What a command does with two options of one name nobody could tell.
    @Test(arguments: Command.allCases)
    func namesAndLettersAreUnique(command: Command) {
        let options = Option.of(command)
        #expect(Set(options.map(\.name)).count == options.count)
        let letters = options.compactMap(\.letter)
        #expect(Set(letters).count == letters.count)
    }

    /// The parser looks for the kind of a value before it knows the command.
    @Test func optionsOfOneNameAreAlike() {
        for option in Option.table {
            for other in Option.table where other.name == option.name {
                #expect((other.value == nil) == (option.value == nil))
                #expect(other.letter == option.letter)
            }
        }
        #expect(Set(Option.table.map(\.name)) == Set(Option.Name.allCases))
    }

    @Test func summariesNameEveryWord() {
        for option in Option.table {
            for word in option.value?.words ?? [] { #expect(option.summary.contains(word), "--\(option.name)") }
        }
    }
}
