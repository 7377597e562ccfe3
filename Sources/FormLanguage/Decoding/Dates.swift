import FormBytes

/// URLs and dates, by the forms that the language page names.
extension Scalars {
    /// A scheme, `:` and at least one more character, all of them characters of RFC 3986.
    static func isURL(_ text: Bytes) -> Bool {
        guard let colon = schemeEnd(text), colon + 1 < text.count else { return false }
        var index = colon + 1
        while index < text.count {
            if text[index] == UInt8(ascii: "%") {
                guard index + 2 < text.count, text[index + 1].hexadecimalValue != nil,
                    text[index + 2].hexadecimalValue != nil
                else { return false }
                index += 3
            } else {
                guard isURLCharacter(text[index]) else { return false }
                index += 1
            }
        }
        return true
    }

    /// The offset of the `:` after a URL's scheme; nil if there is no scheme.
    static func schemeEnd(_ text: Bytes) -> Int? {
        guard text.count > 0, text[0].isLetter else { return nil }
        for index in 1..<text.count {
            let byte = text[index]
            if byte == UInt8(ascii: ":") { return index }
            guard byte.isLetter || byte.isDigit || byte == 0x2B || byte == 0x2D || byte == 0x2E else { return nil }
        }
        return nil
    }

    private static func isURLCharacter(_ byte: UInt8) -> Bool {
        if byte.isLetter || byte.isDigit { return true }
        switch byte {
        case 0x2D, 0x2E, 0x5F, 0x7E: return true
        case 0x3A, 0x2F, 0x3F, 0x23, 0x5B, 0x5D, 0x40: return true
        case 0x21, 0x24, 0x26...0x2C, 0x3B, 0x3D: return true
        default: return false
        }
    }

    /// RFC 3339: a full date, or a date and time with `Z` or an offset.
    static func isDate(_ text: Bytes) -> Bool {
        guard text.count >= 10, let year = number(text, 0, 4), text[4] == 0x2D, let month = number(text, 5, 2),
            text[7] == 0x2D, let day = number(text, 8, 2), (1...12).contains(month), day >= 1,
            day <= days(in: month, of: year)
        else { return false }
        return text.count == 10 || isTime(text[10..<text.count])
    }

    private static func isTime(_ text: Bytes) -> Bool {
        guard text.count >= 10, text[0] == UInt8(ascii: "T"), let hour = number(text, 1, 2), hour <= 23,
            text[3] == 0x3A, let minute = number(text, 4, 2), minute <= 59, text[6] == 0x3A,
            let second = number(text, 7, 2), second <= 59
        else { return false }
        var index = 9
        if text[index] == UInt8(ascii: ".") {
            index += 1
            let start = index
            while index < text.count, text[index].isDigit { index += 1 }
            guard index > start else { return false }
        }
        guard index < text.count else { return false }
        if text[index] == UInt8(ascii: "Z") { return index + 1 == text.count }
        guard text[index] == 0x2B || text[index] == 0x2D, text.count == index + 6, text[index + 3] == 0x3A,
            let hours = number(text, index + 1, 2), hours <= 23, let minutes = number(text, index + 4, 2), minutes <= 59
        else { return false }
        return true
    }

    private static func number(_ text: Bytes, _ start: Int, _ length: Int) -> Int? {
        guard start + length <= text.count else { return nil }
        var value = 0
        for index in start..<start + length {
            guard text[index].isDigit else { return nil }
            value = value * 10 + Int(text[index]) - 0x30
        }
        return value
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}
