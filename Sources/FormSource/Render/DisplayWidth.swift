// Stands in until FormBytes has its own.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xFFE6).contains(scalar.value) && !(0xD800...0xF8FF).contains(scalar.value) || (0x1F300...0x1FAFF).contains(scalar.value) ? 2 : 1
    }
}
