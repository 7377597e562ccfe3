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
/// spec is gone. JSON without Swift beside it may come from any file that holds the name of its spec. In doubt an output
/// stays.
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

    /// The outputs that go, where `claims` are those that stay and `specs` the names of those that the run has; each with
    /// the key of the file it came from, which is empty if that is not known.
    func removals(beside claims: Set<OutputName>, of specs: Set<String>) -> [(OutputName, Path)] {
        // What is not written in this run stays as long as its spec is there.
        let mayGo = { (name: OutputName) in
            !claims.contains(name) && (run.settings.writes(name) || !specs.contains(name.spec))
        }
        var swift: [(name: OutputName, source: Path)] = []
        for name in output.names(in: "swift").map({ OutputName("swift", $0) }).filter(mayGo) {
            if let path = output.firstLine(of: name, by: worker).flatMap(GeneratedNotice.source) {
                swift.append((name, Path(path)))
            }
        }
        let told = Set(swift.map(\.name.spec))
        let json = output.names(in: "json").map { OutputName("json", $0) }.filter { name in
            mayGo(name) && !told.contains(name.spec) && output.isRemovable(name, by: worker)
        }
        guard !swift.isEmpty || !json.isEmpty else { return [] }
        let sources = Set(swift.map(\.source))
        let others = otherFiles(named: Set(sources.map { Path($0.lastComponent) }), orSpecs: !json.isEmpty)
        guard let others else { return [] }
        let present = Orphans.ends(sources, of: others)
        let doubtful = names(Set(json.map(\.spec)), in: others)
        var gone: [(OutputName, Path)] = []
        for (name, source) in swift where !present.contains(source) {
            let key = (run.keys.roots.first ?? Path("")).appending(source)
            gone += [name, OutputName("json", name.spec + ".json")].filter(mayGo).map { ($0, key) }
        }
        return gone + json.filter { !doubtful.contains($0.spec) }.map { ($0, Path("")) }
    }

    /// Those of some paths that are paths, or ends of paths, of files.
    private static func ends(_ ends: Set<Path>, of files: [Path]) -> Set<Path> {
        let lengths = Set(ends.map(\.count))
        var found: Set<Path> = []
        for file in files {
            let bytes = file.bytes
            for start in bytes.indices where lengths.contains(bytes.endIndex - start) {
                guard start == bytes.startIndex || bytes[start - 1] == UInt8(ascii: "/") else { continue }
                let end = Path(bytes[start...])
                if ends.contains(end) { found.insert(end) }
            }
        }
        return found
    }

    /// Those of some names of specs that may be in one of some files.
    private func names(_ names: Set<String>, in files: [Path]) -> Set<String> {
        var found: Set<String> = []
        for file in files where found.count < names.count && FileWalk.isSpecName(file.lastComponent) {
            switch FileReader.read(file, into: &worker.scratch, limit: run.settings.limits.fileSize) {
            case .tooLarge: continue
            case .failed: return names
            case .read: break
            }
            let text = worker.scratch.bytes.buffer
            if Orphans.mayHideNames(text) { return names }
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isDigit }) {
                let word = String(decoding: word, as: UTF8.self)
                if names.contains(word) { found.insert(word) }
            }
        }
        return found
    }

    /// Whether names may stand in a text in another way than letter by letter: with escapes of letters or of the ends of
    /// lines, or in UTF-16.
    private static func mayHideNames(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let hiding = Array("\0xuU\r\n".utf8)
        return text.contains(0) || zip(text, text.dropFirst()).contains { $0 == 0x5C && hiding.contains($1) }
    }

    /// The files below the working directory, the roots and what the output directory is in that have one of these names,
    /// or that of a spec file, and that the run has not read; nil if there is too much to look through.
    private func otherFiles(named names: Set<Path>, orSpecs: Bool) -> [Path]? {
        let read = run.walk.files.indices.filter { run.states[$0].failure == nil }
        let own = Set(read.map { run.walk.files[$0].stamp.identity })
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
                } else if orSpecs && FileWalk.isSpecName(name) || names.contains(Path(name)) {
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
