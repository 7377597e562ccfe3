import FormBytes
import FormSource

extension Diagnostic {
    /// FC1002: a key that its mapping has already.
    static func duplicateKey(_ key: Bytes, at range: ByteRange, first: ByteRange) -> Diagnostic {
        Diagnostic(
            1002, .error, "duplicate key \(key.quoted)", at: range,
            related: [RelatedPlace("first used here", at: first)],
            help: "A mapping can have each key once. Remove this entry, or give it the key it was meant to have.")
    }

    /// FC1003: bytes that are not the text of a YAML file.
    static func notText(_ reason: Prescan.Reason, _ bytes: Bytes, at range: ByteRange) -> Diagnostic {
        switch reason {
        case .notUTF8:
            Diagnostic(
                1003, .error, "byte 0x\(hexadecimal(bytes.isEmpty ? 0 : bytes[0], digits: 2)) is not UTF-8", at: range,
                help:
                    "A spec is a UTF-8 file. Save it in UTF-8, for instance with your editor's \"Save with encoding\".")
        case .forbidden:
            Diagnostic(
                1003, .error, "character \(codePoint(bytes)) is not allowed in YAML", at: range,
                help: "Remove it. If the text needs it, write it as an escape in double quotes: \"\(escape(bytes))\".")
        }
    }

    /// FC1003: UTF-16 that has no meaning.
    static func notUTF16(at offset: Int) -> Diagnostic {
        Diagnostic(
            1003, .error, "not UTF-16: half a character", at: ByteRange(offset, offset + 3),
            help: "The file starts like UTF-16, but is damaged here. Save it in UTF-8.")
    }

    /// FC1004: aliases that stand for too many nodes.
    static func aliasesTooLarge(limit: Int, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1004, .error, "aliases stand for more than \(grouped(limit)) nodes", at: range,
            help:
                "Each alias repeats the whole node of its anchor. Repeat less, or move shared options to an option set."
        )
    }

    /// FC1005: a node that is too deep.
    static func tooDeep(limit: Int, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1005, .error, "nested deeper than \(grouped(limit)) levels", at: range,
            help: "The root is level 1, and what a collection holds is one level deeper than it. Flatten the structure."
        )
    }

    /// FC1006: a tag that formc does not know; `rest` is the tag with the blanks after it.
    static func foreignTag(_ tag: Bytes, at range: ByteRange, removing rest: ByteRange) -> Diagnostic {
        Diagnostic(
            1006, .error, "tag \(tag.quoted) is not allowed", at: range,
            help: "Only !!str, !!int, !!float, !!bool, !!null, !!seq, !!map and ! may be written; the key says what a "
                + "value is, so that hardly any value needs one.",
            fixes: [Fix("remove the tag", replace: rest, with: "")])
    }

    /// FC1007: an alias inside the node that it stands for.
    static func aliasInsideItself(_ name: Bytes, at range: ByteRange, anchor: ByteRange) -> Diagnostic {
        Diagnostic(
            1007, .error, "alias \(name.quoted) stands inside its own anchor", at: range,
            related: [RelatedPlace("the anchor is here", at: ByteRange(anchor.start, anchor.start + 1 + name.count))],
            help: "A node cannot contain itself. Put the anchor on a smaller node, or write the value out.")
    }

    /// FC1008: a file that is too large; `size` and `limit` are in bytes.
    package static func fileTooLarge(size: Int, limit: Int) -> Diagnostic {
        Diagnostic(
            1008, .error, "the file has \(grouped(size)) bytes; at most \(grouped(limit)) are read",
            at: ByteRange(0, 0),
            help: "Split the spec into several files, or move its options to data files.")
    }

    /// FC1009: an alias without an anchor before it.
    static func undefinedAlias(_ name: Bytes, at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1009, .error, "no anchor \(name.quoted) before this alias", at: range,
            help:
                "An alias stands for a node before it in the same document that is marked with '&' and the same name. "
                + "If this is a text that begins with '*', quote it.")
    }

    /// FC1010: a key that is a mapping or a sequence.
    static func collectionAsKey(at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1010, .error, "a key must be a text, not a mapping or a list", at: range,
            help: "If this is a text that begins with '[' or '{', quote it.")
    }

    /// FC1011: a value of `<<` that cannot be merged.
    static func cannotMerge(at range: ByteRange) -> Diagnostic {
        Diagnostic(
            1011, .error, "'<<' merges a mapping or a list of mappings", at: range,
            help: "Write <<: *name, where &name marks a mapping, or <<: [*first, *second]. For a key of this name, "
                + "quote it: \"<<\".")
    }

    /// FC6005: a line separator that is written as itself.
    static func rawSeparator(_ bytes: Bytes, at range: ByteRange) -> Diagnostic {
        let escape = escape(bytes)
        return Diagnostic(
            6005, .error, "\(codePoint(bytes)) ends a line for some readers and not for others", at: range,
            help: "Remove it, or write it as an escape in double quotes: \"\(escape)\".")
    }
}

private func codePoint(_ bytes: Bytes) -> String { "U+\(firstScalar(bytes))" }

private func escape(_ bytes: Bytes) -> String { "\\u\(firstScalar(bytes))" }

/// The first character of a text in hexadecimal.
private func firstScalar(_ bytes: Bytes) -> String {
    hexadecimal(bytes.isEmpty ? 0 : bytes.scalar(at: 0).scalar.value, digits: 4)
}

/// A number with a comma after each three digits.
private func grouped(_ number: Int) -> String {
    var result = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
        result.append(digit)
    }
    return result
}
