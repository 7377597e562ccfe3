#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// A directory of outputs that is open as long as somebody holds it.
final class OpenDirectory: Sendable {
    private let descriptor: Int32

    /// Opens the directory of a name in another one, which is no link.
    init(_ name: Path, in parent: Int32) throws(SystemError) {
        let opened = name.withCString { openat(parent, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        guard opened >= 0 else { throw .last }
        descriptor = opened
    }

    deinit { close(descriptor) }

    /// Runs `body` with the descriptor, which is open meanwhile.
    func with<Result>(_ body: (Int32) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(descriptor) }
    }

    /// The status of a file, or of the link in its place.
    func status(of name: OutputName) -> Result<FileStatus, SystemError> {
        var copy = name.name
        return copy.withUTF8 { text in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: text.count + 1) { buffer in
                for index in 0..<text.count { buffer[index] = CChar(bitPattern: text[index]) }
                buffer[text.count] = 0
                return with { FileStatus.of(buffer.baseAddress!, in: $0, followingLinks: false) }
            }
        }
    }

    /// Reads a file that is no link into a buffer; false if that is impossible.
    func read(_ name: OutputName, into buffer: inout ByteBuffer) -> Bool {
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = Path(name.name).withCString { name in with { openat($0, name, flags) } }
        guard file >= 0 else { return false }
        defer { close(file) }
        guard case .read = FileReader.read(descriptor: file, into: &buffer) else { return false }
        return true
    }
}
