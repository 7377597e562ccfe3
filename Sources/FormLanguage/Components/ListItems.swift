/// The keys that both items of a list have, by their positions.
package enum ListItemKeys {
    package static let id = 0
    package static let swiftName = 1
    package static let type = 2
    package static let title = 3
    package static let subtitle = 4
    package static let subtitleNumberOfLines = 5
    package static let leadingIcon = 6
    package static let trailingActions = 7
    package static let trailingSelection = 8
    package static let isSelected = 9
    package static let navigationLink = 10

    /// What `subtitleNumberOfLines` takes.
    static let lineCounts = Choices("1", "2", "unlimited")

    static func schema(
        _ name: StaticString, _ doc: StaticString, actions: Key, selection: Key, isSelected: Key
    ) -> Schema {
        Schema(
            name, doc,
            keys: [
                .required("id", .identifier, "The item's id."),
                .optional(
                    "swiftName", .swiftName, .omitted, "The name of its Swift property, if the id gives none that fits."
                ),
                .optional("type", .listed(Component.types(in: .list)), .json("\"standard\""), "The item's type."),
                .required("title", .title(TextKeys.styled), "The first line."),
                .optional("subtitle", .text(TextKeys.styled), .omitted, "The second line."),
                .optional("subtitleNumberOfLines", .lineCount, .json("1"), "How many lines the subtitle has."),
                .optional("leadingIcon", .record(LeadingIconKeys.schema), .omitted, "The image in front."),
                actions, selection, isSelected,
                .optional("navigationLink", .identifier, .omitted, "The name of the destination that a tap leads to."),
            ])
    }
}

/// `standard`: a row of a list, with a text or a button at its end.
package enum StandardItem {
    package static let schema = ListItemKeys.schema(
        "standard", "A row with a text or a button at its end.",
        actions: .optional(
            "trailingActions", .record(TrailingActionsKeys.schema), .omitted, "What stands at the end."),
        selection: .forbidden("trailingSelection", 4007),
        isSelected: .forbidden("isSelected", 4007))
}

/// `selection`: a row of a list that is selected by a tap.
package enum SelectionItem {
    /// The words that `trailingSelection` takes.
    package static let indicators = Choices("checkmark", "toggle")

    package static let schema = ListItemKeys.schema(
        "selection", "A row that a tap selects.",
        actions: .forbidden("trailingActions", 4007),
        selection: .required("trailingSelection", .listed(indicators), "What shows that the row is selected."),
        isSelected: .optional("isSelected", .boolean, .json("false"), "Whether it is selected at first."))
}

/// The keys of `leadingIcon`.
package enum LeadingIconKeys {
    package static let icon = 0
    package static let circularImage = 1
    package static let squareImage = 2
    package static let wideImage = 3
    package static let appIcon = 4

    package static let schema = Schema(
        "leadingIcon", "The image in front of a row.",
        keys: [
            .optional("icon", .record(ImageKeys.icon), .omitted, "An image without a shape, drawn as a template."),
            .optional("circularImage", .record(ImageKeys.source), .omitted, "An image cut to a circle."),
            .optional("squareImage", .record(ImageKeys.source), .omitted, "An image cut to a square."),
            .optional("wideImage", .record(ImageKeys.source), .omitted, "An image cut to a wide rectangle."),
            .optional("appIcon", .record(ImageKeys.source), .omitted, "An image cut to a rounded rectangle."),
        ],
        exclusions: [Exclusion([icon, circularImage, squareImage, wideImage, appIcon], needsOne: true)])
}

/// The keys of `trailingActions`.
package enum TrailingActionsKeys {
    package static let displayText = 0
    package static let onIButtonClicked = 1
    package static let accessibilityLabel = 2

    package static let schema = Schema(
        "trailingActions", "What stands at the end of a row.",
        keys: [
            .optional("displayText", .text(TextKeys.styled), .omitted, "One short word."),
            .optional("onIButtonClicked", .identifier, .omitted, "The name of the info button's action."),
            .optional("accessibilityLabel", .text(TextKeys.plain), .omitted, "What VoiceOver says of the button."),
        ])
}
