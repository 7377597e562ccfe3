import FormBytes
import FormSource
import FormYAML

/// FC4002: an image from the web without one to show meanwhile.
enum MissingPlaceholder: Rule {
    static let description = RuleDescription(
        code: 4002,
        name: "missing-placeholder",
        severity: .error,
        summary: "an image from a URL without one to show meanwhile",
        rationale: """
            The Orange Design System loads such an image when the row appears, and both of its image sources for \
            that take an image to show until it is there, or in its place if it never comes. Without one the code \
            cannot be generated.

            Add a 'placeholder' from the system's symbols or from the app's resources.
            """,
        failing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - {id: ann, title: Ann, leadingIcon: {circularImage: {url: "https://example.com/ann.png"}}}
            """,
        passing: """
            formc: 1
            kind: list
            name: Contacts
            items:
              - id: ann
                title: Ann
                leadingIcon:
                  circularImage: {url: "https://example.com/ann.png", placeholder: {system: person.circle}}
            """)

    /// Checks the leading icon of an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let icon = view.slot(item, ListItemKeys.leadingIcon)
        guard icon.isPresent, icon.payload != 0 else { return }
        for key in [
            LeadingIconKeys.circularImage, LeadingIconKeys.squareImage, LeadingIconKeys.wideImage,
            LeadingIconKeys.appIcon,
        ] {
            let source = view.slot(icon.payload, key)
            guard source.isPresent, source.payload != 0, view.slot(source.payload, ImageKeys.url).isSound,
                !resources.contains(where: { view.slot(source.payload, $0).isPresent }),
                !checker.isIncomplete(source.payload)
            else { continue }
            checker.report(
                diagnostic(message, at: checker.startRange(Int(source.node)), help: help),
                through: checker.alias(of: Int(source.node), in: icon.payload))
        }
    }

    /// What makes the image none from the web, or has one to show meanwhile.
    private static let resources = [ImageKeys.placeholder, ImageKeys.system, ImageKeys.asset]

    fileprivate static let message = "image from a URL without a placeholder"
    fileprivate static let help =
        "Add 'placeholder: {asset: …}' or 'placeholder: {system: …}': it is shown until the image is there."
}
