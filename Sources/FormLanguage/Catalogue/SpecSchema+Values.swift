/// What a key takes, as JSON Schema says it.
extension SpecSchema {
    /// The keywords for a type; `schema` is that of the mapping that has the key.
    static func value(_ type: ValueType, in schema: Schema) -> [(String, JSONTree)] {
        switch type {
        case .version: [("const", 1)]
        case .string, .resource: [ref("string")]
        case .strings: [("type", "array"), ("items", .reference("string"))]
        case .boolean: [("type", "boolean")]
        case .identifier, .fieldName: [ref("identifier")]
        case .name, .optionSet: [ref("name")]
        case .swiftName: [ref("swiftName")]
        case .listed(let choices): [("enum", words(choices))]
        case .text(let inner), .title(let inner), .file(let inner): either(.reference("string"), inner)
        case .record(let inner), .columns(let inner), .objects(let inner): [ref(inner.word)]
        case .records(let inner, _): [("type", "array"), ("minItems", 1), ("items", .reference(inner.word))]
        case .items: items(in: schema)
        case .lineCount: [("enum", .array([1, 2, "unlimited"]))]
        case .defaults: [("anyOf", .array([.reference("string"), .object(value(.strings, in: schema))]))]
        case .searchFilter(let choices, let inner): either(.object([("enum", words(choices))]), inner)
        case .searchFields: [("type", "array"), ("minItems", 1), ("items", .reference("identifier"))]
        case .options: [ref("options")]
        case .fieldTypes: fieldTypes
        case .rows: [("type", "array"), ("minItems", 1), ("items", .object([("type", "object")]))]
        case .path: [ref("path")]
        case .webAddress: [ref("webAddress")]
        case .positive(let limit): [("type", "integer"), ("minimum", 1), ("maximum", .integer(limit))]
        case .targets, .severities, .unchecked, .forbidden: []
        }
    }

    /// The definitions of scalars.
    static var scalars: [(String, JSONTree)] {
        [
            (
                "string",
                text(
                    "A text; a plain number or boolean is its text.", ["string", "number", "boolean"],
                    [("minLength", 1)])
            ),
            ("identifier", word("A letter, then letters, digits, '_' and '-'.", "^[A-Za-z][A-Za-z0-9_-]*$")),
            ("name", word("A capital, then letters and digits.", "^[A-Z][A-Za-z0-9]*$")),
            ("swiftName", word("A Swift identifier.", "^[A-Za-z_][A-Za-z0-9_]*$", [reserved])),
            ("path", text("A path with '/' to a data file.", ["string"], [("pattern", "\\.(csv|tsv|json|yaml|yml)$")])),
            ("webAddress", text("An address.", ["string"], [("pattern", "^[Hh][Tt][Tt][Pp][Ss]?://[^/?#:]")])),
        ]
    }

    /// A scalar that is read as a text, and what YAML may take it for; what limits it concerns strings alone.
    private static func text(_ description: String, _ types: [JSONTree], _ limits: [(String, JSONTree)]) -> JSONTree {
        .object([("description", .string(description)), ("type", .array(types))] + limits)
    }

    /// A text of ASCII letters and the like, which YAML may take for `true` or `false`.
    private static func word(_ description: String, _ pattern: String, _ limits: [(String, JSONTree)] = []) -> JSONTree
    {
        let size: [(String, JSONTree)] = [("pattern", .string(pattern)), ("maxLength", .integer(Scalars.longestName))]
        return text(description, ["string", "boolean"], size + limits)
    }

    private static var reserved: (String, JSONTree) {
        ("not", .object([("enum", .array(ReservedNames.noSwiftNames.sorted().map { .string($0) }))]))
    }

    private static var fieldTypes: [(String, JSONTree)] {
        let kinds = RowType.FieldKind.choices.words
        return [
            ("type", "object"), ("minProperties", 1), ("propertyNames", .reference("identifier")),
            ("additionalProperties", .object([("enum", .array((kinds + kinds.map { $0 + "?" }).map { .string($0) }))])),
        ]
    }

    /// The items of a spec, or those of a section, whose spec is not known here.
    private static func items(in schema: Schema) -> [(String, JSONTree)] {
        if schema == FormKeys.schema { return [ref("formItems")] }
        if schema == ListKeys.schema { return [ref("listItems")] }
        return [("anyOf", .array([.reference("formItems"), .reference("listItems")]))]
    }

    private static func either(_ scalar: JSONTree, _ schema: Schema) -> [(String, JSONTree)] {
        [("if", .object([("type", "object")])), ("then", .reference(schema.word)), ("else", scalar)]
    }

    private static func words(_ choices: Choices) -> JSONTree { .array(choices.words.map { .string($0) }) }

    /// The member of a reference to a definition.
    static func ref(_ name: String) -> (String, JSONTree) { ("$ref", .string("#/$defs/" + name)) }
}
