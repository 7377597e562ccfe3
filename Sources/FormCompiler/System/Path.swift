#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes

/// A path as the file system has it: bytes, not text. Kept with a NUL after it, as the system wants it.
package struct Path: Hashable, Comparable, Sendable {
    private var storage: [UInt8]

    /// The path with these bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        storage = Array(bytes)
        storage.append(0)
    }

    /// The path with the UTF-8 of a string.
    package init(_ string: String) { self.init(string.utf8) }

    /// The path that a view of bytes holds.
    package init(_ bytes: Bytes) { self.init(bytes.buffer) }

    /// How many bytes it has.
    package var count: Int { storage.count - 1 }
    /// Whether it has no bytes: the working directory, in paths that are relative to it.
    package var isEmpty: Bool { count == 0 }
    /// Whether it starts at the root of the file system.
    package var isAbsolute: Bool { storage[0] == UInt8(ascii: "/") }
    /// Its bytes.
    package var bytes: ArraySlice<UInt8> { storage.dropLast() }
    /// Its text, repaired where it is not UTF-8.
    package var string: String { String(decoding: bytes, as: UTF8.self) }
    /// Its text for a message; the working directory is `.`.
    package var shown: String { isEmpty ? "." : string }
    /// Whether it holds a byte that ends it too early for the system.
    package var holdsNUL: Bool { bytes.contains(0) }

    /// Runs `body` with the path as the system wants it.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        storage.withUnsafeBufferPointer { buffer in
            buffer.baseAddress!.withMemoryRebound(to: CChar.self, capacity: buffer.count) { start in
                body(isEmpty ? workingDirectoryName : start)
            }
        }
    }

    /// Runs `body` with a view of the bytes.
    package func withBytes<Result, Failure>(_ body: (Bytes) throws(Failure) -> Result) throws(Failure) -> Result {
        try storage.withUnsafeBufferPointer { buffer throws(Failure) in
            try body(Bytes(start: buffer.baseAddress!, count: count))
        }
    }

    /// The path of something in this directory.
    package func appending(_ name: some Collection<UInt8>) -> Path {
        if isEmpty { return Path(name) }
        var path = self
        path.storage.reserveCapacity(count + name.count + 2)
        path.storage.removeLast()
        if path.storage.last != UInt8(ascii: "/") { path.storage.append(UInt8(ascii: "/")) }
        path.storage.append(contentsOf: name)
        path.storage.append(0)
        return path
    }

    /// The path of something in this directory.
    package func appending(_ path: Path) -> Path {
        if path.isAbsolute { return path }
        return path.isEmpty ? self : appending(path.bytes)
    }

    /// The path of something in this directory.
    package func appending(_ name: String) -> Path { appending(Array(name.utf8)) }

    /// Its last component; all of it if it has one only.
    package var lastComponent: ArraySlice<UInt8> {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
        return bytes[(slash + 1)...]
    }

    /// The directory it is in; empty for the working directory.
    package var parent: Path {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return Path("") }
        return slash == 0 ? Path("/") : Path(bytes[..<slash])
    }

    /// Its components, without empty ones and `.`.
    package var components: [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "/")).filter { $0 != [UInt8(ascii: ".")] }
    }

    /// The same path without `.`, empty components and a slash at its end; `..` stays, for links may be before it.
    package var normalized: Path {
        let joined = Path(components.joined(separator: [UInt8(ascii: "/")]))
        return isAbsolute ? Path([UInt8(ascii: "/")] + joined.bytes) : joined
    }

    /// What is left of it below a directory; empty for the directory itself, nil if it is not below it.
    package func below(_ directory: Path) -> Path? {
        if directory.isEmpty { return isAbsolute ? nil : self }
        guard bytes.starts(with: directory.bytes) else { return nil }
        if count == directory.count { return Path("") }
        if directory.bytes.last == UInt8(ascii: "/") { return Path(bytes[directory.count...]) }
        return bytes[directory.count] == UInt8(ascii: "/") ? Path(bytes[(directory.count + 1)...]) : nil
    }

    /// The way to it from a directory, both absolute and free of links: with `..` where it is outside.
    package func relative(to directory: Path) -> Path {
        let mine = components
        let base = directory.components
        let shared = zip(mine, base).prefix { $0 == $1 }.count
        let up = [ArraySlice](repeating: Array("..".utf8)[...], count: base.count - shared)
        return Path((up + mine[shared...]).joined(separator: [UInt8(ascii: "/")]))
    }

    /// Byte order.
    package static func < (left: Path, right: Path) -> Bool {
        left.storage.withUnsafeBufferPointer { left in
            right.storage.withUnsafeBufferPointer { right in
                Bytes(UnsafeRawBufferPointer(left)) < Bytes(UnsafeRawBufferPointer(right))
            }
        }
    }
}

/// The name by which the system knows the working directory.
private nonisolated(unsafe) let workingDirectoryName: UnsafePointer<CChar> = {
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: 2)
    name[0] = CChar(UInt8(ascii: "."))
    name[1] = 0
    return UnsafePointer(name)
}()
