#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// What the system does with the output directory and single files in it.
extension OutputDirectory {
    /// Makes a directory, with those it is in, and opens it.
    static func make(_ path: Path) throws(SystemError) -> Int32 {
        let start = path.isAbsolute ? [UInt8(ascii: "/")] : []
        let components = path.components
        for end in 1...max(1, components.count) {
            let part = Path(start + components[..<min(end, components.count)].joined(separator: [0x2F]))
            guard part.withCString({ mkdir($0, 0o777) }) != 0 else { continue }
            // Some systems say of a directory that is there that they may not make it.
            let error = SystemError.last
            guard case .success = FileStatus.of(part) else { throw error }
        }
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    /// Writes a new file.
    static func write(_ contents: Bytes, to name: Path, in staging: StagingDirectory) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let start = currentTime()
        let descriptor = name.withCString { openat(staging.descriptor, $0, flags, 0o666) }
        guard descriptor >= 0 else { throw .last }
        staging.note(duration: currentTime() - start)
        defer { close(descriptor) }
        try writeAll(contents, to: descriptor)
    }
}
