/// Keeps diagnostics out of memory that cannot be among the first ones that are handed back.
package final class DiagnosticBudget: Sendable {
    private struct State {
        var counts: [Int]
        var sum = 0
        /// Files after this one have no chance: those up to it have as many diagnostics as are wanted.
        var last: Int

        mutating func shorten(_ limit: Int) {
            var sum = 0
            guard
                let last = counts.firstIndex(where: { count in
                    sum += count
                    return sum >= limit
                })
            else { return }
            self.last = min(self.last, last)
            self.sum = sum
            for file in counts.indices where file > last { counts[file] = 0 }
        }
    }

    private let limit: Int
    private let state: Locked<State>

    /// A budget of `limit` diagnostics over some files, which are in the order of their diagnostics.
    package init(limit: Int, files: Int) {
        self.limit = limit
        state = Locked(State(counts: Array(repeating: 0, count: files), last: files))
    }

    /// Notes how many diagnostics a file has; returns whether they are to be kept.
    @discardableResult
    package func note(_ count: Int, of file: Int) -> Bool {
        state.with { state in
            state.sum += count - state.counts[file]
            state.counts[file] = count
            if state.sum / 4 >= limit { state.shorten(limit) }
            return file <= state.last
        }
    }
}
