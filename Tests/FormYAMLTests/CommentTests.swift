import FormBytes
import Testing

@testable import FormYAML

@Suite struct CommentTests {
    @Test(arguments: [
        ("# a\nb: c # d\n#e", ["# a", "# d", "#e"]),
        ("a: '# b' # c\nd: \"e # f\" # g\n", ["# c", "# g"]),
        ("a: b#c # d\n", ["# d"]),
        ("a: | # b\n  # c\n  d\n# e\n", ["# b", "# e"]),
        ("a: >-\n  b # c\n\n# d\ne: f", ["# d"]),
        ("a: |2 # b\n   # c\n", ["# b"]),
        ("a: &x # b\n  !!map # c\n  d: e # f\n", ["# b", "# c", "# f"]),
        ("a: &x # b\n  'c # d'\n", ["# b"]),
        ("[a, # b\n c # d\n] # e\n", ["# b", "# d", "# e"]),
        ("%YAML 1.2 # a\n--- # b\nc\n... # d\n# e\n", ["# a", "# b", "# d", "# e"]),
        ("--- | # a\n b\n... # c\nd: e # f\n", ["# a", "# c", "# f"]),
        ("a: b\r\n# c\r\nd: e # f\r\n", ["# c", "# f"]),
        ("a: # b\n", ["# b"]),
        ("# only", ["# only"]),
        ("*x : # a\n", ["# a"]),
        ("- [a: b, # c\n {}]\n", ["# c"]),
        ("a:\n  b\n  c\n  # d\n", ["# d"]),
    ]) func comments(_ text: String, _ expected: [String]) {
        let tree = tree(text)
        #expect(!tree.isBroken)
        var found: [String] = []
        tree.view.forEachComment(in: tree.source) { range in
            found.append(tree.source.bytes[range.start..<range.end].string)
        }
        #expect(found == expected)
    }
}
