import FormCompiler
import FormSource

/// The line that ends a run: `12 specs read, 3 built, 9 unchanged, 1 error, 2 warnings, 0.04 s`.
func summaryLine(_ summary: Summary, command: CompilerOptions.Command, seconds: Double) -> String {
    var parts = [count(summary.specs, "spec") + " read"]
    if command == .build {
        parts += ["\(summary.built) built", "\(summary.unchanged) unchanged"]
        if summary.removed > 0 { parts.append("\(summary.removed) removed") }
    }
    parts += [count(summary.errors, "error"), count(summary.warnings, "warning")]
    if summary.notes > 0 { parts.append(count(summary.notes, "note")) }
    parts.append(shown(seconds))
    return parts.joined(separator: ", ")
}

/// A number of things: `1 error`, `2 errors`.
func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)" + (number == 1 ? "" : "s")
}

/// Seconds with two decimals, `0.04 s`.
private func shown(_ seconds: Double) -> String {
    let hundredths = Int((max(seconds, 0) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
}
