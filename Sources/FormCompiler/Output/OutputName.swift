import FormBytes

/// A file that `build` writes: where it stands in the output directory.
package struct OutputName: Hashable, Comparable, Sendable {
    /// Which of the directories it is in.
    package var target: Target
    /// Its name there.
    package var name: String

    /// The file of this name.
    package init(_ target: Target, _ name: String) {
        self.target = target
        self.name = name
    }

    /// The path from the output directory.
    package var path: String { target.rawValue + "/" + name }

    package static func < (left: OutputName, right: OutputName) -> Bool {
        (left.target.rawValue, left.name) < (right.target.rawValue, right.name)
    }
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
    /// when the cache is lost. `replacement` is what is to be written, if anything.
    package func isOwn(_ contents: Bytes, replacement: Bytes? = nil) -> Bool {
        switch target {
        case .swift:
            let line = contents.firstLine
            return line.hasPrefix(Bytes("//")) && line.contains(Bytes("enerated by formc"))
                || !line.isEmpty && line == replacement?.firstLine
        case .json:
            guard name.hasSuffix(".json") else { return false }
            let spec = String(name.dropLast(5))
            // No string of JSON holds a line feed or a bare quote, so these can be nothing but members.
            let isPretty = contents.hasPrefix(Bytes("{\n  \"")) && contents.contains(Bytes("\n  \"formc\": 1,\n"))
            if isPretty { return Bytes.with("\n  \"name\": \"\(spec)\"") { contents.contains($0) } }
            let isCanonical = contents.hasPrefix(Bytes("{\"")) && contents.contains(Bytes("\"formc\":1,\"kind\":\""))
            return isCanonical && Bytes.with("\"name\":\"\(spec)\"") { contents.contains($0) }
        }
    }
}

extension Bytes {
    /// The bytes before the first line feed.
    fileprivate var firstLine: Bytes {
        self[0..<(buffer.firstIndex(of: 0x0A) ?? count)]
    }

    /// Whether `other`, which is not empty, stands somewhere in them.
    fileprivate func contains(_ other: Bytes) -> Bool {
        guard count >= other.count else { return false }
        return (0...(count - other.count)).contains { index in
            start[index] == other[0] && self[index..<(index + other.count)] == other
        }
    }
}
