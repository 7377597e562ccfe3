/// A command of formc; its raw value is the word that is typed.
enum Command: String, CaseIterable, Sendable {
    case build, check, explain, rules, schema, `init`, completions, help

    /// What it takes besides options, as help shows it.
    var operands: String {
        switch self {
        case .build, .check: "[PATH...]"
        case .explain: "CODE"
        case .rules, .schema: ""
        case .`init`: "[DIR]"
        case .completions: "SHELL"
        case .help: "[COMMAND]"
        }
    }

    /// How many operands it takes.
    var operandCount: ClosedRange<Int> {
        switch self {
        case .build, .check: 0...Int.max
        case .explain, .completions: 1...1
        case .rules, .schema: 0...0
        case .`init`, .help: 0...1
        }
    }

    /// What it does, in one line.
    var summary: String {
        switch self {
        case .build: "check specs, and write JSON and Swift"
        case .check: "check specs, and write nothing"
        case .explain: "say what a rule finds, why, and how to put it right"
        case .rules: "list every rule"
        case .schema: "print the JSON Schema of a spec, for editors"
        case .`init`: "start a project: a formc.yaml and a first spec"
        case .completions: "print a completion script for bash, zsh or fish"
        case .help: "show help for formc, or for a command"
        }
    }
}

extension Command {
    /// What it does, in full.
    var description: String {
        switch self {
        case .build:
            """
            Checks specs, and writes DIR/json/<Name>.json and DIR/swift/<Name>.swift for each that has no error. \
            What would not change is not written; outputs of specs that are gone or wrong now are removed.

            \(Command.paths)
            """
        case .check:
            """
            Checks specs and gives the same diagnostics as 'build', but writes nothing.

            \(Command.paths)
            """
        case .explain:
            """
            Says what a rule finds, why it is a rule, and shows an example that fails and one that passes. CODE is the \
            code of a diagnostic, as FC2001 or 2001, or the name of a rule.
            """
        case .rules: "Lists every rule: its code, its severity, its name, and what it finds."
        case .schema:
            """
            Prints the JSON Schema (2020-12) of a spec, which editors use to complete and check YAML. Not all rules can \
            be said in it: 'formc check' knows more.
            """
        case .`init`:
            """
            Writes a formc.yaml and a first spec that builds into DIR, or into the working directory. Files that exist \
            are left as they are.
            """
        case .completions:
            """
            Prints a script that completes commands, options and their values in a shell: bash, zsh or fish.
            """
        case .help: "Shows help for formc, or for a command."
        }
    }

    /// Command lines that show how it is used.
    var examples: [String] {
        switch self {
        case .build: ["formc build", "formc build Specs --output Sources/Forms --strict", "formc build --verify -q"]
        case .check: ["formc check Specs/Travel.yaml", "formc check --format github", "formc check - < Travel.yaml"]
        case .explain: ["formc explain FC2001"]
        case .rules: ["formc rules", "formc rules --format json"]
        case .schema: ["formc schema > spec.schema.json"]
        case .`init`: ["formc init", "formc init MyForms"]
        case .completions:
            [
                "formc completions bash > ~/.local/share/bash-completion/completions/formc",
                "formc completions zsh > ~/.zsh/completions/_formc",
                "formc completions fish > ~/.config/fish/completions/formc.fish",
            ]
        case .help: ["formc help build"]
        }
    }

    private static let paths = """
        PATH is a file or a directory, and '-' is standard input. Without one, formc takes the 'specs' of formc.yaml, \
        else the directory Specs, else specs. Diagnostics go to standard output, all else to standard error. An option \
        here wins over formc.yaml.
        """
}
