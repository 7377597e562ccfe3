import Foundation

/// Normalized JSON of specs, to read and to write again.
enum NormalizedJSON {
    /// The files beside the tests.
    private static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../Golden/normalized").standardized
    /// The conformance cases, which lie beside the repository; nothing where they are missing.
    private static let cases = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../shared/conformance/formc/cases").standardized

    /// All files.
    static let files: [URL] = {
        let manager = FileManager.default
        let own = (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let shared = (try? manager.contentsOfDirectory(at: cases, includingPropertiesForKeys: nil)) ?? []
        let expected = shared.flatMap { folder in
            (try? manager.contentsOfDirectory(
                at: folder.appendingPathComponent("expected/json"), includingPropertiesForKeys: nil)) ?? []
        }
        return (own + expected).sorted { $0.path < $1.path }
    }()

    /// A JSON text without the white space between its tokens: canonical, if its keys and strings are.
    static func canonical(_ text: Data) -> Data {
        var result = Data(capacity: text.count)
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isInString {
                isInString = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            } else {
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { continue }
                isInString = byte == UInt8(ascii: "\"")
            }
            result.append(byte)
        }
        return result
    }

    /// An encoder that writes canonical JSON.
    static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
