import FormBytes
import FormEmit
import FormLanguage
import FormTemplating

/// What a thread uses again from file to file.
package final class Worker {
    /// Memory for outputs that are being made.
    package var output = ByteBuffer(capacity: 1 << 16)
    /// Memory for canonical JSON.
    package var json = ByteBuffer(capacity: 1 << 12)
    /// Memory to read files into for a comparison.
    package var scratch = ByteBuffer(capacity: 1 << 12)
    /// Where it writes temporary files, once it has: two threads that make files in one directory wait for each other.
    var staging: StagingDirectory?
    private var emitter: SwiftEmitter?

    /// A worker with memory of its own.
    package init() {}

    /// Appends to `output` what templates make of a spec, whose canonical JSON is in `json`.
    func emit(
        _ spec: CheckedSpec, _ path: String, swift: Bool, _ templates: SwiftTemplates, _ options: SwiftOptions
    ) throws(TemplateError) -> SwiftOutput {
        if emitter == nil { emitter = SwiftEmitter(templates, options) }
        var path = path
        let result: Result<SwiftOutput, TemplateError> = path.withUTF8 { path in
            do throws(TemplateError) {
                let source = Bytes(UnsafeRawBufferPointer(path))
                return .success(try emitter!.write(spec, source: source, json: json.bytes, swift: swift, to: &output))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
