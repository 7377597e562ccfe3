import FormBytes
import FormData
import FormTemplating

extension TemplateData {
    /// How deep the JSON of a spec may be, to be a context: the limit of its file, and what the shape of forms adds.
    private static let deepest = 2_000

    /// Adds normalized JSON under a key: the same names and values; null if it is no JSON.
    ///
    /// A text has its literal besides, `idQuoted` for `id`; objects of a list have `isFirst` and `isLast`. A row is `values`, a list of `name` and `value`, and
    /// `children`. Names that no template mentions are left out.
    mutating func add(json: Bytes, as key: TemplateKey, _ keys: ModelKeys) {
        do {
            let document = try JSONDocument(json, maximumDepth: Self.deepest)
            add(document.root, as: key, keys)
        } catch {
            addNull(as: key)
        }
    }

    private mutating func add(_ value: JSONValue, as key: TemplateKey, _ keys: ModelKeys) {
        switch value.kind {
        case .null: addNull(as: key)
        case .boolean: add(value.isTrue, as: key)
        case .number, .string: add(copying: value.bytes, as: key)
        case .array:
            beginList(key)
            var elements = value.elements
            var next = elements.next()
            var isFirst = true
            while let element = next {
                next = elements.next()
                add(element: element, isFirst, isLast: next == nil, keys)
                isFirst = false
            }
            endList()
        case .object:
            beginObject(key)
            addMembers(of: value, keys)
            endObject()
        }
    }

    private mutating func add(element: JSONValue, _ isFirst: Bool, isLast: Bool, _ keys: ModelKeys) {
        guard element.kind == .object else { return add(element, as: .item, keys) }
        beginObject()
        addMembers(of: element, keys)
        // A template that calls itself for what is below would otherwise find the children of the one above.
        if element["children"] == nil { addNull(as: keys.children) }
        add(isFirst, as: keys.isFirst)
        add(isLast, as: keys.isLast)
        endObject()
    }

    private mutating func addMembers(of object: JSONValue, _ keys: ModelKeys) {
        let children = object["children"]
        for (name, value) in object.members {
            addQuoted(name.bytes, value, keys)
            guard let key = keys.known(name.bytes) else { continue }
            if name.bytes == "rows" as StaticString, value.kind == .array {
                addRows(value, as: key, children: children?.bytes, keys)
            } else {
                add(value, as: key, keys)
            }
        }
    }

    private mutating func addQuoted(_ name: Bytes, _ value: JSONValue, _ keys: ModelKeys) {
        guard value.kind == .string, let key = keys.quoted(name) else { return }
        add(key) { $0.appendQuoted(value.bytes) }
    }

    private mutating func addRows(_ rows: JSONValue, as key: TemplateKey, children: Bytes?, _ keys: ModelKeys) {
        beginList(key)
        var elements = rows.elements
        var next = elements.next()
        var isFirst = true
        while let row = next {
            next = elements.next()
            beginObject()
            addValues(of: row, children: children, keys)
            if let children, let below = row[children] {
                addRows(below, as: keys.children, children: children, keys)
            } else {
                addNull(as: keys.children)
            }
            add(isFirst, as: keys.isFirst)
            add(next == nil, as: keys.isLast)
            endObject()
            isFirst = false
        }
        endList()
    }

    private mutating func addValues(of row: JSONValue, children: Bytes?, _ keys: ModelKeys) {
        let fields = row.members.filter { $0.key.bytes != children }
        beginList(keys.values)
        for (index, field) in fields.enumerated() {
            beginObject()
            add(copying: field.key.bytes, as: keys.name)
            add(field.value, as: keys.value, keys)
            addQuoted(Bytes("name"), field.key, keys)
            addQuoted(Bytes("value"), field.value, keys)
            add(index == 0, as: keys.isFirst)
            add(index == fields.count - 1, as: keys.isLast)
            endObject()
        }
        endList()
    }
}

/// The names in the model of a context.
struct ModelKeys: Sendable {
    let isFirst, isLast, values, name, value, children: TemplateKey
    /// What the cases of option types have for other languages; nil where no template mentions it.
    let identifier, idQuoted, titleQuoted: TemplateKey?
    private let byName: [Bytes: TemplateKey]
    private let quotedByName: [Bytes: TemplateKey]

    /// The names that templates mention; to be made once the templates are compiled.
    init(_ names: TemplateKeys) {
        isFirst = names.key("isFirst")
        isLast = names.key("isLast")
        values = names.key("values")
        name = names.key("name")
        value = names.key("value")
        children = names.key("children")
        var byName: [Bytes: TemplateKey] = [:]
        var quotedByName: [Bytes: TemplateKey] = [:]
        for (name, key) in names.all {
            byName[Bytes(immortal: name)] = key
            guard name.hasSuffix(Self.suffix) else { continue }
            quotedByName[Bytes(immortal: String(name.dropLast(Self.suffix.count)))] = key
        }
        self.byName = byName
        self.quotedByName = quotedByName
        identifier = byName[Bytes("identifier")]
        idQuoted = quotedByName[Bytes("id")]
        titleQuoted = quotedByName[Bytes("title")]
    }

    /// The key of a name, if a template mentions it.
    func known(_ name: Bytes) -> TemplateKey? { byName[name] }

    /// The key of a name's literal, `idQuoted` for `id`, if a template mentions it.
    func quoted(_ name: Bytes) -> TemplateKey? { quotedByName.isEmpty ? nil : quotedByName[name] }

    /// What the name of a literal ends with.
    private static let suffix = "Quoted"
}

extension Bytes {
    /// A view of a copy that lives as long as the process.
    init(immortal word: String) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(word.utf8.count, 1))
        memory.initialize(from: Array(word.utf8), count: word.utf8.count)
        self.init(start: memory, count: word.utf8.count)
    }
}
