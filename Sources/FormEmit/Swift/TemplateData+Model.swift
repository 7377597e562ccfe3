import FormBytes
import FormData
import FormTemplating

extension TemplateData {
    /// How deep the JSON of a spec may be, to be a context: the limit of its file, and what the shape of forms adds.
    private static let deepest = 2_000

    /// Adds normalized JSON under a key: the same names and values; null if it is no JSON.
    ///
    /// Objects of a list have `isFirst` and `isLast` besides. A row is `values`, a list of `name` and `value`, and
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
        add(isFirst, as: keys.isFirst)
        add(isLast, as: keys.isLast)
        endObject()
    }

    private mutating func addMembers(of object: JSONValue, _ keys: ModelKeys) {
        let children = object["children"]
        for (name, value) in object.members {
            guard let key = keys.known(name.bytes) else { continue }
            if name.bytes == "rows" as StaticString, value.kind == .array {
                addRows(value, as: key, children: children?.bytes, keys)
            } else {
                add(value, as: key, keys)
            }
        }
    }

    private mutating func addRows(_ rows: JSONValue, as key: TemplateKey, children: Bytes?, _ keys: ModelKeys) {
        beginList(key)
        var elements = rows.elements
        var next = elements.next()
        while let row = next {
            next = elements.next()
            beginObject()
            beginList(keys.values)
            for (name, value) in row.members where name.bytes != children {
                beginObject()
                add(copying: name.bytes, as: keys.name)
                add(value, as: keys.value, keys)
                endObject()
            }
            endList()
            if let children, let below = row[children] { addRows(below, as: keys.children, children: children, keys) }
            add(next == nil, as: keys.isLast)
            endObject()
        }
        endList()
    }
}

/// The names in the model of a context.
struct ModelKeys: Sendable {
    let isFirst, isLast, values, name, value, children: TemplateKey
    private let byName: [Bytes: TemplateKey]

    /// The names that templates mention; to be made once the templates are compiled.
    init(_ names: TemplateKeys) {
        isFirst = names.key("isFirst")
        isLast = names.key("isLast")
        values = names.key("values")
        name = names.key("name")
        value = names.key("value")
        children = names.key("children")
        var byName: [Bytes: TemplateKey] = [:]
        for (name, key) in names.all { byName[Bytes(immortal: name)] = key }
        self.byName = byName
    }

    /// The key of a name, if a template mentions it.
    func known(_ name: Bytes) -> TemplateKey? { byName[name] }
}

extension Bytes {
    /// A view of a copy that lives as long as the process.
    init(immortal word: String) {
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(word.utf8.count, 1))
        memory.initialize(from: Array(word.utf8), count: word.utf8.count)
        self.init(start: memory, count: word.utf8.count)
    }
}
