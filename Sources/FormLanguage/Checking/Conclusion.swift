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

    /// Concludes what was found in a tree; `limit` is how many diagnostics are wanted.
    init(
        _ found: [Diagnostic], _ lackingRows: [LackingRow] = [], of tree: Tree, _ severities: Severities,
        limit: Int = .max
    ) {
        let canSuppress = tree.facts.contains(.suppression) && !tree.isBroken
        guard !found.isEmpty || !lackingRows.isEmpty || canSuppress else { return }
        var kept = Conclusion.distinct(Conclusion.sorted(found))
        if canSuppress {
            var suppressions = Suppressions(tree)
            kept = kept.filter { !suppressions.silences($0, tree.source) }
            kept = Conclusion.sorted(kept + suppressions.unused(tree.source))
        }
        var rows = LackingRows(lackingRows)
        for diagnostic in kept {
            let place = (diagnostic.range.start, diagnostic.code)
            while (rows.nextStart, MissingField.description.code) < place { add(&rows, tree, severities, limit) }
            add([diagnostic], count: 1, tree, severities, limit)
        }
        while !rows.isEmpty { add(&rows, tree, severities, limit) }
    }

    /// Adds the diagnostics of the next row.
    private mutating func add(_ rows: inout LackingRows, _ tree: Tree, _ severities: Severities, _ limit: Int) {
        // The first one says of what rule and where they are, also where none is wanted.
        let (first, count) = rows.takeNext(limit: max(1, limit - diagnostics.count))
        add(first, count: count, tree, severities, limit)
    }

    /// Adds diagnostics of one rule at one place: the first of `count`.
    private mutating func add(
        _ first: [Diagnostic], count: Int, _ tree: Tree, _ severities: Severities, _ limit: Int
    ) {
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
