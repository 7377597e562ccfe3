import FormBytes

/// The end of a build: outputs take their names, what belongs to no spec any more goes, and the cache is written.
///
/// Runs on one directory do this one after the other. Before a new name appears, a journal takes the place of the cache:
/// should the run be killed, the next one knows that the file is formc's, and whose.
final class Commit {
    private let run: Run
    private let output: OutputDirectory
    private var specs: SpecOutputs
    private var support: SupportOutputs
    private let soundNames: ContentHash
    private let worker = Worker()

    /// The end of a run.
    private init(_ run: Run, _ output: OutputDirectory, _ names: NameConflicts, _ sets: OptionSets) {
        self.run = run
        self.output = output
        soundNames = names.soundNames
        specs = SpecOutputs(run, output, names, sets)
        support = SupportOutputs(run, output, worker, isWanted: specs.hasSwift)
    }

    /// Ends a run, and counts.
    static func finish(
        _ run: Run, _ output: OutputDirectory, _ names: NameConflicts, _ sets: OptionSets, _ outcome: inout RunOutcome
    ) {
        if let unchanged = unchangedSpecs(run, output, names, sets) {
            outcome.unchanged = unchanged
        } else {
            Commit(run, output, names, sets).finish(&outcome)
        }
    }

    /// How many specs have outputs, if nothing at all is to be done: the usual case, decided without looking further.
    private static func unchangedSpecs(
        _ run: Run, _ output: OutputDirectory, _ names: NameConflicts, _ sets: OptionSets
    ) -> Int? {
        guard run.isCacheUsable, let cache = run.cache, cache.files.count == run.walk.files.count else { return nil }
        var (count, hasSwift) = (0, false)
        for file in run.walk.files.indices {
            guard run.states[file].isReused, !run.states[file].isRefreshed else { return nil }
            for (number, spec) in run.states[file].record.specs.enumerated() {
                let hasOutputs = run.hasOutputs(spec, file, number, names, sets)
                guard hasOutputs != spec.outputs.isEmpty else { return nil }
                if hasOutputs { count += 1 }
                hasSwift = hasSwift || spec.outputs.contains { $0.name.target == .swift }
            }
        }
        return SupportOutputs.isInPlace(run, output, cache, isWanted: hasSwift) ? count : nil
    }

    private func finish(_ outcome: inout RunOutcome) {
        outcome.built = specs.built
        outcome.unchanged = specs.unchanged
        if output.isDry { return compare(&outcome) }
        let isDone = !specs.isChanged && !support.isChanged
        if isDone, run.isCacheUsable, leftovers(from: run.cache).removals.isEmpty { return }
        output.locked { commit(&outcome) }
    }

    private func leftovers(from previous: Cache?) -> Leftovers {
        Leftovers(run, specs, support, previous, Orphans(run, output, worker))
    }

    /// What earlier runs tell of their outputs; nothing to a run without the cache.
    private func learn() -> Cache? {
        guard run.settings.usesCache else { return nil }
        let previous = run.cache?.latest(in: output.path) ?? Cache(in: output.path)
        output.learn(previous)
        return previous
    }

    /// Says what would be written and removed.
    private func compare(_ outcome: inout RunOutcome) {
        let leftovers = leftovers(from: learn())
        outcome.stale = specs.stale + support.stale
        for (name, key) in leftovers.removals where !leftovers.isClaimedOtherwise(name, output) {
            guard output.isRemovable(name, by: worker) else { continue }
            outcome.stale.append(.init(path: output.shownPath(of: name), spec: shownSpec(key)))
        }
        outcome.stale.sort { ($0.path, $0.spec) < ($1.path, $1.spec) }
    }

    private func shownSpec(_ key: Path) -> String {
        if key.isEmpty { return "" }
        let path = run.keys.path(of: key)
        return (path.below(Links.workingDirectory) ?? path).string
    }

    private func commit(_ outcome: inout RunOutcome) {
        let usesCache = run.settings.usesCache
        let previous = learn()
        let leftovers = leftovers(from: previous)
        if usesCache { writeJournal(previous) }
        specs.commit(in: output)
        support.commit(in: output)
        for (name, _) in leftovers.removals where !leftovers.isClaimedOtherwise(name, output) {
            if output.remove(name, by: worker) { outcome.removed += 1 }
        }
        if usesCache {
            write(
                Cache(
                    fingerprint: run.fingerprint, soundNames: soundNames, files: leftovers.files(with: specs.records),
                    shared: support.records + leftovers.shared))
        }
    }

    /// Remembers whose the files will be that are not there yet.
    private func writeJournal(_ previous: Cache?) {
        let new = specs.staged.filter { output.known($0.output.name) == nil }
        guard !new.isEmpty || support.isNew(output) else { return }
        var journal = previous ?? Cache(fingerprint: run.fingerprint)
        var positions = Dictionary(
            journal.files.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        for staged in new {
            let key = specs.records[staged.file].key
            let position = positions[key] ?? journal.files.count
            if position == journal.files.count {
                positions[key] = position
                journal.files.append(FileRecord.blank)
                journal.files[position].key = key
            }
            journal.files[position].isValid = false
            let name = specs.records[staged.file].specs[staged.spec]
            let output = OutputRecord(name: staged.output.name, stamp: .none, hash: staged.output.hash)
            journal.files[position].specs.append(
                SpecRecord(
                    name: name.name, nameRange: name.nameRange, kind: name.kind, hasErrors: false, outputs: [output]))
        }
        journal.shared += support.journal
        write(journal)
    }

    private func write(_ cache: Cache) {
        var cache = cache
        cache.files.sort { $0.key < $1.key }
        var buffer = ByteBuffer(capacity: 1 << 20)
        cache.write(into: &buffer)
        _ = output.writeHidden(Cache.fileName, buffer.bytes, by: worker)
    }
}
