import CYAML
import FormBytes
import FormSource

/// What a file may cost before it is refused.
package struct Limits: Sendable, Hashable {
    /// The largest file, in bytes (FC1008).
    package var fileSize = 67_108_864
    /// How many nodes the aliases of a document may stand for (FC1004).
    package var aliasNodes = 1_000_000
    /// The deepest level a node may be at; the root is at level 1 (FC1005).
    package var depth = 128

    /// The limits of the language page.
    package init() {}
}

/// Reads a text as YAML.
///
/// Never fails: what is wrong is in the tree's diagnostics. The size of the text is not looked at; see
/// `Diagnostic.fileTooLarge`.
package func parse(_ source: SourceText, limits: Limits = Limits()) -> Tree {
    let prescan = Prescan(source.bytes, from: source.contentStart)
    if let diagnostics = refusal(of: source, prescan) {
        return Tree(source: source, facts: prescan.facts, refusedFor: diagnostics)
    }
    var builder = Builder(source.bytes, facts: prescan.facts, limits: limits)
    let prologue = Prologue(source.bytes, from: source.contentStart, facts: prescan.facts)
    for part in prologue.parts where builder.stop == nil {
        builder.begin(part)
        readEvents(of: prologue.text[part.start..<part.end], into: &builder)
    }
    if let problem = prologue.problem { builder.fail(problem) }
    return builder.finish(source)
}

/// Why a text is not given to libyaml, if so.
private func refusal(of source: SourceText, _ prescan: Prescan) -> [Diagnostic]? {
    if let undecodable = source.undecodable, undecodable <= prescan.fault?.offset ?? .max {
        return [.notUTF16(at: undecodable)]
    }
    if let fault = prescan.fault {
        let range = ByteRange(fault.offset, fault.offset + fault.length)
        return [.notText(fault.reason, source.bytes[range.start..<range.end], at: range)]
    }
    guard !prescan.separators.isEmpty else { return nil }
    return prescan.separators.map { offset in
        let range = ByteRange(offset, offset + (source.bytes[offset] == 0xC2 ? 2 : 3))
        return .rawSeparator(source.bytes[range.start..<range.end], at: range)
    }
}

/// Lets libyaml read a part of a text, and the builder take its events.
private func readEvents(of part: Bytes, into builder: inout Builder) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
    }
    precondition(yaml_parser_initialize(parser) == 1, "out of memory")
    formc_read_in_place(parser, part.start, part.count)
    while builder.stop == nil {
        guard yaml_parser_parse(parser, event) == 1 else {
            return builder.fail(SyntaxProblem(parser.pointee, in: builder.source, &builder.marks).diagnostic)
        }
        builder.take(event)
        let isEnd = event.pointee.type == YAML_STREAM_END_EVENT
        yaml_event_delete(event)
        if isEnd { return }
    }
}

extension Builder {
    /// What has been built, as a tree.
    consuming func finish(_ source: SourceText) -> Tree {
        switch stop {
        case .syntax(let diagnostic): return Tree(source: source, facts: facts, refusedFor: [diagnostic])
        case .nesting: return Tree(source: source, facts: facts, refusedFor: firstTooDeep.map { [$0] } ?? [])
        case nil: break
        }
        var diagnostics = diagnostics
        if diagnostics.count > 1 {
            diagnostics.sort { ($0.range.start, $0.code) < ($1.range.start, $1.code) }
        }
        return Tree(self, source: source, diagnostics: diagnostics)
    }
}

extension Tree {
    /// The tree of a text that has no specs.
    fileprivate convenience init(source: SourceText, facts: TextFacts, refusedFor diagnostics: [Diagnostic]) {
        self.init(source: source)
        self.facts = facts
        self.diagnostics = diagnostics
        isBroken = true
    }

    fileprivate convenience init(_ builder: consuming Builder, source: SourceText, diagnostics: [Diagnostic]) {
        let documents = builder.documents
        let facts = builder.facts
        self.init(source: source, store: builder.store, pool: builder.pool)
        self.documents = documents
        self.facts = facts
        self.diagnostics = diagnostics
    }
}
