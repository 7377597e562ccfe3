import FormBytes
import FormEmit
import FormSource

/// What a spec file takes from other files, and what is wrong with it: all that its command must know beside the file.
///
/// It is written as Swift that holds nothing but comments, since every build system knows what to do with a Swift file
/// that a command has made: other files might be taken for resources.
struct SpecInputs: Equatable {
    /// An option set that the file uses: where it is, and what tells its contents from others.
    struct Set: Equatable {
        /// The number of its directory among the sources.
        var source: Int
        /// Its file's path from there.
        var path: Path
        /// What tells the set, with its data, from others.
        var contents: ContentHash
    }

    /// The option sets, in order of their names, each file once for each set.
    var sets: [Set] = []
    /// The hashes of data files and of whatever else changes what is generated.
    var data: [ContentHash] = []
    /// The diagnostics, a line each.
    var diagnostics: [String] = []
    /// Whether an error is among them.
    var hasErrors = false
    /// Why nothing can be generated although no error is among the diagnostics, a line each.
    var failures: [String] = []
    /// Why nothing can be generated as long as others have errors, a line each.
    var faults: [String] = []
}

extension SpecInputs {
    private static let afterNotice: StaticString = ": what "
    private enum Key: String { case set, data, error, diagnostic, failure, fault }

    /// Appends the file.
    func write(of source: Path, to output: inout ByteBuffer) {
        output.append(GeneratedNotice.start)
        output.append(SpecInputs.afterNotice)
        output.append(escaping: source.bytes)
        output.append(" takes from other files. Do not edit.\n" as StaticString)
        for set in sets {
            output.append(line: Key.set.rawValue, "\(set.contents.text) \(set.source) ", set.path.bytes)
        }
        for hash in data { output.append(line: Key.data.rawValue, hash.text, []) }
        if hasErrors { output.append(line: Key.error.rawValue, "", []) }
        let texts = [(Key.diagnostic, diagnostics), (.failure, failures), (.fault, faults)]
        for (key, lines) in texts {
            for line in lines { output.append(line: key.rawValue, "", line.utf8) }
        }
    }

    /// The contents of a file; nil if it is none of these.
    init?(_ text: Bytes) {
        self.init()
        let lines = text.buffer.split(separator: 0x0A)
        let notice = Bytes(GeneratedNotice.start)
        guard text.hasPrefix(notice), text[notice.count..<text.count].hasPrefix(Bytes(SpecInputs.afterNotice)) else {
            return nil
        }
        for line in lines.dropFirst() {
            let parts = line.dropFirst(3).split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
            guard let word = parts.first, let key = Key(rawValue: String(decoding: word, as: UTF8.self)),
                take(key, unescaped(parts.count > 1 ? Array(parts[1]) : []))
            else { return nil }
        }
    }

    private mutating func take(_ key: Key, _ value: [UInt8]) -> Bool {
        switch key {
        case .set:
            let parts = value.split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let contents = ContentHash(text: String(decoding: parts[0], as: UTF8.self)),
                let source = Int(String(decoding: parts[1], as: UTF8.self))
            else { return false }
            sets.append(Set(source: source, path: Path(parts[2]), contents: contents))
        case .data:
            guard let hash = ContentHash(text: String(decoding: value, as: UTF8.self)) else { return false }
            data.append(hash)
        case .error: hasErrors = true
        case .diagnostic: diagnostics.append(String(decoding: value, as: UTF8.self))
        case .failure: failures.append(String(decoding: value, as: UTF8.self))
        case .fault: faults.append(String(decoding: value, as: UTF8.self))
        }
        return true
    }

    private func unescaped(_ text: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}

extension ByteBuffer {
    /// Appends a comment that starts with a key.
    fileprivate mutating func append(line key: String, _ start: String, _ rest: some Sequence<UInt8>) {
        append("// \(key) \(start)")
        append(escaping: rest)
        append(0x0A)
    }

    /// Appends bytes of which none ends a comment or is none of text's, with `%` as the escape.
    fileprivate mutating func append(escaping bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard byte < 0x20 || byte > 0x7E || byte == UInt8(ascii: "%") else {
                append(byte)
                continue
            }
            append(UInt8(ascii: "%"))
            append(hexadecimal: byte)
        }
    }
}

extension ContentHash {
    /// The hash as text: its halves in hexadecimal.
    fileprivate var text: String { String(high, radix: 16) + "-" + String(low, radix: 16) }

    /// The hash of such a text.
    fileprivate init?(text: String) {
        let parts = text.split(separator: "-")
        guard parts.count == 2, let high = UInt64(parts[0], radix: 16), let low = UInt64(parts[1], radix: 16) else {
            return nil
        }
        self.init(high: high, low: low)
    }
}
