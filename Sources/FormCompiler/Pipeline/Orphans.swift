#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormEmit

/// Outputs that no spec of a run makes, and no cache tells of: it was deleted, or is not to be used.
///
/// Generated Swift says in its first line which file it comes from. If no file beside those of the run can be meant, the
/// spec is gone. In doubt an output stays.
struct Orphans {
    private let run: Run
    private let output: OutputDirectory
    private let worker: Worker
    /// How many entries of directories are looked at before the search for files is given up.
    private static let patience = 100_000

    /// The orphans of a run.
    init(_ run: Run, _ output: OutputDirectory, _ worker: Worker) {
        self.run = run
        self.output = output
        self.worker = worker
    }

    /// The outputs that go, where `claims` are those that stay; each with the key of the file it came from.
    func removals(beside claims: Set<OutputName>) -> [(OutputName, Path)] {
        var sources: [(name: OutputName, path: Path)] = []
        for name in output.names(in: "swift").map({ OutputName("swift", $0) }) where !claims.contains(name) {
            if let path = output.firstLine(of: name, by: worker).flatMap(GeneratedNotice.source).map({ Path($0) }) {
                sources.append((name, path))
            }
        }
        guard !sources.isEmpty else { return [] }
        let others = otherFiles(named: Set(sources.map { Path($0.path.lastComponent) }))
        guard let others else { return [] }
        let gone = sources.filter { source in !others.contains { Orphans.ends($0, with: source.path) } }
        return gone.flatMap { name, path in
            let key = (run.keys.roots.first ?? Path("")).appending(path)
            let spec = name.name.prefix { $0 != "." && $0 != "+" }
            let json = OutputName("json", spec + ".json")
            return [(name, key)] + (claims.contains(json) ? [] : [(json, key)])
        }
    }

    private static func ends(_ path: Path, with end: Path) -> Bool {
        path == end || path.bytes.suffix(end.count + 1).elementsEqual([UInt8(ascii: "/")] + end.bytes)
    }

    /// The files below the working directory, the roots and what the output directory is in that have one of these names
    /// and are not of the run; nil if there is too much to look through.
    private func otherFiles(named names: Set<Path>) -> [Path]? {
        let own = Set(run.walk.files.map(\.stamp.identity))
        var pending = Array(Set([Path(""), run.keys.base.parent] + run.walk.roots.map(\.path)))
        var found: [Path] = []
        var patience = Orphans.patience
        while let directory = pending.popLast() {
            guard let stream = directory.withCString({ opendir($0) }) else { continue }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = entryName(entry)
                guard name.first != UInt8(ascii: ".") else { continue }
                patience -= 1
                if patience == 0 { return nil }
                if entry.pointee.d_type == UInt8(DT_DIR) {
                    pending.append(directory.appending(name))
                } else if names.contains(Path(name)) {
                    let path = directory.appending(name)
                    guard case .success(let status) = FileStatus.of(path), !own.contains(status.stamp.identity) else {
                        continue
                    }
                    found.append(path)
                }
            }
        }
        return found
    }
}
