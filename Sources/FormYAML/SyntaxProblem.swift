import CYAML
import FormBytes
import FormSource

/// What libyaml finds wrong with a text (FC1001): at its mark, in words that say what to write.
struct SyntaxProblem {
    private let source: Bytes
    private let problem: String
    private let context: String
    private let offset: Int
    private let contextOffset: Int?

    /// The problem of a parser that has stopped.
    init(_ parser: yaml_parser_t, in source: Bytes, _ marks: inout MarkCursor) {
        self.source = source
        problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
        context = parser.context.map { String(cString: $0) } ?? ""
        // At the end of a text without a line end libyaml has its mark on the line that would come next.
        let marked = marks.offset(of: parser.problem_mark.index)
        let endsLine = source.count == 0 || source[source.count - 1].isLineEnd
        let isOnNextLine = marked == source.count && parser.problem_mark.column == 0 && parser.problem_mark.line > 0
        offset = isOnNextLine && !endsLine ? source.count + 1 : marked
        contextOffset = parser.context == nil ? nil : marks.offset(of: parser.context_mark.index)
    }

    /// The problem as a diagnostic.
    var diagnostic: Diagnostic {
        switch problem {
        case "mapping values are not allowed in this context": return colon
        case "found character that cannot start any token": return strangeCharacter
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            return tab
        case "found unknown escape character": return escape
        case "did not find expected alphabetic or numeric character": return name
        default: break
        }
        let words = SyntaxWords.all.first { $0.problem == problem && ($0.context ?? context) == context }
        guard let words else { return make(problem) }
        return make(words.message, related: words.related, help: words.help)
    }

    private func make(_ message: String, related: String? = nil, help: String? = nil, fixes: [Fix] = []) -> Diagnostic {
        var places: [RelatedPlace] = []
        if let related, let contextOffset, contextOffset < offset {
            places = [RelatedPlace(related, at: ByteRange(contextOffset, contextOffset + 1))]
        }
        return Diagnostic(
            1001, .error, message, at: character(at: offset), related: places, help: help, fixes: fixes)
    }

    /// The range of the character at an offset; empty at the end.
    private func character(at offset: Int) -> ByteRange {
        guard offset < source.count else { return ByteRange(offset, offset) }
        var end = min(offset + 1, source.count)
        while end < source.count, source[end] & 0xC0 == 0x80 { end += 1 }
        return ByteRange(offset, end)
    }

    // MARK: Problems with more to say

    /// A `:` where no key can be.
    private var colon: Diagnostic {
        let line = source.lineStart(before: offset)
        if let value = valueStart(from: line), value < offset {
            return make(
                "a text with ': ' in it must be quoted",
                help: "In plain text, ': ' looks like a key. Put the text in quotes.",
                fixes: [quote(from: value)])
        }
        if let missing = missingSpace(before: line) {
            return make(
                "a key is not expected here: a space is missing after the ':' of the line before",
                help: "Write a space between the ':' of a key and its value.",
                fixes: [Fix("insert a space", replace: ByteRange(missing, missing), with: " ")])
        }
        return make(
            "a key is not expected here",
            help: "The value before is a text that goes on in this line. A key has either a text or keys under it: "
                + "check the indentation, and put text with ': ' in it in quotes.")
    }

    private var strangeCharacter: Diagnostic {
        guard offset < source.count, source[offset] != 0x09 else { return tab }
        let sign = source[offset..<offset + 1].quoted
        return make(
            "a value cannot begin with \(sign)",
            help: "Some characters have a meaning of their own in YAML. Put a text that begins with one in quotes.",
            fixes: [quote(from: offset)])
    }

    private var tab: Diagnostic {
        var end = offset
        while end < source.count, source[end] == 0x09 { end += 1 }
        let spaces = String(repeating: "  ", count: end - offset)
        return make(
            "found a tab where indentation is expected",
            help: "YAML is indented with spaces, never with tabs. Set your editor to insert spaces.",
            fixes: [Fix("write spaces", replace: ByteRange(offset, end), with: spaces)])
    }

    private var escape: Diagnostic {
        let sign =
            offset + 1 < source.count ? source[character(at: offset + 1).start..<character(at: offset + 1).end] : .none
        return make(
            "unknown escape '\\\(sign.string.filter { !$0.isNewline })'",
            help:
                "In double quotes a backslash begins an escape. Write \\\\ for the backslash itself, or use single quotes, "
                + "where it has no meaning.",
            fixes: [Fix("write two backslashes", replace: ByteRange(offset, offset), with: "\\")])
    }

    /// An `&` or `*` without a name.
    private var name: Diagnostic {
        let isAlias = context == "while scanning an alias"
        let sign = isAlias ? "*" : "&"
        return make(
            "a name is expected after '\(sign)'",
            help:
                "'\(sign)' begins \(isAlias ? "an alias" : "an anchor"), whose name is made of letters, digits, '-' and "
                + "'_'. Put a text that begins with '\(sign)' in quotes.",
            fixes: contextOffset.map { [quote(from: $0)] } ?? [])
    }

    // MARK: Looking at the text

    /// Where the value begins on a line `key: value`, after any `- ` and the first `: `.
    private func valueStart(from line: Int) -> Int? {
        let end = source.lineEnd(from: line)
        var next = line
        while next + 1 < end {
            if source[next] == UInt8(ascii: ":"), source[next + 1].isBlank {
                let value = source.afterBlanks(from: next + 1)
                return value < end ? value : nil
            }
            next += 1
        }
        return nil
    }

    /// Where a space is missing after the `:` of a key, if that is so on the line before `line`.
    private func missingSpace(before line: Int) -> Int? {
        guard line > 0 else { return nil }
        let before = source.lineStart(before: line - 1)
        let end = source.lineEnd(from: before)
        guard valueStart(from: before) == nil else { return nil }
        var next = source.afterBlanks(from: before)
        while next + 1 < end, source[next].isNameByte { next += 1 }
        guard next + 1 < end, source[next] == UInt8(ascii: ":"), source[next + 1] != UInt8(ascii: "/") else {
            return nil
        }
        return next + 1
    }

    /// The repair that quotes what stands from `start` up to the end of its line or a comment.
    private func quote(from start: Int) -> Fix {
        let lineEnd = source.lineEnd(from: start)
        var end = start + 1
        while end < lineEnd, !(source[end] == UInt8(ascii: "#") && source[end - 1].isBlank) { end += 1 }
        while end > start + 1, source[end - 1].isBlank { end -= 1 }
        end = min(end, source.count)
        var text = ""
        for scalar in source[min(start, end)..<end].string.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return Fix("put it in quotes", replace: ByteRange(min(start, end), end), with: "\"\(text)\"")
    }
}

extension UInt8 {
    /// A letter, a digit, `-` or `_`.
    fileprivate var isNameByte: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
    }
}
