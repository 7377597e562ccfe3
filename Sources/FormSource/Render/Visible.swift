import FormBytes

extension ByteBuffer {
    /// Appends a text in one line in which nothing hides: control characters, line separators, directional controls
    /// and other characters without a shape are written as escapes (`\n`, `\u{202E}`).
    package mutating func appendVisible(_ text: String) {
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isHidden(scalar, after: previous) { appendEscape(scalar) } else { append(scalar) }
            previous = scalar
        }
    }

    private mutating func appendEscape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\n": append(Bytes("\\n"))
        case "\r": append(Bytes("\\r"))
        case "\t": append(Bytes("\\t"))
        default: append("\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}")
        }
    }
}

/// Whether a terminal or an editor would show nothing where this scalar stands, or would move what is around it.
///
/// Joiners and tags are left alone inside the scripts and emoji that need them, that is after anything but ASCII and
/// Latin.
func isHidden(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD: true
    case 0x200C, 0x200D: !takesJoiner(previous)
    case 0xE0020...0xE007F: !takesJoiner(previous) && !(previous.map { 0xE0020...0xE007E ~= $0.value } ?? false)
    case 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001:
        true
    default: false
    }
}

/// Whether something invisible may belong to what goes before it.
private func takesJoiner(_ previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return previous.value >= 0x300 && !isHidden(previous, after: nil)
}

/// The scalar's number in upper-case hexadecimal, four digits or more.
func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
