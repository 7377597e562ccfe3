#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormCompiler

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
    static func print(_ bytes: Bytes) {
        do {
            try writeAll(bytes, to: Stream.output.rawValue)
        } catch {
            if error.code == EPIPE { endByPipe() }
            complain("cannot write to standard output: " + error.message)
            exit(ExitCode.usage.rawValue)
        }
    }

    /// Writes a text to standard output; ends the process if that is impossible.
    static func print(_ text: String) {
        Bytes.with(text) { print($0) }
    }

    /// Writes a line to standard error; nobody can be told if that is impossible.
    static func inform(_ line: String) {
        var out = ByteBuffer()
        out.appendVisible(line)
        out.append(0x0A)
        try? writeAll(out.bytes, to: Stream.error.rawValue)
    }

    /// Writes a line about what is wrong to standard error.
    static func complain(_ message: String) {
        inform("formc: " + message)
    }

    /// Writes to standard error as it is.
    static func draw(_ text: String) {
        Bytes.with(text) { try? writeAll($0, to: Stream.error.rawValue) }
    }

    /// Ends the process as one that a closed pipe ends.
    private static func endByPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        exit(128 + SIGPIPE)
    }
}

/// How formc ends.
enum ExitCode: Int32, Sendable {
    /// Nothing is wrong.
    case good = 0
    /// There are errors in specs, or stale outputs.
    case errors = 1
    /// The command line makes no sense, or a file cannot be read or written.
    case usage = 2
}
