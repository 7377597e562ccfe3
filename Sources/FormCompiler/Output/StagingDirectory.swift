#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A directory for temporary files inside the output directory, where they are on the same file system as what they
/// will replace.
///
/// Its holder keeps a lock on it that the system takes back when the process ends, however it ends: a staging directory
/// that is not locked was left by a run that was killed.
package final class StagingDirectory: @unchecked Sendable {
    private static let prefix = ".formc-tmp-"
    /// How many files a staging directory gets; each one more is as far from the others as the first.
    private static let limit = 256
    /// How long the making of a file may take before the next one is made elsewhere, in nanoseconds.
    private static let patience: Int64 = 30_000

    private struct State {
        var count = 0
        var isSlow = false
    }

    /// The open directory.
    package let descriptor: Int32
    private let parent: Int32
    private let name: Path
    private let state = Locked(State())

    /// Makes a staging directory in the directory `parent`, which stays open meanwhile.
    package init(in parent: Int32) throws(SystemError) {
        self.parent = parent
        // A signal in the moment after the directory is made must find it counted.
        var isMade = false
        Interruption.temporaries(1)
        defer { if !isMade { Interruption.temporaries(-1) } }
        for attempt in 0..<1_000 {
            let name = Path("\(StagingDirectory.prefix)\(getpid())-\(attempt)")
            guard makeDistantDirectory(name, in: parent, mode: 0o700) else {
                if errno == EEXIST { continue }
                throw .last
            }
            let descriptor = StagingDirectory.open(name, in: parent)
            guard descriptor >= 0 else {
                if errno == ENOENT { continue }
                let error = SystemError.last
                _ = name.withCString { unlinkat(parent, $0, AT_REMOVEDIR) }
                throw error
            }
            // Another run may have taken it for one that was left, in the moment before the lock.
            guard StagingDirectory.lock(descriptor) != .taken, StagingDirectory.isStill(descriptor, name, in: parent)
            else {
                close(descriptor)
                continue
            }
            self.descriptor = descriptor
            self.name = name
            isMade = true
            return
        }
        throw SystemError(code: EEXIST)
    }

    /// Whether one more file may come without a long search for a free inode; see `makeDistantDirectory`.
    package var hasRoom: Bool { state.with { !$0.isSlow && $0.count < StagingDirectory.limit } }

    /// A name for one more temporary file.
    package func nextName() -> Path {
        Path(
            String(
                state.with { state in
                    state.count += 1
                    return state.count
                }))
    }

    /// Notes how long the making of a file took, in nanoseconds.
    package func note(duration: Int64) {
        if duration > StagingDirectory.patience { state.with { $0.isSlow = true } }
    }

    /// Removes the directory with what is left in it.
    package func remove() {
        StagingDirectory.remove(descriptor, name, in: parent)
        Interruption.temporaries(-1)
    }

    /// Removes what runs have left in a directory that were killed.
    package static func removeLeftovers(in parent: Int32) {
        for name in directoryNames(parent) where name.bytes.starts(with: prefix.utf8) {
            let descriptor = open(name, in: parent)
            guard descriptor >= 0 else { continue }
            if lock(descriptor) == .locked { remove(descriptor, name, in: parent) } else { close(descriptor) }
        }
    }

    private enum Lock { case locked, taken, unsupported }

    private static func lock(_ descriptor: Int32) -> Lock {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .locked }
        return errno == EWOULDBLOCK ? .taken : .unsupported
    }

    private static func isStill(_ descriptor: Int32, _ name: Path, in parent: Int32) -> Bool {
        guard case .success(let mine) = FileStatus.of(descriptor: descriptor),
            case .success(let there) = name.withCString({ FileStatus.of($0, in: parent, followingLinks: false) })
        else { return false }
        return mine.stamp.identity == there.stamp.identity
    }

    private static func open(_ name: Path, in parent: Int32) -> Int32 {
        name.withCString { openat(parent, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    }

    private static func remove(_ descriptor: Int32, _ name: Path, in parent: Int32) {
        for file in directoryNames(descriptor) { _ = file.withCString { unlinkat(descriptor, $0, 0) } }
        _ = name.withCString { unlinkat(parent, $0, AT_REMOVEDIR) }
        close(descriptor)
    }
}
