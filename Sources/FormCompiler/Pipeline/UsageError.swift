/// The command was used wrongly; nothing has been read, written or removed.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, on one line.
    public let message: String
    /// Whether the message begins with the place that is wrong, as a diagnostic does: `path:line:column: error: …`.
    public let isLocated: Bool

    /// A wrong use.
    public init(_ message: String, isLocated: Bool = false) {
        self.message = message
        self.isLocated = isLocated
    }
}
