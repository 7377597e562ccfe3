extension Unicode.Scalar {
    /// How many columns of a terminal the scalar takes by itself: 0, 1 or 2.
    ///
    /// Two are for what East Asian Width says is wide or full-width; none for combining marks, controls and what else
    /// is not shown.
    package var displayWidth: Int {
        if value < 0x300 {
            if value >= 0x20, value < 0x7F { return 1 }
            return value < 0xA0 ? 0 : 1
        }
        let table = WidthTable.shared
        if WidthTable.isIn(table.zero, value) { return 0 }
        return WidthTable.isIn(table.wide, value) ? 2 : 1
    }
}

extension Bytes {
    /// How many columns of a terminal the text takes.
    package var displayWidth: Int {
        if isASCII { return buffer.reduce(0) { $0 + ($1 >= 0x20 && $1 != 0x7F ? 1 : 0) } }
        var columns = ColumnCounter()
        return scalars.reduce(0) { $0 + columns.width(of: $1) }
    }
}

/// Tells how many columns each scalar of a text adds.
///
/// Emoji joined by U+200D take the columns of the first, one with a skin tone those of one, and a symbol that U+FE0F
/// makes an emoji takes two.
package struct ColumnCounter {
    private var previous: Unicode.Scalar = " "
    /// The columns of the last scalar that takes any, and whether it can be part of an emoji.
    private var base = (width: 0, isEmoji: false)

    /// A counter at the start of a text.
    package init() {}

    /// How many columns the next scalar adds.
    package mutating func width(of scalar: Unicode.Scalar) -> Int {
        defer { previous = scalar }
        if scalar == "\u{FE0F}" {
            guard base.width == 1, base.isEmoji else { return 0 }
            base.width = 2
            return 1
        }
        let own = scalar.displayWidth
        guard own > 0 else { return 0 }
        let isEmoji = scalar.properties.isEmoji
        let isJoined = previous == "\u{200D}" && base.isEmoji && isEmoji
        let isSkinTone = (0x1F3FB...0x1F3FF).contains(scalar.value) && base.isEmoji && base.width == 2
        if isJoined || isSkinTone { return 0 }
        base = (own, isEmoji)
        return own
    }
}

/// The runs of `WidthText`, unpacked.
private struct WidthTable: Sendable {
    /// The table, made when first needed.
    static let shared = WidthTable()

    /// The first and last scalars of runs that take two columns, in their order.
    let wide: [ClosedRange<UInt32>]
    /// The first and last scalars of runs that take none, in their order.
    let zero: [ClosedRange<UInt32>]

    private init() {
        var numbers = HexNumbers(WidthText.text)
        wide = WidthTable.runs(&numbers)
        zero = WidthTable.runs(&numbers)
    }

    private static func runs(_ numbers: inout HexNumbers) -> [ClosedRange<UInt32>] {
        var runs: [ClosedRange<UInt32>] = []
        var last: UInt32 = 0
        while let gap = numbers.next(), let more = numbers.next() {
            runs.append(last + gap...last + gap + more)
            last += gap + more
        }
        return runs
    }

    static func isIn(_ runs: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < runs.count && runs[low].contains(value)
    }
}
