#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// The directory that `build` writes to: every file whole, old or new, at every moment.
///
/// A file is first written under a temporary name (`place`), and takes its own when everything is known (`commit`).
/// What would not change is not written. A file that formc did not write is never touched. No link is followed out of
/// the directory.
package final class OutputDirectory: @unchecked Sendable {
    /// What placing a file came to.
    package enum Placement: Sendable {
        /// The file is there with these contents.
        case unchanged(OutputRecord)
        /// The new contents wait under a temporary name.
        case staged(Staged)
        /// The file is missing or has other contents; nothing was written, for this is only a comparison.
        case stale(OutputName)
        /// It did not work; the failure has been noted.
        case failed(OutputName)

        /// Which file it is.
        package var name: OutputName {
            switch self {
            case .unchanged(let record): record.name
            case .staged(let staged): staged.name
            case .stale(let name), .failed(let name): name
            }
        }
    }

    /// A file that waits under a temporary name.
    package struct Staged: Sendable {
        fileprivate var staging: StagingDirectory
        fileprivate var temporary: Path
        /// Which file it will be.
        package var name: OutputName
        /// What it holds.
        package var hash: ContentHash
    }

    /// The path from the working directory.
    package let path: Path
    /// Whether nothing is written, only compared.
    package let isDry: Bool
    private struct State {
        var directory: Int32?
        /// The directories of outputs that are open; so few that a list is faster than a table.
        var directories: [(name: String, directory: OpenDirectory)] = []
        var stagings: [StagingDirectory] = []
        var failures: [String] = []
        var isBroken = false
        var cache: Cache?
        var known: [OutputName: OutputRecord]?
    }

    private let state = Locked(State())

    /// The output directory at a path; it is made when the first file is written.
    package init(_ path: Path, isDry: Bool = false, cache: Cache? = nil) {
        self.path = path
        self.isDry = isDry
        state.with { $0.cache = cache }
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { return }
        state.with { $0.directory = descriptor }
        if !isDry { StagingDirectory.removeLeftovers(in: descriptor) }
    }

    deinit {
        state.with { state in
            if let descriptor = state.directory { close(descriptor) }
        }
    }

    /// What did not work, a line each, in byte order.
    package var failures: [String] { state.with { Set($0.failures).sorted() } }

    /// What earlier runs wrote under a name, as far as the cache knows.
    package func known(_ name: OutputName) -> OutputRecord? {
        state.with { state in
            if state.known == nil { state.known = state.cache?.outputs ?? [:] }
            return state.known?[name]
        }
    }

    /// Takes the cache of another run in place of that from before.
    package func learn(_ cache: Cache?) {
        state.with { state in
            state.cache = cache
            state.known = nil
        }
    }

    /// The path of a file as it is shown.
    package func shownPath(of name: OutputName) -> String { path.appending(name.path).string }

    /// The record as of now if a file still holds what was recorded, else nil.
    package func refreshed(_ record: OutputRecord, by worker: Worker) -> OutputRecord? {
        guard let directory = directory(record.name.directory, making: false),
            case .success(let status) = directory.status(of: record.name), status.kind == .file
        else { return nil }
        if status.stamp == record.stamp { return record }
        guard status.stamp.size == record.stamp.size,
            directory.read(record.name, into: &worker.scratch),
            ContentHash(of: worker.scratch.bytes) == record.hash
        else { return nil }
        return OutputRecord(name: record.name, stamp: status.stamp, hash: record.hash)
    }

    /// The names in one of the directories of outputs, sorted.
    package func names(in subdirectory: String) -> [String] {
        guard let directory = directory(subdirectory, making: false) else { return [] }
        return directory.with(directoryNames).map(\.string).sorted()
    }

    /// The first line of a file; nil if it cannot be read.
    package func firstLine(of name: OutputName, by worker: Worker) -> String? {
        guard let directory = directory(name.directory, making: false),
            directory.read(name, into: &worker.scratch)
        else { return nil }
        return worker.scratch.bytes.firstLine.string
    }

    // MARK: Writing

    /// Sees to it that a file will have these contents.
    package func place(_ name: OutputName, _ contents: Bytes, by worker: Worker) -> Placement {
        if state.with({ $0.isBroken }) { return .failed(name) }
        let hash = ContentHash(of: contents)
        if let directory = directory(name.directory, making: false) {
            switch directory.status(of: name) {
            case .failure(let error) where error.code == ENOENT: break
            case .failure(let error): return fail(name, error)
            case .success(let status):
                let record = known(name)
                if let record, record.stamp == status.stamp, record.hash == hash { return .unchanged(record) }
                guard status.kind == .file else { return failForeign(name) }
                let isRead = directory.read(name, into: &worker.scratch)
                if isRead, worker.scratch.bytes == contents {
                    return .unchanged(OutputRecord(name: name, stamp: status.stamp, hash: hash))
                }
                let isOwn = record != nil || isRead && name.isOwn(worker.scratch.bytes)
                guard isOwn else { return failForeign(name) }
            }
        }
        if state.with({ $0.isBroken }) { return .failed(name) }
        return isDry ? .stale(name) : stage(name, contents, hash, worker)
    }

    /// Gives a waiting file its name.
    package func commit(_ staged: Staged) -> OutputRecord? {
        guard let directory = directory(staged.name.directory, making: true) else { return nil }
        let name = Path(staged.name.name)
        let result = staged.temporary.withCString { from in
            name.withCString { to in directory.with { renameat(staged.staging.descriptor, from, $0, to) } }
        }
        guard result == 0, case .success(let status) = directory.status(of: staged.name) else {
            _ = fail(staged.name, .last)
            return nil
        }
        return OutputRecord(name: staged.name, stamp: status.stamp, hash: staged.hash)
    }

    /// Removes a waiting file.
    package func discard(_ staged: Staged) {
        _ = staged.temporary.withCString { unlinkat(staged.staging.descriptor, $0, 0) }
    }

    /// Removes a file that formc wrote; what somebody else has put in its place stays. Returns whether it removed one.
    package func remove(_ name: OutputName, by worker: Worker) -> Bool {
        guard isRemovable(name, by: worker), let directory = directory(name.directory, making: false) else {
            return false
        }
        guard Path(name.name).withCString({ name in directory.with { unlinkat($0, name, 0) } }) == 0 else {
            if errno != ENOENT { _ = fail(name, .last, verb: "remove") }
            return false
        }
        return true
    }

    /// Whether there is a file of this name that formc wrote.
    package func isRemovable(_ name: OutputName, by worker: Worker) -> Bool {
        guard let directory = directory(name.directory, making: false),
            case .success(let status) = directory.status(of: name), status.kind == .file
        else { return false }
        let record = known(name)
        if record?.stamp == status.stamp { return true }
        guard directory.read(name, into: &worker.scratch) else { return false }
        return record?.hash == ContentHash(of: worker.scratch.bytes) || name.isOwn(worker.scratch.bytes)
    }

    /// Whether two names are those of one file, as they may be where the file system does not tell upper from lower case.
    package func isSame(_ first: OutputName, _ second: OutputName) -> Bool {
        guard first.directory == second.directory, let directory = directory(first.directory, making: false),
            case .success(let one) = directory.status(of: first),
            case .success(let other) = directory.status(of: second)
        else { return false }
        return one.stamp.identity == other.stamp.identity
    }

    /// Writes a file of formc's own beside the outputs, whole or not at all; returns its stamp. Failures are silent.
    package func writeHidden(_ name: String, _ contents: Bytes, by worker: Worker) -> FileStamp? {
        guard let staging = try? staging(of: worker), let directory = state.with({ $0.directory }) else { return nil }
        let temporary = staging.nextName()
        guard (try? OutputDirectory.write(contents, to: temporary, in: staging)) != nil else { return nil }
        let moved = temporary.withCString { from in
            Path(name).withCString { to in renameat(staging.descriptor, from, directory, to) }
        }
        guard moved == 0 else { return nil }
        let status = Path(name).withCString { FileStatus.of($0, in: directory, followingLinks: false) }
        return (try? status.get())?.stamp
    }

    /// Runs `body` while no other run changes the directory.
    package func locked<Result>(_ body: () -> Result) -> Result {
        let descriptor = try? openForWriting()
        if let descriptor { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
        defer { if let descriptor { flock(descriptor, LOCK_UN) } }
        return body()
    }

    /// Removes the temporary files that are left.
    package func finish() {
        state.with { state in
            for staging in state.stagings { staging.remove() }
            state.stagings = []
        }
    }

    // MARK: Helpers

    private func stage(_ name: OutputName, _ contents: Bytes, _ hash: ContentHash, _ worker: Worker) -> Placement {
        let staging: StagingDirectory
        do throws(SystemError) {
            staging = try self.staging(of: worker)
        } catch {
            note("cannot write to '\(path.shown)': \(error.message)", isFinal: true)
            return .failed(name)
        }
        let temporary = staging.nextName()
        do throws(SystemError) {
            try OutputDirectory.write(contents, to: temporary, in: staging)
        } catch {
            return fail(name, error)
        }
        return .staged(Staged(staging: staging, temporary: temporary, name: name, hash: hash))
    }

    /// The open output directory, made if it is not there.
    private func openForWriting() throws(SystemError) -> Int32 {
        let result: Result<Int32, SystemError> = state.with { state in
            do throws(SystemError) {
                if let directory = state.directory { return .success(directory) }
                let directory = try OutputDirectory.make(path)
                state.directory = directory
                return .success(directory)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// How many directories of outputs stay open, and how many for temporary files a run has, which are open until its
    /// end: fewer where few files may be open.
    private static let mostOpen: Int = {
        var limit = rlimit()
        guard getrlimit(openFilesLimit, &limit) == 0 else { return 2 }
        return max(2, min(96, Int(clamping: limit.rlim_cur) / 10))
    }()

    /// A worker's own directory for temporary files, made if it has none, or one that has enough files.
    private func staging(of worker: Worker) throws(SystemError) -> StagingDirectory {
        if let staging = worker.staging {
            let isEnough = state.with { $0.stagings.count >= OutputDirectory.mostOpen }
            if staging.hasRoom || isEnough { return staging }
        }
        let staging: StagingDirectory
        do throws(SystemError) {
            staging = try StagingDirectory(in: openForWriting())
        } catch {
            guard let full = worker.staging else { throw error }
            return full
        }
        worker.staging = staging
        state.with { $0.stagings.append(staging) }
        return staging
    }

    private func directory(_ subdirectory: String, making: Bool) -> OpenDirectory? {
        let result: Result<OpenDirectory?, SystemError> = state.with { state in
            if let known = state.directories.first(where: { $0.name == subdirectory }) {
                return .success(known.directory)
            }
            guard let parent = state.directory else { return .success(nil) }
            let name = Path(subdirectory)
            if making, name.withCString({ mkdirat(parent, $0, 0o777) }) != 0, errno != EEXIST {
                return .failure(.last)
            }
            do throws(SystemError) {
                let directory = try OpenDirectory(name, in: parent)
                // Templates may have any number of directories.
                if state.directories.count >= OutputDirectory.mostOpen { state.directories.removeFirst() }
                state.directories.append((subdirectory, directory))
                return .success(directory)
            } catch {
                return error.code == ENOENT ? .success(nil) : .failure(error)
            }
        }
        switch result {
        case .success(let directory): return directory
        case .failure(let error):
            let reason = error.code == ENOTDIR || error.code == ELOOP ? "not a directory of its own" : error.message
            note("cannot write to '\(path.appending(subdirectory).string)': \(reason)", isFinal: true)
            return nil
        }
    }

    private func fail(_ name: OutputName, _ error: SystemError, verb: String = "write") -> Placement {
        let place = error.endsWriting ? path.shown : shownPath(of: name)
        note("cannot \(verb) '\(place)': \(error.message)", isFinal: error.endsWriting)
        return .failed(name)
    }

    private func failForeign(_ name: OutputName) -> Placement {
        note("'\(shownPath(of: name))' is in the way: it was not written by formc", isFinal: false)
        return .failed(name)
    }

    /// Notes what does not work; if it is final, nothing more is tried.
    package func note(_ failure: String, isFinal: Bool = false) {
        state.with { state in
            state.failures.append(failure)
            if isFinal { state.isBroken = true }
        }
    }
}

#if canImport(Glibc)
    private let openFilesLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
    private let openFilesLimit = RLIMIT_NOFILE
#endif
