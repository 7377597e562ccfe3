import FormBytes
import FormLanguage
import FormSource
import FormYAML

/// What must hold of comments and of the suppressions in them.
package enum CommentOracle {
    /// Finds the comments of an input, and what they silence.
    package static func examine(_ input: UnsafeRawBufferPointer) {
        let source = specText(Bytes(input), path: "input.yaml")
        let tree = parse(source)
        guard !tree.isBroken else { return }
        var comments: [ByteRange] = []
        tree.view.forEachComment(in: source) { comments.append($0) }
        var end = 0
        for comment in comments {
            demand(comment.start >= end && comment.end <= source.bytes.count, "comments follow one another in the text")
            demand(source.bytes[comment.start] == UInt8(ascii: "#"), "comments begin with #")
            end = comment.end
        }
        let blank = withoutComments(source, comments)
        demandSame(tree, parse(blank))
        conclude(source, tree, blank)
    }

    /// The text with other words in its comments.
    private static func withoutComments(_ source: SourceText, _ comments: [ByteRange]) -> SourceText {
        var memory = ByteBuffer(capacity: source.bytes.count + 8)
        var start = 0
        for comment in comments {
            memory.append(source.bytes[start..<comment.start + 1])
            for _ in comment.start + 1..<comment.end { memory.append(UInt8(ascii: "-")) }
            start = comment.end
        }
        memory.append(source.bytes[start..<source.bytes.count])
        return SourceText(path: source.path, memory: memory)
    }

    /// What stands in comments has no meaning in YAML.
    private static func demandSame(_ tree: Tree, _ other: Tree) {
        demand(!other.isBroken && tree.count == other.count, "comments hold no nodes")
        demand(tree.diagnostics.count == other.diagnostics.count, "comments hold no mistakes in YAML")
        for id in 0..<tree.count {
            let (one, two) = (tree[id], other[id])
            demand(one.start == two.start && one.end == two.end && one.traits.kind == two.traits.kind, "nodes stay")
            if one.traits.kind == .scalar { demand(tree.text(one) == other.text(two), "texts stay") }
        }
    }

    /// Suppressions take away warnings and notes, and give FC0001, and nothing else.
    private static func conclude(_ source: SourceText, _ tree: Tree, _ blank: SourceText) {
        let own = check(tree, world: Nowhere()).conclude(Severities(), isNamed: false).diagnostics
        let plain = Set(check(parse(blank), world: Nowhere()).conclude(Severities(), isNamed: false).diagnostics.map(Place.init))
        for diagnostic in own where diagnostic.code != 0001 && diagnostic.code != 6001 {
            demand(plain.contains(Place(diagnostic)), "a suppression brings nothing: \(diagnostic)")
        }
        let kept = Set(own.map(Place.init))
        for place in plain where place.severity == .error && place.code != 6001 && place.code != 6004 {
            demand(kept.contains(place), "errors stay")
        }
    }

    private struct Place: Hashable {
        let code: Code
        let severity: Severity
        let start: Int

        init(_ diagnostic: Diagnostic) {
            (code, severity, start) = (diagnostic.code, diagnostic.severity, diagnostic.range.start)
        }
    }
}

/// The surroundings of a text that is alone.
private final class Nowhere: World {
    func dataFile(_ path: Bytes, of specPath: String) -> DataFile { .unreadable("not here") }
    func optionSet(named name: Bytes) -> OptionSetLookup { .failed }
}
