import FormBytes
import FormEmit

/// The support types that generated code needs, which are no spec's.
struct SupportOutputs {
    /// The records of what is there.
    private(set) var records: [OutputRecord] = []
    /// What is not as it would be written, if nothing is.
    private(set) var stale: [CompilerResult.StaleFile] = []
    /// Whether anything is not as an earlier run left it.
    private(set) var isChanged = false
    private var staged: OutputDirectory.Staged?
    /// Whether the file could not be written, so that what was there before stays.
    private var hasFailed = false

    /// The name of the file.
    static let name = OutputName(path: SwiftRuntime.path)

    /// Places the support types, if Swift is written for a spec and is to have them beside it.
    init(_ run: Run, _ output: OutputDirectory, _ worker: Worker, isWanted: Bool) {
        guard run.settings.targets.contains(.swift) else { return }
        let old = run.cache?.shared.first { $0.name == SupportOutputs.name }
        guard isWanted, run.settings.swiftOptions.runtime == .inline else {
            isChanged = old != nil && run.settings.swiftOptions.runtime == .module
            return
        }
        var source = ByteBuffer(capacity: 1 << 17)
        SwiftRuntime.write(run.settings.swiftOptions.access, to: &source)
        switch output.place(SupportOutputs.name, source.bytes, by: worker) {
        case .unchanged(let record):
            records = [record]
            isChanged = record != old
        case .staged(let staged):
            self.staged = staged
            isChanged = true
        case .stale(let name): stale = [.init(path: output.shownPath(of: name), spec: "")]
        case .failed:
            hasFailed = true
            isChanged = true
        }
    }

    /// Whether the file is as an earlier run left it, and is as it is to be.
    static func isInPlace(_ run: Run, _ output: OutputDirectory, _ cache: Cache, isWanted: Bool) -> Bool {
        guard run.settings.targets.contains(.swift) else { return true }
        guard isWanted, run.settings.swiftOptions.runtime == .inline else { return cache.shared.isEmpty }
        guard let record = cache.shared.first(where: { $0.name == name }) else { return false }
        return output.refreshed(record, by: Worker()) == record
    }

    /// Whether a file of the name is to be there.
    var isClaimed: Bool { staged != nil || hasFailed || !records.isEmpty || !stale.isEmpty }

    /// Whether a file takes its name that formc did not have before.
    func isNew(_ output: OutputDirectory) -> Bool { staged != nil && output.known(SupportOutputs.name) == nil }

    /// What is to be remembered before the file takes its name.
    var journal: [OutputRecord] { staged.map { [OutputRecord(name: $0.name, stamp: .none, hash: $0.hash)] } ?? [] }

    /// Lets the file take its name. If that fails, the one that was there before is still there.
    mutating func commit(in output: OutputDirectory) {
        guard staged != nil || hasFailed else { return }
        records = [staged.flatMap(output.commit) ?? output.known(SupportOutputs.name)].compactMap { $0 }
    }
}
