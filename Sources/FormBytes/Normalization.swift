extension Bytes {
    /// Whether the text is in Unicode Normalization Form C.
    ///
    /// Text below U+0300 is, which a scan of the bytes tells. The time is linear in the text, but for the sorting of
    /// long runs of combining marks.
    package var isNFC: Bool {
        guard let start = firstBeyondLatin, let verdict = quickCheck(from: start) else { return true }
        return verdict && isItsOwnNFC
    }

    /// The text in NFC.
    package var nfc: String {
        if isNFC { return string }
        var output = ByteBuffer(capacity: count)
        output.appendNFC(self)
        return output.bytes.string
    }

    /// The index of the first byte of CC or more, which only scalars from U+0300 on begin with, or nil.
    private var firstBeyondLatin: Int? {
        let raw = UnsafeRawPointer(start)
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = 0
        while index + 8 <= count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if ((word & (ones &* 0x7F)) &+ (ones &* 0x34)) & word & (ones &* 0x80) != 0 { break }
            index += 8
        }
        while index < count, start[index] < 0xCC { index += 1 }
        return index < count ? index : nil
    }

    /// The quick check of Unicode Standard Annex 15 from a scalar on before which there are starters only: nil if all
    /// is in NFC, false if something is not, true if that is to be seen.
    private func quickCheck(from start: Int) -> Bool? {
        let table = NormalizationTable.shared
        var verdict: Bool?
        var lastClass: UInt8 = 0
        var index = start
        while index < count {
            let (scalar, length) = scalar(at: index)
            index += length
            let entry = table.entry(scalar.value)
            let kind = entry.combiningClass
            if entry.isNever || kind != 0 && kind < lastClass { return false }
            if entry.isMaybe { verdict = true }
            lastClass = kind
        }
        return verdict
    }

    private var isItsOwnNFC: Bool {
        var output = ByteBuffer(capacity: count)
        output.appendNFC(self)
        return output.bytes == self
    }
}

extension ByteBuffer {
    /// Appends the NFC of a text.
    package mutating func appendNFC(_ text: Bytes) {
        var normalizer = Normalizer()
        for scalar in text.scalars { normalizer.decompose(scalar.value, into: &self) }
        normalizer.flush(into: &self)
    }
}

/// Decomposes, orders and composes: the way of the Unicode Standard, chapter 3.11.
private struct Normalizer {
    private let table = NormalizationTable.shared
    /// Scalars decomposed but not yet composed: a starter that nothing before it composes with, and what follows.
    private var scalars: [UInt32] = []
    /// Where the marks at the end of `scalars` begin that may have to be put in order.
    private var markStart = 0

    /// Takes the next scalar of the text, and writes out what it cannot change any more.
    mutating func decompose(_ scalar: UInt32, into output: inout ByteBuffer) {
        if let syllable = Hangul(syllable: scalar) {
            add(syllable.leading, into: &output)
            add(syllable.vowel, into: &output)
            if let trailing = syllable.trailing { add(trailing, into: &output) }
            return
        }
        // Decompositions nest a few levels deep in their first part only.
        guard let index = table.entry(scalar).decomposition else { return add(scalar, into: &output) }
        let (first, second) = table.decompositions[index]
        decompose(first, into: &output)
        if second != 0 { decompose(second, into: &output) }
    }

    /// Writes out all that is left.
    mutating func flush(into output: inout ByteBuffer) {
        sortMarks()
        compose()
        for scalar in scalars { output.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
        scalars.removeAll(keepingCapacity: true)
        markStart = 0
    }

    private mutating func add(_ scalar: UInt32, into output: inout ByteBuffer) {
        let entry = table.entry(scalar)
        if entry.combiningClass == 0 {
            if entry.isMaybe { sortMarks() } else { flush(into: &output) }
            markStart = scalars.count + 1
        }
        scalars.append(scalar)
    }

    /// Puts the marks at the end in the order of their classes; those of one class keep theirs.
    private mutating func sortMarks() {
        guard scalars.count - markStart > 1 else { return }
        var keys: [UInt64] = []
        for (place, scalar) in scalars[markStart...].enumerated() {
            let kind = UInt64(table.entry(scalar).combiningClass)
            keys.append(kind << 56 | UInt64(place) << 24 | UInt64(scalar))
        }
        keys.sort()
        for (place, key) in keys.enumerated() { scalars[markStart + place] = UInt32(key & 0xFF_FFFF) }
    }

    private mutating func compose() {
        guard scalars.count > 1 else { return }
        var count = 0
        var starter: Int?
        /// The class of the scalar before, if it is not the starter itself.
        var lastClass: UInt8?
        for scalar in scalars {
            let kind = table.entry(scalar).combiningClass
            let isBlocked = lastClass.map { $0 >= kind } ?? false
            if let starter, !isBlocked, let composite = composite(scalars[starter], scalar) {
                scalars[starter] = composite
                continue
            }
            if kind == 0 {
                starter = count
                lastClass = nil
            } else {
                lastClass = kind
            }
            scalars[count] = scalar
            count += 1
        }
        scalars.removeLast(scalars.count - count)
    }

    private func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        guard table.entry(second).isMaybe else { return nil }
        return Hangul.composite(first, second) ?? table.composite(first, second)
    }
}

/// The arithmetic of Hangul syllables: the Unicode Standard, chapter 3.12.
private struct Hangul {
    private static let syllables: UInt32 = 0xAC00
    private static let leadings: UInt32 = 0x1100
    private static let vowels: UInt32 = 0x1161
    private static let trailings: UInt32 = 0x11A7

    let leading: UInt32
    let vowel: UInt32
    let trailing: UInt32?

    init?(syllable: UInt32) {
        guard syllable >= Hangul.syllables, syllable < Hangul.syllables + 11172 else { return nil }
        let index = syllable - Hangul.syllables
        leading = Hangul.leadings + index / 588
        vowel = Hangul.vowels + index % 588 / 28
        trailing = index % 28 == 0 ? nil : Hangul.trailings + index % 28
    }

    static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if first >= leadings, first < leadings + 19, second >= vowels, second < vowels + 21 {
            return syllables + ((first - leadings) * 21 + second - vowels) * 28
        }
        let isOpenSyllable = first >= syllables && first < syllables + 11172 && (first - syllables) % 28 == 0
        guard isOpenSyllable, second > trailings, second < trailings + 28 else { return nil }
        return first + second - trailings
    }
}
