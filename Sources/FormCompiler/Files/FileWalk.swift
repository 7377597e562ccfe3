#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The spec files that arguments name.
package struct FileWalk {
    /// A directory that data files must lie in, and to which the paths in generated files are relative.
    package struct Root: Sendable {
        /// Its path from the working directory; empty for that itself.
        package var path: Path
        /// Its path free of links.
        package var real: Path
    }

    /// A spec file.
    package struct File: Sendable {
        /// Its path from the working directory, as it is shown.
        package var path: Path
        /// The number of its root.
        package var root: Int
        /// Its stamp, when the walk saw it.
        package var stamp: FileStamp
    }

    /// An entry that cannot be followed (FC1013).
    package struct Unfollowed: Sendable, Hashable {
        /// Its path from the working directory.
        package var path: Path
        /// Whether it is a directory; else it is a link.
        package var isDirectory: Bool
        /// Why, by the system.
        package var reason: String
    }

    /// The roots, a root for each argument that is not one said before.
    package private(set) var roots: [Root] = []
    /// The spec files in byte order of their paths, each once.
    package private(set) var files: [File] = []
    /// What could not be followed, in byte order of the paths.
    package private(set) var unfollowed: [Unfollowed] = []

    private let exclude: [Glob]
    private let projectDirectory: Path
    private let projectFile: FileIdentity?

    /// Finds the spec files of some paths. Only entries that are not wanted by `exclude` count, whose globs are for
    /// paths from `projectDirectory` or from the walked directory; neither does the project file.
    ///
    /// Throws if a path is not there or has no spec file.
    package init(
        _ paths: [Path], exclude: [Glob] = [], projectDirectory: Path = Path(""), projectFile: FileIdentity? = nil
    ) throws(UsageError) {
        self.exclude = exclude
        self.projectDirectory = projectDirectory
        self.projectFile = projectFile
        var found: [File] = []
        var said: Set<Path> = []
        let workingDirectory = Links.workingDirectory
        for path in paths {
            let before = found.count
            let shown = FileWalk.shown(path, from: workingDirectory)
            let status = try FileWalk.status(of: path)
            // A second walk would find the same files.
            guard said.insert(shown).inserted else { continue }
            try take(path, status, shown: shown, into: &found)
            found[before...].sort { $0.path < $1.path }
        }
        var seen = Set<FileIdentity>(minimumCapacity: found.count)
        files = found.filter { seen.insert($0.stamp.identity).inserted }
        if paths.count > 1 { files.sort { $0.path < $1.path } }
        unfollowed = Set(unfollowed).sorted { $0.path < $1.path }
    }

    /// The files that a list names, each below the directory that is its root, without those that `exclude` names.
    ///
    /// The files of a root are in byte order of their paths; the roots stay in the order of the list. Throws if one is
    /// not there.
    package init(
        listed: [(directory: Path, files: [Path])], exclude: [Glob] = [], projectDirectory: Path = Path("")
    ) throws(UsageError) {
        self.exclude = exclude
        self.projectDirectory = projectDirectory
        projectFile = nil
        for (directory, paths) in listed {
            let shown = FileWalk.shown(directory, from: Links.workingDirectory)
            roots.append(Root(path: shown, real: Links.real(directory) ?? directory))
            let start = files.count
            for path in paths {
                guard case .success(let status) = FileStatus.of(path), status.kind == .file,
                    let inside = path.normalized.below(directory.normalized)
                else { throw UsageError("cannot read '\(path.shown)': no such file in '\(directory.shown)'") }
                add(status.stamp, at: shown.appending(inside), into: &files)
            }
            files[start...].sort { $0.path < $1.path }
        }
    }

    /// The path of a file below its root.
    package func below(_ file: Int) -> Path { files[file].path.below(roots[files[file].root].path) ?? files[file].path }

    /// Adds a file whose text is at hand, in place of one on disk with the same path; returns its number.
    package mutating func add(standardInput path: Path, size: Int) -> Int {
        let shown = FileWalk.shown(path, from: Links.workingDirectory)
        roots.append(Root(path: shown.parent, real: Links.real(shown.parent) ?? Links.workingDirectory))
        files.removeAll { $0.path == shown }
        var stamp = FileStamp.none
        stamp.size = Int64(size)
        let index = files.firstIndex { shown < $0.path } ?? files.count
        files.insert(File(path: shown, root: roots.count - 1, stamp: stamp), at: index)
        return index
    }

    /// Whether a file of this name may be a spec.
    package static func isSpecName(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        name.hasSuffix(".yaml") && !name.elementsEqual("formc.yaml".utf8) || name.hasSuffix(".yml")
    }

    /// A path as it is shown: from the working directory if it is inside it, else as it was given.
    package static func shown(_ path: Path, from workingDirectory: Path) -> Path {
        let plain = path.normalized
        if !plain.isAbsolute, !plain.components.contains(Array("..".utf8)[...]) { return plain }
        return Links.real(plain)?.below(workingDirectory) ?? plain.below(workingDirectory) ?? plain
    }

    private static func status(of path: Path) throws(UsageError) -> FileStatus {
        switch FileStatus.of(path) {
        case .failure(let error): throw UsageError("cannot read '\(path.shown)': \(error.message)")
        case .success(let status): return status
        }
    }

    private mutating func take(
        _ path: Path, _ status: FileStatus, shown: Path, into found: inout [File]
    ) throws(UsageError) {
        switch status.kind {
        case .directory:
            guard let real = Links.real(path) else {
                throw UsageError("cannot read '\(path.shown)': \(SystemError.last.message)")
            }
            roots.append(Root(path: shown, real: real))
            let before = found.count
            walk(into: &found)
            if let root = unfollowed.last, root.path == shown {
                throw UsageError("cannot read '\(path.shown)': \(root.reason)")
            }
            if found.count == before { throw UsageError("no spec file in '\(path.shown)'") }
        case .file:
            guard FileWalk.isSpecName(path.lastComponent) else {
                throw UsageError(
                    "'\(path.shown)' is no spec file: its name must end in .yaml or .yml, and not be formc.yaml")
            }
            roots.append(Root(path: shown.parent, real: Links.real(path.parent) ?? path.parent))
            found.append(File(path: shown, root: roots.count - 1, stamp: status.stamp))
        default:
            throw UsageError("'\(path.shown)' is neither a file nor a directory")
        }
    }

    /// Walks the last root. Directories wait in a list, so depth costs no stack.
    private mutating func walk(into found: inout [File]) {
        var pending = [roots[roots.count - 1].path]
        while let directory = pending.popLast() {
            let descriptor = directory.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
            guard descriptor >= 0, let stream = fdopendir(descriptor) else {
                unfollowed.append(Unfollowed(path: directory, isDirectory: true, reason: SystemError.last.message))
                if descriptor >= 0 { close(descriptor) }
                continue
            }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = entryName(entry)
                guard name.first != UInt8(ascii: ".") else { continue }
                take(name, type: Int32(entry.pointee.d_type), of: directory, descriptor, into: &found, &pending)
            }
        }
    }

    /// Takes an entry of a directory: a spec file into `found`, a directory into `pending`.
    private mutating func take(
        _ bytes: UnsafeRawBufferPointer, type: Int32, of directory: Path, _ descriptor: Int32,
        into found: inout [File], _ pending: inout [Path]
    ) {
        let mayBeSpec = FileWalk.isSpecName(bytes)
        if type == Int32(DT_REG), !mayBeSpec { return }
        if type == Int32(DT_DIR) {
            let path = directory.appending(bytes)
            if !isExcluded(path, isDirectory: true) { pending.append(path) }
            return
        }
        // A name in an entry has a NUL after it.
        let name = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
        guard case .success(let status) = FileStatus.of(name, in: descriptor, followingLinks: false) else { return }
        switch status.kind {
        case .file where mayBeSpec: add(status.stamp, at: directory.appending(bytes), into: &found)
        case .link: follow(directory.appending(bytes), mayBeSpec, into: &found)
        case .directory:
            let path = directory.appending(bytes)
            if !isExcluded(path, isDirectory: true) { pending.append(path) }
        default: break
        }
    }

    /// Takes what a link leads to, if that is a spec file of this root; a link to a directory is not followed.
    private mutating func follow(_ path: Path, _ mayBeSpec: Bool, into found: inout [File]) {
        guard !isExcluded(path, isDirectory: false) else { return }
        let root = roots[roots.count - 1]
        switch FileStatus.of(path) {
        case .success(let status):
            guard mayBeSpec, status.kind == .file, Links.real(path)?.below(root.real) != nil else { return }
            add(status.stamp, at: path, into: &found)
        case .failure(let error):
            guard let inside = path.below(root.path) else { return }
            guard Links.destination(of: root.real.appending(inside)).below(root.real) != nil else { return }
            unfollowed.append(Unfollowed(path: path, isDirectory: false, reason: error.message))
        }
    }

    private func add(_ stamp: FileStamp, at path: Path, into found: inout [File]) {
        guard stamp.identity != projectFile, !isExcluded(path, isDirectory: false) else { return }
        found.append(File(path: path, root: roots.count - 1, stamp: stamp))
    }

    private func isExcluded(_ path: Path, isDirectory: Bool) -> Bool {
        guard !exclude.isEmpty else { return false }
        let places = [path.below(roots[roots.count - 1].path), path.below(projectDirectory)]
            .compactMap { $0.map { Glob.Place($0.bytes) } }
        return exclude.contains { glob in
            // The name is the same from wherever the path begins.
            places.prefix(glob.isForNames ? 1 : 2).contains { glob.matches($0, isDirectory: isDirectory) }
        }
    }
}

extension BidirectionalCollection where Element == UInt8 {
    fileprivate func hasSuffix(_ suffix: StaticString) -> Bool {
        count >= suffix.utf8CodeUnitCount
            && self.suffix(suffix.utf8CodeUnitCount).elementsEqual(
                UnsafeBufferPointer(start: suffix.utf8Start, count: suffix.utf8CodeUnitCount))
    }
}
