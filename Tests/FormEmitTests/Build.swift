import FormBytes
import FormEmit
import FormLanguage
import FormSource
import FormTemplating
import FormYAML
import Foundation

/// A build in memory: specs in, Swift files out.
struct Build {
    /// The files, by their paths below the output directory.
    private(set) var files: [String: String] = [:]
    /// The canonical JSON of each spec, by its name.
    private(set) var json: [String: String] = [:]
    /// The specs that have errors, with them.
    private(set) var errors: [String] = []

    /// Builds texts of spec files, by their paths from the spec root.
    init(_ texts: [String: String], _ options: SwiftOptions = SwiftOptions(), templates: [String: String] = [:]) throws
    {
        let project = templates.sorted { $0.key < $1.key }.map { name, text in
            TemplateSource(name: name, text: SourceText(path: "\(name).mustache", text))
        }
        let templates = SwiftTemplates(project: project)
        if let error = templates.errors.first { throw error }
        var emitter = SwiftEmitter(templates, options)
        for file in Build.check(texts, &errors) {
            for spec in file.specs where !spec.hasErrors {
                var json = ByteBuffer()
                JSONEmitter.write(spec, style: .canonical, into: &json)
                self.json[spec.name ?? ""] = json.bytes.string
                var output = ByteBuffer()
                let written = try Bytes.with(file.source.path) {
                    try emitter.write(spec, source: $0, json: json.bytes, to: &output)
                }
                for file in written.files { files[file.path] = output.bytes[file.range].string }
                notices += [written.notice].compactMap { $0 }
            }
        }
    }

    /// What the build says beside its diagnostics.
    private(set) var notices: [String] = []

    /// Builds one spec.
    init(_ text: String, _ options: SwiftOptions = SwiftOptions(), templates: [String: String] = [:]) throws {
        try self.init(["spec.yaml": text], options, templates: templates)
    }

    private static func check(_ texts: [String: String], _ errors: inout [String]) -> [CheckedFile] {
        let sets = OptionSets()
        let trees = texts.sorted { $0.key < $1.key }.map { parse(SourceText(path: $0.key, $0.value)) }
        for tree in trees {
            let file = FormLanguage.check(tree, world: sets)
            _ = file.conclude(Severities(), isNamed: false)
            for spec in file.specs where spec.kind == .optionSet { sets.specs[spec.name ?? ""] = spec }
            sets.files.append(file)
        }
        let files = trees.map { FormLanguage.check($0, world: sets) }
        for file in files {
            let found = file.conclude(Severities(), isNamed: false).diagnostics
            for diagnostic in found where diagnostic.severity == .error {
                errors.append("\(file.source.path): \(diagnostic.code) \(diagnostic.message)")
            }
        }
        return files
    }
}

/// The option sets of a build.
private final class OptionSets: World {
    var specs: [String: CheckedSpec] = [:]
    var files: [CheckedFile] = []

    func dataFile(_ path: Bytes, of specPath: String) -> DataFile { .unreadable("no such file") }

    func optionSet(named name: Bytes) -> OptionSetLookup {
        specs[name.string].map { .found($0) } ?? .pending
    }
}

/// Places beside the tests.
enum Repository {
    /// The root of the repository.
    static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
}
