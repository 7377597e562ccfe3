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
        for end in 1...max(1, path.components.count) {
            let start = path.isAbsolute ? [UInt8(ascii: "/")] : []
            let part = Path(start + path.components[..<min(end, path.components.count)].joined(separator: [0x2F]))
            guard part.withCString({ mkdir($0, 0o777) }) != 0 else { continue }
            // Some systems say of a directory that is there that they may not make it.
            let error = SystemError.last
            guard case .success = FileStatus.of(part) else { throw error }
        }
        let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .last }
        return descriptor
    }

    /// The status of a file, or of the link in its place.
    static func status(of name: OutputName, in directory: Int32) -> Result<FileStatus, SystemError> {
        var copy = name.name
        return copy.withUTF8 { text in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: text.count + 1) { buffer in
                for index in 0..<text.count { buffer[index] = CChar(bitPattern: text[index]) }
                buffer[text.count] = 0
                return FileStatus.of(buffer.baseAddress!, in: directory, followingLinks: false)
            }
        }
    }

    /// Reads a file that is no link into a buffer; false if that is impossible.
    static func read(_ name: OutputName, in directory: Int32, into buffer: inout ByteBuffer) -> Bool {
        let descriptor = Path(name.name).withCString {
            openat(directory, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        guard case .read = FileReader.read(descriptor: descriptor, into: &buffer) else { return false }
        return true
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
