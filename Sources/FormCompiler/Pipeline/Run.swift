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
    /// What is to be done.
    let settings: RunSettings
    /// The files.
    let walk: FileWalk
    /// The names under which they are remembered.
    let keys: RecordKeys
    /// What is known of each.
    let states: Slots<FileState>
    /// Nil for a check.
    let output: OutputDirectory?
    /// What earlier runs left; its records count only if `isCacheUsable`.
    let cache: Cache?
    /// Whether the records of earlier runs hold for these settings.
    let isCacheUsable: Bool
    /// What the records of this run depend on beside the files.
    let fingerprint: ContentHash
    /// The text of the file that was given on standard input.
    let standardInput: (index: Int, bytes: [UInt8])?
    /// The diagnostics that are kept.
    let budget: DiagnosticBudget
    /// Makes the outputs.
    let renderer: Renderer
    /// How many bytes of source the trees that wait for the second pass may still come to.
    let room = Locked(16 << 20)
    /// Gets each file that is read, when all that it asks for is known.
    let whenChecked: (@Sendable (Int, CheckedFile) -> Void)?
    private let progress: (@Sendable (Int, Int) -> Void)?

    /// A run over the files of a walk.
    ///
    /// `whenChecked`, if any, gets each file that is read, with its number, when all that it asks for is known.
    package init(
        _ settings: RunSettings, _ walk: FileWalk, _ templates: ProjectTemplates,
        standardInput: (index: Int, bytes: [UInt8])?,
        progress: (@Sendable (Int, Int) -> Void)?, whenChecked: (@Sendable (Int, CheckedFile) -> Void)? = nil
    ) {
        self.settings = settings
        self.walk = walk
        self.standardInput = standardInput
        self.progress = progress
        self.whenChecked = whenChecked
        keys = RecordKeys(output: settings.output, roots: walk.roots)
        fingerprint = settings.fingerprint(from: keys.base, templates)
        renderer = Renderer(settings, templates)
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
        let total = walk.files.count
        let news = progress.map { report in { @Sendable (done: Int) in report(done, total) } }
        pass(largestFirst(Array(walk.files.indices)), progress: news) { $0.first($1, $2) }
        guard !Interruption.isRequested else { return outcome }

        let names = NameConflicts(self)
        let sets = optionSets(names)
        let waiting = waiting(names, sets)
        load(sets, for: waiting)
        noteReused(beside: waiting)
        pass(largestFirst(waiting)) { $0.second($1, $2, names, sets) }
        guard !Interruption.isRequested else { return outcome }

        budget.settle(states)
        body?(names, sets)
        if let output { Commit.finish(self, output, names, sets, &outcome) }
        outcome.take(self, names)
        return outcome
    }

    /// Notes the diagnostics of the files that an earlier run vouches for, now that it is known which these are.
    private func noteReused(beside waiting: [Int]) {
        let waiting = Set(waiting)
        for file in walk.files.indices where states[file].isReused && !waiting.contains(file) {
            budget.note(min(states[file].record.counts.total, settings.maxDiagnosticsOfFile), of: file)
        }
    }

    /// Does something with each of some files, several at once; those come first that are first in the list.
    func pass(
        _ indices: [Int], progress: (@Sendable (Int) -> Void)? = nil, _ body: @Sendable (Run, Int, Worker) -> Void
    ) {
        WorkQueue.run(
            indices, workers: workers(for: indices), makeContext: { Worker() },
            body: { index, worker in body(self, index, worker) }, progress: progress)
    }

    private func largestFirst(_ indices: [Int]) -> [Int] {
        indices.sorted { walk.files[$0].stamp.size > walk.files[$1].stamp.size }
    }

    /// A thread costs as much as some small files.
    private func workers(for indices: [Int]) -> Int {
        let bytes = indices.reduce(0) { $0 + Int(clamping: walk.files[$1].stamp.size) }
        return min(settings.workers, 1 + bytes / (64 << 10))
    }
}
