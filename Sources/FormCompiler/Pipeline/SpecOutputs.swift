/// What became of the outputs of the specs of a run, and what is still to be done.
struct SpecOutputs {
    /// An output that waits to take its name.
    struct Waiting {
        var output: OutputDirectory.Staged
        var file: Int
        var spec: Int
    }

    /// The records of the files, in the order of the files.
    private(set) var records: [FileRecord] = []
    /// Whether Swift is to be there.
    private(set) var hasSwift = false
    /// The outputs that wait to take their names.
    private(set) var staged: [Waiting] = []
    /// The names of specs that have no outputs, with their files: what an earlier run wrote for them goes.
    private(set) var withoutOutputs: [(file: Int, name: String)] = []
    /// What is not as it would be written, if nothing is.
    private(set) var stale: [CompilerResult.StaleFile] = []
    /// The outputs that this run has made, whatever became of them.
    private var placed: Set<OutputName> = []
    /// How many specs have an output that is new, or that would be.
    private(set) var built = 0
    /// How many specs have all their outputs in place.
    private(set) var unchanged = 0
    /// Whether anything is not as an earlier run left it.
    private(set) var isChanged = false

    /// The outputs of all specs of a run.
    init(_ run: Run, _ output: OutputDirectory, _ names: NameConflicts, _ sets: OptionSets) {
        records.reserveCapacity(run.states.count)
        for file in run.walk.files.indices {
            let state = run.states[file]
            records.append(state.record)
            if !state.isReused || state.isRefreshed { isChanged = true }
            for (number, spec) in state.record.specs.enumerated() {
                if state.failure != nil {
                    note(spec.outputs.lazy.map(\.name))
                } else if run.hasOutputs(spec, file, number, names, sets) {
                    take(state.placements[number], file, number, run, output)
                } else {
                    drop(state.placements[number], file, number, output)
                }
            }
        }
    }

    private mutating func take(
        _ placements: [OutputDirectory.Placement]?, _ file: Int, _ number: Int, _ run: Run, _ output: OutputDirectory
    ) {
        guard let placements else {
            note(records[file].specs[number].outputs.lazy.map(\.name))
            unchanged += 1
            return
        }
        note(placements.lazy.map(\.name))
        placed.formUnion(placements.lazy.map(\.name))
        var (isBuilt, hasFailed) = (false, false)
        for placement in placements {
            switch placement {
            case .unchanged(let record): records[file].specs[number].outputs.append(record)
            case .staged(let waiting):
                staged.append(Waiting(output: waiting, file: file, spec: number))
                isBuilt = true
            case .stale(let name):
                stale.append(.init(path: output.shownPath(of: name), spec: run.walk.files[file].path.string))
                isBuilt = true
            case .failed: hasFailed = true
            }
        }
        if hasFailed { records[file].isValid = false }
        if isBuilt { built += 1 } else if !hasFailed { unchanged += 1 }
    }

    private mutating func drop(
        _ placements: [OutputDirectory.Placement]?, _ file: Int, _ number: Int, _ output: OutputDirectory
    ) {
        for case .staged(let waiting) in placements ?? [] { output.discard(waiting) }
        if !records[file].specs[number].outputs.isEmpty { isChanged = true }
        records[file].specs[number].outputs = []
        if let name = records[file].specs[number].name { withoutOutputs.append((file, name)) }
    }

    /// The outputs that are to be there.
    var claims: Set<OutputName> {
        var claims = placed
        for record in records { for spec in record.specs { claims.formUnion(spec.outputs.lazy.map(\.name)) } }
        return claims
    }

    /// Whether an output of a file is to be there.
    func has(_ name: OutputName, _ file: Int) -> Bool {
        placed.contains(name) || records[file].specs.contains { $0.outputs.contains { $0.name == name } }
    }

    private mutating func note(_ names: some Sequence<OutputName>) {
        hasSwift = hasSwift || names.contains { $0.target == .swift }
    }

    /// Whether a spec of a file has outputs.
    func isBuilt(_ file: Int, _ spec: SpecRecord) -> Bool {
        spec.name.map { name in !withoutOutputs.contains { $0.file == file && $0.name == name } } ?? false
    }

    /// Lets the waiting outputs take their names.
    mutating func commit(in output: OutputDirectory) {
        for waiting in staged {
            if let record = output.commit(waiting.output) {
                records[waiting.file].specs[waiting.spec].outputs.append(record)
            } else {
                records[waiting.file].isValid = false
            }
        }
    }
}
