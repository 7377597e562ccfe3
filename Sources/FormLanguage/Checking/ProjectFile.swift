import FormBytes
import FormSource
import FormYAML

/// What `formc.yaml` says. A key with an error counts as left out.
package struct ProjectFile: Sendable {
    /// The files and directories to read specs from.
    package private(set) var specs: [String]?
    /// Patterns of files that are no specs.
    package private(set) var exclude: [String] = []
    /// The directory to write to.
    package private(set) var output: String?
    /// The format of diagnostics.
    package private(set) var format: String?
    /// What is written.
    package private(set) var targets: [String]?
    /// How JSON is laid out.
    package private(set) var json: String?
    /// The access level of generated declarations.
    package private(set) var access: String?
    /// Where the support types come from.
    package private(set) var runtime: String?
    /// The generation of the Orange Design System.
    package private(set) var odsAPI: String?
    /// A directory with more templates.
    package private(set) var templates: String?
    /// Whether warnings count as errors for the exit status.
    package private(set) var strict: Bool?
    /// How grave each rule is.
    package private(set) var severities = Severities()
    /// What a file may cost.
    package private(set) var limits = Limits()
    /// What is wrong with the file, sorted, after its own suppressions and severities.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Nothing said.
    package init() {}

    /// Reads a project file; a tree without nodes says nothing.
    package init(_ tree: Tree) {
        var checker = Checker(tree: tree.view, source: tree.source, world: NoWorld(), limits: Limits())
        checker.diagnostics = tree.diagnostics
        if !tree.isBroken, let document = tree.documents.first, !document.isBroken, let root = document.root,
            !tree[root].traits.has(Node.Traits.null | Node.Traits.broken)
        {
            let record = checker.record(root, tree[root], ProjectKeys.schema)
            if record != 0 { read(record, checker) }
            if tree.facts.contains(.bidirectional) { BidirectionalControl.check(tree, in: &checker) }
        }
        severities.changed = checker.spec.severities
        diagnostics = Conclusion(checker.diagnostics, of: tree, severities).diagnostics
    }

    private mutating func read(_ record: RecordID, _ checker: borrowing Checker) {
        let view = checker.view
        func word(_ key: Int) -> String? {
            let slot = view.slot(record, key)
            return slot.isSound ? view.text(slot).string : nil
        }
        func words(_ key: Int) -> [String]? {
            let slot = view.slot(record, key)
            guard slot.isSound else { return nil }
            return view.elements(of: slot).map { view.tree.text(view.tree.resolved($0)).string }
        }
        specs = words(ProjectKeys.specs)
        exclude = words(ProjectKeys.exclude) ?? []
        output = word(ProjectKeys.output)
        format = word(ProjectKeys.format)
        targets = words(ProjectKeys.targets)?.flatMap { $0.split(separator: ",").map { String($0) } }
        json = word(ProjectKeys.json)
        access = word(ProjectKeys.access)
        runtime = word(ProjectKeys.runtime)
        odsAPI = word(ProjectKeys.odsAPI)
        templates = word(ProjectKeys.templates)
        let strict = view.slot(record, ProjectKeys.strict)
        self.strict = strict.isSound ? strict.isTrue : nil
        readLimits(view.slot(record, ProjectKeys.limits), view)
    }

    private mutating func readLimits(_ slot: Slot, _ view: ModelView) {
        guard slot.isPresent, slot.payload != 0 else { return }
        func limit(_ key: Int) -> Int? {
            let slot = view.slot(slot.payload, key)
            return slot.isSound ? slot.payload : nil
        }
        limits.fileSize = limit(LimitKeys.fileSize) ?? limits.fileSize
        limits.aliasNodes = limit(LimitKeys.aliasNodes) ?? limits.aliasNodes
        limits.depth = limit(LimitKeys.depth) ?? limits.depth
    }
}

/// The surroundings of a text that names no others.
private final class NoWorld: World {
    func dataFile(_ path: Bytes, of specPath: String) -> DataFile { .unreadable("not here") }
    func optionSet(named name: Bytes) -> OptionSetLookup { .failed }
}
