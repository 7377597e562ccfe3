import FormBytes

/// How ids become Swift identifiers: GENERATED_SWIFT.md, "Names".
package enum SwiftName {
    /// What a name is for, which decides the names that it cannot be.
    package enum Role: Sendable {
        /// A case of an option type or of a list's destinations.
        case option
        /// A property of a form's values, of a list's selection, or of a row.
        case property
        /// A function of a list's actions, or a view builder of a slot.
        case member
    }

    /// The identifier for an id, without backticks: rules 1 to 5.
    package static func identifier(for id: String, as role: Role) -> String {
        let name = base(of: id)
        return isTaken(name, role) ? name + "_" : name
    }

    /// The name of the type of a picker's options: the name of rules 1 to 4, or the `swiftName`, capitalized.
    package static func optionType(for id: String, swiftName: String?) -> String {
        let name = swiftName ?? base(of: id)
        guard let first = name.unicodeScalars.first else { return "Option" }
        return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst()) + "Option"
    }

    /// The name for an id by rules 1 to 4, in NFC.
    package static func base(of id: String) -> String {
        var name = ""
        var endsWithDigit = false
        for part in parts(of: Array(normalized(id).unicodeScalars)) {
            let written = name.isEmpty ? part.loweredStart : part.raisedStart
            if endsWithDigit, let first = part.scalars.first, first.isDecimalDigit { name += "_" }
            name += written
            endsWithDigit = part.scalars.last?.isDecimalDigit ?? false
        }
        guard let first = name.unicodeScalars.first else { return hexadecimal(normalized(id)) }
        return normalized(first.isDecimalDigit ? "_" + name : name)
    }

    private static func normalized(_ text: String) -> String {
        Bytes.with(text) { $0.isNFC ? text : $0.nfc }
    }

    private static func hexadecimal(_ id: String) -> String {
        "u" + id.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "_")
    }

    private static func isTaken(_ name: String, _ role: Role) -> Bool {
        switch role {
        case .option: ReservedNames.ofOptions.contains(name)
        case .property: ReservedNames.ofProperties.contains(name)
        case .member: name == "self" || name == "init"
        }
    }

    private static func parts(of scalars: [Unicode.Scalar]) -> [Part] {
        var parts: [Part] = []
        var current: [Unicode.Scalar] = []
        for scalar in scalars {
            if scalar.isLetter || scalar.isDecimalDigit || !current.isEmpty && scalar.isNameMark {
                current.append(scalar)
            } else if !current.isEmpty {
                parts.append(Part(current))
                current = []
            }
        }
        if !current.isEmpty { parts.append(Part(current)) }
        return parts
    }
}

/// A run of letters, digits and marks of an id.
private struct Part {
    /// The scalars, with capitals lowered as rule 2 says.
    let scalars: [Unicode.Scalar]

    init(_ written: [Unicode.Scalar]) {
        guard written.contains(where: \.isLowerCaseLetter) else {
            scalars = written.flatMap { Part.lowered($0) }
            return
        }
        var run = written.prefix(while: \.isCapital).count
        if run < 2 { run = 0 }
        if run > 0, run < written.count, written[run].isLowerCaseLetter { run -= 1 }
        scalars = written.prefix(run).flatMap { Part.lowered($0) } + written.dropFirst(run)
    }

    /// The part with its first letter in lower case.
    var loweredStart: String { start(\.lowercaseMapping) }
    /// The part with its first letter in upper case.
    var raisedStart: String { start(\.uppercaseMapping) }

    private func start(_ mapping: KeyPath<Unicode.Scalar.Properties, String>) -> String {
        guard let first = scalars.first else { return "" }
        return first.properties[keyPath: mapping] + String(String.UnicodeScalarView(scalars.dropFirst()))
    }

    private static func lowered(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        Array(scalar.properties.lowercaseMapping.unicodeScalars)
    }
}
