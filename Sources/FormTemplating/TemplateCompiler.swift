import FormBytes
import FormSource

/// Turns the tags of templates, and the text between them, into the steps of a program.
struct TemplateCompiler: ~Copyable {
    /// The steps so far.
    var program = Program()
    /// Where partials and parents that are not there are called first, by name.
    private var missing: [String: ByteRange] = [:]

    private let keys: TemplateKeys
    private let templates: [String: Int]
    private var blocks: [String: Int] = [:]

    private var template = 0
    /// The template at hand.
    var bytes = Bytes.none
    private var tags: [Tag] = []
    /// The sections, blocks, parents and arguments around the tag at hand.
    private var open: [OpenTag] = []
    /// Where the text that is not appended yet begins.
    var position = 0
    /// The white space that the lines of the argument at hand lose.
    var dedent = ByteRange(0, 0)
    /// The text appended last.
    var literal = PendingLiteral()

    /// A compiler of templates that call each other by these names.
    init(templates: [String: Int], keys: TemplateKeys) {
        self.templates = templates
        self.keys = keys
    }

    /// The program of all templates compiled.
    consuming func finish() -> Program { program }

    /// Where the template compiled last calls others that are not there: each name's first place, in order.
    mutating func takeMissing() -> [ByteRange] {
        defer { missing.removeAll() }
        return missing.values.sorted { $0.start < $1.start }
    }

    /// Adds the next template; after a mistake it renders as nothing.
    mutating func compile(_ source: SourceText) throws(Mistake) {
        defer {
            program.operations.push(Operation(.end))
            template += 1
        }
        let start = program.operations.count
        do throws(Mistake) {
            tags = try TagScanner.tags(of: source)
            try TagPairs.match(&tags, in: source.bytes)
            try compileTags(of: source)
        } catch {
            open.removeAll()
            program.starts.push(Int32(clamping: program.operations.count))
            throw error
        }
        program.starts.push(Int32(clamping: start))
    }

    private mutating func compileTags(of source: SourceText) throws(Mistake) {
        bytes = source.bytes
        position = source.contentStart
        dedent = ByteRange(0, 0)
        literal = PendingLiteral(start: program.literals.count)
        var index = 0
        while index < tags.count {
            let tag = tags[index]
            if isIgnored(tag, at: index) {
                index = tag.kind.opens ? tag.partner + 1 : index + 1
                continue
            }
            if open.last?.kind == .parent {
                // What stands in a parent tag around its arguments is not text.
                literal.isAtLineStart = false
            } else {
                appendText(upTo: tag.textEnd)
                if !tag.ownsLine && !tag.indents { literal.tagFollows() }
            }
            position = tag.textStart
            try compile(tag, at: index)
            if tag.ownsLine || tag.isArgument { literal.isAtLineStart = true }
            index += 1
        }
        appendText(upTo: bytes.count)
        flushLiteral()
    }

    /// Whether a tag stands directly in a parent tag and is not an argument of it.
    private func isIgnored(_ tag: Tag, at index: Int) -> Bool {
        guard let around = open.last, around.kind == .parent else { return false }
        return !tag.isArgument && tag.partner != around.tag
    }

    private mutating func compile(_ tag: Tag, at index: Int) throws(Mistake) {
        switch tag.kind {
        case .comment, .delimiters: break
        case .escaped: try append(.escaped, pathOf: tag)
        case .raw: try append(.raw, pathOf: tag)
        case .section: try beginSection(.section, tag, at: index)
        case .inverted: try beginSection(.inverted, tag, at: index)
        case .partial: appendPartial(tag)
        case .parent: beginParent(tag, at: index)
        case .block where tag.isArgument: beginArgument(tag, at: index)
        case .block: beginBlock(tag, at: index)
        case .close: end(open.removeLast())
        }
    }
}

/// A section, block, parent or argument whose closing tag is still to come.
private struct OpenTag {
    /// What it is.
    enum Kind { case section, inverted, block, parent, argument }

    /// What it is.
    let kind: Kind
    /// The index of the opening tag.
    let tag: Int
    /// The index of its step.
    let operation: Int
    /// Of a parent: its arguments so far.
    var arguments: [Argument] = []
    /// Of an argument: what lines around it lose.
    var dedent = ByteRange(0, 0)
}

// MARK: Names

extension TemplateCompiler {
    private mutating func append(_ kind: Operation.Kind, pathOf tag: Tag) throws(Mistake) {
        let (first, count) = try path(tag.name)
        append(Operation(kind, first, count), of: tag)
    }

