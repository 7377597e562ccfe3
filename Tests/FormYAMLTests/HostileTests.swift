import FormBytes
import FormSource
import Testing

@testable import FormYAML

/// Texts that are made to take long, much memory, or to crash.
@Suite struct HostileTests {
    @Test(arguments: ["[", "- ", "{a: ", "? ", "a: [", "[[{"])
    func millionsOfLevels(_ opener: String) {
        let text = String(repeating: opener, count: 1_000_000)
        let duration = ContinuousClock().measure {
            let tree = tree(text)
            #expect(tree.isBroken)
            #expect(tree.diagnostics.count == 1)
        }
        #expect(duration < .seconds(60))
    }

    @Test func billionLaughs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1..<60 {
            let alias = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(alias)]\n"
        }
        #expect(places(tree(text)) == ["6:55 FC1004"] || places(tree(text)).map { $0.suffix(6) } == ["FC1004"])
    }

    @Test func anchorsByTheHundredThousand() {
        var text = ""
        for number in 0..<100_000 { text += "- &a\(number) x\n" }
        for number in 0..<1000 { text += "- *a\(number * 100)\n" }
        text += "- *a100000\n"
        #expect(places(tree(text)) == ["101001:3 FC1009"])
    }

    @Test func duplicateKeysByTheHundredThousand() {
        let tree = tree("a: 1\n" + String(repeating: "a: 1\n", count: 200_000))
        #expect(tree.diagnostics.count == 200_000)
    }

    @Test func oneLongLine() {
        #expect(tree("a: " + String(repeating: "xyz ", count: 1_250_000)).diagnostics.isEmpty)
        #expect(tree("a: [" + String(repeating: "é, ", count: 200_000) + "*b]").diagnostics.count == 1)
        #expect(tree("a: 'é" + String(repeating: "x", count: 1_000_000)).diagnostics.count == 1)
    }

    @Test func manyDocuments() {
        let tree = tree(String(repeating: "a\n...\n", count: 20_000) + "é\n")
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.documents.count == 20_001)
    }

    @Test func manyLinesOfAFlowCollection() {
        let tree = tree("a: [" + String(repeating: "b, # é\n  ", count: 20_000) + "]\n")
        #expect(tree.diagnostics.isEmpty)
        #expect(tree.count == 20_003)
    }

    private static let seeds = [
        "a: &x [1, 'b c', \"d\\u00e9\"]\nb: {<<: *y, c: *x}\n? [k]\n: |\n  text é\n  more\n",
        "--- !!map\nformc: 1 # c\nitems:\n- id: 日本\n  <<: [{a: 1}, {b: ~}]\n...\n%YAML 1.2\n---\n- >-\n   x\n\n   y\n",
        "\u{FEFF}{a: 'it''s', b: \"x\n  y\", c: , d}\r\n---\r\n- \r\n- - a: &b !!str c\r\n  - *b\r\n",
        "a:\n  b: |2-\n     x\n  c: -\n%FOO\n---\n'a': \"\\N\\x41\" #d\n",
    ]

    /// Whatever the bytes, reading ends, and all that it says is about places in the text.
    @Test func mutatedBytes() {
        var random = Seeded(state: 42)
        let signs = Array("[]{},:?-&*!|>'\"%@`# \n\r\t~<.0ax\\".utf8) + [0, 0x80, 0xC2, 0x85, 0xE2, 0xF0, 0xFF, 0xFE]
        for round in 0..<4000 {
            var bytes = Array(Self.seeds[round % Self.seeds.count].utf8)
            for _ in 0...Int.random(in: 0..<6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let sign = signs.randomElement(using: &random)!
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] = sign
                case 1: bytes.insert(sign, at: place)
                case 2: bytes.remove(at: place)
                case 3: bytes.removeLast(Int.random(in: 0..<min(4, bytes.count), using: &random))
                default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
                }
                if bytes.isEmpty { bytes = [0x0A] }
            }
            check(tree(bytes))
        }
    }

    private func check(_ tree: Tree) {
        let end = tree.source.bytes.count
        for diagnostic in tree.diagnostics {
            #expect(diagnostic.range.start >= 0 && diagnostic.range.start <= diagnostic.range.end)
            // libyaml has its mark on the next line at the end of a text without a line end.
            #expect(diagnostic.range.end <= (diagnostic.code == 1001 ? end + 1 : end))
        }
        var last = 0
        for id in 0..<tree.count {
            let node = tree[id]
            #expect(node.start <= node.end && node.end <= end && Int(node.start) >= last)
            last = Int(node.start)
            if node.traits.kind == .scalar { _ = tree.text(id).isASCII }
            if node.traits.has(Node.Traits.merges) { _ = tree.mergedEntries(id) }
        }
        var comment = 0
        tree.view.forEachComment(in: tree.source) { range in
            #expect(range.start >= comment && range.end <= end)
            comment = range.end
        }
    }
}

/// Numbers that look random and are the same in every run.
private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
