import FormSource

/// The codes of the language page and how grave each is.
package enum RuleTable {
    /// How grave a rule is by default; nil if there is no such code.
    package static func severity(of code: Code) -> Severity? {
        if notes.contains(code.number) { return .note }
        if warnings.contains(code.number) { return .warning }
        return errors.contains(code.number) ? .error : nil
    }

    /// All codes, in order.
    package static var codes: [Code] { (notes + warnings + errors).sorted().map { Code(number: $0) } }

    private static let notes: [UInt16] = [0001, 3011, 5004]
    private static let warnings: [UInt16] = [
        1012, 1013, 3007, 3009, 3010, 3012, 3013, 3014, 3015, 3016, 3021, 3022, 4004, 4006, 4008, 4010, 4011, 4012, 6002, 6003, 6006,
    ]
    private static let errors: [UInt16] = [
        1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010,
        2011, 2012, 2013, 2014, 2015, 2016, 3001, 3002, 3003, 3004, 3005, 3006, 3008, 3017, 3018, 3019, 3020, 4002, 4003, 4005, 4007,
        4009, 5001, 5002, 5003, 5005, 6001, 6004, 6005,
    ]
}
