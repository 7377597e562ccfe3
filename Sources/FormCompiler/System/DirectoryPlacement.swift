#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes a directory whose files ext4 puts away from those of its parent.
///
/// Without a journal, ext4 looks for each new file at every inode of the directory's block group that was freed in the
/// last minutes, and takes none of them: after 6,000 outputs have been removed, it spends more time on making 6,000 new
/// ones than formc on everything else. While the parent has the flag of a top directory, a new directory gets a block
/// group of its own. Other file systems do not have the flag, and do not need it.
func makeDistantDirectory(_ name: Path, in parent: Int32, mode: mode_t) -> Bool {
    let flags = directoryFlags(parent)
    if let flags { setDirectoryFlags(flags | topDirectoryFlag, parent) }
    let isMade = name.withCString { mkdirat(parent, $0, mode) } == 0
    let failure = errno
    if let flags { setDirectoryFlags(flags, parent) }
    errno = failure
    return isMade
}

/// `EXT4_TOPDIR_FL` of the kernel.
private let topDirectoryFlag: Int32 = 0x20000

#if canImport(Glibc) && os(Linux)
    /// `FS_IOC_GETFLAGS` and `FS_IOC_SETFLAGS` of the kernel's `linux/fs.h`, whose size is that of a C `long`.
    private let getFlags = UInt(0x8000_6601 | MemoryLayout<Int>.size << 16)
    private let setFlags = UInt(0x4000_6602 | MemoryLayout<Int>.size << 16)

    private func directoryFlags(_ descriptor: Int32) -> Int32? {
        var flags: Int = 0
        guard ioctl(descriptor, getFlags, &flags) == 0, flags & Int(topDirectoryFlag) == 0 else { return nil }
        return Int32(truncatingIfNeeded: flags)
    }

    private func setDirectoryFlags(_ flags: Int32, _ descriptor: Int32) {
        var flags = Int(flags)
        _ = ioctl(descriptor, setFlags, &flags)
    }
#else
    private func directoryFlags(_ descriptor: Int32) -> Int32? { nil }
    private func setDirectoryFlags(_ flags: Int32, _ descriptor: Int32) {}
#endif
