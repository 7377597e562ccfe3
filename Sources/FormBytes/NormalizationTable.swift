/// What normalization needs to know of each scalar but Hangul syllables, unpacked from `NormalizationText`.
///
/// Scalars are looked up in two steps, in pages of 128, so that text of any script is checked at a few loads a scalar.
struct NormalizationTable: Sendable {
    /// One scalar: its combining class, whether it may stand in NFC, and where its decomposition is.
    struct Entry {
        /// The class in the low byte, the two flags, and above them the index of the decomposition, plus one.
        fileprivate(set) var bits: UInt32 = 0

        /// The canonical combining class; 0 is that of starters.
        var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits) }
        /// Whether the scalar never stands in NFC.
        var isNever: Bool { bits & Entry.never != 0 }
        /// Whether the scalar may compose with one before it, so that only composing tells whether it is NFC.
        var isMaybe: Bool { bits & Entry.maybe != 0 }
        /// The index of the decomposition in `decompositions`, or nil if there is none.
        var decomposition: Int? { bits < 1 << 16 ? nil : Int(bits >> 16) - 1 }

        fileprivate static let never: UInt32 = 0x100
        fileprivate static let maybe: UInt32 = 0x200
    }

    /// The table, made when first needed.
    static let shared = NormalizationTable()

    /// The two parts of each decomposition; the second is 0 where there is one part only.
    private(set) var decompositions: [(first: UInt32, second: UInt32)] = []
    private var pages: [UInt16] = []
    private var entries = [Entry](repeating: Entry(), count: 128)
    /// The pairs that compose, as the first shifted by 32 and the second, and what each becomes.
    private var pairs: [UInt64] = []
    private var composites: [UInt32] = []

    /// What is known of a scalar; of a Hangul syllable nothing.
    func entry(_ scalar: UInt32) -> Entry {
        let page = Int(scalar >> 7)
        guard page < pages.count else { return Entry() }
        return entries[Int(pages[page]) << 7 | Int(scalar & 127)]
    }

    /// The primary composite of two scalars other than Hangul, or nil.
    func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        let pair = UInt64(first) << 32 | UInt64(second)
        var low = 0
        var high = pairs.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] < pair { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low] == pair ? composites[low] : nil
    }

    private init() {
        var numbers = HexNumbers(NormalizationText.text)
        readClasses(&numbers)
        let composing = readDecompositions(&numbers, flag: 0)
        _ = readDecompositions(&numbers, flag: Entry.never)
        let sorted = composing.sorted { $0.pair < $1.pair }
        pairs = sorted.map(\.pair)
        composites = sorted.map(\.composite)
        for pair in pairs { update(UInt32(truncatingIfNeeded: pair)) { $0.bits |= Entry.maybe } }
        // The vowels and the final consonants of Hangul compose with what is before them.
        for jamo in (0x1161 as UInt32)..<0x1176 { update(jamo) { $0.bits |= Entry.maybe } }
        for jamo in (0x11A8 as UInt32)..<0x11C3 { update(jamo) { $0.bits |= Entry.maybe } }
    }

    private mutating func readClasses(_ numbers: inout HexNumbers) {
        var scalar: UInt32 = 0
        while let gap = numbers.next(), let count = numbers.next(), let kind = numbers.next() {
            scalar += gap
            for _ in 0..<count {
                update(scalar) { $0.bits |= kind }
                scalar += 1
            }
        }
    }

    private mutating func readDecompositions(
        _ numbers: inout HexNumbers, flag: UInt32
    ) -> [(pair: UInt64, composite: UInt32)] {
        var scalar: UInt32 = 0
        var found: [(pair: UInt64, composite: UInt32)] = []
        while let gap = numbers.next(), let first = numbers.next(), let second = numbers.next() {
            scalar += gap
            decompositions.append((first, second))
            let index = UInt32(decompositions.count)
            update(scalar) { $0.bits |= flag | index << 16 }
            found.append((UInt64(first) << 32 | UInt64(second), scalar))
        }
        return found
    }

    private mutating func update(_ scalar: UInt32, _ body: (inout Entry) -> Void) {
        let page = Int(scalar >> 7)
        while pages.count <= page { pages.append(0) }
        if pages[page] == 0 {
            pages[page] = UInt16(entries.count >> 7)
            entries.append(contentsOf: repeatElement(Entry(), count: 128))
        }
        body(&entries[Int(pages[page]) << 7 | Int(scalar & 127)])
    }
}
