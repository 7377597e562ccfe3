import FormBytes
import FormLanguage
import FormTemplating
import FormYAML

/// A list: its actions, destinations and selection, and its view.
extension SwiftContext {
    /// Adds the context of a list.
    mutating func addList() {
        let style = view.slot(spec.record, ListKeys.listStyle)
        addNames(plan.actions.list, as: .member, list: keys.actions, flag: keys.hasActions)
        addNames(plan.destinations.list, as: .option, list: keys.destinations, flag: keys.hasDestinations)
        let hasSelection = addSelection()
        addSlots()
        addParameters(hasSelection: hasSelection)
        data.add(options.odsAPI == .models, as: keys.usesModels)
        if style.isPresent, style.payload != 0 {
            data.add(ListKeys.styles[style.payload], as: keys.listStyle)
        } else {
            data.addNull(as: keys.listStyle)
        }
        addRowSections()
    }

    private mutating func addNames(_ ids: [Bytes], as role: SwiftName.Role, list: TemplateKey, flag: TemplateKey) {
        data.beginList(list)
        for id in ids {
            data.beginObject()
            data.add(id, as: keys.id)
            addName(id, swiftName: .absent, as: role, view)
            data.endObject()
        }
        data.endList()
        data.add(!ids.isEmpty, as: flag)
    }

    private mutating func addSelection() -> Bool {
        let last = plan.items.lastIndex { isSelection($0) }
        var index = -1
        var hasCodingKeys = false
        data.beginList(keys.selection)
        forEachItem { context, item in
            index += 1
            guard context.isSelection(item) else { return }
            context.data.beginObject()
            context.addComment(context.text(ListItemKeys.title, of: item.record), orElse: item.id)
            context.addPlace()
            hasCodingKeys = context.addProperty(item) || hasCodingKeys
            context.data.add(
                context.view.slot(item.record, ListItemKeys.isSelected).isTrue ? "true" as StaticString : "false",
                as: context.keys.isSelected)
            context.data.add(index == last, as: context.keys.isLast)
            context.data.endObject()
        }
        data.endList()
        data.add(hasCodingKeys, as: keys.hasCodingKeys)
        data.add(last != nil, as: keys.hasSelection)
        return last != nil
    }

    private func isSelection(_ item: SpecPlan.Item) -> Bool {
        Bytes(model.component(of: item.record).type) == "selection" as StaticString
    }

    /// Adds the parameters of the view's initializer.
    private mutating func addParameters(hasSelection: Bool) {
        let name = self.name.string
        var parameters: [String] = []
        if !plan.actions.isEmpty { parameters.append("actions: any \(name).Actions") }
        if hasSelection { parameters.append("selection: Binding<\(name).Selection>") }
        for slot in plan.slots.list {
            let label = SwiftName.identifier(for: slot.string, as: .member)
            parameters.append(
                "@SwiftUI.ViewBuilder \(label.quotedIfKeyword) \(label)Slot: @escaping () -> some View")
        }
        if !plan.destinations.isEmpty {
            parameters.append("@SwiftUI.ViewBuilder destination: @escaping (\(name).Destination) -> some View")
        }
        data.beginList(keys.parameters)
        for (index, parameter) in parameters.enumerated() {
            data.beginObject()
            data.add(parameter, as: keys.declaration)
            data.add(index == parameters.count - 1, as: keys.isLast)
            data.endObject()
        }
        data.endList()
        data.add(!parameters.isEmpty, as: keys.hasParameters)
    }

    private mutating func addRowSections() {
        var hasAddresses = false
        data.beginList(keys.sections)
        for index in plan.sections.indices {
            let section = plan.sections[index]
            data.beginObject()
            let length = enter(plan.name(section.id))
            addSectionParts(index)
            data.beginList(keys.items)
            forEachItem(of: section) { context, item in
                hasAddresses = context.addRow(item) || hasAddresses
            }
            data.endList()
            leave(to: length)
            data.endObject()
        }
        data.endList()
        data.add(hasAddresses, as: keys.hasAddresses)
    }
}

/// The rows of a list.
extension SwiftContext {
    /// Adds a row; whether its image comes from the web.
    private mutating func addRow(_ item: SpecPlan.Item) -> Bool {
        let isSelection = isSelection(item)
        let indicator = view.slot(item.record, ListItemKeys.trailingSelection)
        let lines = view.slot(item.record, ListItemKeys.subtitleNumberOfLines)
        let link = view.slot(item.record, ListItemKeys.navigationLink)
        let title = text(ListItemKeys.title, of: item.record)
        let property = plan.name(item.property)

        data.beginObject()
        addComment(title, orElse: item.id)
        addPlace()
        data.add(keys.property) {
            $0.append(property)
            $0.append("Item" as StaticString)
        }
        data.add(keys.name) { $0.appendSwiftIdentifier(property) }
        data.add(keys.modelName) {
            $0.append(property)
            $0.append("Item" as StaticString)
        }
        data.add(keys.idLiteral) { $0.appendSwiftString(item.id) }
        add(title, as: keys.title)
        add(text(ListItemKeys.subtitle, of: item.record), as: keys.subtitle)
        if lines.isPresent, lines.payload != 1 {
            data.add(lines.payload == 2 ? ".two" as StaticString : "nil", as: keys.lines)
        } else {
            data.addNull(as: keys.lines)
        }
        let isFromWeb = addLeading(view.slot(item.record, ListItemKeys.leadingIcon))
        addTrailing(view.slot(item.record, ListItemKeys.trailingActions))
        if link.isPresent {
            data.add(keys.navigationLink) { [view] in
                let start = $0.count
                SwiftIdentifier.append(view.text(link), as: .option, to: &$0)
                $0.quoteKeyword(from: start)
            }
        } else {
            data.addNull(as: keys.navigationLink)
        }
        data.add(isSelection, as: keys.isSelection)
        data.add(isSelection && indicator.payload == 0, as: keys.isCheckmark)
        data.add(isSelection && indicator.payload == 1, as: keys.isToggle)
        data.add(SelectionItem.indicators[isSelection ? indicator.payload : 0], as: keys.trailingSelection)
        data.endObject()
        return isFromWeb
    }

