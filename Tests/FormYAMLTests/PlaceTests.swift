import FormBytes
import FormSource
import Testing

@testable import FormYAML

@Suite struct PlaceTests {
    @Test(arguments: [
        ("a: b", "b", "1:4-1:5"),
        ("a:\tb", "b", "1:4-1:5"),
        ("{\t\ta:\t'b'}", "b", "1:7-1:10"),
        ("a: 😀\nb: c", "c", "2:4-2:5"),
        ("a: 😀\nb: c", "😀", "1:4-1:5"),
        ("a: [😀, é, e\u{301}x, c]", "c", "1:16-1:17"),
        ("a: [😀, é, e\u{301}x, c]", "e\u{301}x", "1:11-1:14"),
        ("日本: 語 x\n本: [y, 語]\nz: w", "w", "3:4-3:5"),
        ("a: 1\r\nb: 2\r\nc: x\r\n", "x", "3:4-3:5"),
        ("a: 1\rb: 2\rc: x", "x", "3:4-3:5"),
        ("a: \"p\r\n  q\"\r\nc: x\r\n", "p q", "1:4-2:5"),
        ("a: \"p\r\n  q\"\r\nc: x\r\n", "x", "3:4-3:5"),
        ("\u{FEFF}a: x", "a", "1:1-1:2"),
        ("\u{FEFF}a: x", "x", "1:4-1:5"),
        ("a: b\n---\nc: x", "x", "3:4-3:5"),
        ("a: b\n...\nc: x", "x", "3:4-3:5"),
        ("...\n... # e\n---\nc: x", "x", "4:4-4:5"),
        ("%FOO é\n---\nc: x", "x", "3:4-3:5"),
        ("ä: ö\n...\n%YAML 1.5\n---\nc: x", "x", "5:4-5:5"),
        ("a: &b x", "x", "1:4-1:8"),
        ("a: !!str x", "x", "1:4-1:11"),
        ("a: !!str &b 'x'", "x", "1:4-1:16"),
        ("a: &b !!str\n  x", "x", "1:4-2:4"),
        ("&k a: b", "a", "1:1-1:5"),
        ("a: x y  # c", "x y", "1:4-1:7"),
        ("a: x\n  y\n\n  z\nb: 1", "x y\nz", "1:4-4:4"),
        ("a: 'x''y'", "x'y", "1:4-1:10"),
        ("a: \"x\\ty\" # c", "x\ty", "1:4-1:10"),
        ("a: |\n  x\n  y\nb: 1", "x\ny\n", "1:4-3:4"),
        ("a: |  # c\n  x  \n\n\nb: 1", "x  \n", "1:4-2:6"),
        ("a: >-\n  x\n  y", "x y", "1:4-3:4"),
        ("a: |+\n  x\n\n", "x\n\n", "1:4-2:4"),
        ("a: |\r\n  x\r\n  y\r\nb: 1", "x\ny\n", "1:4-3:4"),
        ("a: |\n\n\nb: 1", "", "1:4-1:5"),
        ("a: >2\n\n  x\nb: 1", "\nx\n", "1:4-3:4"),
    ]) func scalars(_ text: String, _ value: String, _ expected: String) throws {
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        let id = try #require(scalar(value, in: tree))
        #expect(place(id, in: tree) == expected)
    }

    @Test(arguments: [
        ("a:", "1:3"),
        ("a:   # c\nb: 1", "1:3"),
        ("-", "1:2"),
        ("-   # c\n- 1", "1:2"),
        ("a:\n-\n- 1", "2:2"),
        ("{a:  , b: 1}", "1:6"),
        ("{a: }", "1:5"),
        ("{a: # c\n }", "2:2"),
        ("{a}", "1:3"),
        ("[a: ]", "1:5"),
        ("[a: , b]", "1:5"),
        ("? a\n? b\n: 1", "1:4"),
        ("a: &x\nb: 1", "1:4"),
        ("a: !!null # c\nb: 1", "1:4"),
        ("😀: a\né:\nb: 1", "2:3"),
    ]) func valuesLeftOut(_ text: String, _ expected: String) throws {
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        let id = try #require(scalar("", in: tree))
        let start = tree.source.position(at: tree.range(id).start)
        #expect("\(start.line):\(start.column)" == expected)
        #expect(tree[id].traits.has(Node.Traits.null))
    }

