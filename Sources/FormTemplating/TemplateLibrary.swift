import FormBytes
import FormSource

/// The text of a template under the name that partial and parent tags call it by.
package struct TemplateSource: Sendable {
    /// The name.
    package let name: String
    /// The text.
    package let text: SourceText

    /// A template from its parts.
    package init(name: String, text: SourceText) {
        self.name = name
        self.text = text
    }
}

/// A compiled template of a library.
package struct Template: Hashable, Sendable {
    /// Its number in the library.
    let index: Int
}

/// Templates that can call each other, compiled once; workers share a library.
package final class TemplateLibrary: @unchecked Sendable {
    /// What becomes of a partial or parent tag whose template is not there.
    package enum MissingTemplates: Sendable {
        /// The tag is a mistake.
        case areErrors
        /// The tag renders as nothing, as the specification says.
        case areEmpty
    }

    /// The mistakes, in the order of the sources: one of syntax in a template, and each missing name once; of these,
    /// 50 in a template.
    package let errors: [TemplateError]
    /// The steps of all templates.
    let program: Program

    private let indices: [String: Int]
    private let texts: [SourceText]

    /// Compiles templates; of two with one name, the later takes the place of the earlier.
    ///
    /// Names that the templates mention are added to `keys`.
    package init(_ sources: [TemplateSource], keys: TemplateKeys, missing: MissingTemplates = .areErrors) {
        var indices: [String: Int] = [:]
        var texts: [SourceText] = []
        for source in sources {
            if let index = indices[source.name] {
                texts[index] = source.text
            } else {
                indices[source.name] = texts.count
                texts.append(source.text)
            }
        }
        var compiler = TemplateCompiler(templates: indices, keys: keys)
        var errors: [TemplateError] = []
        lazy var names = indices.keys.sorted()
        var patience = Patience(size: texts.reduce(0) { $0 + $1.bytes.count })
        for text in texts {
            do throws(Mistake) {
                try compiler.compile(text)
            } catch {
                errors.append(error.located(in: text))
            }
            let absent = compiler.takeMissing()
            if missing == .areErrors {
                for name in absent.prefix(50) { errors.append(Self.missing(name, of: names, in: text, &patience)) }
            }
            // A text finds its lines when it is first asked; workers must not do that at the same time.
            _ = text.position(at: 0)
        }
        self.errors = errors
        self.indices = indices
        self.texts = texts
        program = compiler.finish()
    }

    /// The template with a name.
    package func template(named name: String) -> Template? {
        indices[name].map(Template.init)
    }

    /// What is wrong at the tag whose step is `operation`.
    func error(at operation: Int, _ problem: RenderProblem) -> TemplateError {
        // Every such tag has a site, and the sites are sorted.
        var low = 0
        var high = program.sites.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if program.sites[middle].operation <= operation { low = middle } else { high = middle }
        }
        let site = program.sites[low]
        let text = texts[site.template]
        return problem.mistake(name: text.bytes[site.name].string, at: site.name).located(in: text)
    }

    private static func missing(
        _ name: ByteRange, of names: [String], in text: SourceText, _ patience: inout Patience
    ) -> TemplateError {
        let missing = text.bytes[name].string
        let near = nearest(missing, among: names, &patience)
        return Mistake(
            message: "no template '\(missing)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), range: name,
            help: "A partial is a template of the same directory: add it, or write the name of one that is there."
        ).located(in: text)
    }
}

/// What can go wrong while a template is rendered.
enum RenderProblem {
    /// A limit that was reached.
    case tooDeep, tooWide, tooMuch(limit: Int)

    /// How many templates and arguments may be inside one another.
    static let depthLimit = 512
    /// How many bytes lines may be indented by.
    static let indentLimit = 65_536

    /// How much a rendering may make, in bytes and steps, of data and templates of so many bytes.
    ///
    /// What multiplies without end is partials that call others twice as well as sections in sections of one list, with
    /// output or without. So it is neither calls that are counted, nor sections, but all that is done, by what there is
    /// to do it with: that grows with the data however it is nested, and only harm makes hundreds of bytes of each.
    static func workLimit(_ size: Int) -> Int { 16 << 20 + 256 * size }

    /// The problem as a mistake of the tag with this name.
    func mistake(name: String, at range: ByteRange) -> Mistake {
        switch self {
        case .tooDeep:
            Mistake(
                message: "'\(name)' is inside itself, or others, more than \(Self.depthLimit) times", range: range,
                help:
                    "A template that renders itself needs a section around the tag, and the innermost object the name "
                    + "of that section as false or an empty list: outer objects are looked into otherwise.")
        case .tooWide:
            Mistake(
                message: "'\(name)' is indented by more than \(Self.indentLimit) bytes", range: range,
                help: "Remove white space before the tag, and before those that lead to it.")
        case .tooMuch(let limit):
            Mistake(
                message: "too much is rendered at '\(name)': over \(limit) bytes and steps", range: range,
                help:
                    "Partials that call the next one twice, and sections inside sections of the same list, multiply what "
                    + "is rendered: show each thing once.")
        }
    }
}
