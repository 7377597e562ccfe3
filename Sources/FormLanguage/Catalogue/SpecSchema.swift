import FormBytes

/// The JSON Schema of a spec, made from the table of the language: for editors that complete and check YAML by one.
///
/// It says what the table says: keys, types, words and patterns. What rules say of several values together is not in
/// it, and a plain scalar that YAML takes for a number or a boolean is a text where the table has one.
package enum SpecSchema {
    /// The schema, in the dialect of 2020-12, with a final newline.
    package static func json() -> String {
        var output = ByteBuffer(capacity: 1 << 16)
        root.write(to: &output)
        output.append("\n" as StaticString)
        return output.bytes.string
    }

    private static var root: JSONTree {
        .object([
            ("$schema", "https://json-schema.org/draft/2020-12/schema"),
            ("title", "formc spec"),
            ("description", "A spec of forms and lists for formc, version 1; or a list of options."),
            ("if", .object([("type", "array")])),
            ("then", .reference("options")),
            ("else", spec),
            ("$defs", .object(definitions)),
        ])
    }

    /// A mapping whose `kind` says which keys it has.
    private static var spec: JSONTree {
        let kinds = SpecKind.allCases.map { JSONTree.string($0.name) }
        return .object([
            ("type", "object"),
            ("required", .array(SpecKeys.schema.required)),
            ("properties", .object([("kind", .object([("enum", .array(kinds))]))])),
            (
                "allOf",
                .array(
                    SpecKind.allCases.map { kind in
                        .object([("if", .has("kind", "\(kind.name)")), ("then", .reference(kind.schema.word))])
                    })
            ),
        ])
    }

    private static var definitions: [(String, JSONTree)] {
        scalars + [("options", .list(of: .reference("optionValue"))), ("optionValue", optionValue)] + items
            + SchemaWalk().schemas.map { ($0.word, mapping($0)) }
    }

    private static var optionValue: JSONTree {
        .object([("anyOf", .array([.reference("string"), .reference(OptionKeys.schema.word)]))])
    }

    /// The items of each kind of spec that has some: by their `type`, of which the first is the default.
    private static var items: [(String, JSONTree)] {
        [SpecKind.form, .list].map { kind in
            let components = Component.all.filter { $0.kind == kind }
            let first = JSONTree.reference(components[0].schema.word)
            let item = components.dropFirst().reduce(first) { otherwise, component in
                .object([
                    ("if", .has("type", "\(component.type)")), ("then", .reference(component.schema.word)),
                    ("else", otherwise),
                ])
            }
            return (kind.name + "Items", .list(of: item))
        }
    }

    /// A mapping with the keys of a schema.
    private static func mapping(_ schema: Schema) -> JSONTree {
        let keys = schema.keys.filter { !$0.type.isForbidden }
        var members: [(String, JSONTree)] = [
            ("description", .string("\(schema.doc)")),
            ("type", "object"),
        ]
        if !schema.required.isEmpty { members.append(("required", .array(schema.required))) }
        members.append(("properties", .object(keys.map { ("\($0.name)", property($0, in: schema)) })))
        members.append(("additionalProperties", false))
        let exclusions = schema.exclusions.map { exclusion($0, of: schema) }
        if !exclusions.isEmpty { members.append(("allOf", .array(exclusions))) }
        return .object(members)
    }

    private static func property(_ key: Key, in schema: Schema) -> JSONTree {
        var members = [("description", JSONTree.string("\(key.doc)"))]
        if case .json(let token) = key.fallback { members.append(("default", .token("\(token)"))) }
        members += value(key.type, in: schema)
        return .object(members)
    }

    /// Exactly one of some keys, or at most one.
    private static func exclusion(_ exclusion: Exclusion, of schema: Schema) -> JSONTree {
        let names = schema.names(in: exclusion).map { JSONTree.object([("required", .array([.string($0)]))]) }
        if exclusion.needsOne { return .object([("oneOf", .array(names))]) }
        return names.count < 2 ? .object([]) : .object([("not", .object([("allOf", .array(names))]))])
    }
}

extension Schema {
    /// The names of the keys that must be there.
    fileprivate var required: [JSONTree] { keys.filter(\.isRequired).map { .string("\($0.name)") } }
}

extension JSONTree {
    /// A reference to a definition.
    static func reference(_ name: String) -> JSONTree { .object([SpecSchema.ref(name)]) }

    /// A list with something in it.
    static func list(of element: JSONTree) -> JSONTree {
        .object([("type", "array"), ("minItems", 1), ("items", element)])
    }

    /// A mapping whose key has this value.
    fileprivate static func has(_ key: String, _ value: String) -> JSONTree {
        .object([
            ("properties", .object([(key, .object([("const", .string(value))]))])),
            ("required", .array([.string(key)])),
        ])
    }
}
