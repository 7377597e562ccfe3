import FormBytes
import FormSource
import FormYAML

extension Checker {
    /// Whether a node is a scalar that is read as a string; if not, that is reported.
    @inline(__always)
    mutating func isString(_ id: NodeID, _ node: Node, expected: @autoclosure () -> String = "a string") -> Bool {
        guard node.traits.kind == .scalar, node.traits.tag.agreesWithString else {
            WrongType.report(id, expected: expected(), in: &self)
            return false
        }
        return true
    }

    /// Checks a non-empty string.
    @inline(__always)
    mutating func string(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node) else { return 0 }
        guard node.size > 0 else {
            EmptyValue.report(empty: id, in: &self)
            return 0
        }
        freeText(id, node)
        return 0
    }

    /// Checks a non-empty string that stands for a name or an identifier.
    mutating func reference(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node) else { return 0 }
        if node.size == 0 { EmptyValue.report(empty: id, in: &self) }
        return 0
    }

    /// Checks the name of an option set; whether there is one, an empty name included, is seen when it is looked for.
    mutating func optionSetName(_ id: NodeID, _ node: Node) -> Int {
        _ = isString(id, node)
        return 0
    }

    /// Looks at a string that people wrote freely.
    @inline(__always)
    mutating func freeText(_ id: NodeID, _ node: Node) {
        if node.traits.has(Node.Traits.nonASCII) { NotNormalized.check(id, node, in: &self) }
        if node.traits.style == .plain { SwallowedComment.check(id, node, in: &self) }
    }

    /// Checks a non-empty string that names something.
    mutating func resource(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node) else { return 0 }
        guard node.size > 0 else {
            EmptyValue.report(empty: id, in: &self)
            return 0
        }
        freeText(id, node)
        OuterWhiteSpace.check(id, node, in: &self)
        if node.traits.has(Node.Traits.nonASCII) { InvisibleCharacter.check(id, node, in: &self) }
        return 0
    }

    /// Checks a list of non-empty strings, or of what else has a type.
    mutating func strings(_ id: NodeID, _ node: Node, of type: ValueType = .string) -> Int {
        guard isList(id, node) else { return 0 }
        var child = id + 1
        while child < Int(node.link) {
            _ = decode(child, type)
            child = tree.next(child)
        }
        return 0
    }

    /// Checks `true` or `false`.
    mutating func boolean(_ id: NodeID, _ node: Node) -> Int {
        let isPlain = node.traits.kind == .scalar && node.traits.style == .plain
        guard isPlain, node.traits.tag == .none || node.traits.tag == .boolean,
            let value = Scalars.boolean(tree.text(node))
        else {
            WrongType.report(boolean: id, node, in: &self)
            return 0
        }
        return value ? 1 : 0
    }

    /// Checks the version of the language.
    mutating func version(_ id: NodeID, _ node: Node) -> Int {
        let isPlain = node.traits.kind == .scalar && node.traits.style == .plain
        guard isPlain, node.traits.tag == .none || node.traits.tag == .integer else {
            WrongType.report(id, expected: "the integer 1", in: &self)
            return 0
        }
        switch Scalars.integer(tree.text(node)) {
        case .none: WrongType.report(id, expected: "the integer 1", in: &self)
        case .tooLarge: NumberOutOfRange.report(id, in: &self)
        case .value(1): break
        case .value: UnsupportedVersion.report(id, in: &self)
        }
        return 0
    }

    /// Checks an identifier.
    @inline(__always)
    mutating func identifier(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node, expected: "an identifier") else { return 0 }
        if !Scalars.isIdentifier(tree.text(node)) { NotIdentifier.report(id, in: &self) }
        return 0
    }

    /// Checks the name of a spec or a type.
    mutating func name(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node, expected: "a name") else { return 0 }
        if !Scalars.isName(tree.text(node)) { NotName.report(id, in: &self) }
        return 0
    }

    /// Checks a Swift identifier.
    mutating func swiftName(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node, expected: "a Swift identifier") else { return 0 }
        if !Scalars.isSwiftName(tree.text(node)) { NotIdentifier.report(swiftName: id, in: &self) }
        return 0
    }

    /// Checks one of a few words; returns its position.
    mutating func listed(_ id: NodeID, _ node: Node, _ choices: Choices) -> Int {
        guard isString(id, node, expected: "one of \(choices.words.joined(separator: ", "))") else { return 0 }
        guard let index = choices.index(of: tree.text(node)) else {
            NotAllowedValue.report(id, choices, in: &self)
            return 0
        }
        return index
    }

    /// Checks 1, 2 or `unlimited`; returns 1, 2 or 0.
    mutating func lineCount(_ id: NodeID, _ node: Node) -> Int {
        guard node.traits.kind == .scalar else {
            WrongType.report(id, expected: "1, 2 or unlimited", in: &self)
            return 0
        }
        let text = tree.text(node)
        if node.traits.tag.agreesWithString, text == "unlimited" { return 0 }
        let isPlain = node.traits.style == .plain && (node.traits.tag == .none || node.traits.tag == .integer)
        if isPlain, case .value(let lines) = Scalars.integer(text), lines == 1 || lines == 2 { return Int(lines) }
        if node.traits.tag == .none || node.traits.tag.agreesWithString || node.traits.tag == .integer {
            NotAllowedValue.report(lineCount: id, in: &self)
        } else {
            WrongType.report(id, expected: "1, 2 or unlimited", in: &self)
        }
        return 0
    }

    /// Checks a text; returns the record of its mapping form, 0 if it is a string.
    @inline(__always)
    mutating func textValue(_ id: NodeID, _ node: Node, _ schema: Schema, isTitle: Bool) -> Int {
        guard node.traits.kind == .mapping else {
            let before = errors
            guard node.traits.kind == .scalar else {
                WrongType.report(id, expected: "a text", in: &self)
                return 0
            }
            _ = string(id, node)
            if isTitle, errors == before { OuterWhiteSpace.check(id, node, in: &self) }
            return 0
        }
        let record = self.record(id, node, schema)
        if isTitle, record != 0 { OuterWhiteSpace.check(titleMapping: record, in: &self) }
        return record
    }

    /// Checks an address of an image.
    mutating func webAddress(_ id: NodeID, _ node: Node) -> Int {
        guard isString(id, node, expected: "a URL") else { return 0 }
        freeText(id, node)
        guard node.size > 0 else {
            EmptyValue.report(empty: id, in: &self)
            return 0
        }
        WebAddress.check(id, node, in: &self)
        return 0
    }
}
