import FormBytes
import FormSource
import FormYAML

/// FC4002: an image from the web without one to show meanwhile.
enum MissingPlaceholder: Rule {
    /// Checks the leading icon of an item.
    static func check(_ item: RecordID, _ checker: inout Checker) {
        let view = checker.records.view
        let icon = view.slot(item, ListItemKeys.leadingIcon)
        guard icon.isPresent, icon.payload != 0 else { return }
        for key in [LeadingIconKeys.circularImage, LeadingIconKeys.squareImage, LeadingIconKeys.wideImage, LeadingIconKeys.appIcon] {
            let source = view.slot(icon.payload, key)
            guard source.isPresent, source.payload != 0, view.slot(source.payload, ImageKeys.url).isSound,
                !resources.contains(where: { view.slot(source.payload, $0).isPresent }),
                !checker.isIncomplete(source.payload)
            else { continue }
            checker.report(
                Diagnostic(4002, message, at: checker.startRange(Int(source.node)), help: help),
                through: checker.alias(of: Int(source.node), in: icon.payload))
        }
    }

    /// What makes the image none from the web, or has one to show meanwhile.
    private static let resources = [ImageKeys.placeholder, ImageKeys.system, ImageKeys.asset]

    fileprivate static let message = "image from a URL without a placeholder"
    fileprivate static let help = "Add 'placeholder: {asset: …}' or 'placeholder: {system: …}': it is shown until the image is there."
}
