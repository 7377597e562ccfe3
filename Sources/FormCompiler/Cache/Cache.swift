import FormBytes
import FormSource

/// What runs leave behind for the next one: one file in the output directory.
///
/// It may be deleted at any time. One that is damaged, cut off, or of another version of the format is as none.
package struct Cache: Sendable {
    /// The name of the file.
    package static let fileName = ".formc-cache"
    private static let magic: UInt64 = 0x0A65_6863_6163_6366
    /// To be raised with every change of what is written here.
    private static let version: UInt64 = 1
    private static let headerSize = 32

    /// What the records depend on beside the files: the options, the tool, the project's rules. Records of a run with
    /// another fingerprint tell only which outputs are formc's.
    package var fingerprint: ContentHash
    /// What tells the names of the specs of a run that had no conflict from other names.
    package var soundNames: ContentHash
    /// The records, in the order of their keys.
    package var files: [FileRecord]
    /// The outputs that belong to no spec.
    package var shared: [OutputRecord]
    /// The stamp of the file that it was read from.
    private var stamp: FileStamp?

    /// A cache from its parts.
    package init(
        fingerprint: ContentHash, soundNames: ContentHash = .none, files: [FileRecord] = [], shared: [OutputRecord] = []
    ) {
        self.fingerprint = fingerprint
        self.soundNames = soundNames
        self.files = files
        self.shared = shared
    }

    /// The cache that some bytes are; nil if they are none.
    package init?(_ bytes: Bytes) {
        var header = CacheReader(bytes)
        guard header.fixed() == Cache.magic, header.fixed() == Cache.version else { return nil }
        let sum = header.hash()
        guard header.isSound else { return nil }
        let body = bytes[Cache.headerSize..<bytes.count]
        guard ContentHash(of: body) == sum else { return nil }
        var reader = CacheReader(body)
        fingerprint = reader.hash()
        soundNames = reader.hash()
        shared = reader.array { $0.output() }
        files = reader.array { $0.file() }
        guard reader.isSound, reader.isAtEnd else { return nil }
    }

    /// The cache in an output directory; nil if there is none that is sound.
    package init?(in output: Path) {
        var buffer = ByteBuffer(capacity: 1 << 12)
        let path = output.appending(Cache.fileName)
        guard case .read(let stamp) = FileReader.read(path, into: &buffer) else { return nil }
        self.init(buffer.bytes)
        self.stamp = stamp
    }

    /// The cache in an output directory as it is now; `self` if that is where it comes from and nobody has written since.
    package func latest(in output: Path) -> Cache? {
        if let stamp, case .success(let status) = FileStatus.of(output.appending(Cache.fileName)), status.stamp == stamp
        {
            return self
        }
        return Cache(in: output)
    }

    /// Appends the bytes of the cache to a buffer.
    package func write(into buffer: inout ByteBuffer) {
        var writer = CacheWriter(capacity: 1 << 16)
        writer.write(fingerprint)
        writer.write(soundNames)
        writer.write(shared) { $0.write($1) }
        writer.write(files) { $0.write($1) }
        var header = CacheWriter(capacity: Cache.headerSize)
        header.write(fixed: Cache.magic)
        header.write(fixed: Cache.version)
        header.write(ContentHash(of: writer.buffer.bytes))
        buffer.append(header.buffer.bytes)
        buffer.append(writer.buffer.bytes)
    }

    /// All outputs that formc has written, by their names.
    package var outputs: [OutputName: OutputRecord] {
        var outputs: [OutputName: OutputRecord] = [:]
        outputs.reserveCapacity(files.count * 3)
        for file in files {
            for spec in file.specs { for output in spec.outputs { outputs[output.name] = output } }
        }
        for output in shared { outputs[output.name] = output }
        return outputs
    }

    /// The record of a file; nil if there is none.
    package func file(_ key: Path) -> FileRecord? { files.position(of: key).map { files[$0] } }
}

extension [FileRecord] {
    /// The position of the record with a key, in records that are in the order of their keys.
    package func position(of key: Path) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].key == key ? low : nil
    }
}
