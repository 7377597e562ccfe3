import FormBytes

/// A text in lines of at most `width` columns after an indentation, broken at spaces; a longer word keeps its length.
///
/// A blank line stays where it is; a single line end is a space.
func wrapped(_ text: String, width: Int = 80, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for paragraph in paragraphs(text) {
        if !lines.isEmpty { lines.append("") }
        var line = ""
        for word in paragraph {
            let isFull = !line.isEmpty && indentation + columns(line) + 1 + columns(word) > width
            if isFull {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? word : " " + word
        }
        lines.append(margin + line)
    }
    return lines.joined(separator: "\n")
}

/// Two columns of text, the right one wrapped, for lists of options and of rules; each row ends with a line end.
///
/// A left cell that is too wide for its column has a line of its own.
func rows(_ cells: [(left: String, right: String)], leftWidth: Int) -> String {
    var text = ""
    for cell in cells {
        let right = wrapped(cell.right, indentation: leftWidth)
        let room = leftWidth - columns(cell.left)
        if room >= 2 {
            text += cell.left + String(repeating: " ", count: room) + right.dropFirst(leftWidth) + "\n"
        } else {
            text += cell.left + "\n" + right + "\n"
        }
    }
    return text
}

/// The words of each paragraph.
private func paragraphs(_ text: String) -> [[String]] {
    var paragraphs: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.split(separator: " ").map(String.init)
        if words.isEmpty, paragraphs.last?.isEmpty == false { paragraphs.append([]) }
        paragraphs[paragraphs.count - 1] += words
    }
    return paragraphs.filter { !$0.isEmpty }
}

private func columns(_ text: String) -> Int { text.unicodeScalars.count }
