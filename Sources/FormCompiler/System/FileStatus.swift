#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What tells one state of a file from another without opening it.
package struct FileStamp: Hashable, Sendable {
    /// The file system it is on.
    package var device: UInt64
    /// Its number there.
    package var inode: UInt64
    /// Its size in bytes.
    package var size: Int64
    /// When its contents last changed, in nanoseconds since 1970.
    package var modified: Int64
    /// When anything about it last changed, in nanoseconds since 1970.
    package var changed: Int64

    /// A stamp from its parts.
    package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }

    /// The stamp of no file.
    package static let none = FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0)

    /// Which file it is, by whatever path it is reached.
    package var identity: FileIdentity { FileIdentity(device: device, inode: inode) }

    /// Whether a file seen with this stamp at `time` cannot have changed unnoticed since.
    ///
    /// Time stamps have steps: of some milliseconds, or of two seconds on file systems that keep no fractions. A file
    /// that changes again within the step in which it was read looks the same afterwards.
    package func isSettled(at time: Int64) -> Bool {
        let step: Int64 = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 50_000_000
        return changed < time &- step
    }
}

/// A file, by whatever path it is reached.
package struct FileIdentity: Hashable, Sendable {
    /// The file system it is on.
    package var device: UInt64
    /// Its number there.
    package var inode: UInt64
}

/// What a path leads to.
package struct FileStatus: Sendable {
    /// What kind of thing there is.
    package enum Kind: Sendable { case file, directory, link, other }

    /// What it is.
    package var kind: Kind
    /// Its stamp.
    package var stamp: FileStamp

    /// The status of what is at `path`, seen from the directory `descriptor`.
    package static func of(
        _ path: UnsafePointer<CChar>, in descriptor: Int32 = AT_FDCWD, followingLinks: Bool
    ) -> Result<FileStatus, SystemError> {
        var info = stat()
        guard fstatat(descriptor, path, &info, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
            return .failure(.last)
        }
        return .success(FileStatus(info))
    }

    /// The status of what is at a path.
    package static func of(_ path: Path, followingLinks: Bool = true) -> Result<FileStatus, SystemError> {
        path.withCString { of($0, followingLinks: followingLinks) }
    }

    /// The status of an open file.
    package static func of(descriptor: Int32) -> Result<FileStatus, SystemError> {
        var info = stat()
        return fstat(descriptor, &info) == 0 ? .success(FileStatus(info)) : .failure(.last)
    }

    private init(_ info: stat) {
        switch info.st_mode & mode_t(S_IFMT) {
        case mode_t(S_IFREG): kind = .file
        case mode_t(S_IFDIR): kind = .directory
        case mode_t(S_IFLNK): kind = .link
        default: kind = .other
        }
        #if canImport(Darwin)
            let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
        #else
            let (modified, changed) = (info.st_mtim, info.st_ctim)
        #endif
        stamp = FileStamp(
            device: UInt64(truncatingIfNeeded: info.st_dev),
            inode: UInt64(truncatingIfNeeded: info.st_ino),
            size: Int64(info.st_size),
            modified: modified.nanoseconds,
            changed: changed.nanoseconds
        )
    }
}

/// The time now, in nanoseconds since 1970.
package func currentTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.nanoseconds
}

extension timespec {
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
