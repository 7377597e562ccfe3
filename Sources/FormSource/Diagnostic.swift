import FormBytes

/// A stretch of a source text: byte offsets from its start, the end excluded.
///
/// Offsets count the file's own bytes, a byte order mark included; of a UTF-16 file they count its UTF-8 form.
@usableFromInline
package struct ByteRange: Hashable, Sendable {
    /// The offset of the first byte.
    @usableFromInline package var start: Int
    /// The offset after the last byte.
    @usableFromInline package var end: Int

    /// The range from `start` up to `end`.
    @inlinable
    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }
}

/// How grave a diagnostic is; a greater one is worse.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
    case note, warning, error

    /// The word that is shown.
    public var name: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// Whether the left one comes first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A diagnostic's code: the number after `FC`.
public struct Code: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    /// The four digits as a number.
    public let number: UInt16

    /// The code with these digits.
    public init(integerLiteral number: UInt16) { self.number = number }

    /// The code with these digits.
    public init(number: UInt16) { self.number = number }

    /// The code that a text is, `FC` and four digits; nil if it is none.
    package init?(_ text: Bytes) {
        guard text.count == 6, text.hasPrefix(Bytes("FC")) else { return nil }
        let digits = text[2..<6].buffer
        guard digits.allSatisfy(\.isDigit) else { return nil }
        number = digits.reduce(0) { $0 * 10 + UInt16($1 - 0x30) }
    }

    /// `FC` and four digits.
    public var description: String {
        let digits = String(number)
        return "FC" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Whether the left one comes first.
    public static func < (left: Code, right: Code) -> Bool { left.number < right.number }
}

/// What is wrong at one place of one source text, before lines and columns are known.
package struct Diagnostic: Sendable, Hashable {
    /// Which rule speaks.
    package var code: Code
    /// How grave it is, by the table of the language.
    package var severity: Severity
    /// One line, lower case, no full stop.
    package var message: String
    /// Where.
    package var range: ByteRange
    /// Other places that have to do with it.
    package var related: [RelatedPlace]
    /// A sentence or two that teach, and show what to write.
    package var help: String?
    /// Repairs; the first is the one to take.
    package var fixes: [Fix]

    /// A diagnostic from its parts.
    package init(
        _ code: Code,
        _ severity: Severity,
        _ message: String,
        at range: ByteRange,
        related: [RelatedPlace] = [],
        help: String? = nil,
        fixes: [Fix] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.range = range
        self.related = related
        self.help = help
        self.fixes = fixes
    }

    /// An error from its parts.
    package init(
        _ code: Code, _ message: String, at range: ByteRange, related: [RelatedPlace] = [], help: String? = nil,
        fixes: [Fix] = []
    ) {
        self.init(code, .error, message, at: range, related: related, help: help, fixes: fixes)
    }
}

/// A second place of a diagnostic, with what it has to do with it ("first used here").
package struct RelatedPlace: Sendable, Hashable {
    /// Where a related place is.
    package enum Place: Sendable, Hashable {
        /// In the diagnostic's own source text.
        case here(ByteRange)
        /// In another file, whose lines and columns are known already.
        case elsewhere(Location)
    }

    /// What it has to do with the diagnostic.
    package var message: String
    /// Where it is.
    package var place: Place

    /// A place in the same source text.
    package init(_ message: String, at range: ByteRange) {
        self.message = message
        place = .here(range)
    }

    /// A place in another file.
    package init(_ message: String, at location: Location) {
        self.message = message
        place = .elsewhere(location)
    }
}

/// A repair: edits to make together.
package struct Fix: Sendable, Hashable {
    /// A replacement of a range by a text.
    package struct Edit: Sendable, Hashable {
        /// What goes.
        package var range: ByteRange
        /// What comes.
        package var replacement: String

        /// An edit from its parts.
        package init(_ range: ByteRange, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// What the repair does ("write 'title'").
    package var message: String
    /// The edits, which do not overlap.
    package var edits: [Edit]

    /// A repair from its parts.
    package init(_ message: String, _ edits: [Edit]) {
        self.message = message
        self.edits = edits
    }

    /// A repair by one replacement.
    package init(_ message: String, replace range: ByteRange, with replacement: String) {
        self.init(message, [Edit(range, replacement)])
    }
}
