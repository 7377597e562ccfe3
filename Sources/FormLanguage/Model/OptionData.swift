import FormBytes
import FormYAML

/// The data of a picker or an option set: where it is, what shape it has, and what was counted in it.
package struct OptionData {
    /// The shape that normalized JSON names.
    package enum Shape: Sendable {
        case flat, hierarchical, grouped, object

        /// The word for it in normalized JSON.
        package var name: StaticString {
            switch self {
            case .flat: "flat"
            case .hierarchical: "hierarchical"
            case .grouped: "grouped"
            case .object: "object"
            }
        }
    }

    /// Which model the records of the data are in.
    package enum Origin {
        /// The model of the spec itself.
        case here
        /// The model that a data file was read into.
        case file(Model)
        /// The model of an option set, and the set's name.
        case set(Model, name: String)
    }

    /// Where the records are.
    package var origin = Origin.here
    /// The shape.
    package var shape: Shape
    /// The first option, group or row; 0 if there is none.
    package var first: RecordID
    /// What a row is, of data with the shape `object`.
    package var rowType: RowType?
    /// Whether something in it has an error FC1xxx–FC3xxx.
    package var hasError = false
    /// How many options or rows can be selected.
    package var selectableCount = 0
    /// How many options or rows there are, branches included.
    package var count = 0
    /// The position, among the slots of its mapping, of the key that it stands under.
    var key: Int

    /// The model's view that the records are read through, given that of the spec itself.
    package func view(within own: ModelView) -> ModelView {
        switch origin {
        case .here: own
        case .file(let model), .set(let model, _): model.view
        }
    }
}

/// The declared type of the rows of `objects`.
package final class RowType {
    /// What a field takes.
    package enum FieldKind: Int, Sendable {
        case string, int, double, bool, uuid, url, date

        /// The words for the kinds, in their order.
        package static let choices = Choices("String", "Int", "Double", "Bool", "UUID", "URL", "Date")
        /// The word for it.
        package var name: StaticString { FieldKind.choices[rawValue] }
    }

    /// A declared field.
    package struct Field {
        /// Its name's node.
        package let key: NodeID
        /// Its name; good as long as the tree is.
        package let name: Bytes
        /// What it takes; nil if its type has an error.
        package let kind: FieldKind?
        /// Whether rows may leave it out.
        package let isOptional: Bool
        /// The alias it was merged through; -1 if none.
        let alias: NodeID
        /// Whether its name is one.
        let hasSoundName: Bool
    }

    /// The mapping that declares the fields.
    let declaration: NodeID
    /// The fields, in the order of their positions.
    package let fields: [Field]
    /// The position of the field that tells rows apart; nil if it has an error.
    package internal(set) var id: Int?
    /// The position of the field that people read; nil if it has an error.
    package internal(set) var label: Int?
    /// The key of child rows; nil if rows have none.
    package internal(set) var childrenKey: Bytes?
    /// The type's name; nil if it has an error.
    package internal(set) var name: Bytes?
    /// Whether something is wrong with the mapping of the fields, so that others may have been meant to be there.
    let mayLackFields: Bool
    /// The positions of the fields that each row must give, in the order of their names.
    let required: [Int]
    /// The keys of a row, for suggestions.
    private(set) lazy var keys = fieldNames + (childrenKey.map { [$0.string] } ?? [])
    private let positions: [Bytes: Int]

    /// A type of rows with these fields.
    init(declaration: NodeID, fields: [Field], mayLackFields: Bool) {
        self.declaration = declaration
        self.fields = fields
        self.mayLackFields = mayLackFields
        required = fields.indices.filter { !fields[$0].isOptional }.sorted { fields[$0].name < fields[$1].name }
        positions = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The names of the fields, for suggestions; of thousands not all, for each word that is none is compared with them.
    var fieldNames: [String] { fields.prefix(200).map(\.name.string) }

    /// The position of a field, by its name. It is found at once if it comes right after `last`, as in most rows.
    func position(of name: Bytes, after last: Int = -1) -> Int? {
        let next = last + 1
        return next < fields.count && fields[next].name == name ? next : positions[name]
    }
}
