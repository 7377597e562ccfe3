/// How much may still be spent on candidates that a text brings along: thousands of mistakes, each with thousands of
/// candidates, would take minutes.
package struct Patience {
    /// Scalars to compare.
    private var steps: Int

    /// All that a text of `size` bytes is worth: some hundredths of a second, and for a large one a part of what it takes to
    /// read it.
    package init(size: Int = 0) { steps = 20_000_000 + 2 * size }

    /// Whether nothing is left.
    package var isSpent: Bool { steps <= 0 }

    fileprivate mutating func spend(_ count: Int) { steps -= count }
}

/// The candidate that somebody who wrote `word` may have meant, or nil if none is near.
///
/// Near means at most a third of the word's scalars added, dropped, replaced or swapped with the next, but always one;
/// case does not count. Of equally near ones it is the first. Words of more than 128 bytes are near to nothing.
package func nearest(_ word: Bytes, among candidates: some Sequence<String>) -> String? {
    var search = NearestSearch(word)
    return search.nearest(among: candidates)
}

/// The candidate that somebody who wrote `word` may have meant, as long as there is patience to look for it.
package func nearest(_ word: Bytes, among candidates: some Sequence<String>, _ patience: inout Patience) -> String? {
    guard !patience.isSpent else { return nil }
    var search = NearestSearch(word)
    defer { patience.spend(search.steps) }
    return search.nearest(among: candidates)
}

/// The candidate that somebody who wrote `word` may have meant.
package func nearest(_ word: String, among candidates: some Sequence<String>) -> String? {
    Bytes.with(word) { nearest($0, among: candidates) }
}

/// The candidate that somebody who wrote `word` may have meant, as long as there is patience to look for it.
package func nearest(_ word: String, among candidates: some Sequence<String>, _ patience: inout Patience) -> String? {
    Bytes.with(word) { nearest($0, among: candidates, &patience) }
}

/// A word, and how near the nearest of the candidates seen so far is to it.
private struct NearestSearch {
    private static let longest = 128
    private let word: [UInt32]
    /// A candidate must be nearer than this.
    private var bound: Int
    private var candidate: [UInt32] = []
    /// What has been done so far: scalars compared, and candidates looked at.
    private(set) var steps = 0
    /// Three rows of the table of distances between beginnings: that of the row before the last, the last, the next.
    private var rows: (older: [Int], old: [Int], new: [Int]) = ([], [], [])

    init(_ text: Bytes) {
        var word: [UInt32] = []
        if text.count <= NearestSearch.longest { NearestSearch.fold(text, into: &word) }
        self.word = word
        bound = word.isEmpty ? 0 : max(word.count / 3, 1) + 1
    }

    /// The nearest of the candidates.
    mutating func nearest(among candidates: some Sequence<String>) -> String? {
        guard bound > 0 else { return nil }
        var best: String?
        for candidate in candidates where Bytes.with(candidate, { improves($0) }) { best = candidate }
        return best
    }

    /// Whether a candidate is nearer than all before it.
    private mutating func improves(_ text: Bytes) -> Bool {
        steps += 10
        guard bound > 0, !text.isEmpty, text.count <= NearestSearch.longest else { return false }
        guard abs(text.scalarCount - word.count) < bound else { return false }
        NearestSearch.fold(text, into: &candidate)
        let distance = distance()
        // What shares nothing with the word is not near, however short both are.
        guard distance < bound, distance < max(word.count, candidate.count) else { return false }
        bound = distance
        return true
    }

    /// The number of scalars to add, drop, replace, or swap with the next, to make the candidate of the word; any number
    /// from `bound` on if it is not smaller.
    ///
    /// This is the optimal string alignment distance: nothing is changed in a pair that was swapped.
    private mutating func distance() -> Int {
        let width = candidate.count
        rows.old = Array(0...width)
        rows.older = rows.old
        rows.new = rows.old
        var oldLeast = 0
        for row in 1...word.count {
            steps += width
            rows.new[0] = row
            var least = row
            for column in 1...width {
                let isSame = word[row - 1] == candidate[column - 1]
                var cost = min(rows.old[column], rows.new[column - 1]) + 1
                cost = min(cost, rows.old[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, word[row - 1] == candidate[column - 2], word[row - 2] == candidate[column - 1] {
                    cost = min(cost, rows.older[column - 2] + 1)
                }
                rows.new[column] = cost
                least = min(least, cost)
            }
            if min(least, oldLeast) >= bound { return bound }
            oldLeast = least
            swap(&rows.older, &rows.old)
            swap(&rows.old, &rows.new)
        }
        return rows.old[width]
    }

    /// The scalars of a text in lower case, one for one.
    private static func fold(_ text: Bytes, into scalars: inout [UInt32]) {
        scalars.removeAll(keepingCapacity: true)
        for scalar in text.scalars {
            let lower = scalar.isASCII ? nil : scalar.properties.lowercaseMapping.unicodeScalars.first
            let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
            scalars.append(isCapital ? scalar.value + 0x20 : (lower ?? scalar).value)
        }
    }
}
