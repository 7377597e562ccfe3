import Foundation
import Testing

@testable import FormcRuntime

/// What rows say as Foundation's values.
@Suite struct ValueTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1970-01-01T00:00:00Z", 0), ("2026-01-02", 1_767_312_000),
        ("2026-01-02T03:04:05Z", 1_767_323_045), ("2026-01-02T03:04:05.25Z", 1_767_323_045.25),
        ("2026-01-02T03:04:05+01:30", 1_767_317_645), ("2026-01-02T03:04:05.5-02:00", 1_767_330_245.5),
        ("2024-02-29", 1_709_164_800), ("2000-02-29", 951_782_400), ("1900-03-01", -2_203_891_200),
        ("0001-01-01", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
    ])
    func datesAreRead(_ text: String, _ seconds: Double) {
        #expect(Formc.Value.string(text).date == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: ["", "2026", "2026-01-0x", "yesterday"])
    func otherTextsAreNoDates(_ text: String) {
        #expect(Formc.Value.string(text).date == nil)
    }

    /// Whatever RFC 3986 lets a spec write is a URL in Swift, too.
    @Test(arguments: [
        "https://example.com/a?b#c", "mailto:a@b", "x:y", "http://[", "http:///", "http://a:b:c", "urn:[]", "a:%41",
        "s:@:@",
    ])
    func addressesAreURLs(_ text: String) {
        #expect(Formc.Value.string(text).url != nil)
    }

    @Test func valuesAreOfOneType() {
        #expect(Formc.Value.int(3).string == nil)
        #expect(Formc.Value.int(.max).int == Int.max)
        #expect(Formc.Value.bool(true).bool == true)
        #expect(Formc.Value.double(1.5).double == 1.5)
        #expect(Formc.Value.string("9B1DEB4D-3B7D-4BAD-9BDD-2B0D7B3DCB6D").uuid != nil)
    }
}

/// Searches, and what is chosen.
@Suite struct ChoiceTests {
    private static let options = [
        Formc.Option(
            id: "europe", title: Formc.Text(text: "Europe"),
            children: [
                Formc.Option(id: "de", title: Formc.Text(text: "Deutschland"), keywords: ["BRD"]),
                Formc.Option(id: "fr", title: Formc.Text(text: "Frankreich"), subtitle: Formc.Text(text: "Paris")),
            ]),
        Formc.Option(id: "asia"),
    ]

    private func found(_ filter: Formc.SearchFilter, _ query: String) -> [String] {
        let all = Self.options + Formc.PickerData.hierarchical(Self.options).selectableOptions
        return all.filter { filter.accepts($0, query: query) { $0.string } }.map(\.id)
    }

    @Test func branchesAreFoundByWhatIsBelow() {
        #expect(found(.contains(fields: ["title"]), "land") == ["europe", "de"])
        #expect(found(.contains(fields: ["subtitle"]), "paris") == ["europe", "fr"])
        #expect(found(.contains(fields: ["keywords"]), "brd") == ["europe", "de"])
        #expect(found(.contains(fields: ["id"]), "fr") == ["europe", "fr"])
    }

    @Test func prefixesAndCaseCount() {
        #expect(found(.prefix(fields: ["title"]), "land") == [])
        #expect(found(.prefix(fields: ["title"]), "deutsch") == ["europe", "de"])
        #expect(found(.prefix(fields: ["title"], caseSensitive: true), "deutsch") == [])
        #expect(found(.contains(fields: ["title"]), "") == ["europe", "asia", "de", "fr", "asia"])
    }

    @Test func tablesKnowSelectableOptionsOnly() {
        let table = Formc.OptionTable(.hierarchical(Self.options))
        #expect(table.options.map(\.id) == ["de", "fr", "asia"])
        #expect(table["europe"] == nil)
        #expect(table.title("fr") == "Frankreich")
        #expect(table.sorted(["asia", "none", "de"]).map(\.id) == ["de", "asia"])
    }

    /// Swift compares strings by canonical equivalence, and so do ids; what comes back is the spelling of the spec.
    @Test func tablesFindCanonicallyEqualIDs() {
        let table = Formc.OptionTable(.flat([Formc.Option(id: "caf\u{E9}")]))
        #expect(table["cafe\u{301}"].map { Array($0.id.unicodeScalars) } == Array("caf\u{E9}".unicodeScalars))
    }

    @Test func rowsAreCountedWithThoseBelow() {
        let objects = Formc.Objects(
            type: "Place", fields: [Formc.Field(name: "id", type: .int)], id: "id", label: "id", children: "below",
            rows: [
                Formc.Row(values: [.int(1)], children: [Formc.Row(values: [.int(2)])]), Formc.Row(values: [.int(3)]),
            ])
        #expect(Formc.PickerData.object(objects).allRows.map { $0.values[0]?.int } == [1, 2, 3])
        #expect(objects.value("id", of: objects.rows[1]) == .int(3))
    }
}
