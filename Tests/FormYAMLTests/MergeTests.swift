import FormBytes
import Testing

@testable import FormYAML

@Suite struct MergeTests {
    /// The entries of the last mapping that merges, as `key=value`, with `@` and the alias where there is one.
    private func entries(_ text: String) -> String {
        let tree = tree(text)
        guard let id = (0..<tree.count).last(where: { tree[$0].traits.has(Node.Traits.merges) }) else { return "none" }
        return tree.mergedEntries(id).map { entry in
            let alias = entry.alias.map { alias in
                let range = tree.range(alias)
                return "@" + tree.source.bytes[range.start..<range.end].string
            }
            let key = tree.text(tree.resolved(entry.key)).string
            return key + "=" + tree.text(tree.resolved(entry.value)).string + (alias ?? "")
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("{a: 1, <<: {b: 2, a: 3}, c: 4}", "a=1 b=2 c=4"),
        ("- &x {a: 1, b: 2}\n- {<<: *x, b: 3}\n", "a=1@*x b=3"),
        ("- &x {a: 1}\n- &y {a: 2, b: 3}\n- {<<: [*x, *y]}\n", "a=1@*x b=3@*y"),
        ("- &x {a: 1}\n- &y {a: 2, b: 3}\n- {<<: [*y, *x]}\n", "a=2@*y b=3@*y"),
        ("- &x {a: 1, b: 2}\n- &y {<<: *x, a: 3}\n- {<<: *y, c: 4}\n", "b=2@*y a=3@*y c=4"),
        ("- &x {a: 1}\n- &y [*x, {b: 2}]\n- {<<: *y}\n", "a=1@*y b=2@*y"),
        ("- &x {a: 1}\n- {<<: [{b: 2, <<: *x}]}\n", "a=1@*x b=2"),
        ("- &x {a: 1, <<: {b: 1}}\n- {b: 2, <<: *x}\n", "a=1@*x b=2"),
        ("{<<: {}, <<: {a: 1}, b: 2}", "b=2"),
        ("{<<: [{a: 1}, 2, *u], '<<': 3}", "a=1 <<=3"),
        ("{<<: !t {a: 1}, b: 2}", "b=2"),
        ("{<<: {[a]: 1, b: 2, b: 3}, c: 4}", "b=2 c=4"),
        ("- &k a\n- {*k : 1, <<: {a: 2, b: 3}}\n", "a=1 b=3"),
    ]) func order(_ text: String, _ expected: String) {
        #expect(entries(text) == expected)
    }

    @Test func manyMergesTakeLinearTime() {
        var text = "- &a0 {k0: 0}\n"
        for number in 1..<100 { text += "- &a\(number) {<<: *a\(number - 1), k\(number): 0}\n" }
        text += "- &big {"
        for number in 0..<5000 { text += "b\(number): 1, " }
        text += "}\n"
        for _ in 0..<20 { text += "- {<<: [*a99, *big], x: 1}\n" }
        let tree = tree(text)
        #expect(tree.diagnostics.isEmpty)
        let last = (0..<tree.count).last { tree[$0].traits.has(Node.Traits.merges) }!
        #expect(tree.mergedEntries(last).count == 5101)
    }
}
