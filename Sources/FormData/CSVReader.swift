import FormBytes

/// Reads a CSV or TSV text record by record, as RFC 4180 says and no more loosely.
///
/// Records end in LF or CR LF, the last may end with the text. A quote stands only at the start of a field, doubled
/// inside it, and only a separator or the end of the record may follow the closing one. A line with nothing in it is
/// skipped, and so is a byte order mark at the start. All records have as many fields as the first.
///
///     var reader = CSVReader(text, separator: CSVReader.comma)
///     while reader.readRecord() { use(reader[0]) }
///     if let error = reader.error { … }
package struct CSVReader: ~Copyable {
    /// The separator of `.csv` files.
    package static let comma: UInt8 = 0x2C
    /// The separator of `.tsv` files.
    package static let tab: UInt8 = 0x09

    /// What is wrong with the text, once `readRecord` has met it.
    package private(set) var error: CSVError?
    /// The line, from 1, on which the record starts.
    package private(set) var line = 1
    /// The offset of the record's first byte.
    package private(set) var offset = 0

    private let text: Bytes
    private let separator: UInt8
    private var index = 0
    /// The line of `index`; LF, CR LF and CR inside quotes each end one.
    private var currentLine = 1
    private var columnCount: Int?
    private var fields: [Field] = []
    /// The contents of the record's fields that have doubled quotes.
    private var copies = ByteBuffer()

    /// A field's place in the text, or among the copies.
    private struct Field {
        var start: Int
        var end: Int
        var isCopy = false
    }

    /// A reader of a text, which must outlive it.
    package init(_ text: Bytes, separator: UInt8) {
        self.text = text
        self.separator = separator
        if text.hasPrefix(Bytes("\u{FEFF}")) { index = 3 }
        if let invalid = text.firstInvalidUTF8 {
            error = CSVError(.notUTF8, offset: invalid, line: text.line(at: invalid))
        }
    }

    /// How many fields the record has.
    package var count: Int { fields.count }

    /// A field of the record, without its quotes; good until the next `readRecord`.
    package subscript(column: Int) -> Bytes {
        let field = fields[column]
        return (field.isCopy ? copies.bytes : text)[field.start..<field.end]
    }

    /// Goes to the next record and says whether there is one; says no after an error, too.
    package mutating func readRecord() -> Bool {
        guard error == nil else { return false }
        fields.removeAll(keepingCapacity: true)
        copies.removeAll()
        while passLineEnd() {}
        guard index < text.count else { return false }
        line = currentLine
        offset = index
        while true {
            guard readField() else { return false }
            if index < text.count, text[index] == separator {
                index += 1
                continue
            }
            _ = passLineEnd()
            return checkCount()
        }
    }

    private mutating func checkCount() -> Bool {
        guard let expected = columnCount else {
            columnCount = fields.count
            return true
        }
        guard fields.count == expected else {
            error = CSVError(.ragged(expected: expected, found: fields.count), offset: offset, line: line)
            return false
        }
        return true
    }

    /// Reads up to the separator or line end after the field, or the end of the text.
    private mutating func readField() -> Bool {
        guard index < text.count, text[index] == 0x22 else { return readPlainField() }
        return readQuotedField()
    }

    private mutating func readPlainField() -> Bool {
        let start = index
        while index < text.count {
            let byte = text[index]
            if byte == separator || byte == 0x0A { break }
            if byte == 0x22 { return fail(.strayQuote) }
            if byte == 0x0D {
                guard isAtLineEnd else { return fail(.loneCarriageReturn) }
                break
            }
            index += 1
        }
        fields.append(Field(start: start, end: index))
        return true
    }

    private mutating func readQuotedField() -> Bool {
        let opening = (index: index, line: currentLine)
        var start = index + 1
        var copyStart: Int?
        index = start
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == 0x0A || byte == 0x0D && !(index < text.count && text[index] == 0x0A) { currentLine += 1 }
            guard byte == 0x22 else { continue }
            if index < text.count, text[index] == 0x22 {
                // The first of the two quotes goes with what is before it.
                if copyStart == nil { copyStart = copies.count }
                copies.append(text[start..<index])
                index += 1
                start = index
                continue
            }
            guard index == text.count || text[index] == separator || isAtLineEnd else { return fail(.textAfterQuote) }
            if let copyStart {
                copies.append(text[start..<index - 1])
                fields.append(Field(start: copyStart, end: copies.count, isCopy: true))
            } else {
                fields.append(Field(start: start, end: index - 1))
            }
            return true
        }
        error = CSVError(.unterminatedQuote, offset: opening.index, line: opening.line)
        return false
    }

    private mutating func fail(_ kind: CSVError.Kind) -> Bool {
        error = CSVError(kind, offset: index, line: currentLine)
        return false
    }

    /// Whether LF or CR LF is next.
    private var isAtLineEnd: Bool {
        guard index < text.count else { return false }
        return text[index] == 0x0A || text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
    }

    /// Goes past LF or CR LF if one is next.
    private mutating func passLineEnd() -> Bool {
        guard isAtLineEnd else { return false }
        index += text[index] == 0x0D ? 2 : 1
        currentLine += 1
        return true
    }
}

/// What is wrong with a CSV text, and where.
package struct CSVError: Error, Hashable, Sendable {
    /// The ways of being wrong.
    package enum Kind: Hashable, Sendable {
        /// Bytes that are not UTF-8; at the first of them.
        case notUTF8
        /// A quote in a field that does not start with one; at the quote.
        case strayQuote
        /// Something after a closing quote that is neither a separator nor the end of the record; at it.
        case textAfterQuote
        /// A quoted field that does not end; at its quote.
        case unterminatedQuote
        /// CR without LF, outside quotes; at it.
        case loneCarriageReturn
        /// A record with more or fewer fields than the first; at its start.
        case ragged(expected: Int, found: Int)
    }

    /// In which way it is wrong.
    package let kind: Kind
    /// The offset of the byte, a byte order mark counted.
    package let offset: Int
    /// The line of the byte, from 1.
    package let line: Int

    init(_ kind: Kind, offset: Int, line: Int) {
        self.kind = kind
        self.offset = offset
        self.line = line
    }

    /// One line that says what is wrong, without the place.
    package var message: String {
        switch kind {
        case .notUTF8: "not UTF-8"
        case .strayQuote: "a quote stands only at the start of a field"
        case .textAfterQuote: "only a separator or line end may follow a closing quote"
        case .unterminatedQuote: "the quote is not closed"
        case .loneCarriageReturn: "a record ends in LF or CR LF, not in CR alone"
        case .ragged(let expected, let found):
            "\(found) \(found == 1 ? "field" : "fields") where the first record has \(expected)"
        }
    }
}
