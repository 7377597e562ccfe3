import FormBytes
import FormLanguage
import FormTemplating
import FormYAML

/// What is chosen in a form, and what can be wrong with it.
extension SwiftContext {
    /// Adds the context of a form.
    mutating func addForm() {
        findChoices()
        addPickerTypes()
        addValues()
        addChecks()
        addSlots()
        addFormSections()
    }

    private mutating func addValues() {
        var last = -1
        for (index, item) in plan.items.enumerated() where item.data != nil { last = index }
        var index = -1
        var hasCodingKeys = false
        data.beginList(keys.values)
        forEachItem { context, item in
            index += 1
            guard let choice = context.choice(of: item) else { return }
            context.data.beginObject()
            context.addComment(context.text(ListPicker.title, of: item.record), orElse: item.id)
            context.addPlace()
            hasCodingKeys = context.addProperty(item) || hasCodingKeys
            context.data.add(choice.propertyType, as: context.keys.type)
            context.addDefault(choice)
            context.data.add(index == last, as: context.keys.isLast)
            context.data.endObject()
        }
        data.endList()
        data.add(last >= 0, as: keys.hasValues)
        data.add(hasCodingKeys, as: keys.hasCodingKeys)
    }

    /// Adds an item's property, and its id as the raw value where they differ; whether they do.
    mutating func addProperty(_ item: SpecPlan.Item) -> Bool {
        let property = plan.name(item.property)
        data.add(keys.name) { $0.appendSwiftIdentifier(property) }
        guard property != item.id else {
            data.addNull(as: keys.rawValue)
            return false
        }
        data.add(keys.rawValue) { $0.appendSwiftString(item.id) }
        return true
    }

    private mutating func addChecks() {
        var hasChecks = false
        data.beginList(keys.checks)
        forEachItem { context, item in
            guard let choice = context.choice(of: item), choice.state == 0 else { return }
            let mustNotBeEmpty = choice.canBeEmpty && (choice.isRequired || choice.keepsOne)
            guard mustNotBeEmpty || choice.objects != nil else { return }
            hasChecks = true
            context.add(choice, mustNotBeEmpty: mustNotBeEmpty)
        }
        data.endList()
        data.add(hasChecks, as: keys.hasChecks)
    }

    private mutating func add(_ choice: Choice, mustNotBeEmpty: Bool) {
        let title = shownTitle(of: choice.item)
        let property = plan.name(choice.item.property)
        let known = choice.objects.map { choice.storageOwner + $0.ids }
        if mustNotBeEmpty {
            beginCheck(choice, property)
            data.add(true, as: keys.mustNotBeEmpty)
            data.add(false, as: keys.mustBeKnown)
            data.add(choice.isRequired ? "required" as StaticString : "empty", as: keys.kind)
            data.add(keys.message) {
                var message = ByteBuffer(capacity: 64)
                message.append("'" as StaticString)
                message.append(title)
                message.append(choice.isRequired ? "' is required" as StaticString : "' needs a choice")
                $0.appendSwiftString(message.bytes)
            }
            data.endObject()
        }
        if let known {
            beginCheck(choice, property)
            data.add(false, as: keys.mustNotBeEmpty)
            data.add(true, as: keys.mustBeKnown)
            data.add(known, as: keys.ids)
            data.add(keys.message) {
                var message = ByteBuffer(capacity: 64)
                message.append(" is none of the choices of '" as StaticString)
                message.append(title)
                message.append("'" as StaticString)
                $0.appendSwiftString(message.bytes)
            }
            data.endObject()
        }
    }

    private mutating func beginCheck(_ choice: Choice, _ property: Bytes) {
        data.beginObject()
        data.add(keys.name) { $0.appendSwiftIdentifier(property) }
        data.add(keys.idLiteral) { $0.appendSwiftString(choice.item.id) }
        data.add(choice.isMultiple, as: keys.isSet)
        data.add(choice.canBeEmpty && !choice.isMultiple, as: keys.isOptional)
    }

    private func shownTitle(of item: SpecPlan.Item) -> Bytes {
        guard let title = text(ListPicker.title, of: item.record), title.kind != .slot else { return item.id }
        return title.string
    }
}

/// The defaults of a form's values.
extension SwiftContext {
    /// How many defaults are written out one by one.
    private static let mostDefaults = 32

    private mutating func addDefault(_ choice: Choice) {
        let slot = view.slot(choice.item.destination, Destination.defaults)
        let ids = slot.isPresent ? view.elements(of: slot).map { view.tree.text(view.tree.resolved($0)) } : []
        let expression: String
        if ids.count > Self.mostDefaults {
            let defaults = "\(name.string).model.defaults(of: \"\(choice.item.id.string)\")"
            expression = "Set(\(defaults).compactMap { \(choice.fromID("$0")) })"
        } else if choice.isMultiple {
            expression = "[" + ids.map { value(for: $0, choice) }.joined(separator: ", ") + "]"
        } else {
            expression = ids.first.map { value(for: $0, choice) } ?? "nil"
        }
        data.add(expression, as: keys.defaultValue)
    }

    /// The expression for the choice with an id.
    private func value(for id: Bytes, _ choice: Choice) -> String {
        if let field = choice.objects?.idField {
            let text = choice.type.map { RowType.normalizedID(id, $0) } ?? id.string
            switch field.type {
            case "Int": return text
            case "UUID": return "UUID(uuidString: \(text.swiftLiteral))!"
            default: return text.swiftLiteral
            }
        }
        if choice.data.isEnum, let name = caseName(for: id, in: choice.data) { return "." + name }
        return "\(choice.valueType)(rawValue: \(id.string.swiftLiteral))!"
    }

    /// The name of the case of the selectable option with an id.
    private func caseName(for id: Bytes, in data: OptionData) -> String? {
        let view = data.view(within: self.view)
        let wanted = id.string
        var name: String?
        view.forEachList(of: data) { list in
            view.forEachOption(from: list) { option, isBranch in
                guard name == nil, !isBranch else { return }
                let text = view.tree.text(view.tree.resolved(view.optionID(option)))
                guard text == id || (!id.isASCII && text.string == wanted) else { return }
                let swiftName = view.option(option, OptionKeys.swiftName)
                name =
                    swiftName.isPresent
                    ? view.text(swiftName).string : SwiftName.identifier(for: text.string, as: .option)
            }
        }
        return name?.quotedIfKeyword
    }
}

extension String {
    /// The text as a Swift string literal.
    var swiftLiteral: String {
        var buffer = ByteBuffer(capacity: utf8.count + 2)
        Bytes.with(self) { buffer.appendSwiftString($0) }
        return buffer.bytes.string
    }
}
