import CYAML
import FormBytes
import FormSource

/// Builds a tree from libyaml's events.
///
/// Everything the loop touches is in this struct and in plain memory; nothing is allocated for a node.
struct Builder: ~Copyable {
    /// Why reading stops before the end.
    enum Stop {
        /// The text is no YAML: FC1001.
        case syntax(Diagnostic)
        /// Collections inside collections, above `Builder.deepest` levels.
        case nesting
    }

    /// How many levels may be written before reading stops: libyaml takes time with the square of them.
    static let deepest = 10_000

    let source: Bytes
    let limits: Limits
    var store: NodeStore
    var pool = ByteBuffer(capacity: 64)
    var facts: TextFacts
    var documents: [Document] = []
    var diagnostics: [Diagnostic] = []
    /// FC1005 of the first node of the file that is too deep.
    private(set) var firstTooDeep: Diagnostic?
    private(set) var stop: Stop?

    var marks: MarkCursor
    var frames = FrameStack()
    var anchors = Anchors()
    var keys = TextTable()
    /// Where the node that ended last ends.
    var lastEnd = 0

    // What is known of the document that is open.
    private var documentStart = 0
    private var firstNode = 0
    /// How many nodes the aliases so far stand for.
    private var aliasNodes = 0
    /// How many nodes more than the ones written those would be.
    private var expansion = 0
    private var isBeyondAliases = false
    private var isTooDeep = false
    /// Whether the document before ended without `...`.
    private var isUnended = false

    init(_ source: Bytes, facts: TextFacts, limits: Limits) {
        self.source = source
        self.limits = limits
        self.facts = facts
        store = NodeStore(capacity: source.count / 12)
        marks = MarkCursor(source, from: 0, facts: [])
    }

    /// Begins with a part of the text, whose marks count from its start.
    mutating func begin(_ part: ByteRange) {
        marks = MarkCursor(source[0..<min(part.end, source.count)], from: part.start, facts: facts)
        isUnended = false
    }

    /// Takes an event; `stop` says whether reading must stop.
    @inline(__always)
    mutating func take(_ event: UnsafePointer<yaml_event_t>) {
        switch event.pointee.type {
        case YAML_SCALAR_EVENT: scalar(event)
        case YAML_MAPPING_START_EVENT: open(event, .mapping)
        case YAML_SEQUENCE_START_EVENT: open(event, .sequence)
        case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close(event)
        case YAML_ALIAS_EVENT: alias(event)
        case YAML_DOCUMENT_START_EVENT: startDocument(event)
        case YAML_DOCUMENT_END_EVENT: endDocument(event)
        default: break
        }
    }

    /// Stops reading with FC1001; the first place counts.
    mutating func fail(_ diagnostic: Diagnostic) {
        switch stop {
        case .nesting: return
        case .syntax(let earlier) where earlier.range.start <= diagnostic.range.start: return
        default: stop = .syntax(diagnostic)
        }
    }

    // MARK: Documents

    private mutating func startDocument(_ event: UnsafePointer<yaml_event_t>) {
        let isImplicit = formc_start_is_implicit(event) != 0
        let start = marks.offset(of: event.pointee.start_mark.index)
        let end = marks.offset(of: event.pointee.end_mark.index)
        if formc_has_directives(event) != 0, isUnended { fail(.directiveInside(ByteRange(start, start + 1))) }
        documentStart = documents.isEmpty ? 0 : isImplicit ? start : end - 3
        lastEnd = end
        firstNode = store.count
        frames.reset()
        anchors.reset()
        aliasNodes = 0
        expansion = 0
        isBeyondAliases = false
        isTooDeep = false
    }

    private mutating func endDocument(_ event: UnsafePointer<yaml_event_t>) {
        let isBroken = isBeyondAliases || isTooDeep
        let root = store.count > firstNode && !isBroken ? firstNode : nil
        documents.append(Document(root: root, start: documentStart, isBroken: isBroken))
        isUnended = formc_end_is_implicit(event) != 0
    }

    // MARK: Nodes

