import FormBytes
import FormLanguage
import FormYAML

/// What is worked out of a spec before its context is written: the names of everything, in one run of bytes.
struct SpecPlan: ~Copyable {
    /// An item, with what names are made from.
    struct Item {
        /// Its position among all items.
        let index: Int
        /// Its record.
        let record: RecordID
        /// Its id.
        let id: Bytes
        /// The name of its property, without backticks.
        let property: Range<Int>
        /// The record of a picker's destination; 0 if there is none.
        var destination: RecordID = 0
        /// The options or rows of the destination.
        var data: OptionData?
        /// The name of the type of the picker's own options.
        var optionType = 0..<0
    }

    /// A section.
    struct Section {
        /// Its record; 0 of the one that `items` stand for.
        let record: RecordID
        /// Its id, written or implied.
        let id: Range<Int>
        /// Its items.
        let items: Range<Int>
    }

    /// The sections, in order.
    private(set) var sections: [Section] = []
    /// The items of all sections, in order.
    private(set) var items: [Item] = []
    /// The names of slots.
    private(set) var slots = DistinctNames()
    /// The names of actions.
    private(set) var actions = DistinctNames()
    /// The names of destinations.
    private(set) var destinations = DistinctNames()
    private var names = ByteBuffer(capacity: 1024)

    /// The plan of a form or a list; of an option set it is empty.
    init(_ spec: CheckedSpec, _ model: Model) {
        guard let kind = spec.kind, kind != .optionSet else { return }
        let view = model.view
        let listed = view.slot(spec.record, FormKeys.sections)
        guard listed.isPresent else {
            add(section: 0, items: view.slot(spec.record, FormKeys.items), kind, model, view)
            return
        }
        var section = listed.payload
        while section != 0 {
            add(section: section, items: view.slot(section, SectionKeys.items), kind, model, view)
            section = view.records.next(section)
        }
    }

    /// The bytes of a name; good as long as the plan.
    func name(_ range: Range<Int>) -> Bytes { names.bytes[range] }

    private mutating func add(
        section: RecordID, items slot: Slot, _ kind: SpecKind, _ model: Model, _ view: ModelView
    ) {
        let first = items.count
        if section != 0 { note(slotOf: view.slot(section, SectionKeys.header), view) }
        var item = slot.payload
        while item != 0 {
            add(item: item, kind, model, view)
            item = view.records.next(item)
        }
        if section != 0 { note(slotOf: view.slot(section, SectionKeys.footer), view) }
        let start = names.count
        appendID(of: section, view)
        sections.append(Section(record: section, id: start..<names.count, items: first..<items.count))
    }

    private mutating func appendID(of section: RecordID, _ view: ModelView) {
        guard section != 0 else { return names.append("main" as StaticString) }
        let id = view.slot(section, SectionKeys.id)
        if id.isPresent { return names.append(view.text(id)) }
        names.append("section-" as StaticString)
        names.append(decimal: sections.count + 1)
    }

    private mutating func add(item record: RecordID, _ kind: SpecKind, _ model: Model, _ view: ModelView) {
        let id = view.text(view.slot(record, ItemKeys.id))
        let swiftName = view.slot(record, ItemKeys.swiftName)
        let start = names.count
        if swiftName.isPresent {
            names.append(view.text(swiftName))
        } else {
            SwiftIdentifier.append(id, as: .property, to: &names)
        }
        var item = Item(index: items.count, record: record, id: id, property: start..<names.count)
        if kind == .form {
            addPicker(&item, swiftName.isPresent, model, view)
        } else {
            addRow(record, view)
        }
        items.append(item)
    }

    private mutating func addPicker(_ item: inout Item, _ hasSwiftName: Bool, _ model: Model, _ view: ModelView) {
        for key in [ListPicker.title, ListPicker.value, ListPicker.description] {
            note(slotOf: view.slot(item.record, key), view)
        }
        let destination = view.slot(item.record, ListPicker.destination)
        guard destination.isPresent else { return }
        item.destination = destination.payload
        for key in Destination.options...Destination.file where item.data == nil {
            let slot = view.slot(destination.payload, key)
            if slot.isPresent { item.data = model.data(at: slot) }
        }
        guard let data = item.data, data.isOwn, data.shape != .object else { return }
        let start = names.count
        let property = name(item.property)
        if property.isASCII, property[property.count - 1] != 0x5F || hasSwiftName {
            names.append(property[0] &- 0x61 < 26 ? property[0] & ~0x20 : property[0])
            names.append(copyOf: item.property.lowerBound + 1..<item.property.upperBound)
            names.append("Option" as StaticString)
        } else {
            let swiftName = hasSwiftName ? property.string : nil
            names.append(SwiftName.optionType(for: item.id.string, swiftName: swiftName))
        }
        item.optionType = start..<names.count
    }

    private mutating func addRow(_ record: RecordID, _ view: ModelView) {
        let trailing = view.slot(record, ListItemKeys.trailingActions)
        if trailing.isPresent {
            let action = view.slot(trailing.payload, TrailingActionsKeys.onIButtonClicked)
            if action.isPresent { actions.add(view.text(action)) }
        }
        let link = view.slot(record, ListItemKeys.navigationLink)
        if link.isPresent { destinations.add(view.text(link)) }
    }

    private mutating func note(slotOf text: Slot, _ view: ModelView) {
        guard text.isPresent, text.payload != 0 else { return }
        let slot = view.slot(text.payload, TextKeys.slot)
        if slot.isPresent { slots.add(view.text(slot)) }
    }
}

/// Names, each of them once.
struct DistinctNames {
    /// The names, in the order in which they were added first.
    private(set) var list: [Bytes] = []
    private var known: Set<Bytes> = []

    /// Whether there are none.
    var isEmpty: Bool { list.isEmpty }

    /// Adds a name, unless it is there.
    mutating func add(_ name: Bytes) {
        if known.insert(name).inserted { list.append(name) }
    }
}

extension OptionData {
    /// Whether the data is the spec's own, and not that of an option set.
    var isOwn: Bool {
        if case .set = origin { false } else { true }
    }

    /// Whether the type of its options is an enum.
    var isEnum: Bool { count <= 256 }
}

extension ByteBuffer {
    /// Appends a copy of some of its own bytes.
    mutating func append(copyOf range: Range<Int>) {
        let target = reserve(range.count)
        target.update(from: base + range.lowerBound, count: range.count)
        advance(by: range.count)
    }
}
