import FormBytes
import FormSource
import FormYAML

/// FC4007, FC4009, and FC2001 of the keys of other texts: a key that belongs to a mapping like this one, not to it.
enum ForbiddenKey {
    /// Reports a key that the schema names only to forbid it.
    static func report(
        _ key: NodeID, code: UInt16, of schema: Schema, in mapping: NodeID, _ checker: inout Checker
    ) {
        switch code {
        case 4007: TrailingKeyOfOtherType.report(key, of: schema, in: &checker)
        case 4009: IconTakesResource.report(key, in: &checker)
        default: UnknownKey.report(key, of: schema, in: mapping, &checker)
        }
    }
}
