import FormBytes
import FormSource
import FormYAML

/// What is wrong inside a data file, as it is told at its path.
enum FileDiagnostics {
    /// What is told of the diagnostics of a data file, each code once; the place in the spec is to be set.
    static func summary(of found: [Diagnostic], in file: SourceText, _ name: Bytes) -> [Diagnostic] {
        var told: Set<Code> = []
        var summary: [Diagnostic] = []
        for diagnostic in found.sorted(by: { ($0.range.start, $0.code) < ($1.range.start, $1.code) }) {
            let code = diagnostic.code < 3000 ? 2012 : diagnostic.code
            guard told.insert(code).inserted else { continue }
            let line = file.position(at: min(diagnostic.range.start, file.bytes.count)).line
            summary.append(
                Diagnostic(
                    code, diagnostic.severity, diagnostic.message + place(in: name, line: line), at: diagnostic.range,
                    help: diagnostic.help))
        }
        return summary
    }

    /// The place in a data file, as messages end with it.
    static func place(in name: Bytes, line: Int?) -> String {
        let file = name.string.split(separator: "/").last ?? ""
        return line.map { " (\(file), line \($0))" } ?? ""
    }
}
