import FormBytes
import FormSource
import FormYAML

/// What must hold of the tree of any text.
package enum YAMLOracle {
    /// Reads an input as YAML, twice.
    package static func examine(_ input: UnsafeRawBufferPointer) {
        let source = specText(Bytes(input), path: "input.yaml")
        let tree = parse(source)
        examine(tree)
        let again = parse(source)
        demand(tree.diagnostics == again.diagnostics, "the same diagnostics in each run")
        demand(tree.count == again.count, "the same nodes in each run")
        var narrow = Limits()
        (narrow.depth, narrow.aliasNodes) = (4, 16)
        examine(parse(source, limits: narrow))
    }

    /// Looks at all places and texts of a tree.
    package static func examine(_ tree: Tree) {
        let source = tree.source
        for diagnostic in tree.diagnostics { examine(diagnostic, in: source) }
        var last = 0
        for id in 0..<tree.count {
            examine(id, tree)
            demand(Int(tree[id].start) >= last, "nodes are in the order written")
            last = Int(tree[id].start)
        }
        for document in tree.documents {
            demand(document.start >= 0 && document.start <= source.bytes.count, "documents begin in the text")
            if let root = document.root { demand(root >= 0 && root < tree.count, "roots are nodes") }
        }
    }

    /// Looks at the places of a diagnostic.
    package static func examine(_ diagnostic: Diagnostic, in source: SourceText) {
        examine(diagnostic.range, in: source)
        demand(!diagnostic.message.isEmpty, "diagnostics say something")
        for related in diagnostic.related {
            if case .here(let range) = related.place { examine(range, in: source) }
        }
        for edit in diagnostic.fixes.flatMap(\.edits) { examine(edit.range, in: source) }
        _ = source.located(diagnostic)
    }

    private static func examine(_ range: ByteRange, in source: SourceText) {
        demand(
            range.start >= 0 && range.start <= range.end && range.end <= source.bytes.count + 1,
            "places are in the text: \(range)")
    }

    private static func examine(_ id: NodeID, _ tree: Tree) {
        let node = tree[id]
        demand(node.start <= node.end && Int(node.end) <= tree.source.bytes.count, "nodes are in the text")
        switch node.traits.kind {
        case .scalar:
            let memory = node.traits.has(Node.Traits.copied) ? tree.pool.count : tree.source.bytes.count
            demand(Int(node.link) + Int(node.size) <= memory, "texts are where they are said to be")
            demand(tree.text(node).firstInvalidUTF8 == nil, "texts are UTF-8")
        case .alias:
            demand(Int(node.link) < tree.count, "aliases stand for nodes")
        case .mapping, .sequence:
            demand(Int(node.link) > id && Int(node.link) <= tree.count, "collections end")
            var (child, count) = (id + 1, 0)
            while child < Int(node.link) {
                count += 1
                child = tree.next(child)
            }
            demand(child == Int(node.link) && count == Int(node.size), "collections hold what they count")
            if node.traits.has(Node.Traits.merges) {
                for entry in tree.mergedEntries(id) {
                    demand(entry.key < tree.count && entry.value < tree.count, "merged entries are nodes")
                }
            }
        }
    }
}
