import FormBytes

extension String {
    /// The text in single quotes as messages have it: on one line, without what hides, and cut after 40 characters.
    package var quoted: String {
        var shown = ByteBuffer(capacity: 64)
        shown.append(0x27)
        shown.appendVisible(String(unicodeScalars.prefix(String.longestQuote)))
        shown.append(unicodeScalars.dropFirst(String.longestQuote).isEmpty ? "'" : "…'")
        return shown.bytes.string
    }

    /// How many characters of a text a message shows.
    private static let longestQuote = 40
}

extension Bytes {
    /// The text in single quotes as messages have it.
    package var quoted: String {
        // No scalar has more than four bytes, so that what is left out is cut off in any case.
        self[0..<Swift.min(count, 4 * 42)].string.quoted
    }
}
