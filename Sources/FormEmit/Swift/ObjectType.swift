import FormBytes
import FormLanguage

/// The Swift type of the rows of `objects`: names and types, as they are generated.
final class ObjectType {
    /// A property.
    struct Field {
        /// The field's name in the spec.
        let name: Bytes
        /// The property, without backticks.
        let property: String
        /// The property as it is written.
        let quoted: String
        /// Its type.
        let type: String
        /// What turns the value of a row's field into the property.
        let read: String
    }

    /// The type's name.
    let name: String
    /// The fields, in the order of the spec.
    let fields: [Field]
    /// The position of the id field.
    let idPosition: Int
    /// The position of the label field.
    let labelPosition: Int
    /// The property of the child rows; nil if rows have none.
    let children: Field?
    /// What the rows are called in the storage of the spec.
    let storage: String
    /// The positions of the fields, by their names as text: a search may write one in another Unicode form.
    private lazy var positions = Dictionary(
        fields.enumerated().map { ($1.name.string, $0) }, uniquingKeysWith: { first, _ in first })

    /// The type of rows, given what they are called in the storage of their spec.
    init(_ type: RowType, storage: String) {
        name = type.name?.string ?? ""
        fields = type.fields.map { Field($0) }
        idPosition = type.id ?? 0
        labelPosition = type.label ?? 0
        self.storage = storage
        let taken = Set(fields.map(\.property))
        children = type.childrenKey.map { Field(children: $0, besides: taken) }
    }

    /// What the set of all ids is called in the storage of the spec.
    var ids: String { storage + "IDs" }
    /// The id field.
    var idField: Field { fields[idPosition] }
    /// The label field.
    var labelField: Field { fields[labelPosition] }

    /// The field with a name.
    func field(named name: String) -> Field? { positions[name].map { fields[$0] } }
}

extension ObjectType.Field {
    fileprivate init(_ field: RowType.Field) {
        name = field.name
        property = SwiftName.identifier(for: field.name.string, as: .property)
        quoted = property.quotedIfKeyword
        let kind = field.kind ?? .string
        let mark = field.isOptional ? "?" : "!"
        type = "\(kind.name)" + (field.isOptional ? "?" : "")
        read = "\(mark).\("\(kind.name)".lowercased())" + (field.isOptional ? "" : "!")
    }

    /// The child rows. Their key is no field's name, but may give the property of one; then they are `children`.
    fileprivate init(children key: Bytes, besides taken: Set<String>) {
        var property = SwiftName.identifier(for: key.string, as: .property)
        if taken.contains(property) { property = "children" }
        while taken.contains(property) { property += "_" }
        name = key
        self.property = property
        quoted = property.quotedIfKeyword
        type = ""
        read = ""
    }
}

extension String {
    /// The identifier, in backticks if it is a word of Swift.
    var quotedIfKeyword: String {
        Bytes.with(self) { SwiftIdentifier.isKeyword($0) } ? "`\(self)`" : self
    }
}
