import Foundation
import FormBytes
import FormSource

@testable import FormYAML

/// The tree of a text.
func tree(_ text: String, limits: Limits = Limits()) -> Tree {
    parse(SourceText(path: "test.yaml", text), limits: limits)
}

/// The tree of bytes, which may be in UTF-16 or broken.
func tree(_ bytes: [UInt8], limits: Limits = Limits()) -> Tree {
    var memory = ByteBuffer(capacity: bytes.count + 8)
    for byte in bytes { memory.append(byte) }
    return parse(decodeSource(path: "test.yaml", memory: memory), limits: limits)
}

/// The diagnostics of a tree, each as `line:column CODE`.
func places(_ tree: Tree) -> [String] {
    tree.diagnostics.map { diagnostic in
        let start = tree.source.position(at: diagnostic.range.start)
        return "\(start.line):\(start.column) \(diagnostic.code)"
    }
}

/// A node's place, as `line:column-line:column`.
func place(_ id: NodeID, in tree: Tree) -> String {
    let range = tree.range(id)
    let start = tree.source.position(at: range.start)
    let end = tree.source.position(at: range.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}

/// The first scalar with a text.
func scalar(_ text: String, in tree: Tree) -> NodeID? {
    (0..<tree.count).first { tree[$0].traits.kind == .scalar && tree.text($0).string == text }
}

/// A folder of the conformance data beside the package; nil where it is not there.
func conformance(_ name: String) -> URL? {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appendingPathComponent("shared/conformance/\(name)")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
}
