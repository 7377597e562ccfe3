import FormBytes
import FormYAML

/// Texts compared as Swift compares strings: in NFC.
extension TreeView {
    /// A fingerprint that canonically equal texts share.
    @inline(__always)
    func canonicalFingerprint(_ node: NodeID) -> UInt64 {
        let node = self[resolved(node)]
        let text = text(node)
        guard node.traits.has(Node.Traits.nonASCII), !text.isNFC else { return text.fingerprint }
        return Bytes.with(text.nfc) { $0.fingerprint }
    }

    /// Whether two scalars' texts are canonically equal.
    func isCanonicallyEqual(_ left: NodeID, _ right: NodeID) -> Bool {
        let one = text(resolved(left))
        let other = text(resolved(right))
        return one == other || (!one.isASCII && !other.isASCII && one.nfc.utf8.elementsEqual(other.nfc.utf8))
    }
}

/// Ids of rows compared as normalized JSON has them: numbers as numbers, UUIDs in any case.
extension TreeView {
    /// A fingerprint that the same ids share.
    func fingerprint(ofID node: NodeID, _ kind: RowType.FieldKind) -> UInt64 {
        let text = text(resolved(node))
        switch kind {
        case .int:
            if case .value(let value) = Scalars.integer(text) {
                return Bytes.mix(Bytes.seed ^ UInt64(bitPattern: value))
            }
            return text.fingerprint
        case .uuid:
            var state = Bytes.seed
            for index in 0..<text.count { state = Bytes.mix(state ^ UInt64(text[index] | 0x20)) }
            return state
        default: return canonicalFingerprint(node)
        }
    }

    /// Whether two ids are the same.
    func isSameID(_ left: NodeID, _ right: NodeID, _ kind: RowType.FieldKind) -> Bool {
        kind == .string
            ? isCanonicallyEqual(left, right)
            : RowType.normalizedID(text(resolved(left)), kind) == RowType.normalizedID(text(resolved(right)), kind)
    }
}
