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

/// The names in an open directory, which stays open; those of itself and its parent are left out.
package func directoryNames(_ descriptor: Int32) -> [Path] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
        close(copy)
        return []
    }
    defer { closedir(stream) }
    var names: [Path] = []
    while let entry = readdir(stream) {
        let name = Path(entryName(entry))
        if name != Path("."), name != Path("..") { names.append(name) }
    }
    return names
}
