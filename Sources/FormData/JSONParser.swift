import FormBytes

/// Makes the nodes of a JSON text. It keeps its own stack, so that no text can exhaust that of the machine.
struct JSONParser: ~Copyable {
    /// An array or object that is not closed yet.
    private struct Level {
        let node: Int
        let isObject: Bool
        /// Where its keys begin in `keys`.
        let firstKey: Int
        var isEmpty = true
    }

    private let text: Bytes
    private let maximumDepth: Int
    private var index = 0
    private var nodes: JSONNodes
    private var levels: [Level] = []
    private var keys = JSONKeys()

    /// A parser of a text.
    init(_ text: Bytes, maximumDepth: Int) {
        self.text = text
        self.maximumDepth = maximumDepth
        nodes = JSONNodes(capacity: text.count / 16)
    }

    /// Reads the whole text.
    mutating func parse() throws(JSONError) {
        guard text.count < Int(Int32.max) else { throw JSONError(.tooLong, at: 0) }
        if let invalid = text.firstInvalidUTF8 { throw JSONError(.notUTF8, at: invalid) }
        if text.hasPrefix(Bytes("\u{FEFF}")) { index = 3 }
        try readValue()
        while let level = levels.last {
            if level.isObject { try continueObject(level) } else { try continueArray(level) }
        }
        skipWhiteSpace()
        guard index == text.count else { throw JSONError(.trailing, at: index) }
    }

    /// What has been read.
    consuming func finish() -> JSONNodes { nodes }

    /// Reads a scalar, or the bracket that opens an array or object.
    private mutating func readValue() throws(JSONError) {
        switch try peek() {
        case 0x22: try readString()
        case 0x5B: try open(isObject: false)
        case 0x7B: try open(isObject: true)
        case 0x2D, 0x30...0x39: try readNumber()
        case 0x66: try readWord("false")
        case 0x6E: try readWord("null")
        case 0x74: try readWord("true")
        default: throw JSONError(.noValue, at: index)
        }
    }

    private mutating func open(isObject: Bool) throws(JSONError) {
        guard levels.count < maximumDepth else { throw JSONError(.tooDeep(maximum: maximumDepth), at: index) }
        levels.append(Level(node: nodes.count, isObject: isObject, firstKey: keys.count))
        nodes.append(JSONNode(start: index, link: 0))
        index += 1
    }

    private mutating func close(_ level: Level) {
        nodes.close(level.node)
        levels.removeLast()
        index += 1
    }

    /// Reads the next element, or the end of the array.
    private mutating func continueArray(_ level: Level) throws(JSONError) {
        let byte = try peek()
        if byte == 0x5D { return close(level) }
        if level.isEmpty {
            levels[levels.count - 1].isEmpty = false
        } else {
            guard byte == 0x2C else { throw JSONError(.arrayGoesOn, at: index) }
            index += 1
        }
        try readValue()
    }

    /// Reads the next member up to its value, or the end of the object.
    private mutating func continueObject(_ level: Level) throws(JSONError) {
        let byte = try peek()
        if byte == 0x7D {
            try checkKeys(from: level.firstKey)
            return close(level)
        }
        if level.isEmpty {
            levels[levels.count - 1].isEmpty = false
        } else {
            guard byte == 0x2C else { throw JSONError(.objectGoesOn, at: index) }
            index += 1
        }
        guard try peek() == 0x22 else { throw JSONError(.noKey, at: index) }
        let key = nodes.count
        try readString()
        keys.append(nodes.string(at: key, of: text), node: key)
        guard try peek() == 0x3A else { throw JSONError(.noColon, at: index) }
        index += 1
        try readValue()
    }

    private mutating func checkKeys(from first: Int) throws(JSONError) {
        guard let repeated = keys.takeRepeated(from: first, in: nodes, of: text) else { return }
        let name = nodes.string(at: repeated, of: text).string
        throw JSONError(.repeatedKey(name), at: Int(nodes.base[repeated].start))
    }

    private mutating func skipWhiteSpace() {
        while index < text.count {
            let byte = text[index]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            index += 1
        }
    }

    /// The next byte that is not white space.
    private mutating func peek() throws(JSONError) -> UInt8 {
        skipWhiteSpace()
        guard index < text.count else { throw JSONError(.endsEarly, at: index) }
        return text[index]
    }
}

