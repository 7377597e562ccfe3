import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// The surroundings of one spec file while it is checked: the data files beside it and the option sets of the build.
///
/// Notes what was asked, so that the cache knows what the answers depend on.
package final class Surroundings: World {
    /// The data files that were asked for, each once.
    package private(set) var dataFiles: [DataFileRecord] = []
    private var noted: Set<Path> = []
    private let directory: Path
    private let root: Path
    private let limit: Int
    /// Nil in the first pass, when not all sets are known.
    private let sets: OptionSets?
    /// Names are compared with all sets; many of them with many sets would take time with the square.
    private var patience = Patience()

    /// The surroundings of the spec at `path`, below the root whose path free of links is `root`.
    package init(of path: Path, root: Path, limit: Int, sets: OptionSets?) {
        directory = path.parent
        self.root = root
        self.limit = limit
        self.sets = sets
    }

    package func optionSet(named name: Bytes) -> OptionSetLookup {
        sets?.lookUp(name, &patience) ?? .pending
    }

    package func dataFile(_ path: Bytes, of specPath: String) -> DataFile {
        let place = directory.appending(Path(path))
        var record = DataFileRecord.unread(place)
        defer { if noted.insert(place).inserted { dataFiles.append(record) } }
        guard !Path(path).isAbsolute, DataFileRecord.isInside(place, root) else {
            record.outcome = .leavesRoot
            return .leavesRoot
        }
        var buffer = ByteBuffer(capacity: 1 << 12)
        let start = currentTime()
        switch FileReader.read(place, into: &buffer, limit: limit) {
        case .read(let stamp):
            record.outcome = .read
            record.stamp = stamp
            record.isSettled = stamp.isSettled(at: start)
            record.hash = ContentHash(of: buffer.bytes)
            if FileWalk.isSpecName(place.lastComponent) {
                return .contents(decodeSource(path: place.string, memory: buffer))
            }
            return .contents(SourceText(path: place.string, memory: buffer))
        case .tooLarge(let size):
            return .unreadable("it has \(size) bytes, more than the \(limit) that are allowed")
        case .failed(let reason):
            return .unreadable(reason)
        }
    }
}

extension DataFileRecord {
    /// The record of a file that has not been read.
    fileprivate static func unread(_ path: Path) -> DataFileRecord {
        DataFileRecord(path: path, outcome: .unreadable, stamp: .none, isSettled: false, hash: ContentHash(of: ""))
    }

    /// Whether what a path leads to is inside a directory, whose path is free of links.
    fileprivate static func isInside(_ path: Path, _ root: Path) -> Bool {
        Links.destination(of: Links.workingDirectory.appending(path)).below(root) != nil
    }

    /// The record as of now if the file is as it was, else nil. A file that could not be read must be tried again.
    package func refreshed(root: Path, scratch: inout ByteBuffer) -> DataFileRecord? {
        guard outcome != .unreadable else { return nil }
        guard DataFileRecord.isInside(path, root) else { return outcome == .leavesRoot ? self : nil }
        guard outcome == .read, case .success(let status) = FileStatus.of(path) else { return nil }
        if isSettled, status.stamp == stamp { return self }
        let start = currentTime()
        guard case .read(let stamp) = FileReader.read(path, into: &scratch), ContentHash(of: scratch.bytes) == hash
        else {
            return nil
        }
        var record = self
        record.stamp = stamp
        record.isSettled = stamp.isSettled(at: start)
        return record
    }
}
