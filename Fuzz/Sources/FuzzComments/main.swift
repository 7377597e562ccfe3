#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import Oracles

exit(
    fuzz { start, count in
        CommentOracle.examine(UnsafeRawBufferPointer(start: start, count: count))
        return 0
    })