    @Test(arguments: [
        ("a: 1\nb:\n  c: 2\n\n# end\n", ["1:1-3:7", "3:3-3:7"]),
        ("- 1\n- - 2\n  - 3\n\n", ["1:1-3:6", "2:3-3:6"]),
        ("a:\n- 1\n-\nb: 2\n", ["1:1-4:5", "2:1-3:2"]),
        ("a: [1, {b: 2}\n  ]  # c\n", ["1:1-2:4", "1:4-2:4", "1:8-1:14"]),
        ("[a: 1 , {b: c}: d ]", ["1:1-1:20", "1:2-1:6", "1:9-1:18", "1:9-1:15"]),
        ("a: &x\n  b: 1\n", ["1:1-2:7", "1:4-2:7"]),
        ("a: !!map\n  b: 1\n", ["1:1-2:7", "1:4-2:7"]),
        ("a: !!seq\n- 1\n", ["1:1-2:4", "1:4-2:4"]),
        ("  a:\n    b: |\n      x\n\n\n", ["1:3-3:8", "2:5-3:8"]),
        ("- a: 1\n  b:\n-\n  c: 2\n", ["1:1-4:7", "1:3-2:5", "4:3-4:7"]),
        ("--- {}\n--- []\n", ["1:5-1:7", "2:5-2:7"]),
    ]) func collections(_ text: String, _ expected: [String]) {
        let tree = tree(text)
        let collections = (0..<tree.count).filter { id in
            tree[id].traits.kind == .mapping || tree[id].traits.kind == .sequence
        }
        #expect(collections.map { place($0, in: tree) } == expected)
    }

    @Test func documentsBeginAtTheirMarkers() {
        let text = "# c\na: 1\n---\nb: 2\n...\n# d\n%YAML 1.2\n---\n~\n---\n...\nc: 3\n"
        let documents = tree(text).documents
        #expect(documents.map(\.start) == [0, 9, 36, 42, 50])
        #expect(documents.map { $0.root != nil } == [true, true, true, true, true])
    }

    @Test func textsAreInTheSourceWhereTheyStandThere() throws {
        let tree = tree("{a: &x 'b c', d: \"e\\x41\", f: \"g\\Nh\", i: é, j: \"\\\\\"}")
        let isCopied = { (text: String) throws in
            tree[try #require(scalar(text, in: tree))].traits.has(Node.Traits.copied)
        }
        #expect(try !isCopied("b c"))
        #expect(try isCopied("eA"))
        #expect(try isCopied("g\u{85}h"))
        #expect(try !isCopied("é"))
        #expect(try isCopied("\\"))
        let nonASCII = (0..<tree.count).filter { tree[$0].traits.has(Node.Traits.nonASCII) }.map {
            tree.text($0).string
        }
        #expect(nonASCII == ["g\u{85}h", "é"])
    }

    @Test func aliasesLeadToTheirNodes() throws {
        let tree = tree("a: &x [1]\nb: *x\n*x : 2\n&y c: *y\n")
        let aliases = (0..<tree.count).filter { tree[$0].traits.kind == .alias }
        #expect(aliases.map { place($0, in: tree) } == ["2:4-2:6", "3:1-3:3", "4:7-4:9"])
        #expect(aliases.map { tree[tree.resolved($0)].traits.kind } == [.sequence, .sequence, .scalar])
        #expect(tree.text(tree.resolved(aliases[2])).string == "c")
    }
}
