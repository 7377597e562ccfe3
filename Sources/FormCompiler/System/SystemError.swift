#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why a call of the system failed.
package struct SystemError: Error, Hashable, Sendable {
    /// The number, as in `errno`.
    package let code: Int32

    /// The failure with this number.
    package init(code: Int32) { self.code = code }

    /// The failure that the last call left in `errno`.
    package static var last: SystemError { SystemError(code: errno) }

    /// What it means, as a part of a sentence: "permission denied".
    package var message: String {
        guard let text = strerror(code) else { return "error \(code)" }
        let message = String(cString: text)
        guard let first = message.first, message.dropFirst().first?.isLowercase == true else { return message }
        return first.lowercased() + message.dropFirst()
    }

    /// Whether every further attempt to write will fail in the same way: the disk is full or cannot be written.
    package var endsWriting: Bool { code == ENOSPC || code == EDQUOT || code == EROFS }
}
