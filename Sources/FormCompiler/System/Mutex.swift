#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock that threads take in turn.
package final class Mutex: @unchecked Sendable {
    private let handle: UnsafeMutablePointer<pthread_mutex_t>

    /// A lock that nobody holds.
    package init() {
        handle = .allocate(capacity: 1)
        handle.initialize(to: pthread_mutex_t())
        pthread_mutex_init(handle, nil)
    }

    deinit {
        pthread_mutex_destroy(handle)
        handle.deallocate()
    }

    /// Runs `body` while no other thread runs one under this lock.
    package func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(handle)
        defer { pthread_mutex_unlock(handle) }
        return try body()
    }
}

/// A value that threads reach only one after the other.
package final class Locked<Value>: @unchecked Sendable {
    private let mutex = Mutex()
    private var value: Value

    /// A guarded value.
    package init(_ value: Value) { self.value = value }

    /// Runs `body` with the value while no other thread has it.
    package func with<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try mutex.locked { try body(&value) }
    }
}
