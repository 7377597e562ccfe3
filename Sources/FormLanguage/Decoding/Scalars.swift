#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// The forms that scalars take where a key asks for them, by section 1 and 2 of the language page.
enum Scalars {
    /// What an integer came to.
    enum Integer {
        case none
        case value(Int64)
        case tooLarge
    }

    /// What a number with a fraction came to.
    enum Double {
        case none
        case value(Swift.Double)
        case notFinite
    }

    /// How long identifiers and names may be.
    static let longestName = 128

    static func boolean(_ text: Bytes) -> Bool? {
        switch text.count {
        case 4: text == "true" || text == "True" || text == "TRUE" ? true : nil
        case 5: text == "false" || text == "False" || text == "FALSE" ? false : nil
        default: nil
        }
    }

    /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+`, within 64 bits.
    static func integer(_ text: Bytes) -> Integer {
        guard text.count > 0 else { return .none }
        if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "x") {
            return digits(text[2..<text.count], radix: 16, isNegative: false)
        }
        if text.count > 2, text[0] == UInt8(ascii: "0"), text[1] == UInt8(ascii: "o") {
            return digits(text[2..<text.count], radix: 8, isNegative: false)
        }
        let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
        guard !isSigned || text.count > 1 else { return .none }
        return digits(text[(isSigned ? 1 : 0)..<text.count], radix: 10, isNegative: text[0] == UInt8(ascii: "-"))
    }

    private static func digits(_ text: Bytes, radix: Int64, isNegative: Bool) -> Integer {
        var value: Int64 = 0
        var isTooLarge = false
        for index in 0..<text.count {
            guard let digit = text[index].hexadecimalValue.map(Int64.init), digit < radix else { return .none }
            let (product, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            isTooLarge = isTooLarge || overflow || carry
            value = sum
        }
        return isTooLarge ? .tooLarge : .value(value)
    }

    /// `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`, finite.
    static func double(_ text: Bytes) -> Double {
        if isNotFinite(text) { return .notFinite }
        guard hasDoubleForm(text) else { return .none }
        guard let value = Swift.Double(text.string), value.isFinite else { return .notFinite }
        return .value(value)
    }

    private static func isNotFinite(_ text: Bytes) -> Bool {
        let isSigned = text.count > 0 && (text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+"))
        let word = text[(isSigned ? 1 : 0)..<text.count]
        if word == ".inf" || word == ".Inf" || word == ".INF" { return true }
        return text == ".nan" || text == ".NaN" || text == ".NAN"
    }

    private static func hasDoubleForm(_ text: Bytes) -> Bool {
        var index = 0
        func run() -> Int {
            let start = index
            while index < text.count, text[index].isDigit { index += 1 }
            return index - start
        }
        func skip(_ bytes: UInt8...) -> Bool {
            guard index < text.count, bytes.contains(text[index]) else { return false }
            index += 1
            return true
        }
        _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
        let whole = run()
        let fraction = skip(UInt8(ascii: ".")) ? run() : 0
        guard whole > 0 || fraction > 0 else { return false }
        if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = skip(UInt8(ascii: "-"), UInt8(ascii: "+"))
            guard run() > 0 else { return false }
        }
        return index == text.count
    }

    /// `^[A-Za-z][A-Za-z0-9_-]*$`, at most 128 characters.
    static func isIdentifier(_ text: Bytes) -> Bool {
        guard text.count > 0, text.count <= longestName, text[0].isLetter else { return false }
        for index in 1..<text.count
        where !(text[index].isLetter || text[index].isDigit || text[index] == 0x5F || text[index] == 0x2D) {
            return false
        }
        return true
    }

    /// `^[A-Z][A-Za-z0-9]*$`, at most 128 characters.
    static func isName(_ text: Bytes) -> Bool {
        guard text.count > 0, text.count <= longestName, text[0] >= 0x41, text[0] <= 0x5A else { return false }
        for index in 1..<text.count where !(text[index].isLetter || text[index].isDigit) { return false }
        return true
    }

    /// `^[A-Za-z_][A-Za-z0-9_]*$`, at most 128 characters, and none of those that cannot be a member.
    static func isSwiftName(_ text: Bytes) -> Bool {
        guard text.count > 0, text.count <= longestName, text[0].isLetter || text[0] == 0x5F else { return false }
        for index in 1..<text.count where !(text[index].isLetter || text[index].isDigit || text[index] == 0x5F) {
            return false
        }
        return !ReservedNames.isNoSwiftName(text)
    }

    /// 8-4-4-4-12 hexadecimal digits.
    static func isUUID(_ text: Bytes) -> Bool {
        guard text.count == 36 else { return false }
        for index in 0..<36 {
            let isDash = index == 8 || index == 13 || index == 18 || index == 23
            guard isDash ? text[index] == UInt8(ascii: "-") : text[index].hexadecimalValue != nil else { return false }
        }
        return true
    }
}
