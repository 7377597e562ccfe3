#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where paths really lead.
package enum Links {
    /// The working directory, free of links; `/` if it is gone.
    package static let workingDirectory = real(Path("")) ?? Path("/")

    /// The path free of links, `.` and `..`; nil if it leads nowhere.
    package static func real(_ path: Path) -> Path? {
        guard let text = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(text) }
        return Path(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// How many links a path may lead through, as the kernel has it.
    private static let mostLinks = 40

    /// Where an absolute path leads, also if there is nothing: what is missing, and the links of a circle, are taken as
    /// they are written.
    package static func destination(of path: Path) -> Path {
        var pending = Array(path.components.reversed())
        var current: [ArraySlice<UInt8>] = []
        var followed = 0
        while let component = pending.popLast() {
            if component == Array("..".utf8)[...] {
                _ = current.popLast()
                continue
            }
            let here = joined(current + [component])
            guard followed < mostLinks, let target = target(of: here) else {
                current.append(component)
                continue
            }
            followed += 1
            if target.isAbsolute { current = [] }
            pending.append(contentsOf: target.components.reversed())
        }
        return joined(current)
    }

    /// What a link says; nil if it is none.
    private static func target(of path: Path) -> Path? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let length = path.withCString { path in
            buffer.withUnsafeMutableBytes {
                readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
        }
        return length > 0 ? Path(buffer[..<length]) : nil
    }

    private static func joined(_ components: [ArraySlice<UInt8>]) -> Path {
        Path([UInt8(ascii: "/")] + components.joined(separator: [UInt8(ascii: "/")]))
    }
}
