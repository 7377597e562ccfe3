/// A place in a text as people count it.
public struct Position: Hashable, Comparable, Sendable {
    /// The line, from 1; lines end at LF, CR LF and CR.
    public var line: Int
    /// The column, from 1, in Unicode scalars; a byte order mark does not count.
    public var column: Int
    /// The offset in bytes of UTF-8 from the start of the file.
    public var offset: Int

    /// A position from its parts.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// Whether the left one comes first.
    public static func < (left: Position, right: Position) -> Bool { left.offset < right.offset }
}

/// A stretch of a file, with the lines it stands on.
public struct Location: Hashable, Sendable {
    /// The file's path as shown: relative to the working directory where inside it.
    public var path: String
    /// The first scalar.
    public var start: Position
    /// After the last scalar.
    public var end: Position
    /// The line of `start`, without its end; long ones are cut to a window around the range.
    public var excerpt: Excerpt?

    /// A location from its parts.
    public init(path: String, start: Position, end: Position, excerpt: Excerpt? = nil) {
        self.path = path
        self.start = start
        self.end = end
        self.excerpt = excerpt
    }
}

/// A source line to show under a diagnostic, or the part of a long one around the range.
public struct Excerpt: Hashable, Sendable {
    /// The text, without the line's end.
    public var text: String
    /// The column of the first scalar of `text`; more than 1 where the line is cut in front.
    public var firstColumn: Int
    /// Whether the line goes on after `text`.
    public var isCut: Bool

    /// An excerpt from its parts.
    public init(text: String, firstColumn: Int = 1, isCut: Bool = false) {
        self.text = text
        self.firstColumn = firstColumn
        self.isCut = isCut
    }
}

/// A diagnostic with lines and columns, independent of the source text: what renderers take and the cache keeps.
public struct LocatedDiagnostic: Hashable, Sendable {
    /// A second place.
    public struct Related: Hashable, Sendable {
        /// What it has to do with the diagnostic.
        public var message: String
        /// Where it is.
        public var location: Location

        /// A second place from its parts.
        public init(message: String, location: Location) {
            self.message = message
            self.location = location
        }
    }

    /// A repair.
    public struct Fix: Hashable, Sendable {
        /// A replacement of a range by a text.
        public struct Edit: Hashable, Sendable {
            /// The first scalar that goes.
            public var start: Position
            /// After the last scalar that goes.
            public var end: Position
            /// What comes.
            public var replacement: String

            /// An edit from its parts.
            public init(start: Position, end: Position, replacement: String) {
                self.start = start
                self.end = end
                self.replacement = replacement
            }
        }

        /// What the repair does.
        public var message: String
        /// The edits.
        public var edits: [Edit]

        /// A repair from its parts.
        public init(message: String, edits: [Edit]) {
            self.message = message
            self.edits = edits
        }
    }

    /// Which rule speaks.
    public var code: Code
    /// How grave it is here, after the project's settings.
    public var severity: Severity
    /// One line.
    public var message: String
    /// Where.
    public var location: Location
    /// Other places.
    public var related: [Related]
    /// What to do about it.
    public var help: String?
    /// Repairs.
    public var fixes: [Fix]

    /// A located diagnostic from its parts.
    public init(
        code: Code,
        severity: Severity,
        message: String,
        location: Location,
        related: [Related] = [],
        help: String? = nil,
        fixes: [Fix] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.location = location
        self.related = related
        self.help = help
        self.fixes = fixes
    }
}