    /// Appends a step at which something can go wrong while it is rendered; its index.
    @discardableResult
    private mutating func append(_ operation: Operation, of tag: Tag) -> Int {
        flushLiteral()
        let step = program.operations.count
        program.operations.push(operation)
        program.sites.append(TagSite(operation: step, template: template, name: tag.name))
        return step
    }

    private mutating func path(_ name: ByteRange) throws(Mistake) -> (first: Int, count: Int) {
        if bytes[name] == "." { return (0, 0) }
        let parts = bytes[name].buffer.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if parts.contains(where: \.isEmpty) {
            throw Mistake(
                message: "an empty part in the name '\(bytes[name].string)'", range: name,
                help: "Write a name on both sides of each '.'; a single '.' is the item at hand.")
        }
        let numbers = parts.map { keys.key(String(decoding: $0, as: UTF8.self)).number }
        if numbers.count == 1 { return (Int(numbers[0]), 1) }
        let first = program.paths.count
        for number in numbers { program.paths.push(number) }
        return (first, numbers.count)
    }

    private mutating func blockNumber(_ tag: Tag) -> Int {
        let name = bytes[tag.name].string
        let number = blocks[name] ?? blocks.count
        blocks[name] = number
        return number
    }

    /// The index of the template that a tag calls.
    private mutating func callee(_ tag: Tag) -> Int? {
        let name = bytes[tag.name].string
        if let index = templates[name] { return index }
        if missing[name] == nil { missing[name] = tag.name }
        return nil
    }
}

// MARK: Sections, partials, parents and blocks

extension TemplateCompiler {
    private mutating func beginSection(
        _ kind: Operation.Kind, _ tag: Tag, at index: Int
    ) throws(Mistake) {
        try append(kind, pathOf: tag)
        let step = program.operations.count - 1
        open.append(OpenTag(kind: kind == .section ? .section : .inverted, tag: index, operation: step))
    }

    private mutating func appendPartial(_ tag: Tag) {
        guard let callee = callee(tag) else { return }
        let indent = indent(before: tag)
        append(Operation(.partial, callee, indent), of: tag)
    }

    private mutating func beginParent(_ tag: Tag, at index: Int) {
        let callee = callee(tag) ?? Operation.nobody
        let indent = indent(before: tag)
        let step = append(Operation(.parent, callee, indent, program.parents.count), of: tag)
        program.parents.push(ParentCall(firstArgument: 0, count: 0, next: 0))
        open.append(OpenTag(kind: .parent, tag: index, operation: step))
    }

    private mutating func beginArgument(_ tag: Tag, at index: Int) {
        flushLiteral()
        let argument = Argument(
            block: Int32(clamping: blockNumber(tag)), start: Int32(clamping: program.operations.count))
        open[open.count - 1].arguments.append(argument)
        open.append(OpenTag(kind: .argument, tag: index, operation: 0, dedent: dedent))
        if tag.nextLine != nil {
            dedent = bytes.firstIndentation(tag.textStart, tags[tag.partner].textEnd) ?? ByteRange(0, 0)
        }
    }

    private mutating func beginBlock(_ tag: Tag, at index: Int) {
        let content = tag.ownsLine ? bytes.firstIndentation(tag.textStart, tags[tag.partner].textEnd) : nil
        let indent = content.map { appendIndent($0) } ?? indent(before: tag)
        let step = append(Operation(.block, blockNumber(tag), indent), of: tag)
        open.append(OpenTag(kind: .block, tag: index, operation: step))
        guard tag.indents, !tag.ownsLine, let lineStart = tag.lineStart else { return }
        // The white space before the tag is the default's; an argument brings its own.
        position = lineStart
        literal.isAtLineStart = true
        appendText(upTo: tag.range.start)
        position = tag.textStart
    }

    private mutating func end(_ closed: OpenTag) {
        flushLiteral()
        switch closed.kind {
        case .section:
            program.operations.push(Operation(.endSection, 0, 0, closed.operation))
            program.operations[closed.operation].c = Int32(clamping: program.operations.count)
        case .inverted, .block:
            program.operations[closed.operation].c = Int32(clamping: program.operations.count)
        case .argument:
            program.operations.push(Operation(.end))
            dedent = closed.dedent
        case .parent: endParent(closed)
        }
    }

    private mutating func endParent(_ closed: OpenTag) {
        // Of two arguments for one block the later counts.
        let byBlock = Dictionary(closed.arguments.map { ($0.block, $0) }, uniquingKeysWith: { _, later in later })
        let call = ParentCall(
            firstArgument: program.arguments.count, count: byBlock.count,
            next: Int32(clamping: program.operations.count))
        for argument in byBlock.values.sorted(by: { $0.block < $1.block }) { program.arguments.push(argument) }
        program.parents[Int(program.operations[closed.operation].c)] = call
    }
}
