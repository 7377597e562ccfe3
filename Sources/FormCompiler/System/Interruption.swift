/// A request from outside that the process end: SIGINT, SIGTERM and their like.
///
/// The command installs a signal handler that calls `request`; the pipeline looks between two files whether there was
/// one, removes its temporary files and returns. Nothing here ends the process.
public enum Interruption {
    /// Notes the request; to be called by a signal handler.
    ///
    /// Returns whether there is something to tidy up first; if not, or if it is not the first request, the process may
    /// end at once. `prepare` must have been called before.
    public static func request(_ signal: Int32) -> Bool {
        let isFirst = state[0] == 0
        state[0] = signal
        return isFirst && state[1] > 0
    }

    /// Makes ready what `request` needs, so that it does nothing that a signal handler must not.
    public static func prepare() { _ = state[0] }

    /// The signal of the request; nil if there was none.
    public static var signal: Int32? { state[0] == 0 ? nil : state[0] }

    /// Whether the process has been asked to end.
    package static var isRequested: Bool {
        @inline(never) get { state[0] != 0 }
    }

    /// Says that from now on there are temporary files (1), or one set of them less (-1).
    package static func temporaries(_ change: Int32) {
        lock.locked { state[1] &+= change }
    }

    /// Forgets a request; for tests.
    package static func reset() { state[0] = 0 }

    private static let lock = Mutex()
    /// The signal, and how many runs have temporary files. Plain words, which a signal handler may read and write.
    private nonisolated(unsafe) static let state: UnsafeMutablePointer<Int32> = {
        let words = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
        words.initialize(repeating: 0, count: 2)
        return words
    }()
}
