#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import FormBytes
import FormEmit
import FormSource
import FormTemplating

/// The templates of a project: what `--templates` names.
package struct ProjectTemplates: Sendable {
    /// The templates, with formc's own; nil if the project has none.
    package private(set) var compiled: SwiftTemplates?
    /// What tells these templates from others.
    package private(set) var fingerprint = ""

    /// Reads the templates in a directory, `*.mustache`, if there is one.
    ///
    /// Throws if they cannot be read, or have mistakes.
    package init(_ directory: Path?, limit: Int) throws(UsageError) {
        guard let directory else { return }
        var sources: [TemplateSource] = []
        for name in try ProjectTemplates.names(in: directory) {
            let path = directory.appending(name.bytes)
            var buffer = ByteBuffer(capacity: 1 << 12)
            guard case .read = FileReader.read(path, into: &buffer, limit: limit) else {
                throw UsageError("cannot read the template '\(path.shown)'")
            }
            let template = String(name.string.dropLast(ProjectTemplates.ending.utf8.count))
            guard !ProjectTemplates.taken.contains(template.lowercased()) else {
                throw UsageError(
                    "the template '\(path.shown)' would write over formc's own outputs; give it another name")
            }
            let hash = ContentHash(of: buffer.bytes)
            fingerprint += "\(template) \(hash.high) \(hash.low) "
            sources.append(TemplateSource(name: template, text: SourceText(path: path.string, memory: buffer)))
        }
        let compiled = SwiftTemplates(project: sources)
        if let error = compiled.errors.first { throw UsageError(error.description, isLocated: true) }
        self.compiled = compiled
    }

    private static let ending = ".mustache"
    /// Names of templates whose outputs would have the names of formc's.
    private static let taken: Set<String> = ["json.json", "swift.swift"]

    /// The names of the templates in a directory, sorted; hidden files are none.
    private static func names(in directory: Path) throws(UsageError) -> [Path] {
        guard let stream = directory.withCString({ opendir($0) }) else {
            throw UsageError("cannot read '\(directory.shown)': \(SystemError.last.message)")
        }
        defer { closedir(stream) }
        var names: [Path] = []
        while let entry = readdir(stream) {
            let name = Path(entryName(entry))
            guard name.bytes.first != UInt8(ascii: "."), name.string.hasSuffix(ending) else { continue }
            names.append(name)
        }
        return names.sorted()
    }
}
