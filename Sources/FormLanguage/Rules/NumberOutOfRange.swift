import FormBytes
import FormSource
import FormYAML

/// FC2014: a number that is too large, or not finite.
enum NumberOutOfRange: Rule {
    /// Reports a number.
    static func report(_ value: NodeID, in checker: inout Checker) {
        checker.report(Diagnostic(2014, message(checker.text(value).string), at: checker.range(value), help: help))
    }

    /// Reports a number that is not between 1 and a limit.
    static func report(_ value: NodeID, upTo limit: Int, in checker: inout Checker) {
        checker.report(
            Diagnostic(2014, message(checker.text(value).string), at: checker.range(value), help: "Write an integer from 1 to \(limit)."))
    }

    fileprivate static func message(_ number: String) -> String { "\(number.quoted) is out of range" }
    fileprivate static let help = "Integers have 64 bits; other numbers are finite doubles."
}
