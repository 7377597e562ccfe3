import FormYAML

/// What came of long scalars that were read through aliases. A second look at one finds the same and takes as long, and
/// thousands of aliases may stand for one long text.
struct Looks {
    /// What a scalar is read as.
    enum Role: Hashable {
        case value(ValueType)
        case option
        case cell(RowType.FieldKind, isID: Bool, isLabel: Bool)
    }

    fileprivate struct Look: Hashable {
        let node: NodeID
        let role: Role
    }

    /// Up to here a look takes no longer than to remember it.
    fileprivate static let longestShort = 64

    fileprivate var known: [Look: (payload: Int, hasError: Bool)] = [:]
}

extension Checker {
    /// Checks a value as `check` does, which returns the payload of its slot, unless that is known.
    @inline(__always)
    mutating func look(
        at id: NodeID, _ node: Node, as role: @autoclosure () -> Looks.Role, _ check: (inout Checker) -> Int
    ) -> Int {
        guard alias >= 0, Int(node.size) > Looks.longestShort, node.traits.kind == .scalar else { return check(&self) }
        let look = Looks.Look(node: id, role: role())
        if let known = looks.known[look] {
            if known.hasError { errors += 1 }
            return known.payload
        }
        let before = errors
        let payload = check(&self)
        looks.known[look] = (payload, errors != before)
        return payload
    }
}
