import FormBytes
import FormLanguage
import FormSource

/// What a run comes to.
package struct RunOutcome {
    /// The first diagnostics, in order.
    package var diagnostics: [LocatedDiagnostic] = []
    /// How many there are in all.
    package var counts = DiagnosticCounts()
    /// What could not be read or written.
    package var failures: [String] = []
    /// What `build` would change, if it only compares.
    package var stale: [CompilerResult.StaleFile] = []
    /// How many specs were read.
    package var specs = 0
    /// How many of them have new outputs.
    package var built = 0
    /// How many of them had all their outputs.
    package var unchanged = 0
    /// How many outputs were removed.
    package var removed = 0
    /// What is to be told at the end.
    package var notices: [String] = []

    /// Nothing yet.
    package init() {}

    /// Takes in what has been found out about the files.
    mutating func take(_ run: Run, _ names: NameConflicts) {
        let limit = run.settings.maxDiagnostics
        for file in run.walk.files.indices {
            counts.add(run.states[file].record.counts)
            specs += run.states[file].record.specs.count
            for spec in run.states[file].record.specs { if let notice = spec.notice { notices.append(notice) } }
            if let failure = run.states[file].failure { failures.append(failure) }
            guard run.states[file].record.counts.total > 0, diagnostics.count < limit else { continue }
            diagnostics += run.states[file].record.located(path: run.walk.files[file].path.string)
        }
        add(names.diagnostics.map(\.diagnostic))
        add(run.walk.unfollowed.compactMap { LocatedDiagnostic($0, run.settings.severities) })
        failures += run.output?.failures ?? []
        diagnostics = Array(diagnostics.sorted(by: LocatedDiagnostic.isBefore).prefix(limit))
    }

    /// Adds diagnostics that belong to no file's record.
    package mutating func add(_ more: [LocatedDiagnostic]) {
        for diagnostic in more { counts.add(diagnostic.severity) }
        diagnostics += more
    }
}

extension FileRecord {
    /// The diagnostics, with the path of the file as it is shown.
    package func located(path: String) -> [LocatedDiagnostic] {
        diagnostics.withUnsafeBytes { buffer in
            var reader = CacheReader(Bytes(buffer))
            return reader.diagnostics(of: path)
        }
    }
}

extension LocatedDiagnostic {
    /// The order of a report: path by bytes, line, column, code.
    package static func isBefore(_ left: LocatedDiagnostic, _ right: LocatedDiagnostic) -> Bool {
        let (from, to) = (left.location, right.location)
        if from.path != to.path { return from.path.utf8.lexicographicallyPrecedes(to.path.utf8) }
        return (from.start.line, from.start.column, left.code.number, left.message)
            < (to.start.line, to.start.column, right.code.number, right.message)
    }
}

extension LocatedDiagnostic {
    /// FC1013 of an entry that the walk could not follow; nil if the rule is off.
    fileprivate init?(_ entry: FileWalk.Unfollowed, _ severities: Severities) {
        guard let severity = severities.severity(of: 1013, default: .warning) else { return nil }
        let start = Position(line: 1, column: 1, offset: 0)
        self.init(
            code: 1013, severity: severity,
            message: entry.isDirectory ? "directory cannot be read: \(entry.reason)" : "broken link: \(entry.reason)",
            location: Location(path: entry.path.shown, start: start, end: start),
            help: entry.isDirectory
                ? "Give the directory its permissions, or exclude it in formc.yaml: the specs in it are not built."
                : "Remove or repair the link: the spec behind it is not built.")
    }
}
