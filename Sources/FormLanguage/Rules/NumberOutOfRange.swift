import FormBytes
import FormSource
import FormYAML

/// FC2014: a number that is too large, or not finite.
enum NumberOutOfRange: Rule {
    static let description = RuleDescription(
        code: 2014,
        name: "number-out-of-range",
        severity: .error,
        summary: "a number that is too large, or not finite",
        rationale: """
            An Int of a row is a Swift Int of 64 bits, a Double is finite: JSON knows no infinity and no NaN, and a \
            number that does not fit would be another one in the app.

            Write a number that fits, or declare the field as String if its digits are a code rather than a number.
            """,
        failing: """
            formc: 1
            kind: optionSet
            name: Accounts
            objects:
              type: Account
              fields: {id: Int, name: String}
              id: id
              label: name
              rows: [{id: 99999999999999999999, name: Savings}]
            """,
        passing: """
            formc: 1
            kind: optionSet
            name: Accounts
            objects:
              type: Account
              fields: {id: String, name: String}
              id: id
              label: name
              rows: [{id: 99999999999999999999, name: Savings}]
            """)

    /// Reports a number.
    static func report(_ value: NodeID, in checker: inout Checker) {
        checker.report(diagnostic(message(checker.text(value).string), at: checker.range(value), help: help))
    }

    /// Reports a number that is not between 1 and a limit.
    static func report(_ value: NodeID, upTo limit: Int, in checker: inout Checker) {
        checker.report(
            diagnostic(
                message(checker.text(value).string), at: checker.range(value),
                help: "Write an integer from 1 to \(limit)."))
    }

    fileprivate static func message(_ number: String) -> String { "\(number.quoted) is out of range" }
    fileprivate static let help =
        "Write a number that fits: an integer has 64 bits, any other number is a finite double."
}
