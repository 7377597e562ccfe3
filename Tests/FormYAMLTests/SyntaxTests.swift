import FormBytes
import FormSource
import Testing

@testable import FormYAML

@Suite struct SyntaxTests {
    @Test(arguments: [
        ("a: b: c\n", "1:5", "a text with ': ' in it must be quoted"),
        ("a: \"x\nb: c\n", "3:1", "a quote is not closed"),
        ("a:\n\t- b\n", "2:1", "found a tab where indentation is expected"),
        ("a: x\n\ty\n", "2:1", "found a tab where indentation is expected"),
        (
            "formc:1\nkind: form\n", "2:5",
            "a key is not expected here: a space is missing after the ':' of the line before"
        ),
        ("a: x\n  b: c\n", "2:4", "a key is not expected here"),
        ("a: 1\nb c\nd: 2\n", "3:1", "a ':' is missing after a key"),
        ("a: [b, c\nd: e\n", "2:2", "a ',' or ']' is missing"),
        ("a: {b: c\nd: e\n", "2:2", "a ',' or '}' is missing"),
        ("a: [b]]\n", "1:7", "a key is expected here"),
        ("a: @x\n", "1:4", "a value cannot begin with '@'"),
        ("a: \"é\\q\"\n", "1:6", "unknown escape '\\q'"),
        ("a: *\n", "1:5", "a name is expected after '*'"),
        ("key: - a\n", "1:6", "a list cannot begin here"),
        ("a: |x\n", "1:5", "a text cannot begin on the line of its '|' or '>'"),
        ("a: [é, !e!x b]", "1:8", "this tag is not known"),
        ("name: [", "2:1", "a value is expected here"),
        ("a: 1\n...\nb: [\n...\n", "4:1", "a value is expected here"),
    ]) func problems(_ text: String, _ place: String, _ message: String) throws {
        let tree = tree(text)
        #expect(tree.isBroken && tree.documents.isEmpty)
        #expect(places(tree) == ["\(place) FC1001"])
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.help != nil)
    }

    @Test(arguments: [
        ("a: b: \"c\" # d\n", "a: \"b: \\\"c\\\"\" # d\n"),
        ("a:\n\tb: 1\n", "a:\n  b: 1\n"),
        ("a: @x y\n", "a: \"@x y\"\n"),
        ("a: \"\\d\"\n", "a: \"\\\\d\"\n"),
        ("a: **b** c\n", "a: \"**b** c\"\n"),
        ("formc:1\nkind: form\n", "formc: 1\nkind: form\n"),
        ("[-, a]", "[\"-\", a]"),
        ("a: \"b\"# c\n", "a: \"b\" # c\n"),
    ]) func fixesMend(_ text: String, _ mended: String) throws {
        let fix = try #require(tree(text).diagnostics.first?.fixes.first)
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == mended)
        #expect(tree(mended).diagnostics.isEmpty)
    }

    /// What libyaml lets pass although YAML forbids it.
    @Test(
        arguments: [
            ("a: [b,\nc]\n", "2:1"), ("a:\n  b: {c: 1,\n d: 2}\n", "3:2"), ("a:\n  b: {c: 1,\n  d: 2}\n", nil),
            ("- [a,\n\tb]\n", "2:1"), ("- [a,\n \tb]\n", nil),
            ("a: [b,\n c,\n d]\n", nil), ("a: [b,\n c\n]\n", nil), ("a:\n  b: {\n    c: 1\n  }\n", nil),
            ("[a,\nb]", nil),
            ("a:\n- [b,\nc]\n", "3:1"), ("a: &x\n- [b,\n c]\n", nil), ("- - [a,\n  b]\n  - [c,\n d]\n", "4:2"),
            ("a:\n  b: \"c\n  d\"\n", nil), ("a:\n  b: \"c\n d\"\n", "3:2"), ("a:\n  b: \"c\n \td\"\n", "3:2"),
            ("a: [b,\n\n# c\n d]\n", nil), ("a: [b, \"c\n  d\",\n  e\n  f]\n", nil), ("a: [b, \"c\nd\"]\n", "2:1"),
            ("a: \"b\nc\"\n", "2:1"), ("a: 'b\n\tc'\n", "2:1"), ("a: 'b\n\n c'\n", nil), ("a: 'b\n'\n", nil),
            ("'b\nc'", nil),
            ("a: \"b\"#c\n", "1:7"), ("[a]#c\n", "1:4"), ("[a,#c\n b]", "1:4"), ("[ #c\n a]", nil), ("[#c\n a]", "1:2"),
            ("a: |#c\n  d\n", "1:5"), ("a: |2-#c\n  d\n", "1:7"), ("a: >- # c\n  d\n", nil), ("a: b#c\n", nil),
            ("[\"#\", '#a', b#c,\n d]", nil), ("- ['a, #b',\n   c]", nil),
            ("[-]", "1:2"), ("[a, -]", "1:5"), ("{a: -, b: 1}", "1:5"), ("[!!str -]", "1:8"), ("[-1, -a]", nil),
            ("a: -\n", "1:4"),
            ("- -\n", nil), ("[- a]", "1:2"),
            ("a: |\n   \n  b\n", "2:1"), ("a: >\n \n  \n # c\n", "3:1"), ("a: |\n \n  b\n", nil),
            ("a: |1\n   \n b\n", nil),
            ("a: |\n   \nb: 1\n", nil),
            ("a\n%YAML 1.2\n---\nb\n", nil), ("--- 1\n%TAG !e! x\n--- 2\n", nil),
            ("--- {}\n%TAG !e! x\n--- 2\n", "2:1"), ("--- 1\n...\n%TAG !e! x\n--- 2\n", nil),
            ("%YAML 1.2\n---\n%YAML 1.2\n---\n", "3:1"), ("%YAML 1.1#c\n---\n", "1:10"), ("%YAML 1.2\n...\n", "2:1"),
            ("... a\n", "1:5"), ("a\n... b\n---\nc\n", "2:5"), ("%FOO\na: 1\n", "2:1"), ("%FOO\n", "2:1"),
            ("%YAML 2.0\n---\n", "1:1"),
        ] as [(String, String?)]) func strictness(_ text: String, _ place: String?)
    {
        #expect(places(tree(text)) == (place.map { ["\($0) FC1001"] } ?? []), "\(text.debugDescription)")
    }

    /// What libyaml alone refuses.
    @Test(arguments: [
        ("...\n", []), ("# c\n...\n", []), ("a\n...\nb\n", [":a", ":b"]), ("%FOO x é # c\n---\na\n", [":a"]),
        ("%YAML 1.3\n---\na\n", [":a"]), ("%YAML 1.12 # c\n--- a", [":a"]), ("--- |+\n   ", ["|\\n"]),
        ("--- |\n x\n  ", ["|x\\n \\n"]), ("a\n...\n...\n\n# c\n...\nb", [":a", ":b"]),
        ("--- |\n %FOO\n ...\n", ["|%FOO\\n...\\n"]), ("a\n...\n%FOO\n--- b\n", [":a", ":b"]),
        ("--- 'a ...\n  ...b'\n", ["'a ... ...b"]), ("a\r\n...\r\nb\r\n", [":a", ":b"]),
    ]) func mended(_ text: String, _ values: [String]) {
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        let found = events(of: tree).filter { $0.hasPrefix("=VAL ") }.map { String($0.dropFirst(5)) }
        #expect(found == values)
    }
}
