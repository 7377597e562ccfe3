import FormBytes
import FormLanguage
import FormTemplating
import FormYAML

/// Writes what templates see of one spec: see `Templates/README.md`.
struct SwiftContext: ~Copyable {
    /// The context so far.
    var data: TemplateData
    /// The names of its members.
    let keys: ContextKeys
    /// What was asked for.
    let options: SwiftOptions
    /// The spec.
    let spec: CheckedSpec
    /// Its name.
    let name: Bytes
    /// The model of the spec, and what names it gives.
    let model: Model
    let view: ModelView
    let plan: SpecPlan
    /// What can be chosen in each item of a form; nil of an item without a destination.
    var choices: [Choice?] = []
    /// The types of the rows of option sets, made once each.
    var setTypes: [ObjectIdentifier: ObjectType] = [:]
    /// The spec's file and the ids down to what is at hand, as comments show them.
    var place = ByteBuffer(capacity: 128)
    /// How many ids stand in `place`.
    private var depth = 0
    /// Whether a text of the views is Markdown.
    var needsMarkdown = false
    /// What a project's own templates mention; nil if there are none.
    var modelKeys: ModelKeys?

    /// Whether an image is shown otherwise than the spec says, because the API has no way to.
    var hasReplacedImages = false

    /// A context that takes the memory of an earlier one.
    init(
        _ data: consuming TemplateData, _ keys: ContextKeys, _ options: SwiftOptions, _ spec: CheckedSpec,
        _ model: Model
    ) {
        self.data = data
        self.keys = keys
        self.options = options
        self.spec = spec
        self.model = model
        view = model.view
        plan = SpecPlan(spec, model)
        let slot = model.view.slot(spec.record, SpecKeys.name)
        name = slot.isPresent ? model.view.text(slot) : .none
    }

    /// Gives the context away.
    consuming func finish() -> TemplateData { data }

    /// Writes all of the context; with `model`, the normalized JSON too.
    mutating func write(source: Bytes, json: Bytes, model modelKeys: ModelKeys?) {
        data.reset()
        self.modelKeys = modelKeys
        place.appendSwiftComment(source)
        data.beginObject()
        data.add(1, as: keys.contextVersion)
        data.add(keys.source) { $0.appendSwiftComment(source) }
        data.add(name, as: keys.spec)
        data.add(name, as: keys.name)
        data.add(options.access.modifier, as: keys.access)
        data.add(options.runtime == .module, as: keys.runtimeIsModule)
        data.add(keys.jsonLiteral) { $0.appendSwiftRawString(json) }
        let title = text(SpecKeys.title, of: spec.record)
        addComment(title, orElse: name)
        add(title, as: keys.title)
        switch spec.kind {
        case .form: addForm()
        case .list: addList()
        case .optionSet: addOptionSet()
        case nil: break
        }
        data.add(needsMarkdown, as: keys.needsMarkdown)
        if let modelKeys { data.add(json: json, as: keys.model, modelKeys) }
        data.endObject()
    }

    // MARK: Places

    /// Goes down to what has an id; returns where `leave` goes back to.
    mutating func enter(_ id: Bytes) -> Int {
        let length = place.count
        place.append(depth == 0 ? ": " as StaticString : ", ")
        place.appendSwiftComment(id)
        depth += 1
        return length
    }

    /// Goes back up.
    mutating func leave(to length: Int) {
        place.truncate(to: length)
        depth -= 1
    }

    /// Adds the place of what is at hand.
    mutating func addPlace() { data.add(copying: place.bytes, as: keys.place) }

    // MARK: Texts

    /// The text of a slot of a record of the spec itself; nil if it is left out.
    func text(_ key: Int, of record: RecordID) -> SpecText? { SpecText(view.slot(record, key), view) }

    /// Adds what a comment says of something: its title, or else its id.
    mutating func addComment(_ title: SpecText?, orElse id: Bytes) {
        var shown = id
        if let title, title.kind != .slot { shown = title.string }
        data.add(keys.comment) { $0.appendSwiftComment(shown) }
    }

