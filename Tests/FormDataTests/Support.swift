import FormBytes

/// Runs `body` with a view of bytes that end where the memory does, so that a sanitizer sees what reads too far.
func withBytes<Result>(_ bytes: some Sequence<UInt8>, _ body: (Bytes) throws -> Result) rethrows -> Result {
    try Array(bytes).withUnsafeBytes { try body(Bytes($0)) }
}

/// Numbers that look random and are the same in every run.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    /// The bytes with a few of them changed, taken out, doubled or cut off.
    mutating func damaged(_ bytes: [UInt8], with alphabet: [UInt8]) -> [UInt8] {
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &self) where !damaged.isEmpty {
            let place = Int.random(in: 0..<damaged.count, using: &self)
            let byte = alphabet.randomElement(using: &self) ?? 0
            switch Int.random(in: 0..<5, using: &self) {
            case 0: damaged[place] = byte
            case 1: damaged.insert(byte, at: place)
            case 2: damaged.remove(at: place)
            case 3: damaged.insert(damaged[place], at: place)
            default: if Bool.random(using: &self) { damaged.removeSubrange(place...) }
            }
        }
        return damaged
    }
}
