import FormBytes
import FormEmit
import FormLanguage
import FormSource

extension Compiler {
    /// Writes for each of a module's own spec files what it takes from other files, to the path beside it in `inputs`,
    /// and the support types to the path `runtime`, if any. A file that would not change is not touched.
    ///
    /// What is wrong with the specs is left to `generate`.
    public static func index(
        _ specs: ModuleSpecs, inputs: [String], runtime: String?
    ) throws(UsageError) -> ModuleResult {
        guard let own = specs.sources.last, own.files.count == inputs.count else {
            throw UsageError("each spec file needs a path for its inputs")
        }
        let module = try ModuleRun(specs)
        let walk = try module.walk(specs.sources.map { $0.files.map { Path($0) } })
        let run = module.run(walk)
        var found: [Path: SpecInputs] = [:]
        _ = run.run { names, sets in
            let index = ModuleIndex(module, run, names, sets)
            for file in walk.files.indices where walk.files[file].root == specs.sources.count - 1 {
                found[walk.below(file)] = index.inputs(of: file)
            }
        }

        var result = ModuleResult(project: module.project)
        var buffer = ByteBuffer(capacity: 1 << 12)
        for (file, target) in zip(own.files, inputs) {
            let path = try Path(file).below(own)
            buffer.removeAll()
            (found[path] ?? SpecInputs()).write(of: path, to: &buffer)
            if let failure = FileWriter.replace(Path(target), buffer.bytes) { result.failures.append(failure) }
        }
        if let runtime {
            buffer.removeAll()
            SwiftRuntime.write(module.settings.swiftOptions.access, to: &buffer)
            if let failure = FileWriter.replace(Path(runtime), buffer.bytes) { result.failures.append(failure) }
        }
        return result
    }
}

/// What the files of a run have to do with each other.
private struct ModuleIndex {
    private let module: ModuleRun
    private let run: Run
    private let conflicts: [Int: [LocatedDiagnostic]]
    private let sets: OptionSets

    init(_ module: ModuleRun, _ run: Run, _ names: NameConflicts, _ sets: OptionSets) {
        self.module = module
        self.run = run
        conflicts = Dictionary(grouping: names.diagnostics, by: \.file).mapValues { $0.map(\.diagnostic) }
        self.sets = sets
    }

    func inputs(of file: Int) -> SpecInputs {
        let state = run.states[file]
        var inputs = SpecInputs()
        inputs.data = state.record.dataFiles.map(\.hash)
        if module.templates.compiled != nil { inputs.data.append(ContentHash(of: module.templates.fingerprint)) }
        var used: Set<String> = []
        for name in state.record.specs.flatMap({ $0.usedSets.map(\.name) }) where used.insert(name).inserted {
            if let entry = sets[name] { add(name, entry, of: file, to: &inputs) }
        }
        let path = run.walk.files[file].path
        let found = state.record.located(path: path.string)
        let conflicts = conflicts[file] ?? []
        inputs.diagnostics = (found + conflicts).sorted(by: LocatedDiagnostic.isBefore).map(\.line)
        let left = state.record.counts.total - found.count
        if left > 0 { inputs.diagnostics.append("\(left) more diagnostics of '\(path.shown)' are not shown") }
        var counts = state.record.counts
        for conflict in conflicts { counts.add(conflict.severity) }
        inputs.hasErrors = counts.errors > 0 || run.settings.isStrict && counts.warnings > 0
        if let failure = state.failure { inputs.failures.append(failure) }
        return inputs
    }

    /// Takes in an option set that a file uses, and what speaks against that.
    private func add(_ name: String, _ entry: OptionSets.Entry, of file: Int, to inputs: inout SpecInputs) {
        let owner = run.walk.files[entry.file]
        let path = run.walk.below(entry.file)
        inputs.sets.append(.init(source: owner.root, path: path, contents: contents(of: name, entry)))
        let start = "'\(run.walk.files[file].path.shown)' is not generated: "
        if entry.hasErrors {
            // The command of the set's own file says what is wrong, and ends the build.
            inputs.faults.append(start + "its option set '\(name)' has errors, in '\(owner.path.shown)'")
        } else if let module = module.specs.sources[owner.root].module, run.settings.swiftOptions.runtime == .inline {
            inputs.failures.append(
                start + "its option set '\(name)' is that of module '\(module)', and the two share no support types; "
                    + "let the targets of both depend on the product 'FormcRuntime'")
        }
    }

    /// What tells a set from others: what it means, so that a comment in its file makes no difference.
    private func contents(of name: String, _ entry: OptionSets.Entry) -> ContentHash {
        guard !entry.hasErrors, let set = run.states[entry.file].sets[entry.spec] else { return sets.answer(for: name) }
        var json = ByteBuffer(capacity: 1 << 12)
        JSONEmitter.write(set, style: .canonical, into: &json)
        return ContentHash(of: json.bytes)
    }
}

extension ModuleResult {
    /// The result with what is wrong with the project file.
    fileprivate init(project: Project) {
        self.init()
        report = project.diagnostics.sorted(by: LocatedDiagnostic.isBefore).map { $0.line + "\n" }.joined()
        hasErrors = project.diagnostics.contains { $0.severity == .error }
    }
}

extension LocatedDiagnostic {
    /// The diagnostic in the format `compact`, without the end of the line.
    fileprivate var line: String {
        var buffer = ByteBuffer()
        Report([self]).render(as: .compact, into: &buffer)
        return String(decoding: buffer.bytes.buffer.dropLast(), as: UTF8.self)
    }
}
