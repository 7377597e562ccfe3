import FormBytes
import FormSource

extension SourceText {
    /// The text of a YAML file: UTF-8, or UTF-16 with a byte order mark, which becomes UTF-8.
    package static func decoding(_ memory: consuming ByteBuffer, path: String) -> SourceText {
        let bytes = memory.bytes
        guard bytes.count >= 2 else { return SourceText(path: path, memory: memory) }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): return decoding(bytes, high: 0, path: path)
        // UTF-32 begins like this too; it is not read, and its NULs say so.
        case (0xFF, 0xFE): return decoding(bytes, high: 1, path: path)
        default: return SourceText(path: path, memory: memory)
        }
    }

    /// Decodes UTF-16; `high` is where the more significant byte of a unit stands. Half characters become U+FFFD.
    private static func decoding(_ bytes: Bytes, high: Int, path: String) -> SourceText {
        var text = ByteBuffer(capacity: bytes.count + bytes.count / 2 + 16)
        var undecodable: Int?
        var index = 0
        func unit(_ index: Int) -> UInt16? {
            index + 1 < bytes.count ? UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high]) : nil
        }
        while index < bytes.count {
            guard let first = unit(index) else {
                undecodable = undecodable ?? text.count
                text.append("\u{FFFD}")
                break
            }
            index += 2
            if UTF16.isLeadSurrogate(first), let second = unit(index), UTF16.isTrailSurrogate(second) {
                index += 2
                let value = 0x10000 + (UInt32(first) & 0x3FF) << 10 + UInt32(second) & 0x3FF
                text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            } else if let scalar = Unicode.Scalar(first) {
                text.append(scalar)
            } else {
                undecodable = undecodable ?? text.count
                text.append("\u{FFFD}")
            }
        }
        return SourceText(path: path, memory: text, undecodable: undecodable)
    }
}
