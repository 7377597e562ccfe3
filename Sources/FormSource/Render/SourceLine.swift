import FormBytes

/// A line of source as it is shown: every scalar with the columns it fills on a terminal.
struct SourceLine {
    /// What stands for one scalar of the source.
    private struct Cell {
        /// The scalar of the source.
        let scalar: Unicode.Scalar
        /// How it is shown.
        let form: Form
        /// How many columns it fills.
        let width: Int
    }

    private enum Form {
        /// As itself.
        case plain
        /// As spaces.
        case tab
        /// As the picture of a control character, U+2400 and after.
        case picture
        /// As `<U+202E>`.
        case code
    }

    private static let tabWidth = 4

    private var cells: [Cell] = []
    private let firstColumn: Int
    private let isCut: Bool

    /// The line of an excerpt.
    init(_ excerpt: Excerpt) {
        firstColumn = excerpt.firstColumn
        isCut = excerpt.isCut
        cells.reserveCapacity(excerpt.text.utf8.count)
        var columns = ColumnCounter()
        forEachScalar(of: excerpt.text) { scalar, isHidden in
            let form = SourceLine.form(of: scalar, isHidden)
            cells.append(Cell(scalar: scalar, form: form, width: SourceLine.width(of: scalar, form, &columns)))
        }
    }

    /// The part of the line to show so that a location's range is seen, within a number of columns.
    func window(around location: Location, columns: Int) -> Window {
        let marked = markedCells(location)
        // A mark behind the end of the line wants a column of its own.
        let columns = marked.lowerBound == cells.count && !isCut ? columns - 1 : columns
        var window = Window(cells: 0..<cells.count, isCutInFront: firstColumn > 1, isCutBehind: isCut)
        guard width(window.cells) + window.ellipses > columns else { return window }
        var start = 0
        if width(0..<marked.upperBound) + (window.isCutInFront ? 2 : 1) > columns {
            start = self.start(before: marked.lowerBound, context: max((columns - width(marked)) / 2, columns / 4))
        }
        window.isCutInFront = firstColumn > 1 || start > 0
        window.isCutBehind = true
        let end = end(from: start, columns: columns - window.ellipses)
        window.isCutBehind = isCut || end < cells.count
        window.cells = start..<end
        return window
    }

    /// The columns that a location's range fills inside a window, from 0; never empty.
    func marks(_ location: Location, in window: Window) -> Range<Int> {
        let marked = markedCells(location).clamped(to: window.cells)
        let lead = window.isCutInFront ? 1 : 0
        let start = lead + width(window.cells.lowerBound..<marked.lowerBound)
        let width = width(marked)
        if width == 0, !marked.isEmpty, start > lead { return start - 1..<start }
        return start..<start + max(width, 1)
    }

    /// Appends a part of the line, without white space at its end.
    func append(_ window: Window, to out: inout ByteBuffer) {
        if window.isCutInFront { out.append(Bytes("…")) }
        for cell in cells[window.cells] { append(cell, to: &out) }
        if window.isCutBehind { out.append(Bytes("…")) }
        while let last = out.bytes.buffer.last, last == 0x20 { out.truncate(to: out.count - 1) }
    }

    /// The cells of a location's range; those of its first line where it has several.
    private func markedCells(_ location: Location) -> Range<Int> {
        let start = min(max(location.start.column &- firstColumn, 0), cells.count)
        guard location.end.line > location.start.line else {
            return start..<min(max(location.end.column &- firstColumn, start), cells.count)
        }
        var end = cells.count
        while end > start + 1, cells[end - 1].scalar == " " || cells[end - 1].scalar == "\t" { end -= 1 }
        return start..<end
    }

    private func width(_ range: Range<Int>) -> Int {
        var sum = 0
        for cell in cells[range] { sum += cell.width }
        return sum
    }

    /// The first cell that is shown where at most `context` columns go before `cell`.
    private func start(before cell: Int, context: Int) -> Int {
        var start = cell
        var left = context
        while start > 0, cells[start - 1].width <= left {
            left -= cells[start - 1].width
            start -= 1
        }
        while start < cell, cells[start].width == 0 { start += 1 }
        return start
    }

    /// The cell after the last that fits into a number of columns.
    private func end(from start: Int, columns: Int) -> Int {
        var end = start
        var left = columns
        while end < cells.count, cells[end].width <= left {
            left -= cells[end].width
            end += 1
        }
        return end
    }

    private func append(_ cell: Cell, to out: inout ByteBuffer) {
        switch cell.form {
        case .plain: out.append(cell.scalar)
        case .tab: for _ in 0..<cell.width { out.append(0x20) }
        case .picture: out.append(SourceLine.picture(of: cell.scalar))
        case .code: out.append("<U+" + hexadecimal(cell.scalar.value, digits: 4) + ">")
        }
    }

    private static func form(of scalar: Unicode.Scalar, _ isHidden: Bool) -> Form {
        if scalar == "\t" { return .tab }
        if scalar.value < 0x20 || scalar.value == 0x7F { return .picture }
        return isHidden ? .code : .plain
    }

    private static func width(of scalar: Unicode.Scalar, _ form: Form, _ columns: inout ColumnCounter) -> Int {
        if form == .plain { return columns.width(of: scalar) }
        columns = ColumnCounter()
        switch form {
        case .plain, .picture: return 1
        case .tab: return tabWidth
        case .code: return hexadecimal(scalar.value, digits: 4).utf8.count + 4
        }
    }

    private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar {
        Unicode.Scalar(scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value) ?? scalar
    }
}

extension SourceLine {
    /// A part of a line.
    struct Window: Equatable {
        /// The scalars that are shown, counted from the start of the excerpt.
        var cells: Range<Int>
        /// Whether an ellipsis stands for what goes before.
        var isCutInFront: Bool
        /// Whether an ellipsis stands for what comes after.
        var isCutBehind: Bool

        /// The columns of its ellipses.
        var ellipses: Int { (isCutInFront ? 1 : 0) + (isCutBehind ? 1 : 0) }
    }
}
