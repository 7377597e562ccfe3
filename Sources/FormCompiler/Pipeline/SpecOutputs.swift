/// What became of the outputs of the specs of a run, and what is still to be done.
struct SpecOutputs {
    /// An output that waits to take its name.
    struct Waiting {
        var output: OutputDirectory.Staged
        var file: Int
        var spec: Int
    }

    private struct Place: Hashable {
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
    /// The specs that have no outputs.
    private var blocked: Set<Place> = []
    /// The outputs that could not be written: what was there before under these names stays.
    private var failures: [(name: OutputName, place: Place)] = []
    private var failed: Set<Place> = []
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
        var isBuilt = false
        let place = Place(file: file, spec: number)
        for placement in placements {
            switch placement {
            case .unchanged(let record): records[file].specs[number].outputs.append(record)
            case .staged(let waiting):
                staged.append(Waiting(output: waiting, file: file, spec: number))
                isBuilt = true
            case .stale(let name):
                stale.append(.init(path: output.shownPath(of: name), spec: run.walk.files[file].path.string))
                isBuilt = true
            case .failed(let name): fail(name, place)
            }
        }
        if isBuilt { built += 1 } else if !failed.contains(place) { unchanged += 1 }
    }

    private mutating func fail(_ name: OutputName, _ place: Place) {
        failures.append((name, place))
        failed.insert(place)
        records[place.file].isValid = false
    }

    private mutating func drop(
        _ placements: [OutputDirectory.Placement]?, _ file: Int, _ number: Int, _ output: OutputDirectory
    ) {
        for case .staged(let waiting) in placements ?? [] { output.discard(waiting) }
        if !records[file].specs[number].outputs.isEmpty { isChanged = true }
        records[file].specs[number].outputs = []
        if let name = records[file].specs[number].name { withoutOutputs.append((file, name)) }
        blocked.insert(Place(file: file, spec: number))
    }

    /// The outputs that are to be there.
    var claims: Set<OutputName> {
        var claims = placed
        for record in records { for spec in record.specs { claims.formUnion(spec.outputs.lazy.map(\.name)) } }
        return claims
    }

    /// The names of the specs that have outputs.
    var names: Set<String> {
        var names: Set<String> = []
        for file in records.indices { names.formUnion(built(of: file).keys) }
        return names
    }

    /// Whether all outputs that an earlier run has recorded of a file are to be there.
    func haveAll(of record: FileRecord, _ file: Int) -> Bool {
        let old = record.specs.lazy.flatMap(\.outputs).map(\.name)
        let new = records[file].specs.lazy.flatMap(\.outputs).map(\.name)
        if old.elementsEqual(new) { return true }
        let kept = Set(new)
        return old.allSatisfy { placed.contains($0) || kept.contains($0) }
    }

    private mutating func note(_ names: some Sequence<OutputName>) {
        hasSwift = hasSwift || names.contains { $0.target == .swift }
    }

    /// The numbers of the specs of a file that have outputs, by their names.
    func built(of file: Int) -> [String: Int] {
        let named = records[file].specs.enumerated().compactMap { number, spec in
            blocked.contains(Place(file: file, spec: number)) ? nil : spec.name.map { ($0, number) }
        }
        return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// Whether an output of a spec could not be written.
    func hasFailed(_ file: Int, _ spec: Int) -> Bool { failed.contains(Place(file: file, spec: spec)) }

    /// Lets the waiting outputs take their names. What cannot be written is remembered as it was.
    mutating func commit(in output: OutputDirectory) {
        for waiting in staged {
            if let record = output.commit(waiting.output) {
                records[waiting.file].specs[waiting.spec].outputs.append(record)
            } else {
                fail(waiting.output.name, Place(file: waiting.file, spec: waiting.spec))
            }
        }
        for (name, place) in failures {
            if let old = output.known(name) { records[place.file].specs[place.spec].outputs.append(old) }
        }
    }
}