    private mutating func addTrailing(_ slot: Slot) {
        guard slot.isPresent else {
            for key in [keys.trailingText, keys.action, keys.accessibilityAction] { data.addNull(as: key) }
            data.add(false, as: keys.hasTrailing)
            data.add(false, as: keys.hasBoth)
            return
        }
        let action = view.slot(slot.payload, TrailingActionsKeys.onIButtonClicked)
        let displayText = text(TrailingActionsKeys.displayText, of: slot.payload)
        add(displayText, as: keys.trailingText)
        if action.isPresent {
            data.add(keys.action) { [view] in
                let start = $0.count
                SwiftIdentifier.append(view.text(action), as: .member, to: &$0)
                $0.quoteKeyword(from: start)
            }
            add(text(TrailingActionsKeys.accessibilityLabel, of: slot.payload), as: keys.accessibilityAction)
        } else {
            data.addNull(as: keys.action)
            data.addNull(as: keys.accessibilityAction)
        }
        data.add(true, as: keys.hasTrailing)
        data.add(action.isPresent && displayText != nil, as: keys.hasBoth)
    }

    // MARK: Images

    private static let shapes: [StaticString] = ["icon", "circularImage", "squareImage", "wideImage", "appIcon"]

    /// Adds the expression of a leading image; whether it comes from the web.
    private mutating func addLeading(_ slot: Slot) -> Bool {
        guard slot.isPresent, let shape = (0..<5).first(where: { view.slot(slot.payload, $0).isPresent }) else {
            data.addNull(as: keys.leading)
            return false
        }
        let image = view.slot(slot.payload, shape).payload
        let isSquare = options.odsAPI == .models && shape == LeadingIconKeys.appIcon
        let name = Self.shapes[isSquare ? LeadingIconKeys.squareImage : shape]
        let isFromWeb = view.slot(image, ImageKeys.url).isPresent && shape != LeadingIconKeys.icon
        let isKept = isFromWeb && view.slot(image, ImageKeys.cached).isTrue
        if isSquare || isKept && options.odsAPI == .models { hasReplacedImages = true }
        data.add(keys.leading) { [view, options] in
            $0.append("." as StaticString)
            $0.append(name)
            $0.append(shape == LeadingIconKeys.icon ? "(" as StaticString : "(source: ")
            if isFromWeb {
                $0.appendAddress(image, view, options.odsAPI)
            } else if shape == LeadingIconKeys.icon {
                $0.appendImage(image, view)
            } else {
                $0.append(".image(" as StaticString)
                $0.appendImage(image, view)
                $0.append(")" as StaticString)
            }
            $0.append(")" as StaticString)
        }
        return isFromWeb
    }
}

extension ByteBuffer {
    /// Appends an image of the system or of the app.
    fileprivate mutating func appendImage(_ record: RecordID, _ view: ModelView) {
        let system = view.slot(record, ImageKeys.system)
        append(system.isPresent ? "Image(systemName: " as StaticString : "Image(")
        appendSwiftString(view.text(system.isPresent ? system : view.slot(record, ImageKeys.asset)))
        append(")" as StaticString)
    }

    /// Appends the source of an image from the web, or of its placeholder where the address is none for Foundation.
    fileprivate mutating func appendAddress(_ record: RecordID, _ view: ModelView, _ api: SwiftOptions.ODSAPI) {
        let placeholder = view.slot(record, ImageKeys.placeholder).payload
        let address = view.text(view.slot(record, ImageKeys.url))
        if api == .item {
            append("Self.source(" as StaticString)
            appendSwiftString(address)
            append(", " as StaticString)
            appendImage(placeholder, view)
            append(view.slot(record, ImageKeys.cached).isTrue ? ", cached: true)" as StaticString : ", cached: false)")
        } else {
            append("URL(string: " as StaticString)
            appendSwiftString(address)
            append(").map { .asyncImage($0, " as StaticString)
            appendImage(placeholder, view)
            append(") } ?? .image(" as StaticString)
            appendImage(placeholder, view)
            append(")" as StaticString)
        }
    }
}
