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
