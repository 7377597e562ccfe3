#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// Reading whole files.
package enum FileReader {
    /// What reading came to.
    package enum Outcome: Sendable {
        /// The bytes are in the buffer; the stamp was taken before they were read.
        case read(FileStamp)
        /// The file has more bytes than allowed; nothing was read.
        case tooLarge(Int64)
        /// There is no readable file.
        case failed(String)
    }

    /// Reads the file at a path into a buffer, whose contents are replaced.
    ///
    /// Opens nothing that is no regular file, so that a pipe cannot hold up the build.
    package static func read(_ path: Path, into buffer: inout ByteBuffer, limit: Int = .max) -> Outcome {
        if path.holdsNUL { return .failed("no such file or directory") }
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { return .failed(SystemError.last.message) }
        defer { close(descriptor) }
        return read(descriptor: descriptor, into: &buffer, limit: limit)
    }

    /// Reads an open file into a buffer, whose contents are replaced.
    package static func read(descriptor: Int32, into buffer: inout ByteBuffer, limit: Int = .max) -> Outcome {
        buffer.removeAll()
        guard case .success(let status) = FileStatus.of(descriptor: descriptor) else {
            return .failed(SystemError.last.message)
        }
        guard status.kind == .file else { return .failed(status.kind == .directory ? "is a directory" : "not a file") }
        guard status.stamp.size <= limit else { return .tooLarge(status.stamp.size) }
        while true {
            // One byte more than expected: the read that finds the end then needs no second call to say so.
            let room = max(Int(status.stamp.size) - buffer.count, 0) + 1
            #if canImport(Darwin)
                let got = Darwin.read(descriptor, buffer.reserve(room), room)
            #elseif canImport(Musl)
                let got = Musl.read(descriptor, buffer.reserve(room), room)
            #else
                let got = Glibc.read(descriptor, buffer.reserve(room), room)
            #endif
            if got < 0 {
                if errno == EINTR { continue }
                return .failed(SystemError.last.message)
            }
            buffer.advance(by: got)
            if got < room, got == 0 || buffer.count == status.stamp.size { return .read(status.stamp) }
            if buffer.count > limit { return .tooLarge(Int64(buffer.count)) }
        }
    }
}
