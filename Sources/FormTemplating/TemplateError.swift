import FormSource

/// A mistake in a template, at its place.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line, lower case, no full stop.
    package let message: String
    /// Where.
    package let location: Location
    /// What to do about it.
    package let help: String

    /// An error from its parts.
    package init(_ message: String, at location: Location, help: String) {
        self.message = message
        self.location = location
        self.help = help
    }

    /// `path:line:column: error: message`.
    package var description: String {
        "\(location.path):\(location.start.line):\(location.start.column): error: \(message)"
    }
}

/// A mistake in the template at hand, before lines and columns are known.
struct Mistake: Error {
    /// One line.
    let message: String
    /// Where.
    let range: ByteRange
    /// What to do about it.
    let help: String

    /// The mistake with its place in a source text.
    func located(in source: SourceText) -> TemplateError {
        TemplateError(message, at: source.location(of: range), help: help)
    }
}
