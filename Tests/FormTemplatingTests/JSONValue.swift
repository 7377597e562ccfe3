import FormTemplating

/// A JSON value, for data that tests have as JSON.
indirect enum JSONValue: Decodable {
    case null, bool(Bool), integer(Int), decimal(Double), text(String), list([JSONValue]), object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .decimal(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Adds the value to template data, members in the order of their names.
    func add(to data: inout TemplateData, as key: TemplateKey = .item, keys: TemplateKeys) {
        switch self {
        case .null: data.addNull(as: key)
        case .bool(let value): data.add(value, as: key)
        case .integer(let value): data.add(value, as: key)
        case .decimal(let value): data.add("\(value)" as String, as: key)
        case .text(let value): data.add(value, as: key)
        case .list(let items):
            data.beginList(key)
            for item in items { item.add(to: &data, keys: keys) }
            data.endList()
        case .object(let members):
            data.beginObject(key)
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                member.add(to: &data, as: keys.key(name), keys: keys)
            }
            data.endObject()
        }
    }
}
