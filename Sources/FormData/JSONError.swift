/// What is wrong with a JSON text, and where.
package struct JSONError: Error, Hashable, Sendable {
    /// The ways of being wrong.
    package enum Kind: Hashable, Sendable {
        /// Bytes that are not UTF-8; at the first of them.
        case notUTF8
        /// More bytes than a document can count; at the start.
        case tooLong
        /// The text ends inside a value, or has none; at its end.
        case endsEarly
        /// Something else where a value must stand.
        case noValue
        /// Something else where a key must stand.
        case noKey
        /// Something else where the `:` after a key must stand.
        case noColon
        /// Something else after an element.
        case arrayGoesOn
        /// Something else after a member.
        case objectGoesOn
        /// A number as JSON does not write it; at what is wrong in it.
        case badNumber
        /// A backslash and something that is no escape; at the backslash.
        case badEscape
        /// Half of a surrogate pair; at its backslash.
        case loneSurrogate
        /// A control character in a string.
        case controlCharacter
        /// A string without its closing quote; at its opening one.
        case unterminatedString
        /// A key that the object has already; at the second.
        case repeatedKey(String)
        /// An array or object nested too deep; at its start.
        case tooDeep(maximum: Int)
        /// Something after the value of the text.
        case trailing
    }

    /// In which way it is wrong.
    package let kind: Kind
    /// The offset of the byte, a byte order mark counted.
    package let offset: Int

    /// An error from its parts.
    init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// One line that says what is wrong, without the place.
    package var message: String {
        switch kind {
        case .notUTF8: "not UTF-8"
        case .tooLong: "too long"
        case .endsEarly: "the text ends too early"
        case .noValue: "expected a value"
        case .noKey: "expected a key in double quotes"
        case .noColon: "expected ':' after the key"
        case .arrayGoesOn: "expected ',' or ']' after the element"
        case .objectGoesOn: "expected ',' or '}' after the member"
        case .badNumber: "not a number as JSON writes it"
        case .badEscape: "not an escape of JSON"
        case .loneSurrogate: "half of a surrogate pair"
        case .controlCharacter: "a control character in a string must be escaped"
        case .unterminatedString: "the string is not closed"
        case .repeatedKey(let key): "the key '\(key.prefix(40))\(key.count > 40 ? "…" : "")' is repeated"
        case .tooDeep(let maximum): "nested more than \(maximum) levels deep"
        case .trailing: "something follows the value"
        }
    }
}
