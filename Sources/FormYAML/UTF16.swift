import FormBytes
import FormSource

/// The text of a file: its bytes as they are, or in UTF-8 where they begin with a byte order mark of UTF-16.
///
/// What has no meaning in UTF-16 becomes U+FFFD; `parse` reports the first such place as FC1003.
package func decodeSource(path: String, memory: consuming ByteBuffer) -> SourceText {
    let bytes = memory.bytes
    guard bytes.count >= 2 else { return SourceText(path: path, memory: memory) }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return transcoded(path: path, bytes, highByte: 1)
    case (0xFE, 0xFF): return transcoded(path: path, bytes, highByte: 0)
    default: return SourceText(path: path, memory: memory)
    }
}

/// UTF-16 as UTF-8, the byte order mark included; `highByte` is the index of a unit's more significant byte.
private func transcoded(path: String, _ bytes: Bytes, highByte: Int) -> SourceText {
    var text = ByteBuffer(capacity: bytes.count / 2 * 3 + 16)
    var undecodable: Int?
    var next = 0
    func unit(at index: Int) -> UInt32? {
        guard index + 1 < bytes.count else { return nil }
        return UInt32(bytes[index + highByte]) << 8 | UInt32(bytes[index + 1 - highByte])
    }
    while next < bytes.count {
        let first = unit(at: next)
        next += 2
        if let first, let scalar = Unicode.Scalar(first) {
            text.append(scalar)
        } else if let first, first < 0xDC00, let second = unit(at: next), second & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
        {
            text.append(scalar)
            next += 2
        } else {
            if undecodable == nil { undecodable = text.count }
            text.append("\u{FFFD}" as Unicode.Scalar)
        }
    }
    return SourceText(path: path, memory: text, undecodable: undecodable)
}
