import FormBytes

/// What a key takes. Plain data, so that a switch over it counts no references.
package enum ValueType: Sendable, Hashable {
    /// The integer 1.
    case version
    /// A non-empty string.
    case string
    /// A non-empty string that names a thing: an id, a symbol, a resource.
    case resource
    /// A list of non-empty strings.
    case strings
    /// `true` or `false`.
    case boolean
    /// `^[A-Za-z][A-Za-z0-9_-]*$`.
    case identifier
    /// `^[A-Z][A-Za-z0-9]*$`.
    case name
    /// `^[A-Za-z_][A-Za-z0-9_]*$`, but for some.
    case swiftName
    /// One of a few words.
    case listed(Choices)
    /// A non-empty string, or a mapping with these keys.
    case text(Schema)
    /// A text that heads something.
    case title(Schema)
    /// A mapping with these keys.
    case record(Schema)
    /// A list of mappings with these keys; an empty one has this code.
    case records(Schema, empty: UInt16)
    /// A list of items, whose keys their `type` decides.
    case items
    /// 1, 2 or `unlimited`.
    case lineCount
    /// An option's id, or a list of them.
    case defaults
    /// One of a few words, or a mapping with these keys.
    case searchFilter(Choices, Schema)
    /// A non-empty list of field names, or of what stands for them.
    case searchFields
    /// A list of options.
    case options
    /// A mapping with these keys that declares a type of rows and holds them.
    case objects(Schema)
    /// A mapping from field names to field types.
    case fieldTypes
    /// The name of a declared field.
    case fieldName
    /// A list of rows, checked against the declared fields.
    case rows
    /// The name of an option set.
    case optionSet
    /// A path, or a mapping with these keys.
    case file(Schema)
    /// The path of a data file.
    case path
    /// A mapping from these keys to column names.
    case columns(Schema)
    /// A URL with `http` or `https`.
    case webAddress
    /// An integer from 1 up to this.
    case positive(Int)
    /// A list of these words, or a string of them with commas between.
    case targets(Choices)
    /// A mapping from codes to one of these words.
    case severities(Choices)
    /// Anything: the value is not looked at.
    case unchecked
    /// Nothing: the key itself is the error with this code.
    case forbidden(UInt16)

    /// Whether the key may not be written at all.
    var isForbidden: Bool {
        if case .forbidden = self { true } else { false }
    }
}

/// The words that a key takes.
package struct Choices: @unchecked Sendable, Hashable {
    private let start: UnsafePointer<StaticString>
    /// How many there are.
    package let count: Int

    /// The words, in the order of the reference.
    init(_ words: StaticString...) {
        let memory = UnsafeMutablePointer<StaticString>.allocate(capacity: words.count)
        memory.initialize(from: words, count: words.count)
        start = UnsafePointer(memory)
        count = words.count
    }

    /// A word, by its position.
    package subscript(index: Int) -> StaticString { start[index] }

    /// The words.
    package var words: [String] { (0..<count).map { "\(start[$0])" } }

    /// The position of a word; nil if it is none of them.
    func index(of word: Bytes) -> Int? {
        for index in 0..<count where word == start[index] { return index }
        return nil
    }
}
