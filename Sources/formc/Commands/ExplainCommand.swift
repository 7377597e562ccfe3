import FormBytes
import FormCompiler
import FormSource

/// `formc explain CODE`: what a rule says, why, an example that fails and one that passes.
func explain(_ arguments: Arguments) throws(WrongUsage) -> ExitCode {
    let word = arguments.operands[0]
    guard let rule = Compiler.rules.first(where: { means(word, $0) }) else {
        throw WrongUsage(message: unknownRule(word, among: Compiler.rules))
    }
    var out = ByteBuffer()
    writeExplanation(of: rule, style: TextStyle(hasColor: Stream.output.hasColor(arguments[.color])), to: &out)
    Console.print(out.bytes)
    return .good
}

/// Whether a word means a rule: its code, with or without `FC`, or its name, in any case.
func means(_ word: String, _ rule: RuleDescription) -> Bool {
    let word = word.lowercased()
    let code = rule.code.description.lowercased()
    return word == code || "fc" + word == code || word == rule.name
}

/// The message for a word that means no rule, with the nearest ones.
func unknownRule(_ word: String, among rules: [RuleDescription]) -> String {
    let digits = word.lowercased().hasPrefix("fc") ? String(word.dropFirst(2)) : word
    let end = "; 'formc rules' lists all"
    if digits.count != 4, !digits.isEmpty, digits.allSatisfy(\.isNumber),
        let near = nearest(digits, among: rules.map { String($0.code.description.dropFirst(2)) })
    {
        return "no rule has the code '\(word)'; did you mean 'FC\(near)'?"
    }
    if let number = UInt16(digits) {
        let nearest = rules.map(\.code)
            .sorted { (distance($0, number), $0) < (distance($1, number), $1) }
            .prefix(3).sorted().map(\.description)
        return "no rule has the code '\(word)'"
            + (nearest.isEmpty ? end : "; the nearest are " + nearest.joined(separator: ", "))
    }
    let near = nearest(word, among: rules.map(\.name))
    return "no rule is called '\(word)'" + (near.map { "; did you mean '\($0)'?" } ?? end)
}

private func distance(_ code: Code, _ number: UInt16) -> Int { abs(Int(code.number) - Int(number)) }

/// Appends the page of a rule, for 80 columns.
func writeExplanation(of rule: RuleDescription, style: TextStyle, to out: inout ByteBuffer) {
    style.write(rule.severity.name + " " + rule.code.description, TextStyle.Ink(rule.severity), to: &out)
    style.write(" (" + rule.name + ")", .bold, to: &out)
    out.append("\n\n" + wrapped(rule.summary, indentation: 2) + "\n")
    if !rule.rationale.isEmpty { writeSection("Why", wrapped(rule.rationale, indentation: 2), style, to: &out) }
    if !rule.failing.isEmpty { writeSection("Fails", example(rule.failing), style, to: &out) }
    if !rule.passing.isEmpty { writeSection("Passes", example(rule.passing), style, to: &out) }
}

private func writeSection(_ title: String, _ text: String, _ style: TextStyle, to out: inout ByteBuffer) {
    out.append("\n" as StaticString)
    style.write(title + ":", .bold, to: &out)
    out.append("\n\n" + text + "\n")
}

/// An example, indented and made visible.
private func example(_ text: String) -> String {
    var out = ByteBuffer()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty == true { lines.removeLast() }
    for (index, line) in lines.enumerated() {
        out.append(index == 0 ? "" as StaticString : "\n")
        if !line.isEmpty { out.append("    " as StaticString) }
        out.appendVisible(String(line))
    }
    return out.bytes.string
}
