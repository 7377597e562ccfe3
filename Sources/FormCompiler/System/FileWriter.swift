#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// Writing whole files that a build system has asked for.
enum FileWriter {
    /// Sees to it that a file has these contents: written beside it first, and not at all if it has them.
    ///
    /// Returns what went wrong, if anything.
    static func replace(_ path: Path, _ contents: Bytes) -> String? {
        var old = ByteBuffer(capacity: contents.count + 1)
        if case .read = FileReader.read(path, into: &old), old.bytes == contents { return nil }
        let temporary = Path(path.bytes + Array(".part".utf8))
        do throws(SystemError) {
            try write(temporary, contents)
            let result = temporary.withCString { from in path.withCString { to in rename(from, to) } }
            guard result == 0 else { throw .last }
        } catch {
            _ = temporary.withCString { unlink($0) }
            return "cannot write '\(path.shown)': \(error.message)"
        }
        return nil
    }

    private static func write(_ path: Path, _ contents: Bytes) throws(SystemError) {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        try writeAll(contents, to: descriptor)
    }
}
