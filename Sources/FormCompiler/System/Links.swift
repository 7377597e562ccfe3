#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where paths really lead.
package enum Links {
    /// The working directory, free of links. If it is gone, a name of `/` below which no path is: each stays as given.
    package static let workingDirectory = real(Path("")) ?? Path("/.")

    /// The path free of links, `.` and `..`; nil if it leads nowhere.
    package static func real(_ path: Path) -> Path? {
        guard let text = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(text) }
        return Path(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// How many links a path may lead through, as the kernel has it.
    private static let mostLinks = 40

    /// How long a path may be for the system, with the NUL after it.
    private static let mostBytes = 4096

    /// Where an absolute path leads, also if there is nothing: what is missing, and the links of a circle, are taken as
    /// they are written.
    package static func destination(of path: Path) -> Path {
        var pending = Array(path.components.reversed())
        var current: [UInt8] = []
        var followed = 0
        while let component = pending.popLast() {
            if component == Array("..".utf8)[...] {
                current.removeLast(current.count - (current.lastIndex(of: slash) ?? 0))
                continue
            }
            let parent = current.count
            current.append(slash)
            current += component
            guard followed < mostLinks, current.count < mostBytes, let target = target(of: current) else { continue }
            followed += 1
            current.removeLast(current.count - (target.isAbsolute ? 0 : parent))
            pending.append(contentsOf: target.components.reversed())
        }
        return current.isEmpty ? Path("/") : Path(current)
    }

    /// What a link says; nil if it is none.
    private static func target(of path: [UInt8]) -> Path? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: mostBytes) { buffer in
            let length = Path(path).withCString { readlink($0, buffer.baseAddress!, buffer.count) }
            return length > 0 ? Path(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length])) : nil
        }
    }

    private static let slash = UInt8(ascii: "/")
}
