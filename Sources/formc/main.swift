#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

Console.prepare()
exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
