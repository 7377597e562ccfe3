/// The candidate that a mistyped word probably means, or nil if none is near; the first among equals.
func nearest(_ word: String, _ candidates: [String]) -> String? {
    let typed = Array(word.lowercased().unicodeScalars.prefix(64))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let distance = editDistance(typed, Array(candidate.lowercased().unicodeScalars))
        if distance <= max(1, candidate.count / 3), distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
}

/// How many scalars to insert, delete, replace or swap with their neighbour to make one word of the other.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
        var current = [row + 1]
        for column in right.indices {
            var cost = min(current[column], previous[column + 1]) + 1
            cost = min(cost, previous[column] + (right[column] == scalar ? 0 : 1))
            if row > 0, column > 0, right[column - 1] == scalar, right[column] == left[row - 1] {
                cost = min(cost, before[column - 1] + 1)
            }
            current.append(cost)
        }
        before = previous
        previous = current
    }
    return previous[right.count]
}
