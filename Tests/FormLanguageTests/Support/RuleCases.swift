/// Cases of one rule, as a file of `Cases` has them.
///
/// A case begins with a line `=== PRELUDE | what it shows`; its text follows, and then a line `--> PLACE CODE` for each
/// diagnostic. The prelude saves writing the same lines again: `form` and `list` begin such a spec up to its `items:`,
/// `pick` goes on with an item up to its `destination:`, `set` begins an option set, `raw` is nothing; `crlf` after it
/// ends all lines in CR LF. A text may hold other files (`TestFile.split`) and, in place of characters that are hard to
/// see, `<U+200B>`, `<TAB>`, `<CR>`, or `<128*[>` for a character many times.
struct RuleCases {
    /// One text, and what is wrong with it.
    struct Case {
        /// The first line: prelude and purpose.
        let title: String
        /// The text after the prelude, as the file has it.
        let text: String
        /// The lines `PLACE CODE`.
        let expected: [String]
    }

    /// The cases, in order.
    let cases: [Case]

    /// Reads a file.
    init(_ file: String) {
        cases = file.components(after: "=== ").map { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let text = lines.dropFirst().filter { !$0.hasPrefix("--> ") }
            return Case(
                title: lines[0], text: text.joined(separator: "\n"),
                expected: lines.filter { $0.hasPrefix("--> ") }.map { String($0.dropFirst(4)) })
        }
    }
}

extension RuleCases.Case {
    /// The files of the case.
    var files: [TestFile] {
        let words = title.prefix { $0 != "|" }.split(separator: " ")
        let text = RuleCases.prelude(words[0]) + text.shown + "\n"
        return TestFile.split(words.contains("crlf") ? text.replacingLineEnds : text)
    }

    /// The case as a file has it, with what is expected.
    func written(expecting lines: [String]) -> String {
        "=== " + title + "\n" + text + (text.hasSuffix("\n") || text.isEmpty ? "" : "\n")
            + lines.map { "--> " + $0 + "\n" }.joined()
    }
}

extension RuleCases {
    fileprivate static func prelude(_ name: Substring) -> String {
        switch name {
        case "form", "list": "formc: 1\nkind: \(name)\nname: A\nitems:\n"
        case "pick": "formc: 1\nkind: form\nname: A\nitems:\n- id: a\n  title: A\n  destination:\n"
        case "set": "formc: 1\nkind: optionSet\nname: A\n"
        default: ""
        }
    }
}

extension String {
    /// The parts of a text that begin with lines of this prefix, without it.
    fileprivate func components(after prefix: String) -> [String] {
        var parts: [String] = []
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(prefix) {
                parts.append(String(line.dropFirst(prefix.count)))
            } else if let last = parts.indices.last {
                parts[last] += "\n" + line
            }
        }
        return parts
    }

    /// The text with the characters that stand in it as `<…>`.
    fileprivate var shown: String {
        var result = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "<", let end = rest.firstIndex(of: ">"),
                let meant = String.meaning(of: String(rest[rest.index(after: rest.startIndex)..<end]))
            {
                result += meant
                rest = rest[rest.index(after: end)...]
            } else {
                result.unicodeScalars.append(scalar)
                rest.removeFirst()
            }
        }
        return result
    }

    private static func meaning(of name: String) -> String? {
        if name == "TAB" { return "\t" }
        if name == "CR" { return "\r" }
        if name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(value) {
            return String(Character(scalar))
        }
        let parts = name.split(separator: "*")
        return parts.count == 2 ? Int(parts[0]).map { String(repeating: String(parts[1]), count: $0) } : nil
    }

    fileprivate var replacingLineEnds: String {
        String(
            unicodeScalars.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }.reduce(into: "".unicodeScalars) {
                $0.append($1)
            })
    }
}
