/// A number that is not negative in upper-case hexadecimal, with at least as many digits as asked for.
package func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
    let written = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - written.utf8.count)) + written
}

extension ByteBuffer {
    /// Appends a byte as two upper-case hexadecimal digits.
    package mutating func append(hexadecimal byte: UInt8) {
        for half in [byte >> 4, byte & 15] { append(half < 10 ? 0x30 + half : 0x41 + half - 10) }
    }
}
