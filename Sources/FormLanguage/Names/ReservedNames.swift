import FormBytes

/// Names that Swift or the generated code has already.
package enum ReservedNames {
    /// What the cases of an option type cannot be called: rule 5 of "Names".
    package static let ofOptions: Set<String> = [
        "self", "init", "none", "some", "id", "title", "rawValue", "allCases", "hash", "hashValue", "encode",
    ]

    /// What properties cannot be called: rule 5 of "Names".
    package static let ofProperties: Set<String> = ["self", "init", "validate", "hash", "hashValue", "encode"]

    private static let notMembers: Set<String> = ["_", "Type", "Protocol", "RawValue", "CodingKeys"]

    /// What a `swiftName` cannot be.
    static let noSwiftNames = notMembers.union(ofOptions).union(ofProperties)

    /// Whether a `swiftName` cannot be this.
    static func isNoSwiftName(_ name: Bytes) -> Bool { noSwiftNames.contains(name.string) }

    /// Whether a spec or an object type cannot be called this (FC5002).
    static func isNoTypeName(_ name: String) -> Bool {
        types.contains(name) || name.hasPrefix("ODS") || name.lowercased() == "formcruntime"
    }

    private static let types: Set<String> = [
        "Any", "Self", "Type", "Protocol", "Formc", "String", "Int", "Double", "Bool", "UUID", "URL", "Date", "Set",
        "Array", "Optional", "Dictionary", "Character", "Void", "Never", "Error", "Result", "Codable", "Hashable",
        "Identifiable", "Sendable", "Equatable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable",
        "CodingKey", "CodingKeys", "Foundation", "Swift", "SwiftUI", "FioriSwiftUICore", "OrangeDesignSystem",
        "FormcRuntime", "View", "Text", "Image", "List", "Section", "ForEach", "Binding", "State", "Axis",
        "ControlState", "AttributedString", "LocalizedStringKey", "NavigationLink", "Toggle", "EmptyView",
        "ListPickerItem", "ListPickerDestination", "ListPickerSectionModel",
    ]
}
