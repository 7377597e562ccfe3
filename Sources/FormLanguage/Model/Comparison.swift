import FormBytes
import FormYAML

/// Texts compared as Swift compares strings: in NFC.
///
/// What is found of long texts is kept, since thousands of aliases may stand for one.
final class CanonicalTexts {
    /// Up to here it takes no longer to look at a text again.
    static let longestShort = 64

    private let tree: TreeView
    private var composed: [NodeID: String] = [:]
    private var fingerprints: [NodeID: UInt64] = [:]
    private var skeletons: [NodeID: UInt64] = [:]

    /// The texts of a tree.
    init(_ tree: TreeView) { self.tree = tree }

    /// A fingerprint that canonically equal texts share.
    @inline(__always)
    func fingerprint(of node: NodeID) -> UInt64 {
        let id = tree.resolved(node)
        let text = tree.text(id)
        if text.count > CanonicalTexts.longestShort { return fingerprint(ofLong: id) }
        if !tree[id].traits.has(Node.Traits.nonASCII) || text.isNFC { return text.fingerprint }
        return Bytes.with(text.nfc) { $0.fingerprint }
    }

    private func fingerprint(ofLong id: NodeID) -> UInt64 {
        if let known = fingerprints[id] { return known }
        let isPlain = !tree[id].traits.has(Node.Traits.nonASCII)
        let fingerprint = isPlain ? tree.text(id).fingerprint : Bytes.with(nfc(id)) { $0.fingerprint }
        fingerprints[id] = fingerprint
        return fingerprint
    }

    /// Whether two scalars' texts are canonically equal.
    func isSame(_ left: NodeID, _ right: NodeID) -> Bool {
        let (left, right) = (tree.resolved(left), tree.resolved(right))
        if left == right || tree.text(left) == tree.text(right) { return true }
        // The composed form of a text beyond ASCII may be ASCII: that of the Kelvin sign is K.
        guard tree[left].traits.has(Node.Traits.nonASCII) || tree[right].traits.has(Node.Traits.nonASCII) else {
            return false
        }
        return nfc(left).utf8.elementsEqual(nfc(right).utf8)
    }

    /// A scalar's text in NFC.
    func nfc(_ node: NodeID) -> String {
        let id = tree.resolved(node)
        let text = tree.text(id)
        guard text.count > CanonicalTexts.longestShort else { return text.nfc }
        if let known = composed[id] { return known }
        let made = text.nfc
        composed[id] = made
        return made
    }

    /// The fingerprint of a scalar's letters and digits, which `make` finds.
    @inline(__always)
    func skeleton(of node: NodeID, _ make: (NodeID) -> UInt64) -> UInt64 {
        let id = tree.resolved(node)
        guard Int(tree[id].size) > CanonicalTexts.longestShort else { return make(id) }
        if let known = skeletons[id] { return known }
        let made = make(id)
        skeletons[id] = made
        return made
    }

    // MARK: Ids of rows

    /// A fingerprint that ids share which normalized JSON writes in the same way: numbers as numbers, UUIDs in any case.
    func fingerprint(ofID node: NodeID, _ kind: RowType.FieldKind) -> UInt64 {
        let text = tree.text(tree.resolved(node))
        switch kind {
        case .int:
            guard case .value(let value) = Scalars.integer(text) else { return text.fingerprint }
            return Bytes.mix(Bytes.seed ^ UInt64(bitPattern: value))
        case .uuid:
            var state = Bytes.seed
            for index in 0..<text.count { state = Bytes.mix(state ^ UInt64(text[index] | 0x20)) }
            return state
        default: return fingerprint(of: node)
        }
    }

    /// Whether normalized JSON writes two ids in the same way.
    func isSameID(_ left: NodeID, _ right: NodeID, _ kind: RowType.FieldKind) -> Bool {
        guard kind != .string else { return isSame(left, right) }
        let (one, other) = (tree.text(tree.resolved(left)), tree.text(tree.resolved(right)))
        return RowType.normalizedID(one, kind) == RowType.normalizedID(other, kind)
    }
}
