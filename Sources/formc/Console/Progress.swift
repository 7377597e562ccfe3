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
/// Any thread may bring news of it.
final class Progress: @unchecked Sendable {
    private static let firstDelay = 0.5
    private static let delay = 0.1

    private let clock: Stopwatch
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var nextTime = firstDelay
    private var isShown = false
    private var isOver = false

    /// No line yet, for a run that a clock has measured from its start.
    init(_ clock: Stopwatch) {
        self.clock = clock
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// What brings the news: how many specs are done, and of how many.
    var listener: @Sendable (Int, Int) -> Void {
        { done, total in self.update(done, of: total) }
    }

    /// Shows the line anew if it is time.
    func update(_ done: Int, of total: Int) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let now = clock.seconds
        guard now >= nextTime, !isOver else { return }
        nextTime = now + Progress.delay
        isShown = true
        Console.draw("\r\u{1B}[K\(done) of \(total) specs")
    }

    /// Takes the line away for good.
    func clear() {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        isOver = true
        guard isShown else { return }
        Console.draw("\r\u{1B}[K")
    }
}
