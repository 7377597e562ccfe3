/// Texts: what people read, as it is, as Markdown, or as a view that the app supplies.
package enum TextKeys {
    package static let text = 0
    package static let markdown = 1
    package static let slot = 2
    package static let key = 3

    private static let exclusions = [Exclusion([text, markdown, slot], needsOne: true), Exclusion([slot, key])]

    /// A text of any form.
    package static let any = Schema(
        "text", "A string, or a mapping with one of text, markdown and slot.",
        keys: [textKey, markdownKey, .optional("slot", .identifier, .omitted, "The app supplies the view."), keyKey],
        exclusions: exclusions)

    /// A text without `slot`.
    package static let styled = Schema(
        "styled text", "A string, or a mapping with one of text and markdown.",
        keys: [textKey, markdownKey, .forbidden("slot", 2001), keyKey],
        exclusions: exclusions)

    /// A text without `slot` and `markdown`.
    package static let plain = Schema(
        "plain text", "A string, or a mapping with text.",
        keys: [textKey, .forbidden("markdown", 2001), .forbidden("slot", 2001), keyKey],
        exclusions: exclusions)

    private static let textKey = Key.optional("text", .string, .omitted, "Shown as it is.")
    private static let markdownKey = Key.optional(
        "markdown", .string, .omitted, "Inline Markdown, becomes an AttributedString.")
    private static let keyKey = Key.optional("key", .string, .omitted, "The localization key.")
}
