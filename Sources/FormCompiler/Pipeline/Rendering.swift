import FormBytes
import FormEmit
import FormLanguage

extension RunSettings {
    /// Makes the outputs of a spec without errors, one after the other in `buffer`, and hands each over.
    ///
    /// - Parameter path: The path of the spec's file from its root.
    func render(
        _ spec: CheckedSpec, path: String, into buffer: inout ByteBuffer, _ take: (OutputName, Bytes) -> Void
    ) {
        guard let name = spec.name else { return }
        if targets.contains(.json) {
            buffer.removeAll()
            JSONEmitter.write(spec, style: jsonLayout == .pretty ? .pretty : .canonical, into: &buffer)
            take(OutputName(.json, name + ".json"), buffer.bytes)
        }
        if targets.contains(.swift) {
            spec.swiftFilesStub(path, self, into: &buffer) { take(OutputName(.swift, $0), $1) }
        }
    }
}
