import FormBytes

/// How a report for people looks.
package struct TextStyle: Sendable {
    /// Whether to use the colours of a terminal.
    package var hasColor: Bool
    /// How many columns a source line may fill with its gutter.
    package var width: Int

    /// A style; without arguments that of a file: no colour, 120 columns.
    package init(hasColor: Bool = false, width: Int = 120) {
        self.hasColor = hasColor
        self.width = width
    }

    /// Appends what `body` appends, in an ink if there is colour.
    package func write(_ ink: Ink, to out: inout ByteBuffer, _ body: (inout ByteBuffer) -> Void) {
        guard hasColor else { return body(&out) }
        out.append(Bytes("\u{1B}["))
        out.append(ink.rawValue)
        out.append(Bytes("m"))
        body(&out)
        out.append(Bytes("\u{1B}[0m"))
    }

    /// Appends a text in an ink; nothing in the text is escaped.
    package func write(_ text: String, _ ink: Ink, to out: inout ByteBuffer) {
        write(ink, to: &out) { $0.append(text) }
    }

    /// A look of text on a terminal; the raw value is what stands in the escape sequence (ECMA-48, SGR).
    package enum Ink: String, Sendable {
        case bold = "1"
        case faint = "2"
        case error = "1;31"
        case warning = "1;33"
        case note = "1;36"
        case help = "1;32"
        case gutter = "1;34"

        /// The ink of a severity.
        package init(_ severity: Severity) {
            switch severity {
            case .error: self = .error
            case .warning: self = .warning
            case .note: self = .note
            }
        }
    }
}
