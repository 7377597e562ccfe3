import FormSource
import Testing

@testable import FormYAML

@Suite struct LimitTests {
    private func nested(_ levels: Int, _ inner: String = "") -> String {
        String(repeating: "[", count: levels) + inner + String(repeating: "]", count: levels)
    }

    @Test func depth() {
        #expect(places(tree(nested(128))) == [])
        #expect(places(tree(nested(127, "x"))) == [])
        #expect(places(tree(nested(128, "x"))) == ["1:129 FC1005"])
        #expect(places(tree(nested(129))) == ["1:129 FC1005"])
        #expect(tree(String(repeating: "- ", count: 128)).diagnostics.map(\.range) == [ByteRange(255, 256)])
        #expect(tree(String(repeating: "- ", count: 127) + "-").diagnostics.map(\.range) == [ByteRange(255, 255)])
        #expect(places(tree(nested(127, "{a: b}"))) == ["1:129 FC1005"])
        #expect(places(tree(nested(128, "x, [y], *z, !t u"))) == ["1:129 FC1005", "1:137 FC1009", "1:141 FC1006"])
    }

    @Test func depthOfAliases() {
        #expect(places(tree("- &a \(nested(100))\n- \(nested(27, "*a"))\n")) == [])
        #expect(places(tree("- &a \(nested(100))\n- \(nested(28, "*a"))\n")) == ["2:31 FC1005"])
        #expect(places(tree("- &a \(nested(100))\n- &b [*a]\n- \(nested(27, "*b"))\n")) == ["3:30 FC1005"])
        #expect(places(tree("- &a x\n- \(nested(127, "*a"))\n")) == ["2:130 FC1005"])
    }

    @Test func documentsWithErrorsOfSizeAreNoSpecs() {
        let tree = tree("a: 1\n--- \(nested(129))\n---\nb: *x\n")
        #expect(tree.documents.map(\.isBroken) == [false, true, false])
        #expect(tree.documents.map { $0.root == nil } == [false, true, false])
        #expect(places(tree) == ["2:133 FC1005", "4:4 FC1009"])
    }

    @Test func aboveTenThousandLevelsReadingStops() {
        let deep = tree("a: *x\n--- \(nested(10_000))\n--- 1\n")
        #expect(!deep.isBroken)
        #expect(places(deep) == ["1:4 FC1009", "2:133 FC1005"])
        let deeper = tree("a: *x\n--- \(nested(10_000, "y"))\n--- 1\n")
        #expect(deeper.isBroken && deeper.documents.isEmpty)
        #expect(places(deeper) == ["2:133 FC1005"])
    }

    @Test func aliasNodes() {
        var limits = Limits()
        limits.aliasNodes = 10
        // Each of these stands for five nodes.
        #expect(places(tree("a: &x [1, 2, {}, 3]\nb: [*x, *x]\n", limits: limits)) == [])
        #expect(
            places(tree("a: &x [1, 2, {}, 3]\nb: [*x, *x, *u, *x, *x]\n", limits: limits)) == [
                "2:13 FC1009", "2:17 FC1004",
            ])
        // An alias inside counts as what it stands for: 2 + 4 + 4.
        #expect(places(tree("a: &x [1]\nb: &y [2, *x]\nc: [*y, *y]\n", limits: limits)) == [])
        #expect(places(tree("a: &x [1]\nb: &y [2, *x]\nc: [*y, *y, *x]\n", limits: limits)) == ["3:13 FC1004"])
        // Each document counts for itself.
        #expect(places(tree("a: &x [1, 2, 3, 4]\nb: [*x, *x]\n---\na: &x 1\nb: *x\n", limits: limits)) == [])
    }
}
