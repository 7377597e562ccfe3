/// The general categories that names are made by, as the standard library knows them.
extension Unicode.Scalar {
    /// Whether the scalar is a letter (L).
    package var isLetter: Bool {
        if isASCII { return isASCIIUpper || isASCIILower }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        default: return false
        }
    }

    /// Whether the scalar is a decimal digit (Nd).
    package var isDecimalDigit: Bool {
        if isASCII { return value >= 0x30 && value <= 0x39 }
        return properties.generalCategory == .decimalNumber
    }

    /// Whether the scalar is a combining mark that goes into names: Mn or Mc, but no variation selector.
    package var isNameMark: Bool {
        if isASCII { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return !properties.isVariationSelector
        default: return false
        }
    }

    /// Whether the scalar is a lower-case letter (Ll).
    package var isLowerCaseLetter: Bool {
        if isASCII { return isASCIILower }
        return properties.generalCategory == .lowercaseLetter
    }

    /// Whether the scalar is a capital (Lu or Lt).
    package var isCapital: Bool {
        if isASCII { return isASCIIUpper }
        switch properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return true
        default: return false
        }
    }

    private var isASCIIUpper: Bool { value >= 0x41 && value <= 0x5A }
    private var isASCIILower: Bool { value >= 0x61 && value <= 0x7A }
}
