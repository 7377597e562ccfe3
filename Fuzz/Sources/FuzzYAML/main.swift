#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import Oracles

exit(
    fuzz { start, count in
        YAMLOracle.examine(UnsafeRawBufferPointer(start: start, count: count))
        return 0
    })
