/// What a run did, in numbers.
public struct Summary: Hashable, Sendable {
    /// How many specs were read.
    public var specs = 0
    /// How many of them had outputs written.
    public var built = 0
    /// How many of them had every output in place already.
    public var unchanged = 0
    /// How many outputs were removed, because their spec is gone or has errors now.
    public var removed = 0
    /// How many errors there are, those that are not shown included.
    public var errors = 0
    /// How many warnings there are, those that are not shown included.
    public var warnings = 0
    /// How many notes there are, those that are not shown included.
    public var notes = 0

    /// A summary of nothing.
    public init() {}
}
