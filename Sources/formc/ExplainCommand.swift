import FormBytes
import FormCompiler
import FormSource

/// `formc explain CODE`: what a rule says, why, an example that fails and one that passes.
func explain(_ arguments: Arguments) throws(WrongUsage) -> ExitStatus {
    guard let rule = Compiler.rules.first(where: { names(arguments.operands[0], $0) }) else {
        throw WrongUsage(message: unknownRule(arguments.operands[0], among: Compiler.rules))
    }
    var out = ByteBuffer()
    append(rule, style: TextStyle(hasColor: Stream.output.hasColor(arguments[.color])), to: &out)
    Console.write(out.bytes)
    return .good
}

/// `formc rules`: every rule in a line, or all that is known of them as JSON.
func listRules(_ arguments: Arguments) -> ExitStatus {
    return .good
}

/// Whether a word means a rule: its code, with or without `FC`, or its name, in any case.
func names(_ word: String, _ rule: RuleDescription) -> Bool {
    let word = word.lowercased()
    let code = rule.code.description.lowercased()
    return word == code || "fc" + word == code || word == rule.name
}

/// The message for a word that means no rule, with the nearest ones.
func unknownRule(_ word: String, among rules: [RuleDescription]) -> String {
    let digits = word.lowercased().hasPrefix("fc") ? String(word.dropFirst(2)) : word
    let end = "; 'formc rules' lists all"
    if let number = Int(digits) {
        let near = rules.map(\.code).sorted { (distance($0, number), $0) < (distance($1, number), $1) }.prefix(3).sorted()
        let codes = near.map(\.description).joined(separator: ", ")
        return "no rule has the code '\(word)'" + (near.isEmpty ? end : "; the nearest are \(codes)")
    }
    let near = nearest(word, among: rules.map(\.name))
    return "no rule is called '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? end)
}

private func distance(_ code: Code, _ number: Int) -> UInt {
    let code = Int(code.number)
    return code > number ? UInt(bitPattern: code) &- UInt(bitPattern: number) : UInt(bitPattern: number) &- UInt(bitPattern: code)
}

private func append(_ rule: RuleDescription, style: TextStyle, to out: inout ByteBuffer) {
    style.write(rule.code.description + " " + rule.name, .bold, to: &out)
}
