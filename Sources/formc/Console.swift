#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// What formc says, and how it ends when nobody can hear it.
enum Console {
    /// Makes the streams safe to use: a closed pipe is an error that is seen where it happens, and a standard stream
    /// that is closed does not lend its number to a file.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
        }
    }

    /// Writes to standard output; ends the process if that is impossible.
    static func write(_ bytes: Bytes) {
        let code = Stream.output.write(bytes)
        if code == EPIPE { endByPipe() }
        if code != 0 {
            complain("cannot write to standard output: " + String(cString: strerror(code)))
            exit(ExitStatus.usage.rawValue)
        }
    }

    /// Writes a text to standard output; ends the process if that is impossible.
    static func write(_ text: String) {
        Bytes.with(text) { write($0) }
    }

    /// Writes a line to standard error; nobody can be told if that is impossible.
    static func say(_ line: String) {
        Bytes.with(line + "\n") { _ = Stream.error.write($0) }
    }

    /// Writes a line about what is wrong to standard error.
    static func complain(_ message: String) {
        var line = ByteBuffer()
        line.append("formc: ")
        line.appendVisible(message)
        line.append("\n")
        _ = Stream.error.write(line.bytes)
    }

    /// Ends the process as one that a closed pipe ends.
    private static func endByPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}

/// How formc ends.
enum ExitStatus: Int32, Sendable {
    /// Nothing is wrong.
    case good = 0
    /// There are errors in specs, or stale outputs.
    case errors = 1
    /// The command line makes no sense, or a file cannot be read or written.
    case usage = 2
}
