import FormBytes
import FormEmit
import FormLanguage
import FormSource
import FormTemplating

extension Compiler {
    /// Generates the Swift of one of a module's own spec files, the only one in the last of the sources: the models of
    /// all its specs into the file `model`, their views into `views`. A file that would not change is not touched.
    ///
    /// `inputs` is what `index` has written for the spec file.
    public static func generate(
        _ specs: ModuleSpecs, inputs path: String, model: String, views: String
    ) throws(UsageError) -> ModuleResult {
        guard let own = specs.sources.last, let file = own.files.first, own.files.count == 1 else {
            throw UsageError("one spec file is generated at a time")
        }
        let inputs = try SpecInputs(at: Path(path), sources: specs.sources.count)
        var result = ModuleResult(inputs)
        guard !inputs.hasErrors, inputs.failures.isEmpty else { return result }

        let module = try ModuleRun(specs)
        let source = try Path(file).below(own)
        var generator = ModuleGenerator(module, source, inputs)
        if inputs.faults.isEmpty {
            try generator.generate()
        } else {
            // What the files hold does not matter, but they must be there for the build to go on to what is at fault.
            generator.startFiles()
        }
        result.failures = generator.failures
        result.notices += generator.notices
        guard result.failures.isEmpty else { return result }
        let failures = [
            FileWriter.replace(Path(model), generator.model.bytes),
            FileWriter.replace(Path(views), generator.views.bytes),
        ]
        result.failures = failures.compactMap { $0 }
        return result
    }
}

/// The code of a spec file in the making.
private struct ModuleGenerator: ~Copyable {
    var model = ByteBuffer(capacity: 1 << 16)
    var views = ByteBuffer(capacity: 1 << 16)
    var failures: [String] = []
    var notices: [String] = []
    private let module: ModuleRun
    private let source: Path
    private let inputs: SpecInputs

    init(_ module: ModuleRun, _ source: Path, _ inputs: SpecInputs) {
        self.module = module
        self.source = source
        self.inputs = inputs
    }

    /// Checks the file again beside those that its option sets are in, and writes what it comes to.
    mutating func generate() throws(UsageError) {
        startFiles()
        let own = module.specs.sources.count - 1
        var files = module.specs.sources.map { _ in [Path]() }
        files[own] = [Path(module.specs.sources[own].directory).appending(source)]
        for set in inputs.sets where set.source != own || set.path != source {
            files[set.source].append(Path(module.specs.sources[set.source].directory).appending(set.path))
        }
        let walk = try module.walk(files)
        let index = walk.files.indices.last { walk.files[$0].root == own && walk.below($0) == source }
        guard let index else { return }
        let checked = Locked<CheckedFile?>(nil)
        let run = module.run(walk) { file, result in
            if file == index { checked.with { $0 = result } }
        }
        let outcome = run.run()
        failures = outcome.failures
        guard failures.isEmpty, let checked = checked.with({ $0 }) else { return }
        if checked.specs.contains(where: \.hasErrors) {
            failures = ["'\(walk.files[index].path.shown)' changed while it was built"]
        } else {
            write(checked)
        }
    }

    /// Starts the two files with their first lines.
    mutating func startFiles() {
        let modules = Set(inputs.sets.compactMap { module.specs.sources[$0.source].module })
        var start = ByteBuffer()
        source.withBytes { GeneratedNotice.append(from: $0, to: &start) }
        for module in modules.sorted() { start.append("import \(module)\n") }
        model.append(start.bytes)
        views.append(start.bytes)
    }

    /// Appends the code of the specs to the two files, one spec after the other.
    private mutating func write(_ checked: CheckedFile) {
        var emitter = SwiftEmitter(module.templates.compiled ?? SwiftTemplates(), module.settings.swiftOptions)
        var json = ByteBuffer(capacity: 1 << 14)
        var code = ByteBuffer(capacity: 1 << 16)
        do throws(TemplateError) {
            for spec in checked.specs {
                json.removeAll()
                JSONEmitter.write(spec, style: .canonical, into: &json)
                code.removeAll()
                let written = try source.withBytes { source throws(TemplateError) in
                    try emitter.write(spec, source: source, json: json.bytes, to: &code)
                }
                if let notice = written.notice { notices.append(notice) }
                for file in written.files where file.path.hasPrefix("swift/") {
                    append(code.bytes[file.range], isView: file.path.contains("+"))
                }
            }
        } catch {
            failures.append("cannot render a spec of '\(source.shown)': \(error)")
        }
    }

    private mutating func append(_ code: Bytes, isView: Bool) {
        if isView {
            views.append(0x0A)
            views.append(code)
        } else {
            model.append(0x0A)
            model.append(code)
        }
    }
}

extension SpecInputs {
    /// Reads what `index` has written.
    fileprivate init(at path: Path, sources: Int) throws(UsageError) {
        var buffer = ByteBuffer(capacity: 1 << 12)
        if case .failed(let reason) = FileReader.read(path, into: &buffer) {
            throw UsageError("cannot read '\(path.shown)': \(reason)")
        }
        guard let inputs = SpecInputs(buffer.bytes), inputs.sets.allSatisfy({ (0..<sources).contains($0.source) })
        else {
            throw UsageError("'\(path.shown)' does not hold the inputs of a spec file")
        }
        self = inputs
    }
}

extension ModuleResult {
    /// The result so far.
    fileprivate init(_ inputs: SpecInputs) {
        self.init()
        report = inputs.diagnostics.map { $0 + "\n" }.joined()
        hasErrors = inputs.hasErrors
        failures = inputs.failures
        notices = inputs.faults
    }
}