// Scalars.
extension JSONParser {
    private mutating func readWord(_ word: StaticString) throws(JSONError) {
        guard text[index..<text.count].hasPrefix(Bytes(word)) else { throw JSONError(.noValue, at: index) }
        nodes.append(JSONNode(start: index, link: word.utf8CodeUnitCount))
        index += word.utf8CodeUnitCount
    }

    private mutating func readNumber() throws(JSONError) {
        let start = index
        if text[index] == 0x2D { index += 1 }
        if index < text.count, text[index] == 0x30 { index += 1 } else { try readDigits() }
        if index < text.count, text[index] == 0x2E {
            index += 1
            try readDigits()
        }
        if index < text.count, text[index] | 0x20 == 0x65 {
            index += 1
            if index < text.count, text[index] == 0x2B || text[index] == 0x2D { index += 1 }
            try readDigits()
        }
        // A zero that is followed by digits would else be told as a missing comma.
        if index < text.count, text[index].isDigit { throw JSONError(.badNumber, at: index) }
        nodes.append(JSONNode(start: start, link: index - start))
    }

    private mutating func readDigits() throws(JSONError) {
        let start = index
        while index < text.count, text[index].isDigit { index += 1 }
        guard index > start else { throw JSONError(.badNumber, at: index) }
    }

    /// Reads a string from its opening quote on.
    private mutating func readString() throws(JSONError) {
        let start = index
        let end = JSONEscapes.firstEscape(in: text, from: start + 1)
        if end < text.count, text[end] == 0x22 {
            nodes.append(JSONNode(start: start, link: end - start - 1))
            index = end + 1
            return
        }
        let place = nodes.pool.count
        var count: UInt32 = 0
        withUnsafeBytes(of: &count) { nodes.pool.append(Bytes($0)) }
        try unescape(from: start)
        count = UInt32(truncatingIfNeeded: nodes.pool.count - place - 4)
        UnsafeMutableRawPointer(nodes.pool.base + place).storeBytes(of: count, as: UInt32.self)
        nodes.append(JSONNode(start: start, pooledAt: place))
    }

    /// Appends the contents of the string that opens at `start` to the pool.
    private mutating func unescape(from start: Int) throws(JSONError) {
        index = start + 1
        while true {
            let stop = JSONEscapes.firstEscape(in: text, from: index)
            nodes.pool.append(text[index..<stop])
            index = stop
            guard stop < text.count else { throw JSONError(.unterminatedString, at: start) }
            switch text[stop] {
            case 0x22:
                index = stop + 1
                return
            case 0x5C: try readEscape()
            default: throw JSONError(.controlCharacter, at: stop)
            }
        }
    }

    private mutating func readEscape() throws(JSONError) {
        let backslash = index
        guard index + 1 < text.count else { throw JSONError(.badEscape, at: backslash) }
        index += 2
        switch text[index - 1] {
        case 0x22, 0x2F, 0x5C: nodes.pool.append(text[index - 1])
        case 0x62: nodes.pool.append(0x08)
        case 0x66: nodes.pool.append(0x0C)
        case 0x6E: nodes.pool.append(0x0A)
        case 0x72: nodes.pool.append(0x0D)
        case 0x74: nodes.pool.append(0x09)
        case 0x75:
            guard let unit = readUnit() else { throw JSONError(.badEscape, at: backslash) }
            nodes.pool.append(try scalar(from: unit, at: backslash))
        default: throw JSONError(.badEscape, at: backslash)
        }
    }

    /// The scalar of a UTF-16 code unit; reads the second half of a pair.
    private mutating func scalar(from unit: UInt32, at backslash: Int) throws(JSONError) -> Unicode.Scalar {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let isPair = unit < 0xDC00 && text[index..<text.count].hasPrefix(Bytes("\\u"))
        guard isPair else { throw JSONError(.loneSurrogate, at: backslash) }
        index += 2
        guard let low = readUnit() else { throw JSONError(.badEscape, at: index - 2) }
        guard low >= 0xDC00, low <= 0xDFFF, let scalar = Unicode.Scalar(0x1_0000 + (unit - 0xD800) << 10 + low - 0xDC00)
        else { throw JSONError(.loneSurrogate, at: backslash) }
        return scalar
    }

    /// Reads four hexadecimal digits, or nothing.
    private mutating func readUnit() -> UInt32? {
        guard text.count - index >= 4 else { return nil }
        var unit: UInt32 = 0
        for offset in 0..<4 {
            guard let digit = text[index + offset].hexadecimalValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        index += 4
        return unit
    }
}
