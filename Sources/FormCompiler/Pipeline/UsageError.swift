/// The command was used wrongly; nothing has been read, written or removed.
public struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, on one line.
    public let message: String

    /// A wrong use.
    public init(_ message: String) { self.message = message }
}
