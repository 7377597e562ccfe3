import CYAML
import FormBytes
import FormSource

extension Builder {
    /// Adds a scalar.
    mutating func scalar(_ event: UnsafePointer<yaml_event_t>) {
        let start = marks.offset(of: event.pointee.start_mark.index)
        let end = marks.offset(of: event.pointee.end_mark.index)
        let hasProperties = formc_anchor(event) != nil || formc_tag(event) != nil
        let isOnOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
        var node = Node(Node.Traits(.scalar), from: start, to: end)
        frames.top.pointee.count &+= 1
        if isOnOneLine, !hasProperties, formc_scalar_style(event) == YAML_PLAIN_SCALAR_STYLE {
            // By far the most: its text is what stands there.
            node.link = node.start
            node.size = node.end &- node.start
            if node.size <= 4 { shortPlain(&node, start) }
            if !marks.isKnownASCII(from: start, to: end), !text(of: node).isASCII {
                node.traits.add(Node.Traits.nonASCII)
            }
        } else {
            readText(&node, event, start, end, hasProperties: hasProperties)
        }
        lastEnd = Int(node.end)
        if frames.top.pointee.isAtKey { noteKey(node, isTagged: hasProperties && formc_tag(event) != nil) }
        let id = store.append(node)
        if hasProperties { addProperties(id, event) }
        checkDepth(of: id, height: 1)
    }

    /// Adds an alias.
    mutating func alias(_ event: UnsafePointer<yaml_event_t>) {
        let range = ByteRange(
            marks.offset(of: event.pointee.start_mark.index),
            marks.offset(of: event.pointee.end_mark.index)
        )
        let name = Bytes(formc_anchor(event))
        let anchor = anchors.find(name)
        var node = Node(Node.Traits(.alias), from: range.start, to: range.end)
        node.link = UInt32(truncatingIfNeeded: store.count)
        var height: Int32 = 1
        if let anchor, anchor.isClosed {
            node.link = UInt32(truncatingIfNeeded: anchor.node)
            height = anchor.height
            expand(anchor, at: range)
        } else {
            node.traits.add(Node.Traits.broken)
            let around = anchor.map { nodeRange($0.node) }
            diagnostics.append(
                around.map { .aliasInsideItself(name, at: range, anchor: $0) } ?? .undefinedAlias(name, at: range)
            )
        }
        lastEnd = range.end
        frames.top.pointee.count &+= 1
        frames.top.pointee.deepest = max(frames.top.pointee.deepest, Int32(truncatingIfNeeded: frames.depth) &+ height)
        if frames.top.pointee.isAtKey { noteAliasKey(&node, range) }
        checkDepth(of: store.append(node), height: height)
    }

    /// Adds a collection, whose children follow.
    mutating func open(_ event: UnsafePointer<yaml_event_t>, _ kind: NodeKind) {
        let start = marks.offset(of: event.pointee.start_mark.index)
        let isFlow =
            kind == .mapping
            ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
        var node = Node(Node.Traits(kind), from: start, to: start)
        if isFlow { node.traits.add(Node.Traits.flow) }
        frames.top.pointee.count &+= 1
        if frames.top.pointee.isAtKey {
            node.traits.add(Node.Traits.broken)
            noteCollectionKey(ByteRange(start, start + 1))
        }
        let id = store.append(node)
        let hasProperties = formc_anchor(event) != nil || formc_tag(event) != nil
        let anchor = hasProperties ? addProperties(id, event) : -1
        checkDepth(of: id, height: 1)
        frames.push(
            Frame(
                node: id,
                deepest: Int32(truncatingIfNeeded: frames.depth + 1),
                indent: isFlow ? -1 : indent(of: event, kind, hasProperties: hasProperties),
                line: UInt32(truncatingIfNeeded: event.pointee.start_mark.line),
                flags: (kind == .mapping ? Frame.mapping : 0) | (isFlow ? Frame.flow : 0),
                anchor: anchor,
                expandedBefore: id &+ expansion
            )
        )
    }

    /// Ends the innermost collection.
    mutating func close(_ event: UnsafePointer<yaml_event_t>) {
        let frame = frames.pop()
        // A pair in a flow sequence, `[a: b]`, has no end of its own, and a block collection none that can be seen.
        let isClosed = frame.has(Frame.flow) && event.pointee.end_mark.index != event.pointee.start_mark.index
        if isClosed { lastEnd = marks.offset(of: event.pointee.end_mark.index) }
        store.nodes[frame.node].end = UInt32(truncatingIfNeeded: lastEnd)
        store.nodes[frame.node].link = UInt32(truncatingIfNeeded: store.count)
        store.nodes[frame.node].size = frame.count
        let level = Int32(truncatingIfNeeded: frames.depth &+ 1)
        let deepest = frame.count > 0 ? max(frame.deepest, level &+ 1) : level
        frames.top.pointee.deepest = max(frames.top.pointee.deepest, deepest)
        if frame.anchor >= 0 {
            let size = store.count &+ expansion &- frame.expandedBefore
            anchors.close(frame.anchor, size: size, height: deepest &- level &+ 1)
        }
        if isClosed {
            checkComment(after: lastEnd)
            let isOutermost = !frames.top.pointee.has(Frame.flow)
            if isOutermost, frame.line != event.pointee.end_mark.line { checkFlowLines(of: frame.node) }
        }
        if frame.has(Frame.mayRepeat | Frame.merges) { checkKeys(frame) }
    }

    /// Notes the anchor and the tag of a node, which has been added; the anchor's number is returned, or -1.
    @discardableResult
    private mutating func addProperties(_ id: NodeID, _ event: UnsafePointer<yaml_event_t>) -> Int32 {
        let node = store.nodes[id]
        if let resolved = formc_tag(event) {
            let end = marks.offset(of: event.pointee.end_mark.index)
            let place = NodeProperties(source, from: Int(node.start), to: end).tag
            let written = source[place.start..<place.end]
            let tag = NodeTag(written: written, resolved: Bytes(resolved))
            store.nodes[id].traits.setTag(tag)
            if tag == .foreign {
                store.nodes[id].traits.add(Node.Traits.broken)
                let rest = ByteRange(place.start, source.afterBlanks(from: place.end))
                diagnostics.append(.foreignTag(written, at: ByteRange(Int(node.start), place.end), removing: rest))
            }
        }
        guard let name = formc_anchor(event) else { return -1 }
        store.nodes[id].traits.add(Node.Traits.anchored)
        return anchors.define(Bytes(name), node: id, isScalar: node.traits.kind == .scalar)
    }

    /// Where a node is written, as far as it has been read.
    func nodeRange(_ id: NodeID) -> ByteRange {
        ByteRange(Int(store.nodes[id].start), Int(store.nodes[id].end))
    }
}

extension Node {
    /// A node without text or children.
    @inline(__always)
    fileprivate init(_ traits: Traits, from start: Int, to end: Int) {
        self.init(
            start: UInt32(truncatingIfNeeded: start),
            end: UInt32(truncatingIfNeeded: end),
            link: 0,
            size: 0,
            traits: traits
        )
    }
}

extension Bytes {
    /// A view of a C string.
    fileprivate init(_ string: UnsafePointer<yaml_char_t>?) {
        guard let string else {
            self = .none
            return
        }
        var count = 0
        while string[count] != 0 { count += 1 }
        self.init(start: string, count: count)
    }
}
