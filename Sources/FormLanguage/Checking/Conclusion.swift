import FormBytes
import FormSource
import FormYAML

/// From what the rules found to what is shown: sorted, each once, without what is silenced or off.
enum Conclusion {
    static func conclude(_ diagnostics: [Diagnostic], of tree: Tree, _ severities: Severities) -> [Diagnostic] {
        let canSuppress = tree.facts.contains(.suppression) && !tree.isBroken
        guard !diagnostics.isEmpty || canSuppress else { return [] }
        var kept = distinct(sorted(diagnostics))
        if canSuppress {
            var suppressions = Suppressions(tree)
            kept = kept.filter { !suppressions.silences($0, tree.source) }
            kept = sorted(kept + suppressions.unused(tree.source))
        }
        return kept.compactMap { diagnostic in
            guard let severity = severities.severity(of: diagnostic.code, default: diagnostic.severity) else {
                return nil
            }
            var diagnostic = diagnostic
            diagnostic.severity = severity
            return diagnostic
        }
    }

    /// In the order of place, then code, then message.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.sorted {
            ($0.range.start, $0.code.number, $0.message) < ($1.range.start, $1.code.number, $1.message)
        }
    }

    /// The rules that say once for each name what a mapping or a row lacks.
    private static let perName: Set<Code> = [MissingKey.description.code, MissingField.description.code]

    /// The same code at the same place counts once; what a mapping lacks, once for each key.
    private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        kept.reserveCapacity(diagnostics.count)
        for diagnostic in diagnostics {
            if let last = kept.last, last.code == diagnostic.code, last.range.start == diagnostic.range.start,
                last.message == diagnostic.message || !perName.contains(diagnostic.code)
            {
                continue
            }
            kept.append(diagnostic)
        }
        return kept
    }
}
