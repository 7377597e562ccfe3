/// `listPicker`: a row of a form that leads to a list of options.
package enum ListPicker {
    package static let id = 0
    package static let swiftName = 1
    package static let type = 2
    package static let title = 3
    package static let value = 4
    package static let description = 5
    package static let isRequired = 6
    package static let mandatoryFieldIndicator = 7
    package static let controlState = 8
    package static let errorMessage = 9
    package static let axis = 10
    package static let destination = 11

    /// The words that `controlState` takes.
    package static let states = Choices("normal", "disabled", "readOnly")
    /// The position of `readOnly` in `states`.
    package static let readOnly = 2
    /// The words that `axis` takes.
    package static let axes = Choices("horizontal", "vertical")

    package static let schema = Schema(
        "listPicker", "A row that leads to a list of options.",
        keys: [
            .required("id", .identifier, "The item's id, which its Swift property is named after."),
            .optional(
                "swiftName", .swiftName, .omitted, "The name of its Swift property, if the id gives none that fits."),
            .optional("type", .listed(Component.types(in: .form)), .json("\"listPicker\""), "The item's type."),
            .required("title", .title(TextKeys.any), "What people read at the start of the row."),
            .optional("value", .text(TextKeys.any), .omitted, "What stands for the selection; a summary if left out."),
            .optional("description", .text(TextKeys.any), .omitted, "What stands below, when read-only."),
            .optional("isRequired", .boolean, .json("false"), "Whether something must be chosen."),
            .optional("mandatoryFieldIndicator", .string, .json("\"*\""), "What marks a required item."),
            .optional("controlState", .listed(states), .json("\"normal\""), "Whether it can be used."),
            .optional("errorMessage", .text(TextKeys.styled), .omitted, "The message shown under it."),
            .optional(
                "axis", .listed(axes), .json("\"horizontal\""), "Whether the value stands beside the title or below it."
            ),
            .optional("destination", .record(Destination.schema), .omitted, "The list that it leads to."),
        ])
}

/// The list that a picker leads to.
package enum Destination {
    package static let title = 0
    package static let selection = 1
    package static let allowEmpty = 2
    package static let defaults = 3
    package static let isTrackingLiveChanges = 4
    package static let searchFilter = 5
    package static let searchPrompt = 6
    package static let searchBarDisplayMode = 7
    package static let prompt = 8
    package static let displayMode = 9
    package static let autoDismiss = 10
    package static let disableEntriesSection = 11
    package static let disableContentSection = 12
    package static let options = 13
    package static let groups = 14
    package static let objects = 15
    package static let optionSet = 16
    package static let file = 17

    /// The words that `selection` takes.
    package static let selections = Choices("single", "multiple")
    /// The position of `multiple` in `selections`.
    package static let multiple = 1
    /// The words that `searchFilter` takes.
    package static let filters = Choices("none", "contains", "prefix")
    /// The words that `searchBarDisplayMode` takes.
    package static let searchBarModes = Choices("automatic", "always")
    /// The position of `always` in `searchBarModes`.
    static let always = 1
    /// The words that `displayMode` takes.
    package static let displayModes = Choices("push", "sheet")

    package static let schema = Schema(
        "destination", "The list of options that a picker leads to.",
        keys: [
            .optional("title", .title(TextKeys.styled), .omitted, "The list's title; the item's if left out."),
            .optional("selection", .listed(selections), .json("\"single\""), "How many can be chosen."),
            .optional("allowEmpty", .boolean, .json("true"), "Whether nothing can be chosen."),
            .optional("default", .defaults, .json("[]"), "What is chosen at first."),
            .optional(
                "isTrackingLiveChanges", .boolean, .json("true"), "Whether a choice counts at once, without Apply."),
            .optional(
                "searchFilter", .searchFilter(filters, SearchFilterKeys.schema), .json("\"none\""),
                "How the search finds options."),
            .optional("searchPrompt", .string, .omitted, "What stands in the empty search field."),
            .optional(
                "searchBarDisplayMode", .listed(searchBarModes), .json("\"automatic\""),
                "When the search field is shown."),
            .optional("prompt", .text(TextKeys.styled), .omitted, "What stands above the options."),
            .optional("displayMode", .listed(displayModes), .json("\"push\""), "How the list comes up."),
            .optional("autoDismiss", .boolean, .json("false"), "Whether a single choice closes the list."),
            .optional("disableEntriesSection", .boolean, .json("false"), "Hides the section of what is selected."),
            .optional("disableContentSection", .boolean, .json("false"), "Hides the header of all entries."),
            DataKeys.options, DataKeys.groups, DataKeys.objects,
            .optional("optionSet", .optionSet, .omitted, "The name of an option set of the build."),
            DataKeys.file,
        ],
        exclusions: [Exclusion([options, groups, objects, optionSet, file], needsOne: true)])
}

/// The keys of a `searchFilter` that is a mapping.
package enum SearchFilterKeys {
    package static let match = 0
    package static let fields = 1
    package static let caseSensitive = 2

    /// The words that `match` takes.
    package static let matches = Choices("contains", "prefix")

    package static let schema = Schema(
        "searchFilter", "How the search finds options.",
        keys: [
            .required("match", .listed(matches), "Where the typed text must stand."),
            .optional("fields", .searchFields, .derived, "What is searched."),
            .optional("caseSensitive", .boolean, .json("false"), "Whether case counts."),
        ])
}
