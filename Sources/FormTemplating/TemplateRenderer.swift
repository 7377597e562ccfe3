import FormBytes

/// Renders templates of a library; each worker has one and uses it again and again.
package struct TemplateRenderer: ~Copyable {
    private let library: TemplateLibrary
    /// What names are looked up in, the innermost on top.
    private var contexts = FlatStack<Context>()
    /// The templates and arguments that are being rendered, the innermost on top.
    private var calls = FlatStack<Call>()
    /// What parent tags give, the innermost on top.
    private var scopes = FlatStack<Scope>()
    /// The innermost scope that the blocks at hand see, or -1.
    private var scope = -1
    /// What lines are indented by: the last `indentCount` bytes.
    private var indentation = ByteBuffer()
    private var indentCount = 0
    /// How many tags were rendered, and objects and scopes looked into in vain.
    private var steps = 0
    /// How much the steps, and the bytes of the output, may be together.
    private var limit = 0
    /// How much of the limit belongs to this rendering, and not to what the output held before.
    private var allowance = 0

    /// A renderer of the templates of a library.
    package init(_ library: TemplateLibrary) {
        self.library = library
    }

    /// Appends what a template makes of data, whose keys are those the library was compiled with.
    ///
    /// It throws where templates are inside one another without end, or make more than any could mean to; the output is
    /// incomplete then.
    package mutating func render(
        _ template: Template, _ data: borrowing TemplateData, to output: inout ByteBuffer
    ) throws(TemplateError) {
        reset(root: data.root)
        allowance = RenderProblem.workLimit(data.size + library.program.literals.count)
        limit = output.count + allowance
        let operations = UnsafePointer(library.program.operations.base)
        var next = Int(library.program.starts[template.index])
        while true {
            let step = operations[next]
            next &+= 1
            if step.kind.isTag {
                steps &+= 1
                guard output.count &+ steps <= limit else { throw tooMuch(at: next - 1) }
            }
            switch step.kind {
            case .literal: try append(step, to: &output)
            case .escaped: output.appendEscaped(value(step, data), of: data)
            case .raw: output.append(value(step, data), of: data)
            case .section: if !begin(value(step, data), of: data) { next = Int(step.c) }
            case .endSection: if advance(data) { next = Int(step.c) &+ 1 }
            case .inverted: if value(step, data).isTruthy { next = Int(step.c) }
            case .partial, .parent: try call(step, &next)
            case .block: try callArgument(step, &next)
            case .end:
                guard let caller = endCall() else { return }
                next = caller
            }
        }
    }

    private mutating func reset(root: TemplateValue) {
        contexts.truncate(to: 0)
        calls.truncate(to: 0)
        scopes.truncate(to: 0)
        scope = -1
        indentation.removeAll()
        indentCount = 0
        steps = 0
        push(root, next: 0, end: 0)
    }

    @inline(never)
    private func tooMuch(at operation: Int) -> TemplateError {
        library.error(at: operation, .tooMuch(limit: allowance))
    }
}

// MARK: Values and sections

// The stacks' elements are usable from inline since whoever keeps a renderer frees its stacks.

/// A value that names are looked up in.
@usableFromInline
struct Context: BitwiseCopyable {
    /// The value.
    var value: TemplateValue
    /// The innermost object from here outwards: an index of the stack, or -1.
    var object: Int
    /// The item of the section's list that comes next.
    var next: Int
    /// The end of that list.
    let end: Int
}

extension TemplateRenderer {
    /// The value of a step's path; null if there is none.
    @inline(__always)
    private mutating func value(_ step: Operation, _ data: borrowing TemplateData) -> TemplateValue {
        if step.b == 1 { return find(UInt32(bitPattern: step.a), data) }
        return step.b == 0 ? contexts[contexts.count - 1].value : valueOfPath(step, data)
    }

    private mutating func valueOfPath(_ step: Operation, _ data: borrowing TemplateData) -> TemplateValue {
        let path = Int(step.a)
        var value = find(library.program.paths[path], data)
        for index in (path + 1)..<(path + Int(step.b)) {
            guard value.kind == TemplateValue.Kind.object else { return .null }
            value = member(library.program.paths[index], of: value, data) ?? .null
        }
        return value
    }

    /// The value of a name in the innermost object that has it.
    @inline(__always)
    private mutating func find(_ key: UInt32, _ data: borrowing TemplateData) -> TemplateValue {
        var index = contexts[contexts.count - 1].object
        while index >= 0 {
            if let value = member(key, of: contexts[index].value, data) { return value }
            index = index == 0 ? -1 : contexts[index - 1].object
            steps &+= 1
        }
        return .null
    }

    @inline(__always)
    private func member(
        _ key: UInt32, of object: TemplateValue, _ data: borrowing TemplateData
    ) -> TemplateValue? {
        var member = UnsafePointer(data.slots.base + object.payload)
        let end = member + Int(object.count)
        while member < end {
            if member.pointee.key == key { return member.pointee }
            member += 1
        }
        return nil
    }

    /// Begins a section for a value; false if it does not render.
    private mutating func begin(_ value: TemplateValue, of data: borrowing TemplateData) -> Bool {
        guard value.isTruthy else { return false }
        if value.kind == TemplateValue.Kind.list {
            push(data.slots[value.payload], next: value.payload &+ 1, end: value.payload &+ Int(value.count))
        } else {
            push(value, next: 0, end: 0)
        }
        return true
    }

    /// Takes the next item of the section's list; ends the section and is false if there is none.
    private mutating func advance(_ data: borrowing TemplateData) -> Bool {
        let context = contexts.pop()
        guard context.next < context.end else { return false }
        push(data.slots[context.next], next: context.next &+ 1, end: context.end)
        return true
    }

