import FormBytes
import FormData
import FormLanguage
import FormSource
import FormTemplating

/// The templates of a build, compiled: those of formc, those that a project has in their place, and its own.
package final class SwiftTemplates: @unchecked Sendable {
    /// An output that a project's own template makes of each spec.
    struct Extra {
        /// The directory of the outputs.
        let directory: String
        /// The ending of their names, with its dot.
        let ending: String
        let template: Template
    }

    /// The mistakes in the templates; with any, nothing can be rendered.
    package let errors: [TemplateError]
    let library: TemplateLibrary
    let keys: ContextKeys
    let extras: [Extra]
    /// The names of the normalized JSON in contexts; nil if only formc's own templates see them, which need none.
    let modelKeys: ModelKeys?

    /// The templates, with the files of a project's template directory: each one's name, without `.mustache`, and text.
    package init(project: [TemplateSource] = []) {
        let names = TemplateKeys()
        keys = ContextKeys(names)
        let own = EmbeddedTemplates.all.map { name, text in
            TemplateSource(name: name, text: SourceText(path: "Templates/\(name).mustache", text))
        }
        library = TemplateLibrary(own + project, keys: names)
        errors = library.errors
        modelKeys = project.isEmpty ? nil : ModelKeys(names)
        let ownNames = Set(own.map(\.name))
        var extras: [Extra] = []
        for source in project.sorted(by: { $0.name < $1.name }) where !ownNames.contains(source.name) {
            guard let dot = source.name.lastIndex(of: "."), dot > source.name.startIndex,
                let template = library.template(named: source.name)
            else { continue }
            let directory = String(source.name[..<dot])
            extras.append(Extra(directory: directory, ending: String(source.name[dot...]), template: template))
        }
        self.extras = extras
    }
}

/// A file that is generated from a spec.
package struct SwiftFile: Sendable {
    /// Its path below the output directory.
    package let path: String
    /// Where its text lies in the buffer that it was appended to.
    package let range: Range<Int>
}

/// What is generated from a spec.
package struct SwiftOutput: Sendable {
    /// The files, in order.
    package fileprivate(set) var files: [SwiftFile] = []
    /// What the summary of the run says of it: one line, without a full stop; nil if there is nothing to say.
    package fileprivate(set) var notice: String?
}

/// Writes the Swift of specs; each worker has one and uses it again and again.
package struct SwiftEmitter: ~Copyable {
    private let templates: SwiftTemplates
    private let options: SwiftOptions
    private var renderer: TemplateRenderer
    private var data = TemplateData()

    /// An emitter with compiled templates, which have no errors.
    package init(_ templates: SwiftTemplates, _ options: SwiftOptions) {
        self.templates = templates
        self.options = options
        renderer = TemplateRenderer(templates.library)
    }

    /// Appends the files of a spec without errors to a buffer, one after the other, and returns where each is.
    ///
    /// `source` is the spec's path relative to the spec root, `json` its canonical JSON. `swift` says whether the Swift
    /// is wanted, or only what a project's own templates make.
    package mutating func write(
        _ spec: CheckedSpec, source: Bytes, json: Bytes, swift: Bool = true, to output: inout ByteBuffer
    ) throws(TemplateError) -> SwiftOutput {
        var written = SwiftOutput()
        guard let model = spec.model, let kind = spec.kind, let name = spec.name else { return written }
        var taken = TemplateData()
        Swift.swap(&taken, &data)
        var context = SwiftContext(taken, templates.keys, options, spec, model)
        context.write(source: source, json: json, model: templates.modelKeys)
        if swift, context.hasReplacedImages {
            written.notice =
                "\(name): 'appIcon' and 'cached' are written as 'squareImage' and 'asyncImage' for ODS 0.9 to 0.14"
        }
        data = context.finish()
        for (suffix, template) in swift ? SwiftEmitter.templates(of: kind) : [] {
            guard let template = templates.library.template(named: template) else { continue }
            written.files.append(try render(template, to: "swift/\(name)\(suffix).swift", &output))
        }
        for extra in templates.extras {
            written.files.append(try render(extra.template, to: "\(extra.directory)/\(name)\(extra.ending)", &output))
        }
        return written
    }

    private mutating func render(
        _ template: Template, to path: String, _ output: inout ByteBuffer
    ) throws(TemplateError) -> SwiftFile {
        let start = output.count
        try renderer.render(template, data, to: &output)
        return SwiftFile(path: path, range: start..<output.count)
    }

    /// The Swift files of a kind of spec: what stands after the spec's name, and the template.
    private static func templates(of kind: SpecKind) -> [(suffix: String, template: String)] {
        switch kind {
        case .form: [("", "form.swift"), ("+Fiori", "form+Fiori.swift")]
        case .list: [("", "list.swift"), ("+ODS", "list+ODS.swift")]
        case .optionSet: [("", "optionSet.swift")]
        }
    }
}

/// The support types that generated files need.
package enum SwiftRuntime {
    /// The path of the copy below the output directory.
    package static let path = "swift/FormcRuntime.swift"

    /// The source of the runtime at a level of access.
    package static func text(_ access: SwiftOptions.Access) -> String {
        var buffer = ByteBuffer(capacity: 1 << 17)
        write(access, to: &buffer)
        return buffer.bytes.string
    }

    /// Appends the source of the runtime at a level of access; at `public` it is that of the library, byte for byte.
    package static func write(_ access: SwiftOptions.Access, to output: inout ByteBuffer) {
        let source = Bytes(EmbeddedRuntime.source)
        guard access != .public else { return output.append(source) }
        let word = Bytes("public ")
        var start = 0
        var index = 0
        while index + word.count <= source.count {
            guard source[index] == word[0], source[index..<index + word.count] == word else {
                index += 1
                continue
            }
            output.append(source[start..<index])
            output.append(access.modifier)
            index += word.count
            start = index
        }
        output.append(source[start..<source.count])
    }
}
