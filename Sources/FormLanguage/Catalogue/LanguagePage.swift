/// The reference of all keys, in Markdown.
package enum LanguagePage {
    /// The page, with a final newline.
    package static func markdown() -> String {
        introduction + SchemaWalk().schemas.map(section).joined()
    }

    private static func section(_ schema: Schema) -> String {
        let rows = schema.keys.filter { !$0.type.isForbidden }.map { key in
            let cells = [
                "`\(key.name)`", words(for: key.type), key.isRequired ? "yes" : "", fallback(of: key), "\(key.doc)",
            ]
            return "| " + cells.joined(separator: " | ") + " |\n"
        }
        return "\n## \(schema.name)\n\n\(schema.doc)\(exclusions(of: schema))\n\n"
            + "| key | takes | required | default | what it does |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func exclusions(of schema: Schema) -> String {
        schema.exclusions.map { exclusion in
            let names = schema.names(in: exclusion).map { "`\($0)`" }
            guard names.count > 1 else { return "" }
            return exclusion.needsOne
                ? " It has exactly one of \(names.joined(separator: ", "))."
                : " \(names[0]) does not go with \(names.dropFirst().joined(separator: ", "))."
        }.joined()
    }

    private static func fallback(of key: Key) -> String {
        switch key.fallback {
        case .json(let token): "`\(token)`"
        case .omitted, .derived: ""
        }
    }

    private static func words(for type: ValueType) -> String {
        switch type {
        case .version: "1"
        case .string, .resource: "string"
        case .strings: "list of strings"
        case .boolean: "boolean"
        case .identifier: "identifier"
        case .name: "name"
        case .swiftName: "Swift name"
        case .listed(let choices), .targets(let choices), .severities(let choices): list(choices)
        case .text(let schema), .title(let schema): link(schema)
        case .record(let schema), .objects(let schema), .columns(let schema): link(schema)
        case .records(let schema, _): "list of \(link(schema))"
        case .items: "list of items"
        case .lineCount: list(ListItemKeys.lineCounts)
        case .defaults: "option id, or a list of them"
        case .searchFilter(let choices, let schema): "\(list(choices)), or \(link(schema))"
        case .searchFields: "list of field names"
        case .options: "list of strings and \(link(OptionKeys.schema))"
        case .fieldTypes: "mapping from identifiers to \(list(RowType.FieldKind.choices)), `?` after it if optional"
        case .fieldName: "name of a field"
        case .rows: "list of mappings from fields to values"
        case .optionSet: "name of an option set"
        case .file(let schema): "path, or \(link(schema))"
        case .path: "path"
        case .webAddress: "`http` or `https` URL"
        case .positive(let limit): "integer from 1 to \(limit)"
        case .unchecked, .forbidden: ""
        }
    }

    private static func list(_ choices: Choices) -> String {
        choices.words.map { "`\($0)`" }.joined(separator: " ")
    }

    private static func link(_ schema: Schema) -> String {
        "[\(schema.name)](#\("\(schema.name)".lowercased().split(separator: " ").joined(separator: "-")))"
    }

    private static let introduction = """
        # The keys of a spec

        A spec is a YAML document with the keys of its `kind`: [form](#form), [list](#list) or \
        [option set](#option-set). The items of a form are of the type [listPicker](#listpicker), those of a list \
        [standard](#standard) or [selection](#selection). What a spec gets wrong is said by the [rules](rules.md). This \
        page is made from the table that formc reads specs by; `formc.schema.json` is made from it, too.

        An *identifier* is a letter, and letters, digits, `_` and `-` after it; a *name* a capital, and letters and \
        digits after it; both have at most 128 characters of ASCII.

        """
}