    /// Adds a text with the expressions that show it; null if there is none.
    mutating func add(_ text: SpecText?, as key: TemplateKey) {
        guard let text else { return data.addNull(as: key) }
        if text.kind == .markdown { needsMarkdown = true }
        let view = self.name
        data.beginObject(key)
        data.add(keys.view) { $0.appendView(of: text) }
        if text.kind != .slot {
            data.add(keys.attributed) { $0.appendAttributedString(of: text) }
            if options.odsAPI == .models, spec.kind == .list {
                data.add(keys.plain) { $0.appendPlainString(of: text, view) }
                data.add(keys.escaped) { $0.appendEscapedMarkdown(of: text, view) }
            }
        }
        data.endObject()
    }

    /// Adds the names of slots: what they are called as parameters and as properties.
    mutating func addSlots() {
        data.beginList(keys.slots)
        for (index, slot) in plan.slots.list.enumerated() {
            data.beginObject()
            data.add(keys.name) { buffer in
                let start = buffer.count
                SwiftIdentifier.append(slot, as: .member, to: &buffer)
                buffer.quoteKeyword(from: start)
            }
            data.add(keys.property) { $0.appendSlotProperty(slot) }
            data.add(index == plan.slots.list.count - 1, as: keys.isLast)
            data.endObject()
        }
        data.endList()
        data.add(!plan.slots.isEmpty, as: keys.hasSlots)
    }

    // MARK: Sections

    /// Adds what is said of a section itself: its comment, its property, its header and footer.
    mutating func addSectionParts(_ index: Int) {
        let section = plan.sections[index]
        let header = section.record == 0 ? nil : text(SectionKeys.header, of: section.record)
        addComment(header, orElse: plan.name(section.id))
        addPlace()
        data.add(keys.property) {
            $0.append("section" as StaticString)
            $0.append(decimal: index + 1)
        }
        add(header, as: keys.header)
        add(section.record == 0 ? nil : text(SectionKeys.footer, of: section.record), as: keys.footer)
    }

    /// Calls `body` for each item of a section, with the item's place.
    mutating func forEachItem(of section: SpecPlan.Section, _ body: (inout SwiftContext, SpecPlan.Item) -> Void) {
        for index in section.items {
            let item = plan.items[index]
            let length = enter(item.id)
            body(&self, item)
            leave(to: length)
        }
    }

    /// Calls `body` for each item, with the item's place.
    mutating func forEachItem(_ body: (inout SwiftContext, SpecPlan.Item) -> Void) {
        for index in plan.sections.indices {
            let section = plan.sections[index]
            let length = enter(plan.name(section.id))
            forEachItem(of: section, body)
            leave(to: length)
        }
    }
}

/// A text of a spec.
struct SpecText {
    /// What it is.
    enum Kind {
        case text, markdown, slot
    }

    /// What it is.
    let kind: Kind
    /// The text, the Markdown, or the slot's name.
    let string: Bytes
    /// The localization key, if it has one.
    let key: Bytes?

    private init(_ kind: Kind, _ string: Bytes, key: Bytes? = nil) {
        self.kind = kind
        self.string = string
        self.key = key
    }

    /// The text of a slot; nil if it is left out.
    init?(_ slot: Slot, _ view: ModelView) {
        guard slot.isPresent else { return nil }
        guard slot.payload != 0 else {
            self.init(.text, view.text(slot))
            return
        }
        let keySlot = view.slot(slot.payload, TextKeys.key)
        let key = keySlot.isPresent ? view.text(keySlot) : nil
        let text = view.slot(slot.payload, TextKeys.text)
        let markdown = view.slot(slot.payload, TextKeys.markdown)
        if text.isPresent {
            self.init(.text, view.text(text), key: key)
        } else if markdown.isPresent {
            self.init(.markdown, view.text(markdown), key: key)
        } else {
            self.init(.slot, view.text(view.slot(slot.payload, TextKeys.slot)))
        }
    }
}

extension TemplateData {
    /// Adds a text that `write` appends to the data's own bytes.
    @inline(__always)
    mutating func add(_ key: TemplateKey, _ write: (inout ByteBuffer) -> Void) {
        let start = text.count
        write(&text)
        add(textFrom: start, as: key)
    }
}
