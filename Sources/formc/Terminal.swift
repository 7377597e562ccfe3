#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// One of the two streams that formc writes to.
enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether a person looks at it.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// The columns of its terminal; 120 where there is none.
    var width: Int {
        var size = winsize()
        let isKnown = isTerminal && ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 120
    }

    /// Whether to write colours to it, by the option `--color` and the environment (no-color.org, bixense.com/clicolors).
    func hasColor(_ choice: String?) -> Bool {
        switch choice {
        case "always": true
        case "never": false
        default: hasColorByEnvironment
        }
    }

    private var hasColorByEnvironment: Bool {
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
        return isTerminal && environment("TERM") != "dumb"
    }

    /// Writes all bytes, or says why it cannot with an `errno`.
    func write(_ bytes: Bytes) -> Int32 {
        var done = 0
        while done < bytes.count {
            let count = Glue.write(rawValue, bytes.start + done, bytes.count - done)
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                var entry = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
                poll(&entry, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

/// The C functions whose names a method would hide.
private enum Glue {
    static func write(_ descriptor: Int32, _ start: UnsafePointer<UInt8>, _ count: Int) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #else
            Darwin.write(descriptor, start, count)
        #endif
    }
}

/// The value of an environment variable.
func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
