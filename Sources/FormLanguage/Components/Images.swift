/// Images: from the system's symbols, from the app's resources, or from the web.
package enum ImageKeys {
    package static let system = 0
    package static let asset = 1
    package static let url = 2
    package static let placeholder = 3
    package static let cached = 4

    /// An image from the system or the app.
    package static let image = Schema(
        "image", "A mapping with one of system and asset.",
        keys: [systemKey, assetKey],
        exclusions: [Exclusion([system, asset], needsOne: true)])

    /// The image of an `icon`, which takes no address.
    package static let icon = Schema(
        "icon", "A mapping with one of system and asset.",
        keys: [
            systemKey, assetKey, .forbidden("url", 4009), .forbidden("placeholder", 4009), .forbidden("cached", 4009),
        ],
        exclusions: [Exclusion([system, asset], needsOne: true)])

    /// An image from anywhere.
    package static let source = Schema(
        "image source", "A mapping with one of system, asset and url.",
        keys: [
            systemKey, assetKey,
            .optional("url", .webAddress, .omitted, "The image's address, http or https."),
            .optional("placeholder", .record(image), .omitted, "The image shown until the one at url is there."),
            .optional("cached", .boolean, .derived, "Whether the image at url is kept; false if left out."),
        ],
        exclusions: [
            Exclusion([system, asset, url], needsOne: true), Exclusion([system, placeholder]),
            Exclusion([system, cached]), Exclusion([asset, placeholder]), Exclusion([asset, cached]),
        ])

    private static let systemKey = Key.optional("system", .resource, .omitted, "The name of an SF Symbol.")
    private static let assetKey = Key.optional("asset", .resource, .omitted, "The name of an image resource.")
}
