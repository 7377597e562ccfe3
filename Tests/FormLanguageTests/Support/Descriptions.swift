import FormSource
import Testing

extension RuleDescription: CustomTestStringConvertible {
    /// The code, for the names of tests.
    public var testDescription: String { "\(code)" }
}
