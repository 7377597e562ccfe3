import CYAML
import FormBytes
import FormSource

/// Builds a tree from libyaml's events.
///
/// Everything the loop touches is in this struct and in plain memory; nothing is allocated for a node. Extensions hold
/// what it does with nodes (`Nodes.swift`, `Scalars.swift`), keys, and what libyaml should have refused.
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
    private(set) var documents: [Document] = []
    var diagnostics: [Diagnostic] = []
    private(set) var stop: Stop?
    /// FC1005 of the first node of the file that is too deep.
    private(set) var firstTooDeep: Diagnostic?

    var marks: MarkCursor
    var frames = FrameStack()
    var anchors = Anchors()
    var keys = FingerprintTable()
    /// Where the node that ended last ends.
    var lastEnd = 0

    /// What is known of the document that is open.
    private var document = OpenDocument()
    /// Whether the document before ended without `...`.
    private var isUnended = false

    private struct OpenDocument {
        var start = 0
        var firstNode = 0
        /// How many nodes the aliases so far stand for.
        var aliasNodes = 0
        var isBeyondAliases = false
        var isTooDeep = false
    }

    /// How many nodes more there would be in the document if aliases were written out.
    private(set) var expansion = 0

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
        if isUnended, formc_has_directives(event) != 0 { fail(.directiveInside(ByteRange(start, start + 1))) }
        document = OpenDocument()
        document.start = documents.isEmpty ? 0 : isImplicit ? start : end - 3
        document.firstNode = store.count
        lastEnd = end
        expansion = 0
        frames.reset()
        anchors.reset()
    }

    private mutating func endDocument(_ event: UnsafePointer<yaml_event_t>) {
        let isBroken = document.isBeyondAliases || document.isTooDeep
        let root = store.count > document.firstNode && !isBroken ? document.firstNode : nil
        documents.append(Document(root: root, start: document.start, isBroken: isBroken))
        isUnended = formc_end_is_implicit(event) != 0
    }

    // MARK: Limits

    /// Counts the nodes that an alias stands for.
    mutating func expand(_ anchor: Anchors.Anchor, at range: ByteRange) {
        guard !document.isBeyondAliases else { return }
        document.aliasNodes += anchor.size
        expansion += anchor.size - 1
        guard document.aliasNodes > limits.aliasNodes else { return }
        document.isBeyondAliases = true
        diagnostics.append(.aliasesTooLarge(limit: limits.aliasNodes, at: range))
    }

    /// Looks at a node of the innermost collection that has `height` levels, its own included.
    @inline(__always)
    mutating func checkDepth(of id: NodeID, height: Int32) {
        if frames.depth + Int(height) > limits.depth { noteDepth(of: id, height: height) }
    }

    private mutating func noteDepth(of id: NodeID, height: Int32) {
        if frames.depth >= Builder.deepest, stop == nil { stop = .nesting }
        guard !document.isTooDeep else { return }
        document.isTooDeep = true
        let start = Int(store.nodes[id].start)
        let diagnostic = Diagnostic.tooDeep(limit: limits.depth, at: ByteRange(start, min(start + 1, source.count)))
        diagnostics.append(diagnostic)
        if firstTooDeep == nil { firstTooDeep = diagnostic }
    }
}
