import FormBytes
import FormSource
import FormYAML

/// How grave each rule is in a project: what `rules` of `formc.yaml` changes.
package struct Severities: Sendable, Hashable {
    /// The codes that are set: nil is off.
    package var changed: [Code: Severity?] = [:]

    /// The severities of the language page.
    package init() {}

    /// What a diagnostic of the table's severity is in the project; nil if it is off.
    package func severity(of code: Code, default severity: Severity) -> Severity? {
        guard !changed.isEmpty, let set = changed[code] else { return severity }
        return set
    }
}

/// One file after all checks that need no other spec but option sets.
package final class CheckedFile {
    /// The specs, in the order of their documents.
    package let specs: [CheckedSpec]
    /// The records of all specs, and the nodes.
    package let model: Model
    /// Whether an option set was asked for that is not known yet: the file is to be checked again.
    package let isPending: Bool
    /// Whether no document of it is, or was meant to be, a spec (FC1012, unless a `file` of the build names it).
    package let hasNoSpec: Bool
    private let diagnostics: [Diagnostic]
    private let lackingRows: [LackingRow]

    fileprivate init(
        specs: [CheckedSpec], model: Model, isPending: Bool, hasNoSpec: Bool, diagnostics: [Diagnostic],
        lackingRows: [LackingRow]
    ) {
        self.specs = specs
        self.model = model
        self.isPending = isPending
        self.hasNoSpec = hasNoSpec
        self.diagnostics = diagnostics
        self.lackingRows = lackingRows
    }

    /// The text of the file.
    package var source: SourceText { model.tree.source }

    /// The diagnostics of the file, sorted, each once, after suppression and with the project's severities; marks the
    /// specs that have errors.
    ///
    /// `isNamed` says whether a `file` of the build names the file as option data, `limit` how many diagnostics are
    /// wanted.
    package func conclude(_ severities: Severities, isNamed: Bool, limit: Int = .max) -> Conclusion {
        let noSpec = hasNoSpec && !isNamed ? [NoSpec.diagnostic()] : []
        let conclusion = Conclusion(diagnostics + noSpec, lackingRows, of: model.tree, severities, limit: limit)
        for spec in specs where conclusion.faultyDocuments.contains(spec.document) { spec.hasErrors = true }
        return conclusion
    }
}

/// Checks the specs of a file.
package func check(_ tree: Tree, world: any World, limits: Limits = Limits()) -> CheckedFile {
    var checker = Checker(tree: tree.view, source: tree.source, world: world, limits: limits)
    checker.diagnostics = tree.diagnostics
    var specs: [CheckedSpec] = []
    var hasNoSpec = !tree.isBroken
    for (position, document) in tree.documents.enumerated() where !tree.isBroken {
        guard !document.isBroken, let root = document.root else {
            hasNoSpec = hasNoSpec && !document.isBroken
            continue
        }
        let node = tree[root]
        if node.traits.has(Node.Traits.null) || node.traits.kind == .sequence { continue }
        hasNoSpec = false
        if node.traits.has(Node.Traits.broken) { continue }
        if let spec = checker.checkSpec(root: root) {
            spec.document = position
            specs.append(spec)
        }
    }
    if !tree.isBroken { BidirectionalControl.check(tree, in: &checker) }
    let (diagnostics, lackingRows) = (checker.diagnostics, checker.lackingRows)
    let (isPending, data) = (checker.isPending, checker.data)
    let model = Model(tree: tree, records: checker.takeRecords(), data: data)
    for spec in specs { spec.model = model }
    return CheckedFile(
        specs: specs, model: model, isPending: isPending, hasNoSpec: hasNoSpec, diagnostics: diagnostics,
        lackingRows: lackingRows)
}

extension Checker {
    /// Gives the records away; the checker is not used afterwards.
    consuming func takeRecords() -> Records { records }
}

extension Tree {
    /// The position of the document that a place belongs to: the last one that begins at or before it, else the first.
    package func document(at offset: Int) -> Int {
        var low = 0
        var high = documents.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if documents[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
