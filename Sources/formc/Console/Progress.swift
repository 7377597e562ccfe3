#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time since it was made.
struct Stopwatch: Sendable {
    private let start = Stopwatch.now

    /// The seconds since then, by a clock that nobody sets.
    var seconds: Double { Stopwatch.now - start }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// A line on a terminal that says how far a run is, once it takes more than half a second.
///
/// The news of it come from any thread, one at a time, as `Compiler.run` has it, and none after its end.
final class Progress: @unchecked Sendable {
    private static let firstDelay = 0.5
    private static let delay = 0.1

    private let clock: Stopwatch
    private var nextTime = firstDelay
    private var isShown = false

    /// No line yet, for a run that a clock has measured from its start.
    init(_ clock: Stopwatch) {
        self.clock = clock
    }

    /// What brings the news: how many files are done, and of how many.
    var listener: @Sendable (Int, Int) -> Void {
        { done, total in self.update(done, of: total) }
    }

    /// Takes the line away, at the end of a run.
    func clear() {
        if isShown { Console.draw("\r\u{1B}[K") }
    }

    /// Shows the line anew if it is time.
    private func update(_ done: Int, of total: Int) {
        let now = clock.seconds
        guard now >= nextTime else { return }
        nextTime = now + Progress.delay
        isShown = true
        Console.draw("\r\u{1B}[K\(done) of \(total) files")
    }
}
