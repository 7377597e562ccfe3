import FormBytes
import FormSource
import FormYAML

/// FC3022: `disableContentSection` where there is no such header.
enum ContentSectionWithoutEffect: Rule {
    /// Checks a picker.
    static func check(_ picker: Picker, _ checker: inout Checker) {
        let disable = checker.slot(picker, Destination.disableContentSection)
        let selection = checker.slot(picker, Destination.selection)
        guard picker.isReadOnly == false, disable.isTrue, !selection.hasError, let data = picker.soundData else { return }
        guard selection.payload != Destination.multiple || data.shape == .grouped else { return }
        checker.report(
            Diagnostic(
                3022, .warning, message, at: checker.range(Int(disable.node)), help: help,
                fixes: checker.removal(of: disable, "remove 'disableContentSection'")),
            of: picker, disable)
    }

    fileprivate static let message = "'disableContentSection' has no effect here"
    fileprivate static let help = "Only a multiple selection of data without groups has that header. Remove the key."
}
