import FormBytes
import FormSource
import FormYAML

/// Builds option nodes from the cells of a data file.
struct OptionBuilder {
    /// A text in the source or in the tree's own memory.
    struct Text {
        var start: UInt32 = 0
        var count: UInt32 = 0
        var isCopied = false
        var isThere = false
        var isNonASCII = false
    }

    /// An option of the file.
    struct Row {
        var offset = 0
        var id = Text()
        var title = Text()
        var subtitle = Text()
        var group = Text()
        var keywords: Range<Int> = 0..<0
    }

    /// The tree that is built.
    let tree: Tree
    /// The options, in the order of the file.
    var rows: [Row] = []
    /// The keywords of all options, one option's after the other's.
    var keywords: [Text] = []
    /// The first place with a bidirectional control.
    private(set) var bidirectional: ByteRange?
    private var keys: [Text] = []

    /// A builder over a text.
    init(_ source: SourceText) {
        tree = Tree(source: source)
        keys = OptionKeys.schema.keys.map { copy(Bytes($0.name)) } + [copy(Bytes("options"))]
    }

    /// A text of the file: a view of the source stays one, anything else is copied.
    mutating func text(_ bytes: Bytes, at offset: Int) -> Text {
        let source = tree.source.bytes
        let distance = bytes.start - source.start
        var text: Text
        if distance >= 0, distance + bytes.count <= source.count {
            text = Text(
                start: UInt32(truncatingIfNeeded: distance), count: UInt32(truncatingIfNeeded: bytes.count),
                isThere: true)
        } else {
            text = copy(bytes)
        }
        guard !bytes.isASCII else { return text }
        text.isNonASCII = true
        if bidirectional == nil, bytes.scalars.contains(where: { BidirectionalControl.isControl($0.value) }) {
            bidirectional = ByteRange(offset, offset)
        }
        return text
    }

    private func copy(_ bytes: Bytes) -> Text {
        let start = tree.pool.count
        tree.pool.append(bytes)
        return Text(
            start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: bytes.count), isCopied: true,
            isThere: true)
    }

    /// The nodes of all rows, grouped by their group if they have one.
    mutating func finish(isGrouped: Bool) -> FileOptions {
        let root = open(.sequence, at: 0)
        if isGrouped {
            let groups = self.groups()
            for group in groups {
                let row = rows[group[0]]
                let mapping = open(.mapping, at: row.offset)
                append(keys[OptionKeys.title], at: row.offset)
                append(row.group, at: row.offset)
                append(keys[keys.count - 1], at: row.offset)
                let list = open(.sequence, at: row.offset)
                for index in group { append(rows[index]) }
                close(list, children: group.count)
                close(mapping, children: 4)
            }
            close(root, children: groups.count)
        } else {
            for row in rows { append(row) }
            close(root, children: rows.count)
        }
        return FileOptions(tree: tree, root: root, isGrouped: isGrouped, bidirectional: bidirectional)
    }

    /// The rows of each group, in the order in which the groups appear.
    private func groups() -> [[Int]] {
        var positions: [Bytes: Int] = [:]
        var groups: [[Int]] = []
        for (index, row) in rows.enumerated() {
            let title = bytes(row.group)
            if let position = positions[title] {
                groups[position].append(index)
            } else {
                positions[title] = groups.count
                groups.append([index])
            }
        }
        return groups
    }

    private func bytes(_ text: Text) -> Bytes {
        let base = text.isCopied ? UnsafePointer(tree.pool.base) : tree.source.bytes.start
        return Bytes(start: base + Int(text.start), count: Int(text.count))
    }

    private func append(_ row: Row) {
        let mapping = open(.mapping, at: row.offset)
        var count = 0
        for (key, text) in [
            (OptionKeys.id, row.id), (OptionKeys.title, row.title), (OptionKeys.subtitle, row.subtitle),
        ] where text.isThere {
            append(keys[key], at: row.offset)
            append(text, at: row.offset)
            count += 2
        }
        if !row.keywords.isEmpty {
            append(keys[OptionKeys.keywords], at: row.offset)
            let list = open(.sequence, at: row.offset)
            for keyword in keywords[row.keywords] { append(keyword, at: row.offset) }
            close(list, children: row.keywords.count)
            count += 2
        }
        close(mapping, children: count)
    }

    private func append(_ text: Text, at offset: Int) {
        var traits = Node.Traits(.scalar, style: .doubleQuoted)
        if text.isCopied { traits.add(Node.Traits.copied) }
        if text.isNonASCII { traits.add(Node.Traits.nonASCII) }
        let place = UInt32(truncatingIfNeeded: offset)
        _ = tree.append(Node(start: place, end: place, link: text.start, size: text.count, traits: traits))
    }

    private func open(_ kind: NodeKind, at offset: Int) -> NodeID {
        let place = UInt32(truncatingIfNeeded: offset)
        return tree.append(Node(start: place, end: place, link: 0, size: 0, traits: Node.Traits(kind)))
    }

    private func close(_ id: NodeID, children: Int) {
        let end = tree.count
        tree.update(id) {
            $0.link = UInt32(truncatingIfNeeded: end)
            $0.size = UInt32(truncatingIfNeeded: children)
        }
    }
}
