import FormBytes
import FormLanguage
import FormTemplating
import FormYAML

/// The view of a form.
extension SwiftContext {
    /// Adds the sections of a form with what the view of each picker needs.
    mutating func addFormSections() {
        var uses = (options: false, groups: false, objects: false)
        data.beginList(keys.sections)
        for index in plan.sections.indices {
            let section = plan.sections[index]
            data.beginObject()
            let length = enter(plan.name(section.id))
            addSectionParts(index)
            data.beginList(keys.items)
            forEachItem(of: section) { context, item in
                let choice = context.choice(of: item)
                uses.options = uses.options || choice.map { $0.objects == nil } ?? false
                uses.groups = uses.groups || item.data?.shape == .grouped
                uses.objects = uses.objects || choice?.objects != nil
                context.addPicker(item, choice)
            }
            data.endList()
            leave(to: length)
            data.endObject()
        }
        data.endList()
        addObjectFilters()
        data.add(uses.options, as: keys.hasOptions)
        data.add(uses.groups, as: keys.hasGroups)
        data.add(uses.objects, as: keys.hasObjects)
        if uses.options { needsMarkdown = true }
    }

    private mutating func addPicker(_ item: SpecPlan.Item, _ choice: Choice?) {
        let title = text(ListPicker.title, of: item.record)
        let value = text(ListPicker.value, of: item.record)
        let description = text(ListPicker.description, of: item.record)
        let isRequired = view.slot(item.record, ListPicker.isRequired).isTrue
        let indicator = view.slot(item.record, ListPicker.mandatoryFieldIndicator)
        let state = view.slot(item.record, ListPicker.controlState)
        let usesBuilders =
            title?.kind == .slot || value?.kind == .slot || description?.kind == .slot
            || isRequired && title?.kind == .markdown
        let property = plan.name(item.property)

        data.beginObject()
        addComment(title, orElse: item.id)
        addPlace()
        data.add(keys.property) {
            $0.append(property)
            $0.append("Item" as StaticString)
        }
        data.add(keys.idLiteral) { $0.appendSwiftString(item.id) }
        data.add(usesBuilders, as: keys.usesBuilders)
        data.add(usesBuilders && isRequired, as: keys.drawsIndicator)
        data.add(isRequired, as: keys.isRequired)
        data.add(indicator.isPresent && view.text(indicator) != Bytes("*"), as: keys.indicatorDiffers)
        data.add(keys.mandatoryFieldIndicator) { [view] in
            $0.appendSwiftString(indicator.isPresent ? view.text(indicator) : Bytes("*"))
        }
        data.add(ListPicker.states[state.isPresent ? state.payload : 0], as: keys.controlState)
        data.add(view.slot(item.record, ListPicker.axis).payload == 1, as: keys.isVertical)
        add(title, as: keys.title)
        add(description, as: keys.description)
        add(text(ListPicker.errorMessage, of: item.record), as: keys.errorMessage)
        addValue(value, choice)
        if let choice {
            addDestination(choice, title: title)
        } else {
            data.addNull(as: keys.destination)
            data.add(false, as: keys.isSheet)
        }
        data.endObject()
    }

    /// Adds what stands as a picker's value: what the spec says, else a summary of what is chosen, else nothing.
    private mutating func addValue(_ value: SpecText?, _ choice: Choice?) {
        if let value {
            if value.kind == .markdown { needsMarkdown = true }
            data.add(keys.valueView) { $0.appendView(of: value) }
            if value.kind != .slot { data.add(keys.valueAttributed) { $0.appendAttributedString(of: value) } }
            return
        }
        let summary = choice.map { self.summary($0) } ?? "\"\""
        data.add("Text(verbatim: \(summary))", as: keys.valueView)
        data.add("AttributedString(\(summary))", as: keys.valueAttributed)
    }

    private func summary(_ choice: Choice) -> String {
        let property = "values." + plan.name(choice.item.property).string.quotedIfKeyword
        guard let type = choice.objects else {
            let ids =
                choice.isMultiple
                ? "\(property).map(\\.rawValue)"
                : choice.keepsOne ? "[\(property).rawValue]" : "\(property).map { [$0.rawValue] } ?? []"
            return "Self.summary(\(table(of: choice)), \(ids))"
        }
        let chosen =
            choice.isMultiple
            ? property : choice.keepsOne ? "[\(property)]" : "Set(\(property).map { [$0] } ?? [])"
        let children = type.children.map { ", \\.\($0.quoted)" } ?? ""
        return "Self.summary(\(rowType(of: choice)).all, \(chosen), \\.\(type.idField.quoted), "
            + "\\.\(type.labelField.quoted)\(children))"
    }

    /// The table of the options that a picker chooses from, seen from a view.
    private func table(of choice: Choice) -> String {
        if let set = choice.set { return "\(set)._Storage.options" }
        return "\(name.string)._Storage.\(plan.name(choice.item.property).string)Options"
    }

    /// The type of a picker's rows, seen from a view.
    private func rowType(of choice: Choice) -> String {
        guard let type = choice.objects else { return "Formc.Option" }
        return "\(choice.set ?? name.string).\(type.name)"
    }
}

