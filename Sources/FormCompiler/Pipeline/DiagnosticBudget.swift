/// Keeps the diagnostics of files while a run goes on, but for those that cannot be among the first ones that are handed
/// back: a run over thousands of files full of mistakes needs no more memory than any other.
package final class DiagnosticBudget: Sendable {
    private struct State {
        var counts: [Int]
        /// How many diagnostics the files up to `last` have.
        var sum = 0
        /// Files after this one have no chance: those up to it have as many diagnostics as are wanted.
        var last: Int
        var kept: [Int: [UInt8]] = [:]
        var dropped: Set<Int> = []
    }

    private let limit: Int
    private let state: Locked<State>

    /// A budget of `limit` diagnostics over some files, which are in the order of their diagnostics.
    package init(limit: Int, files: Int) {
        self.limit = limit
        state = Locked(State(counts: Array(repeating: 0, count: files), last: files - 1))
    }

    /// Notes how many diagnostics a file has, and returns whether they are to be kept.
    ///
    /// The number must be the last word: files are given up for it.
    @discardableResult
    package func note(_ count: Int, of file: Int) -> Bool {
        state.with { state in
            if file <= state.last {
                state.sum += count - state.counts[file]
                state.counts[file] = count
                shorten(&state)
            }
            if file > state.last, count > 0 { state.dropped.insert(file) }
            return file <= state.last
        }
    }

    /// Keeps the diagnostics of a file, encoded, as long as they have a chance.
    package func keep(_ diagnostics: [UInt8], of file: Int) {
        state.with { state in
            if file <= state.last { state.kept[file] = diagnostics } else { state.dropped.insert(file) }
        }
    }

    /// Gives the diagnostics that are left to the records of their files. Those that lack theirs are not to be used again.
    package func settle(_ states: Slots<FileState>) {
        state.with { state in
            for (file, diagnostics) in state.kept { states[file].record.diagnostics = diagnostics }
            for file in state.dropped where !states[file].isReused { states[file].record.isValid = false }
        }
    }

    private func shorten(_ state: inout State) {
        while state.last >= 0, state.sum - state.counts[state.last] >= limit {
            state.sum -= state.counts[state.last]
            if state.kept.removeValue(forKey: state.last) != nil { state.dropped.insert(state.last) }
            state.last -= 1
        }
    }
}
