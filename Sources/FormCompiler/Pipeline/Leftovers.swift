/// What earlier runs left that this one did not make again: some of it stays, some goes.
struct Leftovers {
    /// The outputs that go, each with the key of the file it came from; empty for none.
    private(set) var removals: [(name: OutputName, key: Path)] = []
    /// The outputs without a spec that stay.
    private(set) var shared: [OutputRecord] = []
    /// The records of files that are not of this run.
    private var others: [FileRecord] = []
    /// Outputs of this run's specs that are of a kind which it does not write, or which it could not write.
    private var kept: [(file: Int, spec: Int, output: OutputRecord)] = []
    private var claims: Set<OutputName> = []
    /// The names in `claims` by their lower case, if anything goes.
    private var folded: [OutputName: OutputName] = [:]

    /// What `previous` tells of, beside what the specs of a run have.
    init(
        _ run: Run, _ specs: SpecOutputs, _ support: SupportOutputs, _ previous: Cache?, _ orphans: Orphans
    ) {
        let numbers = Dictionary(
            specs.records.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        var own: [(record: FileRecord, file: Int)] = []
        var foreign: [FileRecord] = []
        for record in previous?.files ?? [] {
            guard let file = numbers[record.key] else {
                foreign.append(record)
                continue
            }
            if !specs.haveAll(of: record, file) { own.append((record, file)) }
        }
        takeShared(run, specs, support, previous)
        let isTold = previous != nil
        // Mostly nothing is left over, and then nobody need know all that is to be there.
        if isTold, own.isEmpty, foreign.isEmpty, specs.withoutOutputs.isEmpty { return }
        claims = specs.claims
        var gone: [(OutputName, Path)] = []
        let isCurrent = previous?.fingerprint == run.fingerprint
        for record in foreign { gone += takeOther(record, run, isCurrent) }
        for (record, file) in own { gone += takeOwn(record, file, run, specs) }
        for (file, name) in specs.withoutOutputs {
            let names = [OutputName("json", name + ".json")] + OutputName.swift(of: name)
            gone += names.map { ($0, specs.records[file].key) }
        }
        if !isTold { gone += orphans.removals(beside: claims, of: specs.names) }
        var seen = claims
        removals += gone.filter { seen.insert($0.0).inserted }
        guard !removals.isEmpty else { return }
        for name in claims { folded[OutputName(name.directory, name.name.lowercased())] = name }
    }

    /// The records of all files, those of the run with what is kept of their outputs.
    func files(with records: [FileRecord]) -> [FileRecord] {
        var records = records
        for (file, spec, output) in kept { records[file].specs[spec].outputs.append(output) }
        return records + others
    }

    /// Whether a name is, but for case, that of an output that is to be there, and the file system takes it for the same.
    func isClaimedOtherwise(_ name: OutputName, _ output: OutputDirectory) -> Bool {
        folded[OutputName(name.directory, name.name.lowercased())].map { output.isSame($0, name) } ?? false
    }

    /// Takes the record of a file that is not of the run; returns the outputs that go, which is all if it is gone.
    private mutating func takeOther(_ record: FileRecord, _ run: Run, _ isCurrent: Bool) -> [(OutputName, Path)] {
        guard case .success = FileStatus.of(run.keys.path(of: record.key)) else {
            return record.specs.flatMap(\.outputs).map { ($0.name, record.key) }
        }
        var other = record
        for number in other.specs.indices { other.specs[number].outputs.removeAll { claims.contains($0.name) } }
        other.isValid = other.isValid && isCurrent
        claims.formUnion(other.specs.flatMap(\.outputs).map(\.name))
        others.append(other)
        return []
    }

    /// Takes the record of a file of the run; returns the outputs that go.
    private mutating func takeOwn(
        _ record: FileRecord, _ file: Int, _ run: Run, _ specs: SpecOutputs
    ) -> [(OutputName, Path)] {
        var gone: [(OutputName, Path)] = []
        let built = specs.built(of: file)
        for spec in record.specs {
            let number = spec.name.flatMap { built[$0] }
            for output in spec.outputs where !claims.contains(output.name) {
                if let number, !run.settings.writes(output.name) || specs.hasFailed(file, number) {
                    kept.append((file, number, output))
                    claims.insert(output.name)
                } else {
                    gone.append((output.name, record.key))
                }
            }
        }
        return gone
    }

    private mutating func takeShared(_ run: Run, _ specs: SpecOutputs, _ support: SupportOutputs, _ previous: Cache?) {
        guard !support.isClaimed, let old = previous?.shared.first(where: { $0.name == SupportOutputs.name }) else {
            return
        }
        let isNeeded = run.settings.swiftOptions.runtime == .inline && hasSwift(beside: specs, run, previous)
        if isNeeded || !run.settings.targets.contains(.swift) {
            shared = [old]
        } else {
            removals.append((old.name, Path("")))
        }
    }

    /// Whether Swift stays of files that are not of the run.
    private func hasSwift(beside specs: SpecOutputs, _ run: Run, _ previous: Cache?) -> Bool {
        let keys = Set(specs.records.map(\.key))
        return previous?.files.contains { record in
            guard !keys.contains(record.key),
                record.specs.contains(where: { $0.outputs.contains { $0.name.target == .swift } })
            else { return false }
            if case .success = FileStatus.of(run.keys.path(of: record.key)) { return true } else { return false }
        } ?? false
    }
}
