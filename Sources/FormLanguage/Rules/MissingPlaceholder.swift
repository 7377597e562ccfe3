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
            guard source.isSound, source.payload != 0, view.slot(source.payload, ImageKeys.url).isPresent,
                !view.slot(source.payload, ImageKeys.placeholder).isPresent, !checker.isIncomplete(source.payload)
            else { continue }
            checker.report(
                Diagnostic(4002, message, at: checker.startRange(Int(source.node)), help: help),
                through: checker.alias(of: Int(source.node), in: icon.payload))
        }
    }

    fileprivate static let message = "image from a URL without a placeholder"
    fileprivate static let help = "Add 'placeholder: {asset: …}' or 'placeholder: {system: …}': it is shown until the image is there."
}
