import FormSource

/// A rule of the language: a file of this folder, which says what it is about and holds the check or its report.
protocol Rule: Sendable {
    /// What the rule says of itself. Its examples are tests: the first has the rule's diagnostic and no other, the
    /// second has none.
    static var description: RuleDescription { get }
}

extension Rule {
    /// A diagnostic of the rule.
    static func diagnostic(
        _ message: String, at range: ByteRange, related: [RelatedPlace] = [], help: String? = nil, fixes: [Fix] = []
    ) -> Diagnostic {
        Diagnostic(
            description.code, description.severity, message, at: range, related: related, help: help, fixes: fixes)
    }
}
