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
        case .explain: "tell what a rule says, why, and how to put it right"
        case .rules: "list every rule"
        case .schema: "print the JSON Schema of a spec, for editors"
        case .`init`: "start a project: a formc.yaml and a first spec"
        case .completions: "print a completion script for bash, zsh or fish"
        case .help: "show help for formc, or for one command"
        }
    }
}
