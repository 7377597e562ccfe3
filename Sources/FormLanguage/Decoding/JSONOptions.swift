import FormBytes
import FormData
import FormSource

/// Options from a JSON list of strings and objects.
enum JSONOptions {
    /// Reads a list.
    static func read(_ source: SourceText, _ columns: ColumnNames) throws(DataFailure) -> FileOptions {
        let document: JSONDocument
        do {
            document = try JSONDocument(source.bytes)
        } catch {
            throw DataFailure(error.message, line: source.position(at: error.offset).line)
        }
        guard document.root.kind == .array else { throw DataFailure("not a list", line: 1) }
        if let name = missingKey(columns, in: document.root) {
            throw DataFailure("no object has the key \(name.quoted)", line: nil)
        }
        let names = ColumnKeys.schema.keys.indices.map(columns.name)
        var builder = OptionBuilder(source)
        var groupCount = 0
        for element in document.root.elements {
            let row = try self.row(element, names, &builder)
            if row.group.isThere { groupCount += 1 }
            builder.rows.append(row)
        }
        guard groupCount == 0 || groupCount == builder.rows.count else {
            throw DataFailure(
                "some options have a \(columns.name(ColumnKeys.group).quoted), others have none", line: nil)
        }
        return builder.finish(isGrouped: groupCount > 0)
    }

    /// A key that `columns` names and no object has.
    private static func missingKey(_ columns: ColumnNames, in list: JSONValue) -> String? {
        var missing = Set(columns.written.compactMap { $0 })
        guard !missing.isEmpty, list.elements.contains(where: { _ in true }) else { return nil }
        for element in list.elements where element.kind == .object {
            for (key, _) in element.members { missing.remove(key.bytes.string) }
            if missing.isEmpty { return nil }
        }
        return missing.min()
    }

    private static func row(
        _ element: JSONValue, _ names: [String], _ builder: inout OptionBuilder
    ) throws(DataFailure) -> OptionBuilder.Row {
        var row = OptionBuilder.Row()
        row.offset = element.offset
        if element.kind == .string {
            row.id = try text(element, "id", &builder)
            return row
        }
        guard element.kind == .object else { throw failure("neither a string nor an object", at: element, builder) }
        for (key, value) in element.members where value.kind != .null {
            // Two columns may have the same name.
            for (column, name) in names.enumerated() where name.utf8.elementsEqual(key.bytes.buffer) {
                switch column {
                case ColumnKeys.id: row.id = try text(value, "id", &builder)
                case ColumnKeys.title: row.title = try text(value, "title", &builder)
                case ColumnKeys.subtitle: row.subtitle = try text(value, "subtitle", &builder)
                case ColumnKeys.group: row.group = try text(value, "group", &builder)
                default: row.keywords = try keywords(value, &builder)
                }
            }
        }
        guard row.id.isThere else {
            throw failure("object without \(names[ColumnKeys.id].quoted)", at: element, builder)
        }
        return row
    }

    private static func text(
        _ value: JSONValue, _ name: String, _ builder: inout OptionBuilder
    ) throws(DataFailure) -> OptionBuilder.Text {
        guard value.kind == .string else { throw failure("\(name) is not a string", at: value, builder) }
        guard value.bytes.count > 0 else { throw failure("empty \(name)", at: value, builder) }
        return builder.text(value.bytes, at: value.offset)
    }

    private static func keywords(
        _ value: JSONValue, _ builder: inout OptionBuilder
    ) throws(DataFailure) -> Range<Int> {
        guard value.kind == .array else { throw failure("keywords are not a list", at: value, builder) }
        let first = builder.keywords.count
        for keyword in value.elements {
            let text = try text(keyword, "keyword", &builder)
            builder.keywords.append(text)
        }
        return first..<builder.keywords.count
    }

    private static func failure(_ reason: String, at value: JSONValue, _ builder: OptionBuilder) -> DataFailure {
        DataFailure(reason, line: builder.tree.source.position(at: value.offset).line)
    }
}
