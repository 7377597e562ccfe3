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

extension ModelView {
    /// The node whose text is shown for a text's slot, and whether it is Markdown; nil if it has an error.
    func shown(_ slot: Slot) -> (node: NodeID, isMarkdown: Bool)? {
        guard slot.isSound else { return nil }
        guard slot.payload != 0 else { return (Int(slot.node), false) }
        let text = self.slot(slot.payload, TextKeys.text)
        if text.isPresent { return (Int(text.node), false) }
        let markdown = self.slot(slot.payload, TextKeys.markdown)
        return markdown.isPresent ? (Int(markdown.node), true) : nil
    }
}
