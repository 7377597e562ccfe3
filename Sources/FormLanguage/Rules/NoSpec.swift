import FormBytes
import FormSource
import FormYAML

/// FC1012: a file without any spec.
enum NoSpec: Rule {
    /// The diagnostic for a file.
    static var diagnostic: Diagnostic { Diagnostic(1012, .warning, message, at: ByteRange(0, 0), help: help) }

    fileprivate static let message = "no spec in the file"
    fileprivate static let help =
        "A spec begins with 'formc: 1'. A file of option data is fine where the 'file' of a spec in the same build names it."
}
