import FormBytes

extension ByteBuffer {
    /// Appends a text in one line in which nothing hides: control characters, line separators, directional controls
    /// and other characters without a shape are written as escapes (`\n`, `\u{202E}`).
    package mutating func appendVisible(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
        guard !isPlain else { return append(text) }
        forEachScalar(of: text) { scalar, isHidden in
            if isHidden { appendEscape(scalar) } else { append(scalar) }
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

/// Calls `body` with each scalar of a text, and with whether a terminal or an editor would show nothing where it stands,
/// or would move what is around it.
///
/// Joiners and tags are not hidden inside the scripts and emoji that need them, that is after anything but ASCII and
/// Latin, and in an emoji before another part of it.
func forEachScalar(of text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
    let scalars = text.unicodeScalars
    var previous: Unicode.Scalar?
    var index = scalars.startIndex
    while index < scalars.endIndex {
        let scalar = scalars[index]
        scalars.formIndex(after: &index)
        switch scalar.value {
        case 0x200C, 0x200D: body(scalar, !joins(previous, index < scalars.endIndex ? scalars[index] : nil))
        case 0xE0020...0xE007F: body(scalar, !takesTag(previous))
        default: body(scalar, isHidden(scalar))
        }
        previous = scalar
    }
}

private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD: true
    case 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
}

/// Whether a joiner does something between two scalars.
private func joins(_ previous: Unicode.Scalar?, _ next: Unicode.Scalar?) -> Bool {
    guard let previous, previous.value >= 0x300, !isHidden(previous) else { return false }
    guard previous.properties.isEmoji || previous.value == 0xFE0F else { return true }
    return next.map { $0.properties.isEmoji && $0.value >= 0x300 } ?? false
}

private func takesTag(_ previous: Unicode.Scalar?) -> Bool {
    guard let previous, previous.value >= 0x300 else { return false }
    return !isHidden(previous) || 0xE0020...0xE007E ~= previous.value
}
