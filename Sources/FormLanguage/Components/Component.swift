import FormBytes

/// A type of item: its name, its keys, and the kind of spec that may hold it.
///
/// A new component is a file beside this one with its schema, a line in `all`, its word in `types`, and its rules.
package struct Component: Sendable {
    /// The word for it in `type`.
    package let type: StaticString
    /// The kind of spec whose items may have it.
    package let kind: SpecKind
    /// Its keys; `id` is the first of them, `type` and `title` stand where `ItemKeys` says.
    package let schema: Schema

    /// Every component, those of a kind together in the order of `types(in:)`; the first of a kind is what an item is
    /// without a `type`.
    package static let all: [Component] = [
        Component(type: "listPicker", kind: .form, schema: ListPicker.schema),
        Component(type: "standard", kind: .list, schema: StandardItem.schema),
        Component(type: "selection", kind: .list, schema: SelectionItem.schema),
    ]

    /// The words that `type` takes in a spec of this kind.
    static func types(in kind: SpecKind) -> Choices {
        kind == .form ? formTypes : listTypes
    }

    /// The position of the first component of a kind.
    static func first(of kind: SpecKind) -> Int { kind == .form ? 0 : 1 }

    private static let formTypes = Choices("listPicker")
    private static let listTypes = Choices("standard", "selection")
}

/// The keys that every item has, by their positions in each component's schema.
package enum ItemKeys {
    package static let id = 0
    package static let swiftName = 1
    package static let type = 2
    package static let title = 3

    /// The keys that are checked of an item whose `type` is wrong.
    static func schema(in kind: SpecKind) -> Schema { kind == .form ? formItem : listItem }

    private static let formItem = Schema(
        "item", "An item of a form.", keys: keys(.form, title: .title(TextKeys.any)))
    private static let listItem = Schema(
        "item", "An item of a list.", keys: keys(.list, title: .title(TextKeys.styled)))

    private static func keys(_ kind: SpecKind, title: ValueType) -> [Key] {
        [
            .required("id", .identifier, "The item's id."),
            .optional("swiftName", .unchecked, .omitted, ""),
            .optional("type", .listed(Component.types(in: kind)), .omitted, "The item's type."),
            .required("title", title, "What people read."),
        ]
    }
}