    @inline(__always)
    private mutating func push(_ value: TemplateValue, next: Int, end: Int) {
        let outer = contexts.isEmpty ? -1 : contexts[contexts.count - 1].object
        let object = value.kind == TemplateValue.Kind.object ? contexts.count : outer
        contexts.push(Context(value: value, object: object, next: next, end: end))
    }
}

// MARK: Calls

/// A template or an argument that is being rendered: what to go back to.
@usableFromInline
struct Call: BitwiseCopyable {
    /// The step of the tag.
    let operation: Int
    /// The step to go on with.
    let next: Int
    /// The scope that blocks see there.
    let scope: Int
    /// How many scopes there are there.
    let scopeCount: Int
    /// How many bytes the indentations have there.
    let indentationCount: Int
    /// How many bytes lines are indented by there.
    let indentCount: Int
}

/// What a parent tag gives.
@usableFromInline
struct Scope: BitwiseCopyable {
    /// The arguments.
    let parent: ParentCall
    /// The scope of the template that the tag is in, or -1.
    let outer: Int
}

extension TemplateRenderer {
    private mutating func call(_ step: Operation, _ next: inout Int) throws(TemplateError) {
        var caller = next
        var inner = scope
        if step.kind == .parent {
            let parent = library.program.parents[Int(step.c)]
            caller = Int(parent.next)
            if parent.count > 0 { inner = scopes.count }
            guard step.a >= 0 else {
                next = caller
                return
            }
            try beginCall(step, at: next - 1, caller: caller)
            if parent.count > 0 { scopes.push(Scope(parent: parent, outer: scope)) }
        } else {
            try beginCall(step, at: next - 1, caller: caller)
        }
        scope = inner
        next = Int(library.program.starts[Int(step.a)])
    }

    /// Renders what a block is given: by the outermost template that gives it anything.
    ///
    /// The blocks of an argument are those of the template that it is written in, so they only see what that is given.
    private mutating func callArgument(_ step: Operation, _ next: inout Int) throws(TemplateError) {
        var found: (start: Int32, scope: Int)?
        var index = scope
        while index >= 0 {
            let candidate = scopes[index]
            if let start = argument(step.a, of: candidate.parent) { found = (start, candidate.outer) }
            index = candidate.outer
            steps &+= 1
        }
        guard let found else { return }
        try beginCall(step, at: next - 1, caller: Int(step.c))
        scope = found.scope
        next = Int(found.start)
    }

    private func argument(_ block: Int32, of parent: ParentCall) -> Int32? {
        var low = parent.firstArgument
        var high = low + parent.count
        while low < high {
            let middle = (low + high) / 2
            if library.program.arguments[middle].block < block { low = middle + 1 } else { high = middle }
        }
        guard low < parent.firstArgument + parent.count, library.program.arguments[low].block == block else {
            return nil
        }
        return library.program.arguments[low].start
    }

    private mutating func beginCall(_ step: Operation, at operation: Int, caller: Int) throws(TemplateError) {
        guard calls.count < RenderProblem.depthLimit else { throw library.error(at: operation, .tooDeep) }
        calls.push(
            Call(
                operation: operation, next: caller, scope: scope, scopeCount: scopes.count,
                indentationCount: indentation.count,
                indentCount: indentCount))
        guard step.b != Indent.inline else {
            indentCount = 0
            return
        }
        let indent = library.program.indents[Int(step.b)]
        guard indentCount + indent.count <= RenderProblem.indentLimit else {
            throw library.error(at: operation, .tooWide)
        }
        indentation.append(library.program.literals.bytes[indent.start..<(indent.start + indent.count)])
        indentCount += indent.count
    }

    /// Ends a template or an argument; the step to go on with, or nil at the end of the outermost.
    private mutating func endCall() -> Int? {
        guard !calls.isEmpty else { return nil }
        let call = calls.pop()
        scope = call.scope
        scopes.truncate(to: call.scopeCount)
        indentation.truncate(to: call.indentationCount)
        indentCount = call.indentCount
        return call.next
    }
}

// MARK: Text

extension TemplateRenderer {
    @inline(__always)
    private func append(_ literal: Operation, to output: inout ByteBuffer) throws(TemplateError) {
        let text = Bytes(
            start: UnsafePointer(library.program.literals.base) + Int(literal.a), count: Int(literal.b))
        if indentCount == 0 {
            output.append(text)
        } else {
            try appendIndented(text, literal, to: &output)
        }
    }

    /// Appends lines, each that is not empty with the indentation before it.
    private func appendIndented(
        _ text: Bytes, _ literal: Operation, to output: inout ByteBuffer
    ) throws(TemplateError) {
        let indent = indentation.bytes[(indentation.count - indentCount)..<indentation.count]
        var isLineStart = literal.startsLine
        var index = 0
        while index < text.count {
            if isLineStart, !text.hasLineEnd(at: index) {
                guard output.count &+ steps <= limit else { throw tooMuch(at: calls[calls.count - 1].operation) }
                output.append(indent)
            }
            let lineEnd = text.lineEnd(index, text.count)
            output.append(text[index..<lineEnd])
            isLineStart = true
            index = lineEnd
        }
        if literal.endsAtLineStart { output.append(indent) }
    }
}

extension Bytes {
    fileprivate func hasLineEnd(at index: Int) -> Bool {
        self[index] == UInt8(ascii: "\n")
            || self[index] == UInt8(ascii: "\r") && index + 1 < count && self[index + 1] == UInt8(ascii: "\n")
    }
}
