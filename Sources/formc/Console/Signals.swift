#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormCompiler

/// The signals by which a person or a system ends formc.
enum Signals {
    /// Lets a run that has temporary files tidy up before a signal ends it; a second signal ends it at once.
    static func prepare() {
        Interruption.prepare()
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = signal(number) { number in
                guard !Interruption.request(number) else { return }
                signal(number, SIG_DFL)
                raise(number)
            }
            if isIgnoring(former) { signal(number, SIG_IGN) }
        }
    }

    /// Ends the process by the signal that came during a run, if one did.
    static func endIfRequested() {
        guard let number = Interruption.signal else { return }
        signal(number, SIG_DFL)
        raise(number)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Whether a signal was ignored before, as `nohup` has it; C functions can only be compared as words.
    private static func isIgnoring(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