/// The page that a picker leads to.
extension SwiftContext {
    private mutating func addDestination(_ choice: Choice, title: SpecText?) {
        let record = choice.item.destination
        let live = view.slot(record, Destination.isTrackingLiveChanges)
        let tracksLive = !live.isPresent || live.isTrue
        let traps = !choice.isMultiple && choice.keepsOne && tracksLive
        let searchPrompt = view.slot(record, Destination.searchPrompt)

        data.beginObject(keys.destination)
        add(text(Destination.title, of: record) ?? (title?.kind == .slot ? nil : title), as: keys.title)
        addRows(choice)
        data.add(choice.isMultiple ? "selections" as StaticString : "selection", as: keys.selectionLabel)
        data.add(choice.isMultiple && choice.keepsOne, as: keys.keepsOne)
        data.add(!tracksLive, as: keys.appliesChanges)
        add(text(Destination.prompt, of: record), as: keys.prompt)
        if searchPrompt.isPresent {
            data.add(keys.searchPrompt) { [view] in $0.appendSwiftString(view.text(searchPrompt)) }
        } else {
            data.addNull(as: keys.searchPrompt)
        }
        addFilter(choice)
        data.add(view.slot(record, Destination.autoDismiss).isTrue, as: keys.autoDismiss)
        data.add(view.slot(record, Destination.disableEntriesSection).isTrue || traps, as: keys.disableEntriesSection)
        data.add(view.slot(record, Destination.disableContentSection).isTrue, as: keys.disableContentSection)
        data.add(view.slot(record, Destination.searchBarDisplayMode).payload == 1, as: keys.searchBarAlways)
        data.endObject()
        data.add(view.slot(record, Destination.displayMode).payload == 1, as: keys.isSheet)
    }

    private mutating func addRows(_ choice: Choice) {
        let property = plan.name(choice.item.property).string.quotedIfKeyword
        data.add(rowType(of: choice), as: keys.rowType)
        guard let type = choice.objects else {
            let isGrouped = choice.data.shape == .grouped
            let table = table(of: choice)
            data.add(isGrouped ? "Self.groups(\(table))" : "\(table).data.options ?? []", as: keys.rows)
            data.add("\\Formc.Option.id" as StaticString, as: keys.idPath)
            if choice.data.count > choice.data.selectableCount {
                data.add("\\Formc.Option.children" as StaticString, as: keys.childrenPath)
            } else {
                data.addNull(as: keys.childrenPath)
            }
            data.add("\(property).\(choice.isMultiple ? "rowIDs" : "rowID")", as: keys.binding)
            data.add("Self.optionRow(row)" as StaticString, as: keys.rowView)
            return
        }
        data.add("\(rowType(of: choice)).all", as: keys.rows)
        data.add("\\.\(type.idField.quoted)", as: keys.idPath)
        if let children = type.children {
            data.add("\\.\(children.quoted)", as: keys.childrenPath)
        } else {
            data.addNull(as: keys.childrenPath)
        }
        data.add(property, as: keys.binding)
        data.add("Text(verbatim: row.\(type.labelField.quoted))", as: keys.rowView)
    }

    private mutating func addFilter(_ choice: Choice) {
        guard let filter = SearchFilter(of: choice, view) else { return data.addNull(as: keys.filter) }
        if choice.objects != nil {
            data.add("Self.\(filterFunction(of: choice))(row, query)", as: keys.filter)
        } else {
            data.add("Self.finds(row, query, \(filter.expression))", as: keys.filter)
        }
    }

    private func filterFunction(of choice: Choice) -> String {
        plan.name(choice.item.property).string + "Finds"
    }

    /// Adds the functions that search the rows of objects.
    private mutating func addObjectFilters() {
        data.beginList(keys.objectFilters)
        for index in plan.items.indices {
            guard let choice = choice(of: plan.items[index]), let type = choice.objects,
                let filter = SearchFilter(of: choice, view)
            else { continue }
            let fields = filter.fields.compactMap { name in type.field(named: name).map { "row.\($0.quoted)" } }
            data.beginObject()
            data.add(filterFunction(of: choice), as: keys.function)
            data.add(rowType(of: choice), as: keys.type)
            data.add(filter.expression, as: keys.filter)
            data.add(fields.joined(separator: ", "), as: keys.fields)
            if let children = type.children {
                data.add(children.quoted, as: keys.children)
            } else {
                data.addNull(as: keys.children)
            }
            data.endObject()
        }
        data.endList()
    }
}

/// What a search looks at.
private struct SearchFilter {
    let isPrefix: Bool
    let fields: [String]
    let isCaseSensitive: Bool

    /// The filter of a picker; nil if it has no search.
    init?(of choice: Choice, _ view: ModelView) {
        let slot = view.slot(choice.item.destination, Destination.searchFilter)
        guard slot.isPresent else { return nil }
        let label = choice.objects.map { $0.labelField.name.string } ?? "title"
        guard view.isMapping(slot) else {
            guard slot.payload != 0 else { return nil }
            isPrefix = slot.payload == 2
            fields = [label]
            isCaseSensitive = false
            return
        }
        let named = view.slot(slot.payload, SearchFilterKeys.fields)
        isPrefix = view.slot(slot.payload, SearchFilterKeys.match).payload == 1
        fields =
            named.isPresent
            ? view.elements(of: named).map { view.tree.text(view.tree.resolved($0)).string } : [label]
        isCaseSensitive = view.slot(slot.payload, SearchFilterKeys.caseSensitive).isTrue
    }

    /// The filter as an expression.
    var expression: String {
        let names = fields.map(\.swiftLiteral).joined(separator: ", ")
        return
            ".\(isPrefix ? "prefix" : "contains")(fields: [\(names)]\(isCaseSensitive ? ", caseSensitive: true" : ""))"
    }
}
