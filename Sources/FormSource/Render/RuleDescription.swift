/// What a rule says of itself: the row of `formc rules`, the page of `formc explain`, the rule of a SARIF report.
public struct RuleDescription: Hashable, Sendable {
    /// The code of its diagnostics.
    public var code: Code
    /// A short name of lower-case words with hyphens between them ("unknown-key").
    public var name: String
    /// How grave its diagnostics are unless the project says otherwise.
    public var severity: Severity
    /// What it finds: one line, lower case, no full stop.
    public var summary: String
    /// Why it is a rule, and what to do: full sentences, paragraphs with a blank line between them.
    public var rationale: String
    /// A text that the rule finds something in; empty where no text could show it. It is the file `spec.yaml`; one of
    /// several files has a line `# file: NAME` before each of the others.
    public var failing: String
    /// The same text put right; empty where `failing` is.
    public var passing: String

    /// A description from its parts.
    public init(
        code: Code,
        name: String,
        severity: Severity,
        summary: String,
        rationale: String,
        failing: String = "",
        passing: String = ""
    ) {
        self.code = code
        self.name = name
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.failing = failing
        self.passing = passing
    }
}

extension RuleDescription {
    /// The rationale and the examples as plain text.
    var help: String {
        sections { title, example in title + ":\n\n" + indented(example) }
    }

    /// The rationale and the examples as Markdown.
    var markdown: String {
        sections { title, example in "**" + title + "**\n\n```yaml\n" + trimmed(example) + "\n```" }
    }

    private func sections(_ example: (String, String) -> String) -> String {
        var sections = [rationale.isEmpty ? summary : rationale]
        if !failing.isEmpty { sections.append(example("Fails", failing)) }
        if !passing.isEmpty { sections.append(example("Passes", passing)) }
        return sections.joined(separator: "\n\n")
    }

    private func indented(_ text: String) -> String {
        trimmed(text).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }

    private func trimmed(_ text: String) -> Substring {
        var text = text[...]
        while text.last == "\n" { text.removeLast() }
        return text
    }
}
