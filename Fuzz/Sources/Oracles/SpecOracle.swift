import FormBytes
import FormData
import FormEmit
import FormLanguage
import FormSource
import FormTemplating
import FormYAML

/// What must hold of the check of any spec, and of what is written for it.
package enum SpecOracle {
    private static let templates = SwiftTemplates()

    /// Checks an input, twice: a spec file, `data.csv`, `data.json` and `data.yaml`, separated by U+0001.
    package static func examine(_ input: UnsafeRawBufferPointer) {
        let files = parts(of: input, 4)
        let source = specText(files[0], path: "input.yaml")
        let (first, diagnostics) = check(source, files)
        let (second, again) = check(source, files)
        demand(diagnostics == again, "the same diagnostics in each run")
        for diagnostic in diagnostics { YAMLOracle.examine(diagnostic, in: source) }
        render(diagnostics.map(source.located))
        for diagnostic in ProjectFile(parse(source)).diagnostics { YAMLOracle.examine(diagnostic, in: source) }
        for (one, other) in zip(first.specs, second.specs) where !one.hasErrors && !one.usesFaultySet {
            write(one, other)
        }
    }

    /// The two passes of a build of one file.
    private static func check(_ source: SourceText, _ files: [Bytes]) -> (CheckedFile, [Diagnostic]) {
        let world = InputWorld(files)
        var checked = FormLanguage.check(parse(source), world: world)
        _ = checked.conclude(Severities(), isNamed: false)
        world.take(checked)
        checked = FormLanguage.check(parse(source), world: world)
        demand(!checked.isPending, "one pass more is enough")
        return (checked, checked.conclude(Severities(), isNamed: false).diagnostics)
    }

    private static func render(_ diagnostics: [LocatedDiagnostic]) {
        var out = ByteBuffer()
        let report = Report(diagnostics)
        for format in ReportFormat.allCases {
            out.removeAll()
            report.render(as: format, into: &out)
            demand(out.bytes.firstInvalidUTF8 == nil, "reports are UTF-8")
            if format == .json || format == .sarif { readBack(out.bytes) }
        }
    }

    /// Writes the outputs of a spec, and of the same spec of another run.
    private static func write(_ spec: CheckedSpec, _ other: CheckedSpec) {
        var pretty = ByteBuffer()
        var canonical = ByteBuffer()
        var again = ByteBuffer()
        JSONEmitter.write(spec, style: .pretty, into: &pretty)
        JSONEmitter.write(spec, style: .canonical, into: &canonical)
        JSONEmitter.write(other, style: .canonical, into: &again)
        demand(canonical.bytes == again.bytes, "the same JSON in each run")
        readBack(pretty.bytes)
        readBack(canonical.bytes)

        var swift = ByteBuffer()
        for api in SwiftOptions.ODSAPI.allCases {
            var emitter = SwiftEmitter(templates, SwiftOptions(odsAPI: api))
            do {
                let written = try emitter.write(spec, source: Bytes("input.yaml"), json: canonical.bytes, to: &swift)
                demand(!written.files.isEmpty, "every spec has Swift")
            } catch {
                demand(false, "templates render: \(error)")
            }
        }
        demand(swift.bytes.firstInvalidUTF8 == nil, "Swift is UTF-8")
    }

    private static func readBack(_ text: Bytes) {
        // A report's document is as deep as its format; a spec's as its options.
        do { _ = try JSONDocument(text, maximumDepth: 1_024).root } catch {
            demand(false, "JSON reads back: \(error) \(text.string)")
        }
    }
}

/// What stands around the spec of an input.
private final class InputWorld: World {
    private let files: [Bytes]
    private var sets: [String: CheckedSpec]?

    init(_ files: [Bytes]) { self.files = files }

    /// Takes the option sets of the first pass.
    func take(_ checked: CheckedFile) {
        sets = [:]
        for spec in checked.specs where spec.kind == .optionSet {
            if let name = spec.name, sets?[name] == nil { sets?[name] = spec }
        }
    }

    func dataFile(_ path: Bytes, of specPath: String) -> DataFile {
        if path == "../data.csv" { return .leavesRoot }
        if path.hasSuffix(Bytes(".csv")) || path.hasSuffix(Bytes(".tsv")) {
            return .contents(plainText(files[1], path: "data.csv"))
        }
        if path.hasSuffix(Bytes(".json")) { return .contents(plainText(files[2], path: "data.json")) }
        if path.hasSuffix(Bytes(".yaml")) { return .contents(specText(files[3], path: "data.yaml")) }
        return .unreadable("no such file")
    }

    func optionSet(named name: Bytes) -> OptionSetLookup {
        guard let sets else { return .pending }
        if let set = sets[name.string] { return .found(set) }
        return .unknown(nearest: nearest(name.string, among: sets.keys.sorted()))
    }
}
