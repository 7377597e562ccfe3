#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormCompiler

/// All of standard input, up to a size that is over any limit a spec can have.
func readStandardInput() throws(WrongUsage) -> [UInt8] {
    let largest = 1 << 30
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < largest {
        let count = read(0, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        if count < 0 { throw WrongUsage(message: "cannot read standard input: " + SystemError.last.message) }
        if count == 0 { break }
        bytes += chunk[..<count]
    }
    return bytes
}
