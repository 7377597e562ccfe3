/// The number that stands for a name in template data.
@usableFromInline
package struct TemplateKey: Hashable, Sendable, BitwiseCopyable {
    /// The number; 0 is no name.
    @usableFromInline let number: UInt32

    /// The key with a number.
    @inlinable
    init(number: UInt32) { self.number = number }

    /// No name: of a list's items, and of the outermost value.
    @inlinable
    package static var item: TemplateKey { TemplateKey(number: 0) }
}

/// The names that data and templates share, each with its number.
///
/// The application registers its names once; a library adds those that only its templates mention. Nothing may be
/// registered any more when workers use the table.
package final class TemplateKeys: @unchecked Sendable {
    private var numbers: [String: UInt32] = [:]
    private var names = [""]

    /// A table without names.
    package init() {}

    /// The key of a name, which is registered if it is new.
    package func key(_ name: String) -> TemplateKey {
        if let number = numbers[name] { return TemplateKey(number: number) }
        let number = UInt32(truncatingIfNeeded: names.count)
        numbers[name] = number
        names.append(name)
        return TemplateKey(number: number)
    }

    /// All names with their keys.
    package var all: [(name: String, key: TemplateKey)] {
        names.indices.dropFirst().map { (names[$0], TemplateKey(number: UInt32(truncatingIfNeeded: $0))) }
    }
}
