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
        // A file that may not grow any more is then an error like a full disk, and not the end.
        signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = signal(number) { number in
                if !Interruption.request(number) { _exit(128 + number) }
            }
            if isIgnoring(former) { signal(number, SIG_IGN) }
        }
    }

    /// Ends the process, as a shell would say of the signal that came during a run, if one did: 130 or 143.
    static func endIfRequested() {
        guard let number = Interruption.signal else { return }
        _exit(128 + number)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    /// Whether a signal was ignored before, as `nohup` has it; C functions can only be compared as words.
    private static func isIgnoring(_ handler: Handler?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
