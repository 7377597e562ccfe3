import FormBytes

extension ByteBuffer {
    /// Appends a number as ECMAScript and RFC 8785 print it: the fewest digits that read back as the same number.
    ///
    /// JSON has no infinities and no NaN; they are written as `null`, as ECMAScript does.
    package mutating func appendJSONNumber(_ value: Double) {
        guard value.isFinite else { return append("null") }
        if value < 0 { append(0x2D) }
        var description = value.magnitude.description
        description.withUTF8 { text in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { memory in
                append(number: JSONDecimal(description: text, memory: memory))
            }
        }
    }

    /// Lays out digits as ECMAScript's Number::toString does, whose letters n and k are `point` and the digits' count.
    private mutating func append(number: JSONDecimal) {
        let digits = number.digits
        let point = number.point
        switch point {
        case digits.count...21 where digits.count <= 21:
            append(digits)
            append(zeros: point - digits.count)
        case 1...21:
            append(digits[0..<point])
            append(0x2E)
            append(digits[point..<digits.count])
        case -5...0:
            append("0.")
            append(zeros: -point)
            append(digits)
        default:
            append(digits[0..<1])
            if digits.count > 1 {
                append(0x2E)
                append(digits[1..<digits.count])
            }
            append(point > 0 ? "e+" as StaticString : "e-")
            appendJSONInteger(Int64((point - 1).magnitude))
        }
    }

    private mutating func append(zeros count: Int) {
        for _ in 0..<count { append(0x30) }
    }
}

/// A number as 0.DIGITS × 10^`point`, without leading or trailing zeros in the digits; zero is the one digit 0.
private struct JSONDecimal {
    let digits: Bytes
    let point: Int

    /// Reads what Swift prints of a finite number that is not negative: the digits are the shortest there already, only
    /// the layout is another ("1e-07", "100.0").
    init(description: UnsafeBufferPointer<UInt8>, memory: UnsafeMutableBufferPointer<UInt8>) {
        var count = 0
        var point = 0
        var isFraction = false
        var index = 0
        while index < description.count, description[index] != 0x65 {
            let byte = description[index]
            index += 1
            if byte == 0x2E {
                isFraction = true
                continue
            }
            if count > 0 || byte != 0x30 {
                memory[count] = byte
                count += 1
                if !isFraction { point += 1 }
            } else if isFraction {
                point -= 1
            }
        }
        point += JSONDecimal.exponent(description, from: index)
        while count > 0, memory[count - 1] == 0x30 { count -= 1 }
        if count == 0 {
            memory[0] = 0x30
            count = 1
            point = 1
        }
        digits = Bytes(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(memory)[0..<count]))
        self.point = point
    }

    /// The number after the `e` at `start`, or 0 where the text ends there.
    private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard start + 1 < text.count else { return 0 }
        var magnitude = 0
        for byte in text[(start + 1)...] where byte >= 0x30 && byte <= 0x39 {
            magnitude = magnitude * 10 + Int(byte - 0x30)
        }
        return text[start + 1] == 0x2D ? -magnitude : magnitude
    }
}
