import FormBytes
import FormSource
import FormYAML

extension Checker {
    /// Checks an integer from 1 up to a limit; returns it.
    mutating func positive(_ id: NodeID, _ node: Node, _ limit: Int) -> Int {
        let isPlain = node.traits.kind == .scalar && node.traits.style == .plain
        guard isPlain, node.traits.tag == .none || node.traits.tag == .integer else {
            WrongType.report(id, expected: "an integer", in: &self)
            return 0
        }
        switch Scalars.integer(tree.text(node)) {
        case .none: WrongType.report(id, expected: "an integer", in: &self)
        case .value(let value) where value >= 1 && value <= limit: return Int(value)
        case .value, .tooLarge: NumberOutOfRange.report(id, upTo: limit, in: &self)
        }
        return 0
    }

    /// Checks a list of words, or a string of them with commas between.
    mutating func targets(_ id: NodeID, _ node: Node, _ choices: Choices) -> Int {
        guard node.traits.kind == .sequence else {
            guard isString(id, node, expected: "a list of \(choices.words.joined(separator: ", "))") else { return 0 }
            let words = tree.text(node).string.split(separator: ",", omittingEmptySubsequences: false)
            if !words.allSatisfy({ choices.words.contains(String($0)) }) {
                NotAllowedValue.report(id, choices, in: &self)
            }
            return 0
        }
        var child = id + 1
        while child < Int(node.link) {
            _ = decode(child, .listed(choices))
            child = tree.next(child)
        }
        return 0
    }

    /// Checks a mapping from codes to severities.
    mutating func severities(_ id: NodeID, _ node: Node, _ choices: Choices) -> Int {
        guard node.traits.kind == .mapping, node.traits.tag.agreesWithMapping else {
            WrongType.report(id, expected: "a mapping", in: &self)
            return 0
        }
        forEachEntry(of: id, node, mergedEntries(of: id, node)) { checker, key, value in
            checker.severity(key, value, choices, in: id)
        }
        return 0
    }

    /// Checks an entry of that mapping.
    private mutating func severity(_ key: NodeID, _ value: NodeID, _ choices: Choices, in mapping: NodeID) {
        guard acceptsKey(key) else { return }
        guard let code = Code(text(key)), let severity = RuleRegistry.severity(of: code) else {
            return UnknownKey.report(rule: key, in: mapping, &self)
        }
        let slot = decode(value, .listed(choices))
        guard slot.isSound else { return }
        let word = text(value).string
        if !code.canBeSilenced(severity), word != "error" {
            NotAllowedValue.report(value, onlyErrorFor: code, in: &self)
        } else {
            spec.severities[code] = .some(Severity.allCases.first { $0.name == word })
        }
    }
}

extension Code {
    /// Whether a project or a comment may silence the rule, given how grave it is by default: no error, but for those
    /// of characters that are hard to see (FC6001 and FC6004).
    func canBeSilenced(_ severity: Severity) -> Bool { severity != .error || self == 6001 || self == 6004 }
}
