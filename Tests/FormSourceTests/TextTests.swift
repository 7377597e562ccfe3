import FormSource
import Testing

/// Whether the text report of one diagnostic is this; the header is left out of what is compared.
private func expectText(
    _ diagnostic: LocatedDiagnostic, width: Int = 120, is expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let text = rendered(Report([diagnostic]), as: .text, style: TextStyle(width: width))
    let body = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().dropLast(2)
    #expect(body.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

@Suite struct TextTests {
    @Test func wholeBlock() {
        let diagnostic = sample(
            "formc: 1\nitems:\n- ⟦titel⟧: Country\n", help: "Keys of an item are id, title, type.",
            fix: ("write 'title'", "title"))
        #expect(
            rendered(Report([diagnostic, diagnostic]), as: .text)
                == String(
                    repeating: """
                        Specs/Travel.yaml:3:3: error: unknown key 'titel' [FC2001]
                          |
                        3 | - titel: Country
                          |   ^^^^^
                          = help: Keys of an item are id, title, type.
                          = fix: write 'title'


                        """, count: 2))
    }

    @Test func relatedPlacesAreInOrderOfLines() {
        expectText(
            sample("a: ⟨x⟩\nb:\n\n\n\n\n\n\n\nc: ⟦x⟧\n"),
            is: """
                   |
                 1 | a: x
                   |    - first used here
                ...
                10 | c: x
                   |    ^
                """)
        expectText(
            sample("a: ⟦x⟧\nc: ⟨x⟩\n"),
            is: """
                  |
                1 | a: x
                  |    ^
                2 | c: x
                  |    - first used here
                """)
    }

    @Test func oneLineIsShownOnce() {
        expectText(
            sample("options: [⟨a⟩, ⟦a⟧]\n"),
            is: """
                  |
                1 | options: [a, a]
                  |              ^
                  |           - first used here
                """)
    }

    @Test func relatedPlacesElsewhere() {
        var diagnostic = sample("name: ⟦A⟧\n")
        let other = sample("\n\nname: ⟦A⟧\n", path: "Specs/Other.yaml").location
        diagnostic.related = [.init(message: "first used here", location: other)]
        expectText(
            diagnostic,
            is: """
                  |
                1 | name: A
                  |       ^
                  ::: Specs/Other.yaml:3:7
                  |
                3 | name: A
                  |       - first used here
                """)
        diagnostic.related[0].location.excerpt = nil
        expectText(
            diagnostic,
            is: """
                  |
                1 | name: A
                  |       ^
                  = note: first used here: Specs/Other.yaml:3:7
                """)
    }

    @Test(arguments: [
        ("日本⟦語⟧: x", "1 | 日本語: x\n  |     ^^"),
        ("e\u{301}⟦e\u{301}a⟧", "1 | e\u{301}e\u{301}a\n  |  ^^"),
        ("\t⟦a\tb⟧", "1 |     a    b\n  |     ^^^^^^"),
        ("👨‍👩‍👧: ⟦x⟧", "1 | 👨‍👩‍👧: x\n  |     ^"),
        ("👍🏽 ⟦❤️⟧.", "1 | 👍🏽 ❤️.\n  |    ^^"),
        ("🇫🇷 ⟦x⟧", "1 | 🇫🇷 x\n  |    ^"),
        ("a\u{202E}⟦b⟧", "1 | a<U+202E>b\n  |          ^"),
        ("a⟦\u{200B}⟧b", "1 | a<U+200B>b\n  |  ^^^^^^^^"),
        ("\u{1B}[31m⟦x⟧\u{7F}", "1 | ␛[31mx␡\n  |      ^"),
        ("a\u{85}⟦b⟧", "1 | a<U+0085>b\n  |          ^"),
        ("a\u{200D}⟦👧⟧", "1 | a<U+200D>👧\n  |          ^^"),
        ("🏴\u{E0067}\u{E0062}\u{E007F}⟦x⟧\u{E0067}", "1 | 🏴\u{E0067}\u{E0062}\u{E007F}x<U+E0067>\n  |   ^"),
        ("©\u{FE0F}⟦x⟧1\u{FE0F}", "1 | ©\u{FE0F}x1\u{FE0F}\n  |   ^"),
        ("😀\u{200D}b⟦x⟧", "1 | 😀<U+200D>bx\n  |            ^"),
        ("نمی\u{200C}⟦خ⟧", "1 | نمی\u{200C}خ\n  |    ^"),
    ])
    func widths(marked: String, expected: String) {
        expectText(sample(marked), is: "  |\n" + expected)
    }

    @Test(arguments: [
        ("a: ⟦⟧\n", "1 | a:\n  |    ^"),
        ("a: b⟦⟧", "1 | a: b\n  |     ^"),
        ("⟦a: b  \nc⟧: d", "1 | a: b\n  | ^^^^"),
        ("⟦a:\n⟧", "1 | a:\n  | ^^"),
        ("a⟦\n⟧b", "1 | a\n  |  ^"),
        ("a\r⟦b⟧\rc", "2 | b\n  | ^"),
    ])
    func ranges(marked: String, expected: String) {
        expectText(sample(marked), is: "  |\n" + expected)
    }

    @Test(arguments: [
        // The range is near the start: the end is cut.
        ("key: ⟦value⟧ " + String(repeating: "x", count: 60), "1 | key: value xxxxxxxxxxxxxxxxxx…\n  |      ^^^^^"),
        // The range is near the end: the start is cut.
        (String(repeating: "x", count: 60) + " ⟦value⟧", "1 | …xxxxxxxxxxx value\n  |              ^^^^^"),
        // The range is longer than the line.
        (
            "⟦" + String(repeating: "y", count: 60) + "⟧",
            "1 | yyyyyyyyyyyyyyyyyyyyyyyyyyyyy…\n  | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
        ),
        // Wide characters are not cut in half.
        (
            String(repeating: "日", count: 60) + "⟦値⟧" + String(repeating: "日", count: 60),
            "1 | …日日日日日日日値日日日日日日…\n  |                ^^"
        ),
    ])
    func longLines(marked: String, expected: String) {
        expectText(sample(marked), width: 34, is: "  |\n" + expected)
    }

    @Test func veryLongLinesComeCutAlready() {
        let line = String(repeating: "é", count: 5000)
        let text = rendered(Report([sample(line + "⟦z⟧" + line)]), as: .text, style: TextStyle(width: 24))
        #expect(text.contains("\n1 | …ééééééééézéééééééé…\n  |           ^\n"))
        #expect(text.hasPrefix("Specs/Travel.yaml:1:5001: error: "))
    }

    @Test func nothingIsForged() {
        let diagnostic = sample(
            "⟦a⟧", path: "a\nb.yaml", message: "unknown key '\u{1B}[2J\r\u{202E}'", help: "one\ntwo\u{7}")
        let text = rendered(Report([diagnostic]), as: .text)
        #expect(text.hasPrefix("a\\nb.yaml:1:1: error: unknown key '\\u{1B}[2J\\r\\u{202E}' [FC2001]\n"))
        #expect(text.hasSuffix("  = help: one\n          two\\u{7}\n\n"))
    }

    @Test func aFileWithoutALineIsShownWithout() {
        #expect(
            rendered(Report([sample("⟦⟧", help: "Split it.")]), as: .text) == """
                Specs/Travel.yaml:1:1: error: unknown key 'titel' [FC2001]
                  = help: Split it.


                """)
    }

    @Test func colorsAreOnlyPaint() {
        let diagnostic = sample("a: ⟨x⟩\nb: ⟦x⟧\n", help: "Help.", fix: ("write 'y'", "y"))
        let painted = rendered(Report([diagnostic]), as: .text, style: TextStyle(hasColor: true))
        #expect(painted.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(painted.contains("\u{1B}[1;31m^\u{1B}[0m"))
        var plain = painted
        while let start = plain.firstRange(of: "\u{1B}[") {
            guard let end = plain[start.upperBound...].firstIndex(of: "m") else { break }
            plain.removeSubrange(start.lowerBound...end)
        }
        #expect(plain == rendered(Report([diagnostic]), as: .text))
    }

    @Test func omittedOnesAreCounted() {
        var report = Report([sample("⟦a⟧")])
        report.omitted = 34
        #expect(rendered(report, as: .text).hasSuffix("\n\n… and 34 more; '--max-diagnostics 0' shows all\n"))
    }
}
