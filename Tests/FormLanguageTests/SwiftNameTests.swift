import Testing

@testable import FormLanguage

/// Swift identifiers are made from ids as "Names" of the page on generated Swift says.
@Suite struct SwiftNameTests {
    @Test(arguments: [
        // Rule 1: where an id is split.
        ("united-kingdom", "unitedKingdom"), ("united_kingdom", "unitedKingdom"), ("a b\u{A0}c", "aBC"), ("a//b", "aB"),
        ("cafe\u{301}-x", "caféX"), ("x\u{20DD}y", "xY"), ("a\u{FE0F}b", "aB"), ("\u{301}a", "a"), ("-\u{301}a", "a"),
        ("क्षि", "क्षि"), ("a²b", "aB"), ("Ⅷ-x", "x"), ("a\u{200D}b", "aB"),
        // Rule 2: capitals.
        ("OPEN", "open"), ("iPhone", "iPhone"), ("USDollar", "usDollar"), ("HTTP2Server", "http2Server"),
        ("HTTP2", "http2"),
        ("Open", "open"), ("IPhone", "iPhone"), ("ABc", "aBc"), ("ÀÉÎo", "àéÎo"), ("ΑΒΓ", "αβγ"), ("ABC-DEF", "abcDef"),
        ("ǅABCd", "ǆabCd"), ("ABC2d", "abc2d"),
        // Rule 3: parts.
        ("US_DOLLAR", "usDollar"), ("fr-FR", "frFr"), ("ß-ß", "ßSS"), ("a-1-2", "a1_2"), ("a1-b2", "a1B2"),
        ("a1-2b", "a1_2b"),
        // Rule 4: digits, and nothing to go by.
        ("007", "_007"), ("1.10", "_1_10"), ("1-a", "_1A"), ("٣x", "_٣x"), ("👍", "u1f44d"), ("+ -", "u2b_20_2d"),
        ("\u{301}", "u301"), ("👍🏽", "u1f44d_1f3fd"),
        // NFC, also over the seam of two parts.
        ("e\u{301}", "é"), ("\u{1100}-\u{1161}", "가"),
    ])
    func namesFollowRules1To4(_ id: String, _ name: String) {
        #expect(Array(SwiftName.base(of: id).unicodeScalars) == Array(name.unicodeScalars), "\(id)")
    }

    @Test func takenNamesGetAnUnderscore() {
        for (id, option, property, member) in [
            ("self", "self_", "self_", "self_"), ("init", "init_", "init_", "init_"), ("id", "id_", "id", "id"),
            ("Title", "title_", "title", "title"), ("raw-value", "rawValue_", "rawValue", "rawValue"),
            ("validate", "validate", "validate_", "validate"), ("HASH", "hash_", "hash_", "hash"),
            ("none", "none_", "none", "none"), ("class", "class", "class", "class"),
            ("self-1", "self1", "self1", "self1"),
        ] {
            #expect(SwiftName.identifier(for: id, as: .option) == option)
            #expect(SwiftName.identifier(for: id, as: .property) == property)
            #expect(SwiftName.identifier(for: id, as: .member) == member)
        }
    }

    @Test(arguments: [
        ("country", "CountryOption"), ("home-town", "HomeTownOption"), ("USA", "UsaOption"), ("self", "SelfOption"),
        ("i-d", "IDOption"),
    ])
    func typesOfOptionsAreCapitalized(_ id: String, _ type: String) {
        #expect(SwiftName.optionType(for: id, swiftName: nil) == type)
        #expect(SwiftName.optionType(for: "x", swiftName: "_a") == "_aOption")
    }
}
