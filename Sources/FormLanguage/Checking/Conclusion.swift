import FormSource
import FormYAML

/// What the diagnostics of a file come to: sorted, each once, after suppression, as grave as the project says.
package struct Conclusion {
    /// The first diagnostics, no more than were asked for.
    package private(set) var diagnostics: [Diagnostic] = []
    /// How many there are in all.
    package private(set) var counts = DiagnosticCounts()
    /// The positions of the documents that have errors.
    private(set) var faultyDocuments: Set<Int> = []

    private let tree: Tree
    private let severities: Severities
    private let limit: Int

    /// Concludes what was found in a tree; `limit` is how many diagnostics are wanted.
    init(
        _ found: [Diagnostic], _ lackingRows: [LackingRow] = [], of tree: Tree, _ severities: Severities,
        limit: Int = .max
    ) {
        self.tree = tree
        self.severities = severities
        self.limit = limit
        let canSuppress = tree.facts.contains(.suppression) && !tree.isBroken
        guard !found.isEmpty || !lackingRows.isEmpty || canSuppress else { return }
        var kept = Conclusion.distinct(Conclusion.sorted(found))
        if canSuppress {
            var suppressions = Suppressions(tree)
            kept = kept.filter { !suppressions.silences($0, tree.source) }
            kept = Conclusion.sorted(kept + suppressions.unused(tree.source))
        }
        var rows = lackingRows.sorted { $0.range.start < $1.range.start }[...]
        for diagnostic in kept {
            while let row = rows.first, row.comesBefore(diagnostic) { addReadings(from: &rows) }
            add([diagnostic], count: 1)
        }
        while !rows.isEmpty { addReadings(from: &rows) }
    }

    /// Adds the diagnostics of the first row, with all the times that it was read.
    private mutating func addReadings(from rows: inout ArraySlice<LackingRow>) {
        let start = rows.first?.range.start
        let readings = rows.prefix { $0.range.start == start }
        rows = rows[readings.endIndex...]
        let (first, count) = LackingRow.diagnostics(of: readings, limit: max(1, limit - diagnostics.count))
        add(first, count: count)
    }

    /// Adds diagnostics of one rule at one place: the first of `count`.
    private mutating func add(_ first: [Diagnostic], count: Int) {
        guard let one = first.first, let severity = severities.severity(of: one.code, default: one.severity) else {
            return
        }
        counts.add(severity, count)
        if severity == .error { faultyDocuments.insert(tree.document(at: one.range.start)) }
        for var diagnostic in first.prefix(limit - diagnostics.count) {
            diagnostic.severity = severity
            diagnostics.append(diagnostic)
        }
    }

    /// In the order of place, then code, then message.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.sorted {
            ($0.range.start, $0.code.number, $0.message) < ($1.range.start, $1.code.number, $1.message)
        }
    }

    /// The same code at the same place counts once; what a mapping lacks, once for each key.
    private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        kept.reserveCapacity(diagnostics.count)
        for diagnostic in diagnostics {
            if let last = kept.last, last.code == diagnostic.code, last.range.start == diagnostic.range.start,
                last.message == diagnostic.message || diagnostic.code != MissingKey.description.code
            {
                continue
            }
            kept.append(diagnostic)
        }
        return kept
    }
}
