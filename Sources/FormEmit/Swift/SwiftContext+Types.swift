import FormBytes
import FormLanguage
import FormTemplating
import FormYAML

/// The types of options.
extension SwiftContext {
    /// How many cases with raw values a file has; the compiler takes about a millisecond for each.
    private static let mostSpelledCases = 512

    /// Adds the type of an option set's options or rows.
    mutating func addOptionSet() {
        guard let own = spec.data else { return }
        data.beginList(keys.optionTypes)
        if own.shape != .object {
            data.beginObject()
            data.add("Option" as StaticString, as: keys.type)
            addComment(text(SpecKeys.title, of: spec.record), orElse: name)
            data.add("options" as StaticString, as: keys.storage)
            data.add("model.data" as StaticString, as: keys.data)
            addPlace()
            addCases(own, isCompact: false)
            data.endObject()
        }
        data.endList()
        data.beginList(keys.objectTypes)
        if let type = own.rowType {
            addObjectType(ObjectType(type, storage: "rows"), data: "model.data")
        }
        data.endList()
    }

    /// Adds the types of the options and rows that a form's pickers have of their own.
    mutating func addPickerTypes() {
        let cases = plan.items.reduce(0) { sum, item in
            guard let own = item.data, own.isOwn, own.shape != .object, own.isEnum else { return sum }
            return sum + own.selectableCount
        }
        let isCompact = cases > Self.mostSpelledCases
        var hasStorage = false
        data.beginList(keys.optionTypes)
        forEachItem { context, item in
            guard let own = item.data, own.isOwn, own.shape != .object else { return }
            context.addOptionType(of: item, own, isCompact: isCompact)
            hasStorage = true
        }
        data.endList()
        data.beginList(keys.objectTypes)
        forEachItem { context, item in
            guard let choice = context.choice(of: item), choice.set == nil, let type = choice.objects else { return }
            context.addObjectType(type, data: "model.data(of: \"\(item.id.string)\")")
            hasStorage = true
        }
        data.endList()
        data.add(hasStorage, as: keys.hasStorage)
    }

    private mutating func addOptionType(of item: SpecPlan.Item, _ own: OptionData, isCompact: Bool) {
        let property = plan.name(item.property)
        data.beginObject()
        data.add(copying: plan.name(item.optionType), as: keys.type)
        addComment(text(ListPicker.title, of: item.record), orElse: item.id)
        addPlace()
        data.add(keys.storage) {
            $0.append(property)
            $0.append("Options" as StaticString)
        }
        data.add(keys.data) {
            $0.append("model.data(of: " as StaticString)
            $0.appendSwiftString(item.id)
            $0.append(")" as StaticString)
        }
        addCases(own, isCompact: isCompact)
        data.endObject()
    }

    /// Adds the cases of an option type, if it is an enum.
    private mutating func addCases(_ own: OptionData, isCompact: Bool) {
        data.add(own.isEnum, as: keys.isEnum)
        // An enum of one case has no byte that could say which it is.
        data.add(isCompact && own.selectableCount > 1, as: keys.isCompact)
        data.beginList(keys.cases)
        if own.isEnum {
            let view = own.view(within: self.view)
            var lists: [RecordID] = []
            view.forEachList(of: own) { lists.append($0) }
            for list in lists { addCases(from: list, view) }
        }
        data.endList()
    }

    private mutating func addCases(from first: RecordID, _ view: ModelView) {
        var option = first
        while option != 0 {
            let id = view.tree.text(view.tree.resolved(view.optionID(option)))
            let children = view.option(option, OptionKeys.children)
            let length = enter(id)
            if children.isPresent {
                addCases(from: children.payload, view)
            } else {
                data.beginObject()
                let title = SpecText(view.option(option, OptionKeys.title), view)
                let swiftName = view.option(option, OptionKeys.swiftName)
                addComment(title, orElse: id)
                addPlace()
                addName(id, swiftName: swiftName, as: .option, view)
                if let modelKeys {
                    addCase(id, title?.string ?? id, swiftName.isPresent ? view.text(swiftName) : nil, modelKeys)
                }
                data.endObject()
            }
            leave(to: length)
            option = view.records.next(option)
        }
    }

    /// Adds what templates for other languages need of a case.
    private mutating func addCase(_ id: Bytes, _ title: Bytes, _ swiftName: Bytes?, _ keys: ModelKeys) {
        if let key = keys.identifier {
            data.add(key) { buffer in
                if let swiftName {
                    buffer.append(swiftName)
                } else {
                    SwiftIdentifier.append(id, as: .option, to: &buffer)
                }
            }
        }
        if let key = keys.idQuoted { data.add(key) { $0.appendQuoted(id) } }
        if let key = keys.titleQuoted { data.add(key) { $0.appendQuoted(title) } }
    }

    /// Adds the name that stands for an id, and the id as its raw value where they differ.
    mutating func addName(_ id: Bytes, swiftName: Slot, as role: SwiftName.Role, _ view: ModelView) {
        let start = data.text.count
        if swiftName.isPresent {
            data.text.append(view.text(swiftName))
        } else {
            SwiftIdentifier.append(id, as: role, to: &data.text)
        }
        let isSame = data.text.bytes[start..<data.text.count] == id
        data.text.quoteKeyword(from: start)
        data.add(textFrom: start, as: keys.name)
        guard !isSame else { return data.addNull(as: keys.rawValue) }
        data.add(keys.rawValue) { $0.appendSwiftString(id) }
    }
}

/// The types of rows.
extension SwiftContext {
    /// Adds the type of rows.
    private mutating func addObjectType(_ type: ObjectType, data expression: String) {
        data.beginObject()
        data.add(type.name, as: keys.type)
        data.add(keys.comment) { $0.append(type.name) }
        addPlace()
        data.add(type.storage, as: keys.storage)
        data.add(expression, as: keys.data)
        data.add(type.ids, as: keys.ids)
        data.add(type.idPosition, as: keys.idPosition)
        data.add(type.idField.read, as: keys.idRead)
        data.add(type.idField.type, as: keys.idType)
        if type.idField.property == "id" {
            data.addNull(as: keys.idProperty)
        } else {
            data.add(type.idField.quoted, as: keys.idProperty)
        }
        data.beginList(keys.fields)
        for (position, field) in type.fields.enumerated() { add(field, at: position) }
        data.endList()
        if let children = type.children {
            data.beginObject(keys.children)
            data.add(children.quoted, as: keys.name)
            addRawValue(children)
            data.endObject()
        } else {
            data.addNull(as: keys.children)
        }
        data.endObject()
    }

    private mutating func add(_ field: ObjectType.Field, at position: Int) {
        data.beginObject()
        data.add(keys.comment) { $0.appendSwiftComment(field.name) }
        data.add(field.quoted, as: keys.name)
        data.add(field.type, as: keys.type)
        data.add(position, as: keys.position)
        data.add(field.read, as: keys.read)
        addRawValue(field)
        data.endObject()
    }

    private mutating func addRawValue(_ field: ObjectType.Field) {
        if Bytes.with(field.property, { $0 == field.name }) { return data.addNull(as: keys.rawValue) }
        data.add(keys.rawValue) { $0.appendSwiftString(field.name) }
    }
}
