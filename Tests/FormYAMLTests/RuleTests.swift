import FormBytes
import FormSource
import Testing

@testable import FormYAML

@Suite struct RuleTests {
    @Test(arguments: [
        // FC1002
        ("a: 1\n'a': 2\n\"\\x61\": 3\n", ["2:1 FC1002", "3:1 FC1002"]),
        ("{a: 1, b: 2, a: 3}", ["1:14 FC1002"]),
        ("{a: 1, \"\\x61\": 2}", ["1:8 FC1002"]),
        ("{\"\": 1, '': 2}", ["1:9 FC1002"]),
        ("{abcdefgh: 1, \"abcdefg\\x68\": 2}", ["1:15 FC1002"]),
        ("{abcdefghijkl: 1, \"abcdefghijk\\x6c\": 2}", ["1:19 FC1002"]),
        ("{abcdefghXijkl: 1, abcdefghYijkl: 2, abcdefghXijkl: 3}", ["1:38 FC1002"]),
        ("{'it''s': 1, \"it's\": 2}", ["1:14 FC1002"]),
        ("~: 1\n'~': 2\nnull: 3\n", ["2:1 FC1002"]),
        (": 1\n? ''\n: 2\n", ["1:1 FC1001"]),
        ("&k a: 1\n*k : 2\n", ["2:1 FC1002"]),
        ("!!str a: 1\na: 2\n", ["2:1 FC1002"]),
        ("a: {b: 1, b: 2}\na: 3", ["1:11 FC1002", "2:1 FC1002"]),
        ("<<: {}\n<<: 1\n", ["2:1 FC1002"]),
        ("'<<': {}\n<<: {}\n\"<<\": 1\n", ["3:1 FC1002"]),
        // FC1006
        ("a: !x b\nc: !!binary d\ne: !<tag:yaml.org,2002:str> f", ["1:4 FC1006", "2:4 FC1006", "3:4 FC1006"]),
        ("a: &x !y b", ["1:4 FC1006"]),
        ("a: !y\nb: 1", ["1:4 FC1006"]),
        ("!m a: [!s {}, !x []]", ["1:1 FC1006", "1:8 FC1006", "1:15 FC1006"]),
        ("%TAG !! tag:example.com,2000:\n---\n!!str a", ["3:1 FC1006"]),
        ("%TAG ! tag:yaml.org,2002:\n---\n[!str a, ! b]", ["3:2 FC1006"]),
        ("%TAG !! tag:yaml.org,2002:\n---\n!!str a", []),
        ("[!!str a, !!int 1, !!float 1, !!bool true, !!null ~, !!seq [], !!map {}, ! b]", []),
        ("[!!str, !!str ]", []),
        // FC1007, FC1009
        ("&a [*a, *b]", ["1:5 FC1007", "1:9 FC1009"]),
        ("&a [&a x, *a]", []),
        ("&a {b: &c [*a], d: *c}", ["1:12 FC1007"]),
        ("a: &x 1\n---\nb: *x\n", ["3:4 FC1009"]),
        ("- *a\n- &a 1\n- *a\n", ["1:3 FC1009"]),
        // FC1010
        ("? [a]\n: 1\n? {b: c}\n: 2\n", ["1:3 FC1010", "3:3 FC1010"]),
        ("a: &x [1]\n*x : 2\n", ["2:1 FC1010"]),
        ("[[a]: b]", ["1:2 FC1010"]),
        // FC1011
        ("<<: 1", ["1:5 FC1011"]),
        ("<<:", ["1:4 FC1011"]),
        ("a: &x 1\nb: {<<: *x}\nc: {<<: [*x]}\nd: {<<: [[]]}\n", ["2:9 FC1011", "3:9 FC1011", "4:9 FC1011"]),
        ("<<: [{a: 1}, {b: 2}]", []),
        ("<<: []", []),
        ("a: &x [{b: 1}]\nc: {<<: *x}", []),
        ("<<: *x", ["1:5 FC1009"]),
        ("&x a:\n  <<: !y {}", ["2:7 FC1006"]),
        ("!!str <<: 1", []),
    ]) func codes(_ text: String, _ expected: [String]) {
        #expect(places(tree(text)) == expected)
    }

    @Test func duplicateKeysNameTheFirst() throws {
        let tree = tree("a: 1\nb: 2\na: 3\n")
        let diagnostic = try #require(tree.diagnostics.first)
        #expect(diagnostic.message == "duplicate key 'a'")
        #expect(diagnostic.related == [RelatedPlace("first used here", at: ByteRange(0, 1))])
        #expect((0..<tree.count).filter { tree[$0].traits.has(Node.Traits.duplicate) } == [5])
    }

    @Test func duplicatesAreFoundAmongManyKeys() {
        var text = ""
        for number in 0..<3000 { text += "key\(number % 2000): \(number)\n" }
        let found = places(tree(text))
        #expect(found == (2001...3000).map { "\($0):1 FC1002" })
    }

    @Test(arguments: [
        ("~", true), ("null", true), ("Null", true), ("NULL", true), ("nULL", false), ("'null'", false),
        ("\"~\"", false),
        ("~ ~", false), ("!!null ~", true), ("!!int ~", true), ("!!str ~", false), ("! null", false), ("!!str", false),
        ("&a", true), ("&a null", true), ("|\n  null", false),
    ]) func nulls(_ text: String, _ expected: Bool) throws {
        let tree = tree("a: \(text)\n")
        #expect(tree[2].traits.has(Node.Traits.null) == expected)
    }

    @Test(arguments: [
        ("{<<: *x}", true), ("{<<: 1}", true), ("{<<: [{}, 1]}", true), ("{<<: !x {}}", true), ("{*x : 1}", true),
        ("{[a]: 1}", true), ("{<<: {<<: *x}}", true), ("{<<: [{}, {[a]: 1}]}", true), ("{<<: {a: {[b]: 1}}}", false),
        ("{a: *x}", false), ("{!x a: 1}", false), ("{<<: {}}", false),
    ]) func incompleteMappings(_ text: String, _ expected: Bool) {
        #expect(tree(text)[0].traits.has(Node.Traits.incomplete) == expected)
    }

    @Test func diagnosticsStandInOrder() {
        let found = places(tree("a: {b: [*x, !y z], b: 1}\na: *w\n"))
        #expect(found == ["1:9 FC1009", "1:13 FC1006", "1:20 FC1002", "2:1 FC1002", "2:4 FC1009"])
    }
}
