import FormSource
import Testing

@testable import formc

@Suite struct StatusTests {
    private struct Case: Sendable {
        var severities: [Severity]
        var isStrict = false
        var expected: ExitCode
    }

    @Test(arguments: [
        Case(severities: [], expected: .good),
        Case(severities: [.note, .warning], expected: .good),
        Case(severities: [.note], isStrict: true, expected: .good),
        Case(severities: [.warning], isStrict: true, expected: .errors),
        Case(severities: [.error], expected: .errors),
    ])
    private func statusOfDiagnostics(row: Case) {
        var summary = Summary()
        summary.errors = row.severities.count { $0 == .error }
        summary.warnings = row.severities.count { $0 == .warning }
        summary.notes = row.severities.count { $0 == .note }
        #expect(status(of: summary, isStrict: row.isStrict) == row.expected)
    }
}
