import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// One run over all files, in two passes.
///
/// The first pass reads and checks every file that an earlier run does not vouch for, and writes the outputs of its specs
/// under temporary names. A file that asks for option sets waits for the second pass, when all of them are known. What
/// holds between files is decided between the passes; last, outputs take their names. Memory holds the files that are
/// being read, and option sets.
package final class Run: @unchecked Sendable {
    let settings: RunSettings
    let walk: FileWalk
    let keys: SpecKeys
    let states: Slots<FileState>
    /// Nil for a check.
    let output: OutputDirectory?
    /// What earlier runs left; its records count only if `isCacheUsable`.
    let cache: Cache?
    let isCacheUsable: Bool
    let fingerprint: ContentHash
    /// The text of the file that was given on standard input.
    let standardInput: (index: Int, bytes: [UInt8])?
    let budget: DiagnosticBudget
    /// How many bytes of source the trees that wait for the second pass may still come to.
    private let room = Locked(16 << 20)
    private let progress: (@Sendable (Int, Int) -> Void)?
    private let whenChecked: (@Sendable (Int, CheckedFile) -> Void)?

    /// A run over the files of a walk.
    ///
    /// `whenChecked`, if any, gets each file that is read, with its number, when all it asks for is known.
    package init(
        _ settings: RunSettings, _ walk: FileWalk, standardInput: (index: Int, bytes: [UInt8])?,
        progress: (@Sendable (Int, Int) -> Void)?, whenChecked: (@Sendable (Int, CheckedFile) -> Void)? = nil
    ) {
        self.settings = settings
        self.walk = walk
        self.standardInput = standardInput
        self.progress = progress
        self.whenChecked = whenChecked
        keys = SpecKeys(output: settings.output, roots: walk.roots)
        fingerprint = settings.fingerprint(from: keys.base)
        budget = DiagnosticBudget(limit: settings.maxDiagnostics, files: walk.files.count)
        states = Slots(FileState(FileRecord.blank), count: walk.files.count)
        guard settings.command == .build else {
            (output, cache, isCacheUsable) = (nil, nil, false)
            return
        }
        defer { takeRecords() }
        cache = settings.usesCache ? Cache(in: settings.output) : nil
        isCacheUsable = cache?.fingerprint == fingerprint
        output = OutputDirectory(settings.output, isDry: settings.isVerifying, cache: cache)
    }

    /// Gives each file the record of an earlier run, if there is one that may hold.
    private func takeRecords() {
        guard isCacheUsable, let records = cache?.files else { return }
        // Both lists are sorted, and mostly by the same: the next file's record is the next one.
        var next = 0
        for (index, file) in walk.files.enumerated() {
            let key = keys.key(of: file)
            if next >= records.count || records[next].key != key { next = records.position(of: key) ?? records.count }
            guard next < records.count else { continue }
            if records[next].isValid, records[next].root == keys.roots[file.root] {
                states[index].record = records[next]
                states[index].isReused = true
            }
            next += 1
        }
    }

    /// Does the whole of it; `body`, if any, sees what holds between the files.
    package func run(_ body: ((NameConflicts, OptionSets) -> Void)? = nil) -> RunOutcome {
        defer { output?.finish() }
        var outcome = RunOutcome()
        let all = walk.files.indices.sorted { walk.files[$0].stamp.size > walk.files[$1].stamp.size }
        let total = all.count
        pass(all, progress: progress.map { report in { @Sendable done in report(done, total) } }) { run, index, worker in
            run.first(index, worker)
        }
        guard !Interruption.isRequested else { return outcome }

        let names = NameConflicts(self)
        let sets = optionSets(names)
        let waiting = secondPass(names, sets)
        load(sets, for: waiting)
        pass(waiting) { run, index, worker in run.second(index, worker, names, sets) }
        guard !Interruption.isRequested else { return outcome }

        body?(names, sets)
        if let output { Commit.finish(self, output, names, sets, &outcome) }
        outcome.take(self, names)
        return outcome
    }

    private func pass(
        _ indices: [Int], progress: (@Sendable (Int) -> Void)? = nil, _ body: @Sendable (Run, Int, Worker) -> Void
    ) {
        WorkQueue.run(
            indices, workers: workers(for: indices), makeContext: { Worker() },
            body: { index, worker in body(self, index, worker) }, progress: progress)
    }

    /// A thread costs as much as some small files.
    private func workers(for indices: [Int]) -> Int {
        let bytes = indices.reduce(0) { $0 + Int(clamping: walk.files[$1].stamp.size) }
        return min(settings.workers, 1 + bytes / (64 << 10))
    }

    // MARK: The first pass

    private func first(_ index: Int, _ worker: Worker) {
        let file = walk.files[index]
        let old = states[index].isReused ? states[index].record : nil
        if let old, old.isSettled, old.stamp == file.stamp, let reused = reused(old, index, worker) {
            states[index] = reused
            return
        }
        guard let (text, record) = read(index) else { return }
        if var old, old.hash == record.hash {
            old.stamp = record.stamp
            old.isSettled = record.isSettled
            if var reused = reused(old, index, worker) {
                reused.isRefreshed = true
                states[index] = reused
                return
            }
        }
        finish(index, parse(text, limits: settings.limits), record, worker, nil, nil)
    }

    /// The state that an earlier run vouches for, if data files and outputs are as they were.
    private func reused(_ record: FileRecord, _ index: Int, _ worker: Worker) -> FileState? {
        var state = FileState(record)
        state.isReused = true
        let root = walk.roots[walk.files[index].root].real
        for (number, data) in record.dataFiles.enumerated() {
            guard let now = data.refreshed(root: root, scratch: &worker.scratch) else { return nil }
            state.record.dataFiles[number] = now
            if now != data { state.isRefreshed = true }
        }
        for (number, spec) in record.specs.enumerated() {
            for (place, output) in spec.outputs.enumerated() where settings.targets.contains(output.name.target) {
                guard let now = self.output?.refreshed(output, scratch: &worker.scratch) else { return nil }
                if now.stamp == output.stamp { continue }
                state.record.specs[number].outputs[place] = now
                state.isRefreshed = true
            }
        }
        budget.note(record.counts.total, of: index)
        return state
    }

    /// Reads a file; what is wrong with it as a file goes into its state.
    private func read(_ index: Int) -> (SourceText, FileRecord)? {
        let file = walk.files[index]
        let start = currentTime()
        var record = FileRecord.blank
        record.key = keys.key(of: file)
        record.root = keys.roots[file.root]
        let path = file.path.string
        var buffer = ByteBuffer(capacity: Int(clamping: file.stamp.size) &+ 1)
        if let standardInput, standardInput.index == index {
            standardInput.bytes.withUnsafeBytes { buffer.append(Bytes($0)) }
            record.isValid = false
            guard buffer.count <= settings.limits.fileSize else {
                tooLarge(index, Int64(buffer.count), record)
                return nil
            }
        } else {
            switch FileReader.read(file.path, into: &buffer, limit: settings.limits.fileSize) {
            case .read(let stamp):
                record.stamp = stamp
                record.isSettled = stamp.isSettled(at: start)
            case .tooLarge(let size):
                record.stamp = file.stamp
                tooLarge(index, size, record)
                return nil
            case .failed(let reason):
                // Nothing is known of its specs, so what earlier runs wrote for them stays.
                record = cache?.file(record.key) ?? record
                record.isValid = false
                states[index] = FileState(record)
                states[index].failure = "cannot read '\(path)': \(reason)"
                return nil
            }
        }
        record.hash = ContentHash(of: buffer.bytes)
        return (SourceText.decoding(buffer, path: path), record)
    }

    private func tooLarge(_ index: Int, _ size: Int64, _ record: FileRecord) {
        let source = SourceText(path: walk.files[index].path.string, "")
        var state = FileState(record)
        state.record.isValid = false
        keep([source.located(.fileTooLarge(size: Int(clamping: size), limit: settings.limits.fileSize))], in: &state, index)
        states[index] = state
    }

    // MARK: The second pass

    /// The files to check again: those that wait, and those for which an earlier run got other answers.
    private func secondPass(_ names: NameConflicts, _ sets: OptionSets) -> [Int] {
        let namedAsData = DataFiles(states)
        return walk.files.indices.filter { index in
            let isNamed = namedAsData.contains(walk.files[index].stamp.identity)
            let wasNamed = states[index].record.isNamedAsData
            states[index].record.isNamedAsData = isNamed
            if states[index].failure != nil { return false }
            if states[index].isPending { return true }
            guard states[index].isReused else { return false }
            let record = states[index].record
            if record.specs.isEmpty, isNamed != wasNamed { return true }
            return record.specs.enumerated().contains { number, spec in
                spec.usedSets.contains { $0.answer != sets.answer(for: $0.name) }
                    || spec.outputs.isEmpty && hasOutputs(spec, index, number, names, sets)
            }
        }.sorted { walk.files[$0].stamp.size > walk.files[$1].stamp.size }
    }

    /// Whether outputs are to be written for a spec.
    func hasOutputs(
        _ spec: SpecRecord, _ file: Int, _ number: Int, _ names: NameConflicts, _ sets: OptionSets
    ) -> Bool {
        output != nil && !settings.targets.isEmpty && !spec.hasErrors && !names.contains(file, number)
            && !sets.blocks(spec.usedSets)
    }

    private func optionSets(_ names: NameConflicts) -> OptionSets {
        var sets: [(String, OptionSets.Entry)] = []
        for file in walk.files.indices {
            for (number, spec) in states[file].record.specs.enumerated() {
                guard let name = spec.name, let identity = spec.set else { continue }
                let hasErrors = spec.hasErrors || names.contains(file, number)
                sets.append((name, .init(file: file, spec: number, identity: identity, hasErrors: hasErrors)))
            }
        }
        return OptionSets(sets)
    }

    /// Sees to it that the sets are there that the waiting files ask for.
    private func load(_ sets: OptionSets, for waiting: [Int]) {
        let asked = Set(waiting.flatMap { states[$0].record.specs.flatMap { $0.usedSets.map(\.name) } })
        let entries = asked.sorted().compactMap { name in sets[name].map { (name, $0) } }
        let missing = Set(entries.filter { states[$1.file].sets[$1.spec] == nil }.map(\.1.file))
        pass(missing.sorted()) { run, index, _ in run.loadSets(of: index) }
        for (name, entry) in entries {
            guard let set = states[entry.file].sets[entry.spec] else { continue }
            set.hasErrors = entry.hasErrors
            sets.loaded[name] = set
        }
    }

    private func loadSets(of index: Int) {
        let state = states[index]
        guard state.failure == nil, let (text, _) = read(index) else { return }
        let file = walk.files[index]
        let surroundings = Surroundings(
            of: file.path, root: walk.roots[file.root].real, limit: settings.limits.fileSize, sets: nil)
        let checked = FormLanguage.check(parse(text, limits: settings.limits), world: surroundings, limits: settings.limits)
        _ = checked.conclude(settings.severities, isNamed: false)
        states[index].sets = optionSets(of: checked)
    }

    private func second(_ index: Int, _ worker: Worker, _ names: NameConflicts, _ sets: OptionSets) {
        let before = states[index]
        states[index].tree = nil
        if let tree = before.tree {
            finish(index, tree, before.record, worker, names, sets)
        } else if let (text, record) = read(index) {
            guard record.hash == before.record.hash else {
                states[index].failure = "'\(text.path)' changed while it was read"
                states[index].record.isValid = false
                return
            }
            var again = record
            again.isNamedAsData = before.record.isNamedAsData
            finish(index, parse(text, limits: settings.limits), again, worker, names, sets)
        }
    }

    // MARK: One file

    /// Checks a file and places the outputs of its specs; `names` and `sets` are nil in the first pass.
    private func finish(
        _ index: Int, _ tree: Tree, _ record: FileRecord, _ worker: Worker, _ names: NameConflicts?, _ sets: OptionSets?
    ) {
        let file = walk.files[index]
        let surroundings = Surroundings(
            of: file.path, root: walk.roots[file.root].real, limit: settings.limits.fileSize, sets: sets)
        let checked = FormLanguage.check(tree, world: surroundings, limits: settings.limits)
        let diagnostics = checked.conclude(settings.severities, isNamed: record.isNamedAsData)
        var state = FileState(record)
        state.record.dataFiles = surroundings.dataFiles
        state.record.specs = checked.specs.enumerated().map { self.record(of: $1, $0, state.record, sets) }
        state.sets = optionSets(of: checked)
        if sets == nil, checked.isPending || checked.hasNoSpec {
            state.isPending = true
            let size = tree.source.bytes.count
            if room.with({ room in
                guard room >= size else { return false }
                room -= size
                return true
            }) { state.tree = tree }
        } else {
            keep(diagnostics.map(tree.source.located), in: &state, index)
            whenChecked?(index, checked)
            place(checked, in: &state, index, worker, names, sets)
        }
        states[index] = state
    }

    private func optionSets(of checked: CheckedFile) -> [Int: CheckedSpec] {
        var sets: [Int: CheckedSpec] = [:]
        for (number, spec) in checked.specs.enumerated() where spec.kind == .optionSet { sets[number] = spec }
        // Finds the lines now: later, several threads may ask for places in the text.
        if !sets.isEmpty { _ = checked.source.position(at: 0) }
        return sets
    }

    private func record(of spec: CheckedSpec, _ number: Int, _ file: FileRecord, _ sets: OptionSets?) -> SpecRecord {
        var record = SpecRecord(
            name: spec.name, nameRange: spec.nameRange, kind: spec.kind?.rawValue ?? -1, hasErrors: spec.hasErrors)
        if spec.kind == .optionSet || spec.kind == nil { record.set = file.identity(of: number) }
        record.usedSets = Set(spec.usedSets).sorted().map { name in
            UsedSet(name: name, answer: sets?.answer(for: name) ?? .none)
        }
        return record
    }

    /// Encodes diagnostics, as many as can be wanted.
    private func keep(_ diagnostics: [LocatedDiagnostic], in state: inout FileState, _ index: Int) {
        for diagnostic in diagnostics { state.record.counts.add(diagnostic.severity) }
        let path = walk.files[index].path.string
        let sorted = diagnostics.sorted(by: LocatedDiagnostic.isBefore).prefix(settings.maxDiagnostics)
        if budget.note(sorted.count, of: index) {
            var writer = CacheWriter(capacity: 16 + sorted.count * 256)
            writer.write(Array(sorted), of: path)
            state.record.diagnostics = Array(writer.buffer.bytes.buffer)
        } else {
            state.record.isValid = state.record.isValid && sorted.isEmpty
        }
    }

    private func place(
        _ checked: CheckedFile, in state: inout FileState, _ index: Int, _ worker: Worker, _ names: NameConflicts?,
        _ sets: OptionSets?
    ) {
        guard let output else { return }
        let file = walk.files[index]
        let path = file.path.below(walk.roots[file.root].path)?.string ?? file.path.string
        for (number, spec) in checked.specs.enumerated() where !spec.hasErrors {
            if let names, let sets, !hasOutputs(state.record.specs[number], index, number, names, sets) { continue }
            var placements: [OutputDirectory.Placement] = []
            settings.render(spec, path: path, into: &worker.output) { name, contents in
                placements.append(output.place(name, contents, scratch: &worker.scratch))
            }
            state.placements[number] = placements
        }
    }
}
