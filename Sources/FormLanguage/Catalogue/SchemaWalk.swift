/// The mappings of the language, found by following the table from the kinds of specs.
package struct SchemaWalk {
    /// Each mapping once, before those that its keys take.
    package private(set) var schemas: [Schema] = []

    /// All mappings that a spec can hold.
    package init() {
        for kind in SpecKind.allCases { visit(kind.schema) }
    }

    private mutating func visit(_ schema: Schema) {
        guard !schemas.contains(schema) else { return }
        schemas.append(schema)
        for key in schema.keys { visit(key.type, in: schema) }
    }

    private mutating func visit(_ type: ValueType, in schema: Schema) {
        switch type {
        case .text(let inner), .title(let inner), .record(let inner), .records(let inner, _), .objects(let inner),
            .file(let inner), .columns(let inner), .searchFilter(_, let inner):
            visit(inner)
        case .items:
            // The items of a section are those of the spec that holds it, and are visited from there.
            guard let kind = SpecKind.allCases.first(where: { $0.schema == schema }) else { return }
            for component in Component.all where component.kind == kind { visit(component.schema) }
        case .options: visit(OptionKeys.schema)
        default: break
        }
    }
}

extension Schema {
    /// The name in one word, in lower camel case.
    var word: String {
        let parts = "\(name)".split(separator: " ")
        return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }
}
