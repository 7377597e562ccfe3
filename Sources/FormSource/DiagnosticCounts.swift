/// How many diagnostics there are of each severity.
package struct DiagnosticCounts: Hashable, Sendable {
    /// How many errors.
    package var errors = 0
    /// How many warnings.
    package var warnings = 0
    /// How many notes.
    package var notes = 0

    /// None.
    package init() {}

    /// How many of each these are.
    package init(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { add(diagnostic.severity) }
    }

    /// How many there are in all.
    package var total: Int { errors + warnings + notes }

    /// Counts more of a severity.
    package mutating func add(_ severity: Severity, _ count: Int = 1) {
        switch severity {
        case .error: errors += count
        case .warning: warnings += count
        case .note: notes += count
        }
    }

    /// Counts all of another.
    package mutating func add(_ other: DiagnosticCounts) {
        errors += other.errors
        warnings += other.warnings
        notes += other.notes
    }
}
