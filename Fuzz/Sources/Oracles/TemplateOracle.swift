import FormBytes
import FormData
import FormSource
import FormTemplating

/// What must hold of the template engine.
package enum TemplateOracle {
    /// Compiles and renders an input: the templates `main`, `p` and `q`, and data as JSON, separated by U+0001.
    package static func examine(_ input: UnsafeRawBufferPointer) {
        let files = parts(of: input, 4)
        let sources = zip(["main", "p", "q"], files).map { name, bytes in
            TemplateSource(name: name, text: plainText(bytes, path: name))
        }
        // The engine is given text; what is not has been refused before.
        guard files[0..<3].allSatisfy({ $0.firstInvalidUTF8 == nil }) else { return }
        let keys = TemplateKeys()
        for missing in [TemplateLibrary.MissingTemplates.areErrors, .areEmpty] {
            let library = TemplateLibrary(sources, keys: keys, missing: missing)
            for error in library.errors {
                demand(!error.message.isEmpty && error.location.start <= error.location.end, "errors have places")
            }
            guard library.errors.isEmpty, let main = library.template(named: "main") else { continue }
            render(library, main, files, keys)
        }
    }

    private static func render(_ library: TemplateLibrary, _ main: Template, _ files: [Bytes], _ keys: TemplateKeys) {
        var data = TemplateData()
        guard let document = try? JSONDocument(files[3], maximumDepth: 16) else { return }
        var size = Size()
        add(document.root, .item, keys, &data, &size)
        for file in files[0..<3] { size.countTags(file) }
        guard size.isBearable else { return }
        var renderer = TemplateRenderer(library)
        var once = ByteBuffer()
        var twice = ByteBuffer()
        let first = render(&renderer, main, data, &once)
        let second = render(&renderer, main, data, &twice)
        demand(first == second && (first != nil || once.bytes == twice.bytes), "a renderer makes the same twice")
        if first == nil { demand(once.bytes.firstInvalidUTF8 == nil, "what is rendered is UTF-8") }
    }

    private static func render(
        _ renderer: inout TemplateRenderer, _ main: Template, _ data: borrowing TemplateData, _ out: inout ByteBuffer
    ) -> TemplateError? {
        do throws(TemplateError) {
            try renderer.render(main, data, to: &out)
            return nil
        } catch {
            return error
        }
    }

    /// How much a template may make of data: lists in lists multiply, which is no fault of the engine.
    private struct Size {
        var longestList = 1
        var depth = 0
        var tags = 0

        mutating func countTags(_ template: Bytes) {
            var index = 0
            while index + 2 < template.count {
                let sign = template[index + 2]
                if template[index] == UInt8(ascii: "{") || sign == UInt8(ascii: "#") || sign == UInt8(ascii: ">")
                    || sign == UInt8(ascii: "<")
                {
                    tags += 1
                }
                index += 1
            }
        }

        var isBearable: Bool {
            var work = 1
            for _ in 0..<min(tags, 64) {
                work *= longestList + 1
                if work > 100_000 { return false }
            }
            return tags <= 64
        }
    }

    private static func add(
        _ value: JSONValue, _ key: TemplateKey, _ keys: TemplateKeys, _ data: inout TemplateData, _ size: inout Size
    ) {
        switch value.kind {
        case .null: data.addNull(as: key)
        case .boolean: data.add(value.isTrue, as: key)
        case .number, .string: data.add(copying: value.bytes, as: key)
        case .array:
            data.beginList(key)
            var count = 0
            for element in value.elements {
                count += 1
                add(element, .item, keys, &data, &size)
            }
            size.longestList = max(size.longestList, count)
            data.endList()
        case .object:
            data.beginObject(key)
            for member in value.members { add(member.value, keys.key(member.key.bytes.string), keys, &data, &size) }
            data.endObject()
        }
    }
}
