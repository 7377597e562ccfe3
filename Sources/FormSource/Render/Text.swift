import FormBytes

extension Report {
    /// Appends the report for people.
    ///
    ///     Specs/Travel.yaml:12:11: error: option id 'France' used twice [FC3001]
    ///        |
    ///      9 |     - id: France
    ///        |           ------ first used here
    ///     ...
    ///     12 |     - id: France
    ///        |           ^^^^^^
    ///        = help: give each option of a picker its own id
    ///        = fix: write 'France2'
    func renderText(style: TextStyle, into out: inout ByteBuffer) {
        for diagnostic in diagnostics {
            TextBlock(diagnostic, style: style).write(to: &out)
        }
        guard omitted > 0 else { return }
        out.append("… and \(omitted) more; '--max-diagnostics 0' shows all\n")
    }
}

/// One diagnostic for people.
private struct TextBlock {
    /// A place to show with its source line.
    private struct Place {
        var location: Location
        var excerpt: Excerpt
        var label: String?
    }

    private let diagnostic: LocatedDiagnostic
    private let style: TextStyle
    /// The places in the diagnostic's own file, in the order of their lines; its own place first among equals.
    private let here: [Place]
    /// The places in other files.
    private let elsewhere: [Place]
    /// Places without a line to show.
    private let bare: [LocatedDiagnostic.Related]
    /// The columns of the line numbers.
    private let gutter: Int

    init(_ diagnostic: LocatedDiagnostic, style: TextStyle) {
        self.diagnostic = diagnostic
        self.style = style
        let path = diagnostic.location.path
        var places = TextBlock.places(diagnostic.location, label: nil)
        places += diagnostic.related.flatMap { TextBlock.places($0.location, label: $0.message) }
        elsewhere = places.filter { $0.location.path != path }
        let near = places.filter { $0.location.path == path }
        here = near.enumerated()
            .sorted { ($0.element.location.start.line, $0.offset) < ($1.element.location.start.line, $1.offset) }
            .map(\.element)
        bare = diagnostic.related.filter { TextBlock.places($0.location, label: nil).isEmpty }
        gutter = String(places.map(\.location.start.line).max() ?? 1).utf8.count
    }

    /// The place of a location; none if there is no line to show, as where a file is wrong as a whole.
    private static func places(_ location: Location, label: String?) -> [Place] {
        guard let excerpt = location.excerpt, !excerpt.text.isEmpty || location.start.line > 1 else { return [] }
        return [Place(location: location, excerpt: excerpt, label: label)]
    }

    func write(to out: inout ByteBuffer) {
        writeHeader(to: &out)
        if !here.isEmpty { write(here, to: &out) }
        for place in elsewhere {
            writeGutter(":::", to: &out)
            out.append(Bytes(" "))
            writePosition(place.location, to: &out)
            out.append(Bytes("\n"))
            write([place], to: &out)
        }
        for related in bare { writeBare(related, to: &out) }
        if let help = diagnostic.help { writeNote("help", .note, help, to: &out) }
        for fix in diagnostic.fixes { writeNote("fix", .help, fix.message, to: &out) }
        out.append(Bytes("\n"))
    }

    private func writeHeader(to out: inout ByteBuffer) {
        style.write(.bold, to: &out) { writePosition(diagnostic.location, to: &$0) }
        out.append(Bytes(": "))
        style.write(diagnostic.severity.name + ":", TextStyle.Ink(diagnostic.severity), to: &out)
        out.append(Bytes(" "))
        style.write(.bold, to: &out) { $0.appendVisible(diagnostic.message) }
        out.append(Bytes(" "))
        style.write("[" + diagnostic.code.description + "]", .faint, to: &out)
        out.append(Bytes("\n"))
    }

    private func writePosition(_ location: Location, to out: inout ByteBuffer) {
        out.appendVisible(location.path)
        out.append(":\(location.start.line):\(location.start.column)")
    }

    /// Appends places of one file with their lines; a line that several share is shown once.
    private func write(_ places: [Place], to out: inout ByteBuffer) {
        writeGutter("|", to: &out)
        out.append(Bytes("\n"))
        var previous: (line: Int, excerpt: Excerpt, window: SourceLine.Window)?
        for place in places {
            let source = SourceLine(place.excerpt)
            let line = place.location.start.line
            let window = source.window(around: place.location, columns: max(style.width - gutter - 3, 20))
            let isSame = previous.map { $0.line == line && $0.excerpt == place.excerpt && $0.window == window } ?? false
            if !isSame {
                if let last = previous?.line, line > last &+ 1 { style.write("...\n", .gutter, to: &out) }
                writeGutter("|", number: line, to: &out)
                out.append(Bytes(" "))
                source.append(window, to: &out)
                out.append(Bytes("\n"))
            }
            writeMarks(source.marks(place.location, in: window), of: place, to: &out)
            previous = (line, place.excerpt, window)
        }
    }

    private func writeMarks(_ marks: Range<Int>, of place: Place, to out: inout ByteBuffer) {
        writeGutter("|", to: &out)
        out.append(String(repeating: " ", count: marks.lowerBound + 1))
        guard let label = place.label else {
            style.write(String(repeating: "^", count: marks.count), TextStyle.Ink(diagnostic.severity), to: &out)
            return out.append(Bytes("\n"))
        }
        style.write(.gutter, to: &out) {
            $0.append(String(repeating: "-", count: marks.count))
            if !label.isEmpty { $0.append(0x20) }
            $0.appendVisible(label)
        }
        out.append(Bytes("\n"))
    }

    /// Appends the gutter of a line: its number, or spaces, and a sign.
    private func writeGutter(_ sign: String, number: Int? = nil, to out: inout ByteBuffer) {
        let digits = number.map { String($0) } ?? ""
        let padding = String(repeating: " ", count: max(gutter - digits.utf8.count, 0))
        style.write(padding + digits + " " + sign, .gutter, to: &out)
    }

    private func writeBare(_ related: LocatedDiagnostic.Related, to out: inout ByteBuffer) {
        writeGutter("=", to: &out)
        out.append(Bytes(" "))
        style.write("note:", .note, to: &out)
        out.append(Bytes(" "))
        out.appendVisible(related.message)
        out.append(Bytes(": "))
        writePosition(related.location, to: &out)
        out.append(Bytes("\n"))
    }

    /// Appends a help or a fix; its further lines stand under the first.
    private func writeNote(_ title: String, _ ink: TextStyle.Ink, _ text: String, to out: inout ByteBuffer) {
        writeGutter("=", to: &out)
        out.append(Bytes(" "))
        style.write(title + ":", ink, to: &out)
        let indent = String(repeating: " ", count: gutter + title.utf8.count + 4)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { out.append(indent) }
            out.append(Bytes(" "))
            out.appendVisible(String(line))
            out.append(Bytes("\n"))
        }
    }
}
