/// What a spec describes.
package enum SpecKind: Int, Sendable, CaseIterable {
    case form, list, optionSet

    /// The word for it in a spec.
    package var name: String { SpecKeys.kinds.words[rawValue] }

    /// The keys of such a spec.
    package var schema: Schema {
        switch self {
        case .form: FormKeys.schema
        case .list: ListKeys.schema
        case .optionSet: OptionSetKeys.schema
        }
    }
}

/// The keys that every spec has.
package enum SpecKeys {
    package static let formc = 0
    package static let kind = 1
    package static let name = 2
    package static let title = 3
    package static let description = 4

    /// The words that `kind` takes, in the order of `SpecKind`.
    package static let kinds = Choices("form", "list", "optionSet")

    static let keys: [Key] = [
        .required("formc", .version, "The version of the language, 1."),
        .required("kind", .listed(kinds), "What the spec describes."),
        .required("name", .name, "The spec's name, which its files and its Swift type have."),
        .optional("title", .title(TextKeys.styled), .omitted, "What people call it."),
        .optional("description", .string, .omitted, "A note for those who read the spec."),
    ]

    /// The keys that are checked where `kind` is wrong.
    static let schema = Schema("spec", "Any spec.", keys: keys)
}

/// The keys of `kind: form`.
package enum FormKeys {
    package static let sections = 5
    package static let items = 6

    static let keys: [Key] = [
        .optional(
            "sections", .records(SectionKeys.schema, empty: 2016), .omitted,
            "The sections, with a header and a footer each."),
        .optional("items", .items, .omitted, "The items of a spec with a single section."),
    ]
    static let exclusions = [Exclusion([sections, items], needsOne: true)]

    package static let schema = Schema(
        "form", "A form of list pickers.", keys: SpecKeys.keys + keys, exclusions: exclusions)
}

/// The keys of `kind: list`.
package enum ListKeys {
    package static let listStyle = 7

    /// The words that `listStyle` takes.
    package static let styles = Choices("automatic", "plain", "grouped", "insetGrouped", "inset", "sidebar")

    package static let schema = Schema(
        "list", "A list of standard and selection items.",
        keys: SpecKeys.keys + FormKeys.keys + [
            .optional("listStyle", .listed(styles), .json("\"automatic\""), "How the list is drawn.")
        ],
        exclusions: FormKeys.exclusions)
}

/// The keys of `kind: optionSet`.
package enum OptionSetKeys {
    package static let options = 5
    package static let groups = 6
    package static let objects = 7
    package static let file = 8

    package static let schema = Schema(
        "option set", "Options that several pickers use.",
        keys: SpecKeys.keys + [DataKeys.options, DataKeys.groups, DataKeys.objects, DataKeys.file],
        exclusions: [Exclusion([options, groups, objects, file], needsOne: true)])
}

/// The keys of a section.
package enum SectionKeys {
    package static let id = 0
    package static let header = 1
    package static let footer = 2
    package static let items = 3

    package static let schema = Schema(
        "section", "Items under a header.",
        keys: [
            .optional("id", .identifier, .derived, "The section's id; section-N if left out."),
            .optional("header", .text(TextKeys.any), .omitted, "What stands above the items."),
            .optional("footer", .text(TextKeys.any), .omitted, "What stands below the items."),
            .required("items", .items, "The section's items, a list."),
        ])
}
