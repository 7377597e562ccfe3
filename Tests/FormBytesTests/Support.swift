import FormBytes

/// Runs `body` with a view of bytes that end where the memory does, so that a sanitizer sees what reads too far.
func withBytes<Result>(_ bytes: [UInt8], _ body: (Bytes) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(Bytes($0)) }
}

/// Numbers that look random and are the same in every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
