import FormBytes

/// What a look at all bytes of a text has found; later stages skip what cannot be there.
package struct TextFacts: OptionSet, Sendable {
    /// The facts, a bit each.
    package let rawValue: UInt8

    /// Facts from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There are bytes beyond ASCII, written or by an escape.
    package static let nonASCII = TextFacts(rawValue: 1)
    /// There are scalars from U+0300 on, without which every text is in NFC, written or by an escape.
    package static let combining = TextFacts(rawValue: 2)
    /// There are bidirectional controls (U+202A–202E, U+2066–2069), written or by an escape.
    package static let bidirectional = TextFacts(rawValue: 4)
    /// `formc:disable` stands somewhere.
    package static let suppression = TextFacts(rawValue: 8)
    /// A line begins with `.` or `%`, which may be a document's end or a directive.
    static let documentMarkers = TextFacts(rawValue: 16)
}

/// One look at all bytes before libyaml reads them: whether they are UTF-8 and hold only what libyaml accepts.
struct Prescan {
    /// Why a character cannot stay.
    enum Reason {
        case notUTF8, forbidden
    }

    /// What has been found.
    private(set) var facts: TextFacts = []
    /// The first character that cannot stay: its offset, its length in bytes and the reason.
    private(set) var fault: (offset: Int, length: Int, reason: Reason)?
    /// The offsets of U+0085, U+2028 and U+2029.
    private(set) var separators: [Int] = []

    private let start: UnsafePointer<UInt8>
    private let end: Int

    /// Looks at `bytes` from `offset` on; at least eight NULs follow them in memory.
    init(_ bytes: Bytes, from offset: Int) {
        start = bytes.start
        end = bytes.count
        if offset < end, start[offset] == UInt8(ascii: ".") || start[offset] == UInt8(ascii: "%") {
            facts.insert(.documentMarkers)
        }
        var next = offset
        var mayDisable = false
        while next + Prescan.block <= end, fault == nil {
            let signs = Prescan.signs(start + next)
            if signs.lineMarker { facts.insert(.documentMarkers) }
            if signs.colon { mayDisable = true }
            next = signs.unusual ? inspect(from: next, to: next + Prescan.block) : next + Prescan.block
        }
        while next < end, fault == nil {
            let byte = start[next]
            let after = start[next + 1]
            if byte == UInt8(ascii: ":"), after == UInt8(ascii: "d") { mayDisable = true }
            if byte == 0x0A || byte == 0x0D, after == UInt8(ascii: ".") || after == UInt8(ascii: "%") {
                facts.insert(.documentMarkers)
            }
            next = inspect(from: next, to: next + 1)
        }
        if mayDisable, contains("formc:disable") { facts.insert(.suppression) }
    }

    /// How many bytes are looked at together.
    private static let block = 64

    /// Whether 64 bytes hold a line that begins with `.` or `%`, a `:` before `d` (as in `formc:disable`), or anything
    /// but printable ASCII and line ends. Reads one byte beyond.
    @inline(__always)
    private static func signs(_ bytes: UnsafePointer<UInt8>) -> (lineMarker: Bool, colon: Bool, unusual: Bool) {
        // Compared with a scalar, a vector would be taken apart.
        typealias Vector = SIMD16<UInt8>
        let lineFeed = Vector(repeating: 0x0A)
        let carriageReturn = Vector(repeating: 0x0D)
        let space = Vector(repeating: 0x20)
        let delete = Vector(repeating: 0x7F)
        let dot = Vector(repeating: UInt8(ascii: "."))
        let percent = Vector(repeating: UInt8(ascii: "%"))
        let colonSign = Vector(repeating: UInt8(ascii: ":"))
        let letterD = Vector(repeating: UInt8(ascii: "d"))
        let raw = UnsafeRawPointer(bytes)
        var lineMarker = SIMDMask<SIMD16<Int8>>(repeating: false)
        var colon = lineMarker
        var unusual = lineMarker
        for part in 0..<4 {
            let here = raw.loadUnaligned(fromByteOffset: part * 16, as: Vector.self)
            let after = raw.loadUnaligned(fromByteOffset: part * 16 + 1, as: Vector.self)
            let lineEnd = (here .== lineFeed) .| (here .== carriageReturn)
            unusual = unusual .| (here .>= delete) .| ((here .< space) .& .!lineEnd)
            lineMarker = lineMarker .| (lineEnd .& ((after .== dot) .| (after .== percent)))
            colon = colon .| ((here .== colonSign) .& (after .== letterD))
        }
        return (isAny(lineMarker), isAny(colon), isAny(unusual))
    }

    @inline(__always)
    private static func isAny(_ mask: SIMDMask<SIMD16<Int8>>) -> Bool {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }

    /// Looks at the characters that begin from `offset` up to `limit`, one by one; returns where the next one begins.
    private mutating func inspect(from offset: Int, to limit: Int) -> Int {
        var next = offset
        while next < limit {
            let byte = start[next]
            if byte < 0x80 {
                guard byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A || byte == 0x0D else {
                    fault = (next, 1, .forbidden)
                    return next
                }
                next += 1
                continue
            }
            guard let (value, length) = decode(at: next) else {
                fault = (next, 1, .notUTF8)
                return next
            }
            guard note(value, at: next) else {
                fault = (next, length, .forbidden)
                return next
            }
            next += length
        }
        return next
    }

    /// Notes what a character beyond ASCII means; false if YAML forbids it.
    @inline(__always)
    private mutating func note(_ value: UInt32, at offset: Int) -> Bool {
        facts.insert(.nonASCII)
        if value < 0x300 {
            if value == 0x85 { separators.append(offset) }
            return value >= 0xA0 || value == 0x85
        }
        facts.insert(.combining)
        if value >= 0x2028, value <= 0x2069 {
            if value <= 0x2029 {
                separators.append(offset)
            } else if value <= 0x202E || value >= 0x2066 {
                facts.insert(.bidirectional)
            }
        }
        return value != 0xFFFE && value != 0xFFFF
    }

    /// The character beyond ASCII at `offset`, and its length; nil if it is no UTF-8.
    @inline(__always)
    private func decode(at offset: Int) -> (value: UInt32, length: Int)? {
        let lead = UInt32(start[offset])
        // What follows the end is NUL, and so no continuation.
        let second = UInt32(start[offset + 1])
        guard lead >= 0xC2, second & 0xC0 == 0x80 else { return nil }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | second & 0x3F, 2) }
        let third = UInt32(start[offset + 2])
        guard third & 0xC0 == 0x80 else { return nil }
        if lead < 0xF0 {
            let value = (lead & 0x0F) << 12 | (second & 0x3F) << 6 | third & 0x3F
            return value >= 0x800 && value & 0xF800 != 0xD800 ? (value, 3) : nil
        }
        let fourth = UInt32(start[offset + 3])
        guard fourth & 0xC0 == 0x80, lead <= 0xF4 else { return nil }
        let value = (lead & 0x07) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F
        return value >= 0x10000 && value <= 0x10FFFF ? (value, 4) : nil
    }

    private func contains(_ word: StaticString) -> Bool {
        Bytes(start: start, count: end).contains(Bytes(word))
    }
}
