#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One of the two streams that formc writes to.
enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Whether a person looks at it.
    var isTerminal: Bool { isatty(rawValue) == 1 }

    /// Whether a line of it can be drawn anew.
    var canRedraw: Bool { isTerminal && environment("TERM") != "dumb" }

    /// The columns of its terminal; 120 where there is none.
    var width: Int {
        var size = winsize()
        let isKnown = isTerminal && ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
        return isKnown ? Int(size.ws_col) : 120
    }

    /// Whether to write colours to it, by the option `--color` (nil is `auto`) and the environment.
    func hasColor(_ choice: String?) -> Bool {
        switch choice {
        case "always": true
        case "never": false
        default: hasColor(isTerminal: isTerminal, environment: environment)
        }
    }

    /// Whether to write colours where nobody said so: no-color.org, then bixense.com/clicolors, then the terminal.
    func hasColor(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
        return isTerminal && environment("TERM") != "dumb"
    }
}

/// The value of an environment variable.
private func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
