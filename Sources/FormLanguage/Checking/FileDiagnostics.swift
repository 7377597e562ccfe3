import FormBytes
import FormSource
import FormYAML

/// What is wrong inside a data file, as it is told at its path.
enum FileDiagnostics {
    /// Reports the diagnostics of a data file at the path that names it, each code once.
    static func report(
        _ found: [Diagnostic], of file: SourceText, _ name: Bytes, at path: NodeID, through alias: NodeID,
        in checker: inout Checker
    ) {
        var told: Set<Code> = []
        let range = checker.range(path)
        for diagnostic in found.sorted(by: { ($0.range.start, $0.code) < ($1.range.start, $1.code) }) {
            let code = diagnostic.code < 3000 ? 2012 : diagnostic.code
            guard told.insert(code).inserted else { continue }
            let line = file.position(at: min(diagnostic.range.start, file.bytes.count)).line
            checker.report(
                Diagnostic(
                    code, diagnostic.severity, diagnostic.message + place(in: name, line: line), at: range,
                    help: diagnostic.help),
                through: alias)
        }
    }

    /// The place in a data file, as messages end with it.
    static func place(in name: Bytes, line: Int?) -> String {
        let file = name.string.split(separator: "/").last ?? ""
        return line.map { " (\(file), line \($0))" } ?? ""
    }
}
