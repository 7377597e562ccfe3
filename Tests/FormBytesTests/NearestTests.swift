import FormBytes
import Testing

@Suite struct NearestTests {
    static let keys = ["id", "title", "subtitle", "items", "sections", "isRequired", "isTrackingLiveChanges", "größe"]

    @Test(arguments: [
        ("titel", "title"),  // two neighbours swapped
        ("tilte", "title"),
        ("titl", "title"),
        ("ttitle", "title"),
        ("titxe", "title"),
        ("TITLE", "title"),
        ("ID", "id"),
        ("ids", "id"),
        ("item", "items"),
        ("subtitel", "subtitle"),
        ("istrackinglivechange", "isTrackingLiveChanges"),
        ("is_required", "isRequired"),
        ("GRÖSE", "größe"),
        ("xy", nil),
        ("x", nil),
        ("", nil),
        ("name", nil),
        ("tixxx", nil),
        ("destination", nil),
    ])
    func suggests(word: String, expected: String?) {
        #expect(nearest(word, among: Self.keys) == expected)
    }

    @Test func prefersTheNearestAndThenTheFirst() {
        #expect(nearest("colour", among: ["colors", "color", "colou"]) == "color")
        #expect(nearest("abcdef", among: ["ABCDE", "Abcdef", "abcdef1"]) == "Abcdef")
        #expect(nearest("abc", among: ["abd", "abe"]) == "abd")
        #expect(nearest("a", among: ["b", "ab"]) == "ab")
    }

    @Test func leavesLongWordsAlone() {
        let long = String(repeating: "a", count: 128)
        #expect(nearest(long, among: [long + "b", "b" + long.dropLast()]) == "b" + long.dropLast())
        #expect(nearest(long + "a", among: [long]) == nil)
    }

    @Test func losesPatience() {
        var patience = Patience()
        let candidates = (0..<100_000).map { "candidate-\(100_000 + $0)" }
        #expect(nearest("candidate-12345", among: candidates, &patience) == "candidate-102345")
        var searches = 1
        while nearest("candidate-12345", among: candidates, &patience) != nil, searches < 1_000 { searches += 1 }
        #expect(searches > 1 && searches < 100)
        #expect(patience.isSpent)
        #expect(nearest("titel", among: ["title"], &patience) == nil)
        #expect(nearest("titel", among: ["title"]) == "title")
    }
}
