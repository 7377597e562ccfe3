import FormBytes
import FormCompiler
import FormData
import FormSource

/// `formc rules`: every rule in a line, or all that is known of them as JSON.
func listRules(_ arguments: Arguments) -> ExitCode {
    var out = ByteBuffer()
    if arguments[.format] == "json" {
        writeJSON(of: Compiler.rules, to: &out)
    } else {
        let style = TextStyle(hasColor: Stream.output.hasColor(arguments[.color]))
        writeList(of: Compiler.rules, style: style, to: &out)
    }
    Console.print(out.bytes)
    return .good
}

/// Appends a line for each rule: code, severity, name, summary, in columns.
func writeList(of rules: [RuleDescription], style: TextStyle, to out: inout ByteBuffer) {
    let nameWidth = rules.map(\.name.utf8.count).max() ?? 0
    for rule in rules {
        let padding = String(repeating: " ", count: max("warning".utf8.count - rule.severity.name.utf8.count, 0))
        style.write(rule.code.description, .bold, to: &out)
        out.append("  " as StaticString)
        style.write(rule.severity.name, TextStyle.Ink(rule.severity), to: &out)
        out.append(padding + "  " + rule.name)
        out.append(String(repeating: " ", count: nameWidth - rule.name.utf8.count + 2))
        out.append(rule.summary + "\n")
    }
}

/// Appends a JSON array with an object for each rule, a line each.
func writeJSON(of rules: [RuleDescription], to out: inout ByteBuffer) {
    out.append("[" as StaticString)
    for (index, rule) in rules.enumerated() {
        out.append(index == 0 ? "\n" as StaticString : ",\n")
        let members: [(StaticString, String)] = [
            ("code", rule.code.description), ("severity", rule.severity.name), ("name", rule.name),
            ("summary", rule.summary), ("rationale", rule.rationale), ("failing", rule.failing),
            ("passing", rule.passing),
        ]
        for (index, member) in members.enumerated() {
            out.append(index == 0 ? "{" as StaticString : ",")
            out.appendJSONString(member.0)
            out.append(":" as StaticString)
            out.appendJSONString(member.1)
        }
        out.append("}" as StaticString)
    }
    out.append("\n]\n" as StaticString)
}
