#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Work on many items by a few threads; which thread does which item shows in no result.
package enum WorkQueue {
    /// The stack of a worker, in bytes: as much as a main thread has.
    private static let stackSize = 8 << 20

    /// How many workers there are if nobody says otherwise: one for each processor.
    package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Does the items in `order` and returns when all are done, or when the process has been asked to end.
    ///
    /// The calling thread is one of the `workers`. Each worker makes a context of its own, which holds what it uses
    /// again from item to item. `body` is called once for each item, with no lock held; items begin in the order given.
    package static func run<Context>(
        _ order: [Int],
        workers: Int,
        makeContext: @Sendable () -> Context,
        body: @Sendable (Int, Context) -> Void,
        progress: (@Sendable (Int) -> Void)? = nil
    ) {
        let next = Locked(0)
        let work: @Sendable (Bool) -> Void = { reports in
            let context = makeContext()
            while !Interruption.isRequested {
                let position = next.with { position in
                    defer { position += 1 }
                    return position
                }
                guard position < order.count else { return }
                if reports { progress?(position) }
                body(order[position], context)
            }
        }
        withoutActuallyEscaping(work) { work in
            let threads = (1..<max(1, min(workers, order.count))).compactMap { _ in start { work(false) } }
            work(true)
            for thread in threads { pthread_join(thread, nil) }
        }
    }

    /// Starts a thread; nil if the system has none to give, and then the others do its work.
    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Box(body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let result = pthread_create(
            &thread, &attributes,
            { argument in
                #if canImport(Darwin)
                    let argument: UnsafeMutableRawPointer? = argument
                #endif
                if let argument { Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, box.toOpaque())
        guard result == 0 else {
            box.release()
            return nil
        }
        return thread
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