    private mutating func scalar(_ event: UnsafePointer<yaml_event_t>) {
        let start = marks.offset(of: event.pointee.start_mark.index)
        let end = marks.offset(of: event.pointee.end_mark.index)
        frames.top.pointee.count &+= 1
        var node = Node(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), link: 0, size: 0,
            traits: Node.Traits(bits: 0))
        let length = formc_scalar_length(event)
        let style = formc_scalar_style(event)
        let hasProperties = formc_anchor(event) != nil || formc_tag(event) != nil
        if style == YAML_PLAIN_SCALAR_STYLE, event.pointee.start_mark.line == event.pointee.end_mark.line, !hasProperties {
            node.link = node.start
            node.size = UInt32(truncatingIfNeeded: length)
            node.traits = Node.Traits(.scalar)
            if length <= 4 { shortPlain(&node, event, start) }
            if !marks.isKnownASCII(from: start, to: end), !text(of: node).isASCII { node.traits.add(Node.Traits.nonASCII) }
        } else {
            readText(&node, event, start, end, hasProperties: hasProperties)
        }
        lastEnd = Int(node.end)
        let isKey = frames.top.pointee.isAtKey
        if isKey { noteKey(node, isTagged: hasProperties && formc_tag(event) != nil) }
        let id = store.append(node)
        if hasProperties { addProperties(id, event) }
        if frames.depth >= limits.depth { checkDepth(of: id, height: 1) }
    }

    private mutating func alias(_ event: UnsafePointer<yaml_event_t>) {
        let start = marks.offset(of: event.pointee.start_mark.index)
        let end = marks.offset(of: event.pointee.end_mark.index)
        frames.top.pointee.count &+= 1
        lastEnd = end
        var node = Node(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), link: 0, size: 0,
            traits: Node.Traits(.alias))
        let isKey = frames.top.pointee.isAtKey
        let range = ByteRange(start, end)
        let name = Bytes(formc_anchor(event))
        node.link = UInt32(truncatingIfNeeded: store.count)
        var height: Int32 = 1
        if let anchor = anchors.find(name) {
            if anchor.size == 0 {
                diagnostics.append(.aliasInsideItself(name, at: range, anchor: nodeRange(anchor.node)))
                node.traits.add(Node.Traits.broken)
            } else {
                node.link = UInt32(truncatingIfNeeded: anchor.node)
                height = anchor.height
                expand(anchor, at: range)
            }
        } else {
            diagnostics.append(.undefinedAlias(name, at: range))
            node.traits.add(Node.Traits.broken)
        }
        if isKey { noteAliasKey(&node, range) }
        let id = store.append(node)
        let level = Int32(truncatingIfNeeded: frames.depth)
        frames.top.pointee.deepest = max(frames.top.pointee.deepest, level &+ height)
        if frames.depth + Int(height) > limits.depth { checkDepth(of: id, height: height) }
    }

    private mutating func open(_ event: UnsafePointer<yaml_event_t>, _ kind: NodeKind) {
        let start = marks.offset(of: event.pointee.start_mark.index)
        let isFlow = kind == .mapping
            ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
        frames.top.pointee.count &+= 1
        var traits = Node.Traits(kind)
        if isFlow { traits.add(Node.Traits.flow) }
        if frames.top.pointee.isAtKey { traits.add(Node.Traits.broken) }
        let id = store.append(
            Node(start: UInt32(truncatingIfNeeded: start), end: 0, link: 0, size: 0, traits: traits))
        if traits.has(Node.Traits.broken) { noteCollectionKey(ByteRange(start, start + 1)) }
        let hasProperties = formc_anchor(event) != nil || formc_tag(event) != nil
        let anchor = hasProperties ? addProperties(id, event) : -1
        if frames.depth >= limits.depth { checkDepth(of: id, height: 1) }
        frames.push(
            Frame(
                node: id,
                deepest: Int32(truncatingIfNeeded: frames.depth + 1),
                indent: isFlow ? -1 : indent(of: event, kind, hasProperties: hasProperties),
                line: UInt32(truncatingIfNeeded: event.pointee.start_mark.line),
                flags: (kind == .mapping ? Frame.mapping : 0) | (isFlow ? Frame.flow : 0),
                anchor: anchor,
                expandedBefore: id &+ expansion))
    }

    private mutating func close(_ event: UnsafePointer<yaml_event_t>) {
        let frame = frames.pop()
        let isWritten = event.pointee.end_mark.index != event.pointee.start_mark.index
        let isFlow = frame.has(Frame.flow) && isWritten
        if isFlow { lastEnd = marks.offset(of: event.pointee.end_mark.index) }
        let id = frame.node
        store.nodes[id].end = UInt32(truncatingIfNeeded: lastEnd)
        store.nodes[id].link = UInt32(truncatingIfNeeded: store.count)
        store.nodes[id].size = frame.count
        let level = Int32(truncatingIfNeeded: frames.depth &+ 1)
        let deepest = frame.count > 0 ? max(frame.deepest, level &+ 1) : level
        frames.top.pointee.deepest = max(frames.top.pointee.deepest, deepest)
        if frame.anchor >= 0 {
            anchors.close(frame.anchor, size: store.count &+ expansion &- frame.expandedBefore, height: deepest &- level &+ 1)
        }
        if isFlow {
            checkComment(after: lastEnd)
            let isOutermost = !frames.top.pointee.has(Frame.flow)
            if isOutermost, frame.line != event.pointee.end_mark.line { checkFlowLines(of: id) }
        }
        if frame.flags & (Frame.mayRepeat | Frame.merges) != 0 { checkKeys(frame) }
    }

    // MARK: Properties and limits

    /// Notes the anchor and the tag of a node, which has been added; the anchor's number is returned, or -1.
    @discardableResult
    private mutating func addProperties(_ id: NodeID, _ event: UnsafePointer<yaml_event_t>) -> Int32 {
        let node = store.nodes[id]
        if let resolved = formc_tag(event) {
            let end = marks.offset(of: event.pointee.end_mark.index)
            let written = NodeProperties(source, from: Int(node.start), to: end).tag
            let tag = NodeTag(written: source[written.start..<written.end], resolved: Bytes(resolved))
            store.nodes[id].traits.setTag(tag)
            if tag == .foreign {
                store.nodes[id].traits.add(Node.Traits.broken)
                let rest = ByteRange(written.start, source.afterBlanks(from: written.end))
                let text = source[written.start..<written.end]
                diagnostics.append(.foreignTag(text, at: written, of: Int(node.start), removing: rest))
            }
        }
        guard let name = formc_anchor(event) else { return -1 }
        store.nodes[id].traits.add(Node.Traits.anchored)
        let isScalar = node.traits.kind == .scalar
        return anchors.define(Bytes(name), node: id, size: isScalar ? 1 : 0, height: 1)
    }

    /// Counts the nodes that an alias stands for.
    private mutating func expand(_ anchor: Anchors.Anchor, at range: ByteRange) {
        guard !isBeyondAliases else { return }
        aliasNodes += anchor.size
        expansion += anchor.size - 1
        guard aliasNodes > limits.aliasNodes else { return }
        isBeyondAliases = true
        diagnostics.append(.aliasesTooLarge(limit: limits.aliasNodes, at: range))
    }

    /// Looks at the depth of a node that is, or may be, too deep: its own level and those below it.
    private mutating func checkDepth(of id: NodeID, height: Int32) {
        let level = frames.depth + 1
        if level > Builder.deepest, stop == nil { stop = .nesting }
        guard level + Int(height) - 1 > limits.depth, !isTooDeep else { return }
        isTooDeep = true
        let start = Int(store.nodes[id].start)
        let diagnostic = Diagnostic.tooDeep(limit: limits.depth, at: ByteRange(start, start + 1))
        diagnostics.append(diagnostic)
        if firstTooDeep == nil { firstTooDeep = diagnostic }
    }

    func nodeRange(_ id: NodeID) -> ByteRange {
        let node = store.nodes[id]
        return ByteRange(Int(node.start), max(Int(node.end), Int(node.start)))
    }
}

extension Bytes {
    /// A view of a C string; of none if there is none.
    init(_ string: UnsafePointer<yaml_char_t>?) {
        guard let string else {
            self = .none
            return
        }
        var count = 0
        while string[count] != 0 { count += 1 }
        self.init(start: string, count: count)
    }
}
