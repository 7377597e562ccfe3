import FormBytes
import FormLanguage
import FormSource
import FormYAML

extension Run {
    /// Reads a file; what is wrong with it as a file goes into its state.
    func read(_ index: Int) -> (SourceText, FileRecord)? {
        let file = walk.files[index]
        let start = currentTime()
        var record = FileRecord.blank
        record.key = keys.key(of: file)
        record.root = keys.roots[file.root]
        let path = file.path.string
        var buffer = ByteBuffer(capacity: Int(clamping: file.stamp.size) &+ 16)
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
                fail(index, record, "cannot read '\(path)': \(reason)")
                return nil
            }
        }
        record.hash = ContentHash(of: buffer.bytes)
        return (decodeSource(path: path, memory: buffer), record)
    }

    /// Notes why nothing is known of a file's specs: what earlier runs wrote for them stays.
    func fail(_ index: Int, _ record: FileRecord, _ failure: String) {
        var state = FileState(cache?.file(record.key) ?? record)
        state.record.isValid = false
        state.failure = failure
        states[index] = state
    }

    private func tooLarge(_ index: Int, _ size: Int64, _ record: FileRecord) {
        let source = SourceText(path: walk.files[index].path.string, "")
        var state = FileState(record)
        state.record.isValid = false
        let diagnostic = Diagnostic.fileTooLarge(size: Int(clamping: size), limit: settings.limits.fileSize)
        let first = Array([diagnostic].prefix(settings.maxDiagnosticsOfFile))
        keep(first, DiagnosticCounts([diagnostic]), of: source, in: &state, index)
        states[index] = state
    }

    /// Checks a file and places the outputs of its specs; `names` and `sets` are nil in the first pass.
    func finish(
        _ index: Int, _ tree: Tree, _ record: FileRecord, _ worker: Worker, _ names: NameConflicts?, _ sets: OptionSets?
    ) {
        let surroundings = surroundings(of: index, sets)
        let checked = FormLanguage.check(tree, world: surroundings, limits: settings.limits)
        let conclusion = checked.conclude(
            settings.severities, isNamed: record.isNamedAsData, limit: settings.maxDiagnosticsOfFile)
        var state = FileState(record)
        state.record.diagnostics = FileRecord.blank.diagnostics
        state.record.counts = DiagnosticCounts()
        state.record.dataFiles = surroundings.dataFiles
        state.record.specs = checked.specs.enumerated().map { self.record(of: $1, $0, state.record, sets) }
        state.sets = optionSets(of: checked)
        if sets == nil, checked.isPending || checked.hasNoSpec {
            state.isPending = true
            if hasRoom(for: tree.source.bytes.count) { state.tree = tree }
        } else {
            keep(conclusion.diagnostics, conclusion.counts, of: tree.source, in: &state, index)
            whenChecked?(index, checked)
            place(checked, in: &state, index, worker, names, sets)
        }
        states[index] = state
    }

    /// Whether a tree of a text of this size may wait in memory.
    private func hasRoom(for size: Int) -> Bool {
        room.with { room in
            guard room >= size else { return false }
            room -= size
            return true
        }
    }

    /// What a file is checked in.
    func surroundings(of index: Int, _ sets: OptionSets?) -> Surroundings {
        let file = walk.files[index]
        return Surroundings(
            of: file.path, root: walk.roots[file.root].real, limit: settings.limits.fileSize, sets: sets)
    }

    /// The option sets of a file, for others to be checked against.
    func optionSets(of checked: CheckedFile) -> [Int: CheckedSpec] {
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

    /// Encodes the first of a file's diagnostics, which are in their order, and notes how many there are.
    private func keep(
        _ first: [Diagnostic], _ counts: DiagnosticCounts, of source: SourceText, in state: inout FileState,
        _ index: Int
    ) {
        state.record.counts = counts
        guard budget.note(first.count, of: index), !first.isEmpty else { return }
        var writer = CacheWriter(capacity: 16 + first.count * 256)
        writer.write(first.map(source.located), of: source.path)
        budget.keep(Array(writer.buffer.bytes.buffer), of: index)
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
            let made = renderer.make(spec, path: path, in: output, by: worker)
            state.placements[number] = made.placements
            state.record.specs[number].notice = made.notice
        }
    }
}
