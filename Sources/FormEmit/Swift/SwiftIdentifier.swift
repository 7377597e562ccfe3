import FormBytes
import FormLanguage

/// Swift identifiers as bytes, and how they are written where Swift has the word itself.
enum SwiftIdentifier {
    /// The identifier for an id, without backticks, appended to a buffer: what `SwiftName.identifier` says.
    ///
    /// Most ids are ASCII and short; for them this takes no strings.
    static func append(_ id: Bytes, as role: SwiftName.Role, to buffer: inout ByteBuffer) {
        let start = buffer.count
        if appendASCII(id, to: &buffer) {
            if isTaken(buffer.bytes[start..<buffer.count], role) { buffer.append(0x5F) }
        } else {
            buffer.truncate(to: start)
            buffer.append(SwiftName.identifier(for: id.string, as: role))
        }
    }

    /// Whether the word means something to Swift where an identifier may stand, so that it needs backticks.
    static func isKeyword(_ word: Bytes) -> Bool {
        guard word.count >= 2, word.count <= 15 else { return word == "_" }
        return keywords.contains { $0.count == word.count && $0[0] == word[0] && $0 == word }
    }

    private static func appendASCII(_ id: Bytes, to buffer: inout ByteBuffer) -> Bool {
        let start = buffer.count
        var endsWithDigit = false
        var index = 0
        while index < id.count {
            guard isAlphanumeric(id[index]) else {
                if id[index] >= 0x80 { return false }
                index += 1
                continue
            }
            var end = index + 1
            while end < id.count, isAlphanumeric(id[end]) { end += 1 }
            if end < id.count, id[end] >= 0x80 { return false }
            let isFirst = buffer.count == start
            if isDigit(id[index]), isFirst || endsWithDigit { buffer.append(0x5F) }
            append(part: id[index..<end], isFirst: isFirst, to: &buffer)
            endsWithDigit = isDigit(id[end - 1])
            index = end
        }
        return buffer.count > start
    }

    /// Appends a part with its capitals as rule 2 of "Names" has them, and its first letter as rule 3 does.
    private static func append(part: Bytes, isFirst: Bool, to buffer: inout ByteBuffer) {
        var capitals = 0
        while capitals < part.count, isCapital(part[capitals]) { capitals += 1 }
        var lowered = capitals < 2 ? 0 : capitals
        if lowered > 0, lowered < part.count, isLower(part[lowered]) { lowered -= 1 }
        if !part.buffer.contains(where: isLower) { lowered = part.count }
        for index in 0..<part.count {
            let byte = index < lowered && isCapital(part[index]) ? part[index] | 0x20 : part[index]
            if index > 0 || !(isLower(byte) || isCapital(byte)) {
                buffer.append(byte)
            } else {
                buffer.append(isFirst ? byte | 0x20 : byte & ~0x20)
            }
        }
    }

    private static func isTaken(_ name: Bytes, _ role: SwiftName.Role) -> Bool {
        switch role {
        case .option: takenByOptions.contains { $0 == name }
        case .property: takenByProperties.contains { $0 == name }
        case .member: name == "self" || name == "init"
        }
    }

    private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
    private static func isAlphanumeric(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || isDigit(byte) }

    private static let takenByOptions = immortal(ReservedNames.ofOptions)
    private static let takenByProperties = immortal(ReservedNames.ofProperties)

    /// The reserved words, and those that mean something in an expression.
    private static let keywords = immortal([
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        "any", "async", "borrow", "consume", "copy", "discard", "each", "some", "unsafe", "yield",
    ])

    /// Words that live as long as the process, sorted.
    private static func immortal(_ words: some Collection<String>) -> [Bytes] {
        words.sorted().map { Bytes(immortal: $0) }
    }
}

extension ByteBuffer {
    /// Appends an identifier, in backticks where it is a word of Swift.
    package mutating func appendSwiftIdentifier(_ name: Bytes) {
        let isKeyword = SwiftIdentifier.isKeyword(name)
        if isKeyword { append(0x60) }
        append(name)
        if isKeyword { append(0x60) }
    }
}
