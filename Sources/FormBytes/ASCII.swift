/// What a byte is, if it is of ASCII.
extension UInt8 {
    /// Whether it is a space or a tab.
    @inlinable @inline(__always)
    package var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// Whether it is LF or CR.
    @inlinable @inline(__always)
    package var isLineEnd: Bool { self == 0x0A || self == 0x0D }

    /// Whether it is a letter.
    @inlinable @inline(__always)
    package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Whether it is a decimal digit.
    @inlinable @inline(__always)
    package var isDigit: Bool { self &- 0x30 < 10 }

    /// The number that it stands for as a hexadecimal digit, in either case; nil if it is none.
    @inlinable
    package var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x41 + 10
        case 0x61...0x66: self - 0x61 + 10
        default: nil
        }
    }
}
