import FormBytes
import FormSource
import FormTemplating
import Foundation

/// What templates make of data, as tests write both.
enum Rendering {
    /// Renders `template` with JSON data; `partials` are the other templates.
    static func render(
        _ template: String, _ json: String = "{}", partials: [String: String] = [:],
        missing: TemplateLibrary.MissingTemplates = .areErrors
    ) throws -> String {
        let value = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
        return try render(template, value, partials: partials, missing: missing)
    }

    /// Renders `template` with data; `partials` are the other templates.
    static func render(
        _ template: String, _ value: JSONValue, partials: [String: String],
        missing: TemplateLibrary.MissingTemplates
    ) throws -> String {
        let keys = TemplateKeys()
        let library = library(template, partials: partials, keys: keys, missing: missing)
        if let error = library.errors.first { throw error }
        guard let main = library.template(named: "main") else { return "" }
        var data = TemplateData()
        value.add(to: &data, keys: keys)
        var output = ByteBuffer()
        var renderer = TemplateRenderer(library)
        try renderer.render(main, data, to: &output)
        return output.bytes.string
    }

    /// The mistakes in `template`.
    static func errors(in template: String, partials: [String: String] = [:]) -> [TemplateError] {
        library(template, partials: partials, keys: TemplateKeys(), missing: .areErrors).errors
    }

    private static func library(
        _ template: String, partials: [String: String], keys: TemplateKeys,
        missing: TemplateLibrary.MissingTemplates
    ) -> TemplateLibrary {
        var sources = [TemplateSource(name: "main", text: SourceText(path: "main.mustache", template))]
        for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
            sources.append(TemplateSource(name: name, text: SourceText(path: "\(name).mustache", text)))
        }
        return TemplateLibrary(sources, keys: keys, missing: missing)
    }
}
