import FormBytes
import FormData
import FormLanguage
import FormYAML

/// Writes checked specs as normalized JSON.
///
/// The table of the language drives it: each key's type says how its value is written, and its fallback what stands for
/// it when it is left out.
package struct JSONEmitter: ~Copyable {
    var output: JSONOutput
    /// The model of the spec, for what stands in the spec itself.
    let model: Model
    let own: ModelView
    /// The position of the section at hand, from 1.
    var section = 0
    /// The data of the picker at hand.
    var data: OptionData?

    /// Appends the JSON of a spec without errors to a buffer.
    package static func write(_ spec: CheckedSpec, style: JSONStyle, into buffer: inout ByteBuffer) {
        guard let model = spec.model, let kind = spec.kind else { return }
        var taken = ByteBuffer(capacity: 16)
        swap(&taken, &buffer)
        var emitter = JSONEmitter(output: JSONOutput(taken, style), model: model)
        emitter.spec(spec, kind)
        var written = emitter.finish()
        swap(&written, &buffer)
    }

    private init(output: consuming JSONOutput, model: Model) {
        self.output = output
        self.model = model
        own = model.view
    }

    private consuming func finish() -> ByteBuffer { output.finish() }

    private mutating func spec(_ spec: CheckedSpec, _ kind: SpecKind) {
        data = spec.data
        switch kind {
        case .form, .list:
            record(spec.record, kind.schema, own, replacing: [FormKeys.sections, FormKeys.items], with: .sections)
        case .optionSet:
            let keys = [OptionSetKeys.options, OptionSetKeys.groups, OptionSetKeys.objects, OptionSetKeys.file]
            record(spec.record, kind.schema, own, replacing: keys, with: .data)
        }
    }

    // MARK: Records

    /// A member that stands for several keys of a record.
    enum Substitute {
        case none, sections, data

        /// The member's name.
        var name: StaticString {
            switch self {
            case .none: ""
            case .sections: "sections"
            case .data: "data"
            }
        }
    }

    /// Writes a record as an object, with one member in place of some of its keys.
    mutating func record(
        _ record: RecordID, _ schema: Schema, _ view: ModelView, replacing replaced: [Int] = [],
        with substitute: Substitute = .none
    ) {
        output.begin(UInt8(ascii: "{"))
        var isPending = !replaced.isEmpty
        for index in schema.sortedIndices {
            let key = schema.keys[index]
            if isPending, Bytes(substitute.name) < Bytes(key.name) || Bytes(substitute.name) == Bytes(key.name) {
                isPending = false
                write(substitute, record, view)
            }
            if !replaced.isEmpty, replaced.contains(index) { continue }
            member(view.slot(record, index), key, of: record, schema, view)
        }
        if isPending { write(substitute, record, view) }
        output.end(UInt8(ascii: "}"))
    }

    private mutating func member(_ slot: Slot, _ key: Key, of record: RecordID, _ schema: Schema, _ view: ModelView) {
        if slot.isPresent {
            output.member(key.name)
            return value(slot, key.type, view)
        }
        switch key.fallback {
        case .omitted: break
        case .json(let text):
            output.member(key.name)
            output.raw(text)
        case .derived: derived(key, of: record, view)
        }
    }

    private mutating func write(_ substitute: Substitute, _ record: RecordID, _ view: ModelView) {
        output.member(substitute.name)
        switch substitute {
        case .none: break
        case .data: if let data { write(data) }
        case .sections: sections(record, view)
        }
    }

    private mutating func derived(_ key: Key, of record: RecordID, _ view: ModelView) {
        switch key.name.description {
        case "id":
            output.member("id")
            output.buffer.append("\"section-")
            output.buffer.append(decimal: section)
            output.buffer.append(UInt8(ascii: "\""))
        case "cached":
            guard view.slot(record, ImageKeys.url).isPresent else { return }
            output.member("cached")
            output.raw("false")
        case "fields":
            output.member("fields")
            searchFields()
        default: break
        }
    }

    // MARK: Sections and items

    private mutating func sections(_ record: RecordID, _ view: ModelView) {
        output.begin(UInt8(ascii: "["))
        let sections = view.slot(record, FormKeys.sections)
        if sections.isPresent {
            var next = sections.payload
            section = 0
            while next != 0 {
                section += 1
                output.next()
                self.record(next, SectionKeys.schema, view)
                next = view.records.next(next)
            }
        } else {
            output.next()
            output.begin(UInt8(ascii: "{"))
            output.member("id")
            output.raw("\"main\"")
            output.member("items")
            items(view.slot(record, FormKeys.items), view)
            output.end(UInt8(ascii: "}"))
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func items(_ slot: Slot, _ view: ModelView) {
        output.begin(UInt8(ascii: "["))
        var item = slot.payload
        while item != 0 {
            output.next()
            record(item, model.component(of: item).schema, view)
            item = view.records.next(item)
        }
        output.end(UInt8(ascii: "]"))
    }

    // MARK: Values

    /// Writes a value by its type.
    private mutating func value(_ slot: Slot, _ type: ValueType, _ view: ModelView) {
        switch type {
        case .version: output.raw("1")
        case .string, .resource, .identifier, .name, .swiftName, .fieldName, .path, .webAddress:
            output.string(view.text(slot))
        case .boolean: output.raw(slot.payload == 1 ? "true" : "false")
        case .listed: output.string(view.text(slot))
        case .lineCount: slot.payload == 0 ? output.raw("\"unlimited\"") : output.buffer.append(decimal: slot.payload)
        case .text(let schema), .title(let schema): text(slot, schema, view)
        case .record(let schema): self.record(slot, schema, view)
        case .strings, .searchFields: strings(slot, view)
        case .items: items(slot, view)
        case .defaults: defaults(slot, view)
        case .searchFilter(_, let schema): searchFilter(slot, schema, view)
        case .records, .options, .objects, .fieldTypes, .rows, .optionSet, .file, .columns, .positive, .targets,
            .severities,
            .unchecked, .forbidden:
            break
        }
    }

    private mutating func record(_ slot: Slot, _ schema: Schema, _ view: ModelView) {
        guard schema == Destination.schema else { return record(slot.payload, schema, view) }
        let keys = [
            Destination.options, Destination.groups, Destination.objects, Destination.optionSet, Destination.file,
        ]
        data = keys.map { view.slot(slot.payload, $0) }.first { $0.isPresent }.flatMap { model.data(at: $0) }
        record(slot.payload, schema, view, replacing: keys, with: .data)
    }

    /// Writes a text, always as a mapping.
    mutating func text(_ slot: Slot, _ schema: Schema, _ view: ModelView) {
        if slot.payload != 0 { return record(slot.payload, schema, view) }
        text(view.text(slot))
    }

    /// Writes a string as a text.
    mutating func text(_ text: Bytes) {
        output.begin(UInt8(ascii: "{"))
        output.member("text")
        output.string(text)
        output.end(UInt8(ascii: "}"))
    }

    /// Writes a list of strings.
    mutating func strings(_ slot: Slot, _ view: ModelView) {
        output.begin(UInt8(ascii: "["))
        let list = view.tree.resolved(Int(slot.node))
        var child = list + 1
        let end = Int(view.tree[list].link)
        while child < end {
            output.next()
            output.string(view.tree.text(view.tree.resolved(child)))
            child = view.tree.next(child)
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func defaults(_ slot: Slot, _ view: ModelView) {
        let kind = data?.rowType.flatMap { type in type.id.flatMap { type.fields[$0].kind } }
        output.begin(UInt8(ascii: "["))
        for node in view.elements(of: slot) {
            output.next()
            let text = view.tree.text(view.tree.resolved(node))
            if let kind, kind != .string {
                output.buffer.appendJSONString(RowType.normalizedID(text, kind))
            } else {
                output.string(text)
            }
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func searchFilter(_ slot: Slot, _ schema: Schema, _ view: ModelView) {
        if view.isMapping(slot) { return record(slot.payload, schema, view) }
        guard slot.payload != 0 else { return output.raw("\"none\"") }
        output.begin(UInt8(ascii: "{"))
        output.member("caseSensitive")
        output.raw("false")
        output.member("fields")
        searchFields()
        output.member("match")
        output.string(view.text(slot))
        output.end(UInt8(ascii: "}"))
    }

    /// Writes the fields that are searched when none are named.
    private mutating func searchFields() {
        output.begin(UInt8(ascii: "["))
        output.next()
        if let type = data?.rowType, let label = type.label {
            output.string(type.fields[label].name)
        } else {
            output.raw("\"title\"")
        }
        output.end(UInt8(ascii: "]"))
    }
}
