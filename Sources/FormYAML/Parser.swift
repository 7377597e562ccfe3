import CYAML
import FormBytes
import FormSource

/// What a file may cost before it is refused.
package struct Limits: Sendable, Hashable {
    /// The largest file, in bytes (FC1008).
    package var fileSize = 67_108_864
    /// How many nodes the aliases of a document may stand for (FC1004).
    package var aliasNodes = 1_000_000
    /// The deepest level a node may be at; the root is at level 1 (FC1005).
    package var depth = 128

    /// The limits of the language page.
    package init() {}
}

/// Reads a text as YAML.
///
/// Never fails: what is wrong is in the tree's diagnostics.
package func parse(_ source: SourceText, limits: Limits = Limits()) -> Tree {
    let tree = Tree(source: source)
    return tree
}
