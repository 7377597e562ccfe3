#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The name in an entry of a directory; good until the next entry is read.
package func entryName(_ entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    let name = UnsafeRawPointer(entry).advanced(by: offset)
    return UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self)))
}
