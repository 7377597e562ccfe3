import FormBytes
import FormData
import FormLanguage
import FormYAML

extension JSONEmitter {
    /// Writes the data of a picker or an option set.
    mutating func write(_ data: OptionData) {
        let view = data.view(within: own)
        output.begin(UInt8(ascii: "{"))
        if let type = data.rowType {
            rows(of: data, type, view)
        } else if data.shape == .grouped {
            output.member("groups")
            groups(data.first, view)
            setName(data)
            shape(data)
        } else {
            setName(data)
            output.member("options")
            options(data.first, view)
            shape(data)
        }
        output.end(UInt8(ascii: "}"))
    }

    private mutating func setName(_ data: OptionData) {
        guard case .set(_, let name) = data.origin else { return }
        output.member("optionSet")
        output.buffer.appendJSONString(name)
    }

    private mutating func shape(_ data: OptionData) {
        output.member("shape")
        output.string(Bytes(data.shape.name))
    }

    private mutating func groups(_ first: RecordID, _ view: ModelView) {
        output.begin(UInt8(ascii: "["))
        var group = first
        while group != 0 {
            output.next()
            output.begin(UInt8(ascii: "{"))
            output.member("options")
            options(view.slot(group, GroupKeys.options).payload, view)
            output.member("title")
            text(view.slot(group, GroupKeys.title), TextKeys.plain, view)
            output.end(UInt8(ascii: "}"))
            group = view.records.next(group)
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func options(_ first: RecordID, _ view: ModelView) {
        output.begin(UInt8(ascii: "["))
        var option = first
        while option != 0 {
            output.next()
            self.option(option, view)
            option = view.records.next(option)
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func option(_ option: RecordID, _ view: ModelView) {
        let id = view.tree.text(view.tree.resolved(view.optionID(option)))
        output.begin(UInt8(ascii: "{"))
        let children = view.option(option, OptionKeys.children)
        if children.isPresent {
            output.member("children")
            options(children.payload, view)
        }
        output.member("id")
        output.string(id)
        output.member("keywords")
        let keywords = view.option(option, OptionKeys.keywords)
        if keywords.isPresent { strings(keywords, view) } else { output.raw("[]") }
        let subtitle = view.option(option, OptionKeys.subtitle)
        if subtitle.isPresent {
            output.member("subtitle")
            text(subtitle, TextKeys.styled, view)
        }
        let swiftName = view.option(option, OptionKeys.swiftName)
        if swiftName.isPresent {
            output.member("swiftName")
            output.string(view.text(swiftName))
        }
        output.member("title")
        let title = view.option(option, OptionKeys.title)
        if title.isPresent { text(title, TextKeys.styled, view) } else { text(id) }
        output.end(UInt8(ascii: "}"))
    }

    // MARK: Rows

    private mutating func rows(of data: OptionData, _ type: RowType, _ view: ModelView) {
        if let children = type.childrenKey {
            output.member("children")
            output.string(children)
        }
        output.member("fields")
        fields(of: type)
        output.member("id")
        output.string(type.id.map { type.fields[$0].name } ?? .none)
        output.member("label")
        output.string(type.label.map { type.fields[$0].name } ?? .none)
        setName(data)
        output.member("rows")
        var cells: [RowMembers.Cell] = []
        rows(data.first, RowMembers(type), view, &cells)
        shape(data)
        output.member("type")
        output.string(type.name ?? .none)
    }

    private mutating func fields(of type: RowType) {
        output.begin(UInt8(ascii: "["))
        for field in type.fields {
            output.next()
            output.begin(UInt8(ascii: "{"))
            output.member("name")
            output.string(field.name)
            output.member("optional")
            output.raw(field.isOptional ? "true" : "false")
            output.member("type")
            output.string(Bytes(field.kind?.name ?? ""))
            output.end(UInt8(ascii: "}"))
        }
        output.end(UInt8(ascii: "]"))
    }

    /// Writes rows; `cells` has those of the rows around them.
    private mutating func rows(
        _ first: RecordID, _ members: RowMembers, _ view: ModelView, _ cells: inout [RowMembers.Cell]
    ) {
        output.begin(UInt8(ascii: "["))
        var row = first
        while row != 0 {
            output.next()
            output.begin(UInt8(ascii: "{"))
            let outer = cells.count
            members.addCells(of: row, view.records, to: &cells)
            for index in outer..<cells.count {
                let member = members.sorted[Int(cells[index].rank)]
                let slot = cells[index].slot
                output.member(escaping: member.name)
                if let kind = member.kind { field(slot, kind, view) } else { rows(slot.payload, members, view, &cells) }
            }
            cells.removeLast(cells.count - outer)
            output.end(UInt8(ascii: "}"))
            row = view.records.next(row)
        }
        output.end(UInt8(ascii: "]"))
    }

    private mutating func field(_ slot: Slot, _ kind: RowType.FieldKind, _ view: ModelView) {
        switch RowType.value(view.text(slot), kind) {
        case .text(let text): output.string(text)
        case .upperCase(let text): output.buffer.appendJSONString(text)
        case .integer(let value): output.buffer.appendJSONInteger(value)
        case .double(let value): output.buffer.appendJSONNumber(value)
        case .boolean(let value): output.raw(value ? "true" : "false")
        }
    }
}

/// The members that the objects of rows may have.
private struct RowMembers {
    /// A value of a row, and its member's place in the order of normalized JSON.
    struct Cell {
        let rank: Int32
        let slot: Slot
    }

    struct Member {
        let name: Bytes
        /// What it takes; nil for the child rows.
        let kind: RowType.FieldKind?
    }

    /// The members in the order of normalized JSON.
    let sorted: [Member]
    /// The place in that order of each field, and last of the child rows.
    private let ranks: [Int32]

    init(_ type: RowType) {
        var members = type.fields.map { Member(name: $0.name, kind: $0.kind ?? .string) }
        if let children = type.childrenKey { members.append(Member(name: children, kind: nil)) }
        let order = members.indices.sorted { members[$0].name.precedesAsJSONKey(members[$1].name) }
        sorted = order.map { members[$0] }
        var ranks = Array(repeating: Int32(0), count: order.count)
        for (rank, position) in order.enumerated() { ranks[position] = Int32(rank) }
        self.ranks = ranks
    }

    /// Adds the cells that a row has, in the order of their members.
    func addCells(of row: RecordID, _ records: RecordView, to cells: inout [Cell]) {
        let outer = cells.count
        records.forEachCell(ofRow: row) { position, slot in cells.append(Cell(rank: ranks[position], slot: slot)) }
        let children = records.children(ofRow: row)
        if children.isPresent { cells.append(Cell(rank: ranks[ranks.count - 1], slot: children)) }
        // A slice of an array would be a copy.
        cells.withUnsafeMutableBufferPointer { all in
            var own = UnsafeMutableBufferPointer(rebasing: all[outer...])
            own.sort { $0.rank < $1.rank }
        }
    }
}
