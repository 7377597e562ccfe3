/// The keys that hold the options of a picker or an option set.
package enum DataKeys {
    static let options = Key.optional("options", .options, .omitted, "The options, each a string or a mapping.")
    static let groups = Key.optional(
        "groups", .records(GroupKeys.schema, empty: 3002), .omitted, "Options under titles.")
    static let objects = Key.optional(
        "objects", .objects(ObjectKeys.schema), .omitted, "Rows of a type of their own.")
    static let file = Key.optional("file", .file(FileKeys.schema), .omitted, "A file that holds the options.")
}

/// The keys of an option.
package enum OptionKeys {
    package static let id = 0
    package static let swiftName = 1
    package static let title = 2
    package static let subtitle = 3
    package static let keywords = 4
    package static let children = 5

    package static let schema = Schema(
        "option", "A choice of a picker.",
        keys: [
            .required("id", .resource, "What is stored when the option is chosen."),
            .optional("swiftName", .swiftName, .omitted, "The name of its Swift case, if the id gives none that fits."),
            .optional("title", .title(TextKeys.styled), .derived, "What people read; the id if left out."),
            .optional("subtitle", .text(TextKeys.styled), .omitted, "A second line."),
            .optional("keywords", .strings, .json("[]"), "More words that a search finds it by."),
            .optional("children", .options, .omitted, "Options below it, which makes it a branch."),
        ])
}

/// The keys of a group of options.
package enum GroupKeys {
    package static let title = 0
    package static let options = 1

    package static let schema = Schema(
        "group", "Options under a title.",
        keys: [
            .required("title", .title(TextKeys.plain), "The group's title."),
            .required("options", .options, "The group's options."),
        ])
}

/// The keys of `objects`.
package enum ObjectKeys {
    package static let type = 0
    package static let fields = 1
    package static let id = 2
    package static let label = 3
    package static let children = 4
    package static let rows = 5

    package static let schema = Schema(
        "objects", "Rows of a declared type.",
        keys: [
            .required("type", .name, "The Swift type of a row."),
            .required("fields", .fieldTypes, "The fields of a row, and their types."),
            .required("id", .fieldName, "The field that tells rows apart."),
            .required("label", .fieldName, "The field that people read."),
            .optional("children", .identifier, .omitted, "The key under which a row has child rows."),
            .required("rows", .rows, "The rows."),
        ])
}

/// The keys of `file`.
package enum FileKeys {
    package static let path = 0
    package static let columns = 1

    package static let schema = Schema(
        "file", "A data file.",
        keys: [
            .required("path", .path, "The file, relative to the spec's."),
            .optional("columns", .columns(ColumnKeys.schema), .omitted, "The names of the file's columns."),
        ])
}

/// The keys of `columns`.
package enum ColumnKeys {
    package static let id = 0
    package static let title = 1
    package static let subtitle = 2
    package static let keywords = 3
    package static let group = 4

    package static let schema = Schema(
        "columns", "Which column of a data file holds what.",
        keys: [
            .optional("id", .string, .omitted, "The column of the ids."),
            .optional("title", .string, .omitted, "The column of the titles."),
            .optional("subtitle", .string, .omitted, "The column of the subtitles."),
            .optional("keywords", .string, .omitted, "The column of the keywords."),
            .optional("group", .string, .omitted, "The column of the groups' titles."),
        ])
}
