import FormBytes
import FormSource

@testable import FormYAML

/// A tree as the events of the YAML test suite, one a line.
///
/// What a tree does not keep is left out: whether a document has `---` and `...`. What a foreign tag stands for is
/// written as `<?>`.
func events(of tree: Tree) -> [String] {
    var lines = ["+STR"]
    for document in tree.documents {
        lines.append("+DOC")
        if let root = document.root { append(root, of: tree, to: &lines) }
        lines.append("-DOC")
    }
    lines.append("-STR")
    return lines
}

/// The suite's expected events, without what `events(of:)` leaves out.
func normalized(_ events: String) -> [String] {
    events.split(separator: "\n").map { line in
        if line.hasPrefix("+DOC") { return "+DOC" }
        if line.hasPrefix("-DOC") { return "-DOC" }
        return String(line)
    }
}

/// Whether two lists of events say the same; `<?>` on the left stands for any tag that is not allowed.
func agree(_ ours: [String], _ theirs: [String]) -> Bool {
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).allSatisfy { our, their in
        guard let mark = our.range(of: " <?>") else { return our == their }
        guard their.hasPrefix(our[..<mark.lowerBound] + " <") else { return false }
        guard let end = their[mark.lowerBound...].firstIndex(of: ">") else { return false }
        return our[mark.upperBound...] == their[their.index(after: end)...]
    }
}

private func append(_ id: NodeID, of tree: Tree, to lines: inout [String]) {
    let node = tree[id]
    let properties = properties(of: node, in: tree)
    switch node.traits.kind {
    case .alias:
        let range = tree.range(id)
        lines.append("=ALI " + tree.source.bytes[range.start..<range.end].string)
    case .scalar:
        let sign = [":", "'", "\"", "|", ">"][Int(node.traits.style.rawValue)]
        lines.append("=VAL" + properties + " " + sign + escaped(tree.text(id).string))
    case .mapping, .sequence:
        let isMapping = node.traits.kind == .mapping
        let flow = node.traits.has(Node.Traits.flow) ? (isMapping ? " {}" : " []") : ""
        lines.append((isMapping ? "+MAP" : "+SEQ") + flow + properties)
        var child = id + 1
        for _ in 0..<node.size {
            append(child, of: tree, to: &lines)
            child = tree.next(child)
        }
        lines.append(isMapping ? "-MAP" : "-SEQ")
    }
}

private func properties(of node: Node, in tree: Tree) -> String {
    var result = ""
    if node.traits.has(Node.Traits.anchored) {
        let bytes = tree.source.bytes
        var start = Int(node.start)
        while bytes[start] != UInt8(ascii: "&") { start += 1 }
        var end = start
        while end < bytes.count, !bytes[end].isSpace, !bytes[end].isFlowIndicator { end += 1 }
        result += " " + bytes[start..<end].string
    }
    let names: [NodeTag: String] = [
        .string: "str", .integer: "int", .float: "float", .boolean: "bool", .null: "null", .sequence: "seq",
        .mapping: "map",
    ]
    switch node.traits.tag {
    case .none: break
    case .nonSpecific: result += " <!>"
    case .foreign: result += " <?>"
    default: result += " <tag:yaml.org,2002:\(names[node.traits.tag]!)>"
    }
    return result
}

private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case "\u{8}": result += "\\b"
        case "\0": result += "\\0"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
