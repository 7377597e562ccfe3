// Compiled beside the models of hostile specs: holds each text of them against the one that was meant.

import Foundation

/// Every text of a model with the place it stands at.
struct Texts {
    private(set) var all: [(place: String, text: String)] = []

    init() {}

    /// The texts of a form but for ids.
    init(_ form: Formc.Form) {
        add("title", form.title)
        add("description", form.description)
        for section in form.sections {
            add("header", section.header)
            add("footer", section.footer)
            for item in section.items {
                add("\(item.id).title", item.title)
                add("\(item.id).value", item.value)
                add("\(item.id).description", item.description)
                add("\(item.id).mandatoryFieldIndicator", item.mandatoryFieldIndicator)
                add("\(item.id).errorMessage", item.errorMessage)
                guard let destination = item.destination else { continue }
                add("\(item.id).destination.title", destination.title)
                add("\(item.id).prompt", destination.prompt)
                add("\(item.id).searchPrompt", destination.searchPrompt)
                for id in destination.default { add("\(item.id).default", id) }
                add("\(item.id)", destination.data)
            }
        }
    }

    /// The texts of an option set.
    init(_ set: Formc.OptionSet) {
        add("title", set.title)
        add("description", set.description)
        add("data", set.data)
    }

    /// The texts of a list but for ids.
    init(_ list: Formc.List) {
        add("title", list.title)
        add("description", list.description)
        for section in list.sections {
            add("header", section.header)
            add("footer", section.footer)
            for item in section.items {
                switch item {
                case .standard(let item):
                    add("\(item.id).title", item.title)
                    add("\(item.id).subtitle", item.subtitle)
                    add("\(item.id).displayText", item.trailingActions?.displayText)
                    add("\(item.id).accessibilityLabel", item.trailingActions?.accessibilityLabel)
                    if let icon = item.leadingIcon { add("\(item.id).leadingIcon", icon) }
                case .selection(let item):
                    add("\(item.id).title", item.title)
                    add("\(item.id).subtitle", item.subtitle)
                    if let icon = item.leadingIcon { add("\(item.id).leadingIcon", icon) }
                }
            }
        }
    }

    mutating func add(_ place: String, _ text: String?) {
        if let text { all.append((place, text)) }
    }

    private mutating func add(_ place: String, _ text: Formc.Text?) {
        guard let text else { return }
        add(place, text.string)
        add(place + ".key", text.key)
    }

    private mutating func add(_ place: String, _ icon: Formc.LeadingIcon) {
        switch icon {
        case .icon(let image): add(place, image.system ?? image.asset)
        case .circularImage(let source), .squareImage(let source), .wideImage(let source), .appIcon(let source):
            let image = source.image ?? source.placeholder
            add(place, image?.system ?? image?.asset)
        }
    }

    private mutating func add(_ place: String, _ data: Formc.PickerData) {
        for group in data.groups ?? [] { add(place + ".group", group.title) }
        for option in data.selectableOptions {
            add(place + ".option.id", option.id)
            add(place + ".option.title", option.title)
            add(place + ".option.subtitle", option.subtitle)
            for keyword in option.keywords { add(place + ".option.keyword", keyword) }
        }
        for option in data.options ?? [] where option.children != nil { add(place + ".branch.title", option.title) }
        for row in data.allRows {
            for value in row.values { if case .string(let text)? = value { add(place + ".row", text) } }
        }
    }

    /// The places whose text is not this one, byte for byte.
    func others(than text: [UInt8]) -> [String] {
        all.filter { !$0.text.utf8.elementsEqual(text) }.map { "\($0.place): \($0.text.debugDescription)" }
    }
}
