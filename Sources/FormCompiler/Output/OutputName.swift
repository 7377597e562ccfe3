import FormBytes
import FormEmit

/// A file that `build` writes: where it stands in the output directory.
package struct OutputName: Hashable, Sendable {
    /// The name of the directory in it.
    package var directory: String
    /// Its name there.
    package var name: String

    /// The file of this name.
    package init(_ directory: String, _ name: String) {
        self.directory = directory
        self.name = name
    }

    /// The file with this path from the output directory: a directory's name, a slash, the file's name.
    package init(path: String) {
        let slash = path.firstIndex(of: "/") ?? path.startIndex
        directory = String(path[..<slash])
        name = String(path[slash...].dropFirst())
    }

    /// The name of the spec that it is written for.
    package var spec: String { String(name.prefix { $0 != "." && $0 != "+" }) }

    /// The Swift files that may be written for a spec of this name.
    package static func swift(of spec: String) -> [OutputName] {
        ["", "+Fiori", "+ODS"].map { OutputName("swift", spec + $0 + ".swift") }
    }

    /// The path from the output directory.
    package var path: String { directory + "/" + name }

    /// What it is: `json` and `swift` are the names of directories.
    package var target: Target? { Target(rawValue: directory) }
}

/// A file that `build` has written.
package struct OutputRecord: Hashable, Sendable {
    /// Which.
    package var name: OutputName
    /// Its stamp since.
    package var stamp: FileStamp
    /// What it holds.
    package var hash: ContentHash

    /// A record from its parts.
    package init(name: OutputName, stamp: FileStamp, hash: ContentHash) {
        self.name = name
        self.stamp = stamp
        self.hash = hash
    }
}

extension OutputName {
    /// Whether a file with these contents looks as formc writes it under this name: the way to know one's own files
    /// when the cache is lost.
    package func isOwn(_ contents: Bytes) -> Bool {
        if target == .json, name.hasSuffix(".json") { return isOwn(json: contents) }
        return GeneratedNotice.isIn(contents.firstLine)
    }

    private func isOwn(json contents: Bytes) -> Bool {
        let spec = String(name.dropLast(5))
        // No string of JSON holds a line feed or a bare quote, so these can be nothing but members.
        let isPretty = contents.hasPrefix(Bytes("{\n  \"")) && contents.contains(Bytes("\n  \"formc\": 1,\n"))
        if isPretty { return Bytes.with("\n  \"name\": \"\(spec)\"") { contents.contains($0) } }
        let isCanonical = contents.hasPrefix(Bytes("{\"")) && contents.contains(Bytes("\"formc\":1,\"kind\":\""))
        return isCanonical && Bytes.with("\"name\":\"\(spec)\"") { contents.contains($0) }
    }
}

extension Bytes {
    /// The bytes before the first line feed.
    var firstLine: Bytes {
        self[0..<(buffer.firstIndex(of: 0x0A) ?? count)]
    }
}
