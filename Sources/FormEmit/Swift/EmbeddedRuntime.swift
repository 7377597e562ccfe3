// swift-format-ignore-file
// Written by Scripts/embed.py. Do not edit.

/// The source of the library `FormcRuntime`.
enum EmbeddedRuntime {
    /// The file, byte for byte.
    static let source: StaticString = #"""
// Part of formc, which writes it beside the Swift that it generates, the same for every spec. Do not edit the copies.

import Foundation

/// What the Swift that formc generates is made of: forms, lists and option sets as values.
///
/// The properties have the names of the keys of the normalized JSON. So the same spec can be compiled into an app, as
/// `TravelRequest.model`, or come from a server:
///
///     let form = try JSONDecoder().decode(Formc.Form.self, from: data)
///
/// `JSONEncoder` with the formatting `[.sortedKeys, .withoutEscapingSlashes]` writes the canonical JSON again.
public nonisolated enum Formc {}

// MARK: - Specs

nonisolated extension Formc {
    /// A form: sections of list pickers.
    public struct Form: Codable, Hashable, Sendable {
        /// What a form's `kind` is.
        public enum Kind: String, Codable, Hashable, Sendable { case form }

        private var version = Version.one
        /// Says that this is a form.
        public var kind: Kind
        /// The name of the spec and of its Swift type.
        public var name: String
        /// The title, if it has one.
        public var title: Text?
        /// What the form is for, for those who maintain it.
        public var description: String?
        /// The sections, at least one.
        public var sections: [Section<ListPickerItem>]

        /// The version of the language.
        public var formc: Int { version.rawValue }

        private enum CodingKeys: String, CodingKey {
            case version = "formc"
            case kind, name, title, description, sections
        }

        /// A form of its parts.
        public init(
            name: String, title: Text? = nil, description: String? = nil, sections: [Section<ListPickerItem>]
        ) {
            kind = .form
            self.name = name
            self.title = title
            self.description = description
            self.sections = sections
        }

        /// The choices of the picker with an id; none if there is no such picker, or it has no destination.
        public func data(of id: String) -> PickerData {
            item(id)?.destination?.data ?? .flat([])
        }

        /// The ids that are chosen at first in the picker with an id.
        public func defaults(of id: String) -> [String] {
            item(id)?.destination?.default ?? []
        }

        /// The picker with an id, if there is one.
        public func item(_ id: String) -> ListPickerItem? {
            for section in sections {
                if let item = section.items.first(where: { $0.id == id }) { return item }
            }
            return nil
        }
    }

    /// A list: sections of standard and selection items.
    public struct List: Codable, Hashable, Sendable {
        /// What a list's `kind` is.
        public enum Kind: String, Codable, Hashable, Sendable { case list }

        private var version = Version.one
        /// Says that this is a list.
        public var kind: Kind
        /// The name of the spec and of its Swift type.
        public var name: String
        /// The title, if it has one.
        public var title: Text?
        /// What the list is for, for those who maintain it.
        public var description: String?
        /// How the list is drawn.
        public var listStyle: ListStyle
        /// The sections, at least one.
        public var sections: [Section<ListItem>]

        /// The version of the language.
        public var formc: Int { version.rawValue }

        private enum CodingKeys: String, CodingKey {
            case version = "formc"
            case kind, name, title, description, listStyle, sections
        }

        /// A list of its parts.
        public init(
            name: String, title: Text? = nil, description: String? = nil, listStyle: ListStyle = .automatic,
            sections: [Section<ListItem>]
        ) {
            kind = .list
            self.name = name
            self.title = title
            self.description = description
            self.listStyle = listStyle
            self.sections = sections
        }
    }

    /// Options that several pickers share.
    public struct OptionSet: Codable, Hashable, Sendable {
        /// What an option set's `kind` is.
        public enum Kind: String, Codable, Hashable, Sendable { case optionSet }

        private var version = Version.one
        /// Says that this is an option set.
        public var kind: Kind
        /// The name of the spec and of its Swift type.
        public var name: String
        /// The title, if it has one.
        public var title: Text?
        /// What the set is for, for those who maintain it.
        public var description: String?
        /// The options.
        public var data: PickerData

        /// The version of the language.
        public var formc: Int { version.rawValue }

        private enum CodingKeys: String, CodingKey {
            case version = "formc"
            case kind, name, title, description, data
        }

        /// An option set of its parts.
        public init(name: String, title: Text? = nil, description: String? = nil, data: PickerData) {
            kind = .optionSet
            self.name = name
            self.title = title
            self.description = description
            self.data = data
        }
    }

    /// The versions of the language: another than 1 is not read.
    fileprivate enum Version: Int, Codable, Hashable, Sendable { case one = 1 }

    /// A part of a form or of a list.
    public struct Section<Item: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
        /// The id, unique among the sections of the spec.
        public var id: String
        /// What stands above the items.
        public var header: Text?
        /// What stands below the items.
        public var footer: Text?
        /// The items, at least one.
        public var items: [Item]

        /// A section of its parts.
        public init(id: String, header: Text? = nil, footer: Text? = nil, items: [Item]) {
            self.id = id
            self.header = header
            self.footer = footer
            self.items = items
        }
    }
}

// MARK: - Texts and images

nonisolated extension Formc {
    /// A text to show, or the slot where the app puts a view of its own.
    public struct Text: Codable, Hashable, Sendable {
        /// What the text is.
        public enum Content: Hashable, Sendable {
            /// Shown as it is.
            case text(String)
            /// Inline Markdown.
            case markdown(String)
            /// The name of the slot.
            case slot(String)
        }

        /// What the text is.
        public var content: Content
        /// The localization key, if it has one.
        public var key: String?

        /// A text of its parts.
        public init(_ content: Content, key: String? = nil) {
            self.content = content
            self.key = key
        }

        /// A text that is shown as it is.
        public init(text: String, key: String? = nil) { self.init(.text(text), key: key) }

        /// A text of inline Markdown.
        public init(markdown: String, key: String? = nil) { self.init(.markdown(markdown), key: key) }

        /// A slot.
        public init(slot: String) { self.init(.slot(slot)) }

        /// The text, if it is shown as it is.
        public var text: String? { if case .text(let text) = content { text } else { nil } }

        /// The Markdown, if it is that.
        public var markdown: String? { if case .markdown(let markdown) = content { markdown } else { nil } }

        /// The slot's name, if it is one.
        public var slot: String? { if case .slot(let slot) = content { slot } else { nil } }

        /// The text, the Markdown, or the slot's name, as written.
        public var string: String {
            switch content {
            case .text(let string), .markdown(let string), .slot(let string): string
            }
        }

        private enum CodingKeys: CodingKey { case text, markdown, slot, key }

        /// Reads exactly one of `text`, `markdown` and `slot`, and `key`.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let contents = [
                try container.decodeIfPresent(String.self, forKey: .text).map(Content.text),
                try container.decodeIfPresent(String.self, forKey: .markdown).map(Content.markdown),
                try container.decodeIfPresent(String.self, forKey: .slot).map(Content.slot),
            ].compactMap { $0 }
            guard contents.count == 1 else {
                throw Formc.mismatch(decoder, "a text has exactly one of 'text', 'markdown' and 'slot'")
            }
            self.init(contents[0], key: try container.decodeIfPresent(String.self, forKey: .key))
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch content {
            case .text(let text): try container.encode(text, forKey: .text)
            case .markdown(let markdown): try container.encode(markdown, forKey: .markdown)
            case .slot(let slot): try container.encode(slot, forKey: .slot)
            }
            try container.encodeIfPresent(key, forKey: .key)
        }
    }

    /// An image of the system or of the app's resources.
    public enum Image: Codable, Hashable, Sendable {
        /// The name of an SF Symbol.
        case system(String)
        /// The name of a resource.
        case asset(String)

        /// The name of the SF Symbol, if it is one.
        public var system: String? { if case .system(let name) = self { name } else { nil } }

        /// The name of the resource, if it is one.
        public var asset: String? { if case .asset(let name) = self { name } else { nil } }

        private enum CodingKeys: CodingKey { case system, asset }

        /// Reads exactly one of `system` and `asset`.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let system = try container.decodeIfPresent(String.self, forKey: .system)
            let asset = try container.decodeIfPresent(String.self, forKey: .asset)
            switch (system, asset) {
            case (let name?, nil): self = .system(name)
            case (nil, let name?): self = .asset(name)
            default: throw Formc.mismatch(decoder, "an image has exactly one of 'system' and 'asset'")
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encodeIfPresent(system, forKey: .system)
            try container.encodeIfPresent(asset, forKey: .asset)
        }
    }

    /// An image that is at hand, or one to be loaded.
    public enum ImageSource: Codable, Hashable, Sendable {
        /// An image that is at hand.
        case image(Image)
        /// An image to be loaded, what is shown until then, and whether it is kept.
        case url(String, placeholder: Image, cached: Bool)

        /// The image, if it is at hand.
        public var image: Image? { if case .image(let image) = self { image } else { nil } }

        /// Where the image is loaded from, as written, if it is.
        public var url: String? { if case .url(let url, _, _) = self { url } else { nil } }

        /// What is shown until the image is there, if it is loaded.
        public var placeholder: Image? { if case .url(_, let placeholder, _) = self { placeholder } else { nil } }

        /// Whether a loaded image is kept.
        public var cached: Bool { if case .url(_, _, let cached) = self { cached } else { false } }

        private enum CodingKeys: CodingKey { case url, placeholder, cached }

        /// Reads `url`, `placeholder` and `cached`, or an image.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard let url = try container.decodeIfPresent(String.self, forKey: .url) else {
                self = .image(try Image(from: decoder))
                return
            }
            self = .url(
                url,
                placeholder: try container.decode(Image.self, forKey: .placeholder),
                cached: try container.decode(Bool.self, forKey: .cached))
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            switch self {
            case .image(let image): try image.encode(to: encoder)
            case .url(let url, let placeholder, let cached):
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(url, forKey: .url)
                try container.encode(placeholder, forKey: .placeholder)
                try container.encode(cached, forKey: .cached)
            }
        }
    }

    /// What stands before the title of a list's item.
    public enum LeadingIcon: Codable, Hashable, Sendable {
        /// A small icon without a shape.
        case icon(Image)
        /// An image cut to a circle.
        case circularImage(ImageSource)
        /// An image cut to a square.
        case squareImage(ImageSource)
        /// An image cut to a wide rectangle.
        case wideImage(ImageSource)
        /// An image cut to a rounded rectangle.
        case appIcon(ImageSource)

        private enum CodingKeys: CodingKey, CaseIterable { case icon, circularImage, squareImage, wideImage, appIcon }

        /// Reads exactly one of the shapes.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let shapes = CodingKeys.allCases.filter(container.contains)
            guard shapes.count == 1 else { throw Formc.mismatch(decoder, "a leading icon has exactly one shape") }
            switch shapes[0] {
            case .icon: self = .icon(try container.decode(Image.self, forKey: .icon))
            case .circularImage: self = .circularImage(try container.decode(ImageSource.self, forKey: .circularImage))
            case .squareImage: self = .squareImage(try container.decode(ImageSource.self, forKey: .squareImage))
            case .wideImage: self = .wideImage(try container.decode(ImageSource.self, forKey: .wideImage))
            case .appIcon: self = .appIcon(try container.decode(ImageSource.self, forKey: .appIcon))
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .icon(let image): try container.encode(image, forKey: .icon)
            case .circularImage(let source): try container.encode(source, forKey: .circularImage)
            case .squareImage(let source): try container.encode(source, forKey: .squareImage)
            case .wideImage(let source): try container.encode(source, forKey: .wideImage)
            case .appIcon(let source): try container.encode(source, forKey: .appIcon)
            }
        }
    }
}

// MARK: - Items of forms

nonisolated extension Formc {
    /// A row that shows a title and the chosen values, and leads to the choices.
    public struct ListPickerItem: Codable, Hashable, Identifiable, Sendable {
        /// What a list picker's `type` is.
        public enum Kind: String, Codable, Hashable, Sendable { case listPicker }

        /// The id, unique in the spec.
        public var id: String
        /// The Swift name that the spec gives the item, if it does.
        public var swiftName: String?
        /// Says that this is a list picker.
        public var type: Kind
        /// The title.
        public var title: Text
        /// What is shown as the value; nil: a summary of what is chosen.
        public var value: Text?
        /// More about the item, shown when it is read-only.
        public var description: Text?
        /// Whether something must be chosen.
        public var isRequired: Bool
        /// What marks the title of a required item.
        public var mandatoryFieldIndicator: String
        /// Whether the item can be used.
        public var controlState: ControlState
        /// A message that is shown under the item.
        public var errorMessage: Text?
        /// How title and value stand to each other.
        public var axis: Axis
        /// The choices; nil only for a read-only item.
        public var destination: Destination?

        /// A list picker of its parts.
        public init(
            id: String, swiftName: String? = nil, title: Text, value: Text? = nil, description: Text? = nil,
            isRequired: Bool = false, mandatoryFieldIndicator: String = "*", controlState: ControlState = .normal,
            errorMessage: Text? = nil, axis: Axis = .horizontal, destination: Destination?
        ) {
            self.id = id
            self.swiftName = swiftName
            type = .listPicker
            self.title = title
            self.value = value
            self.description = description
            self.isRequired = isRequired
            self.mandatoryFieldIndicator = mandatoryFieldIndicator
            self.controlState = controlState
            self.errorMessage = errorMessage
            self.axis = axis
            self.destination = destination
        }
    }

    /// Whether an item can be used.
    public enum ControlState: String, Codable, Hashable, CaseIterable, Sendable {
        /// It can.
        case normal
        /// It is shown, but cannot.
        case disabled
        /// It only shows its value.
        case readOnly
    }

    /// How title and value stand to each other.
    public enum Axis: String, Codable, Hashable, CaseIterable, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }

    /// The page with the choices of a list picker.
    public struct Destination: Codable, Hashable, Sendable {
        /// The title of the page; nil: the item's.
        public var title: Text?
        /// How many can be chosen.
        public var selection: Selection
        /// Whether nothing can be chosen.
        public var allowEmpty: Bool
        /// The ids that are chosen at first.
        public var `default`: [String]
        /// Whether a choice counts at once, without "Apply".
        public var isTrackingLiveChanges: Bool
        /// What a search looks at.
        public var searchFilter: SearchFilter
        /// What the empty search field says.
        public var searchPrompt: String?
        /// When the search field is shown.
        public var searchBarDisplayMode: SearchBarDisplayMode
        /// What stands with the choices.
        public var prompt: Text?
        /// How the page comes up.
        public var displayMode: DisplayMode
        /// Whether the page closes when a choice is made.
        public var autoDismiss: Bool
        /// Whether the section of what is chosen is left out.
        public var disableEntriesSection: Bool
        /// Whether the header of all choices is left out.
        public var disableContentSection: Bool
        /// The choices.
        public var data: PickerData

        /// A destination of its parts.
        public init(
            title: Text? = nil, selection: Selection = .single, allowEmpty: Bool = true, default: [String] = [],
            isTrackingLiveChanges: Bool = true, searchFilter: SearchFilter = .none, searchPrompt: String? = nil,
            searchBarDisplayMode: SearchBarDisplayMode = .automatic, prompt: Text? = nil,
            displayMode: DisplayMode = .push, autoDismiss: Bool = false, disableEntriesSection: Bool = false,
            disableContentSection: Bool = false, data: PickerData
        ) {
            self.title = title
            self.selection = selection
            self.allowEmpty = allowEmpty
            self.default = `default`
            self.isTrackingLiveChanges = isTrackingLiveChanges
            self.searchFilter = searchFilter
            self.searchPrompt = searchPrompt
            self.searchBarDisplayMode = searchBarDisplayMode
            self.prompt = prompt
            self.displayMode = displayMode
            self.autoDismiss = autoDismiss
            self.disableEntriesSection = disableEntriesSection
            self.disableContentSection = disableContentSection
            self.data = data
        }
    }

    /// How many of the choices can be chosen.
    public enum Selection: String, Codable, Hashable, CaseIterable, Sendable {
        /// At most one.
        case single
        /// Any number.
        case multiple
    }

    /// How a page of choices comes up.
    public enum DisplayMode: String, Codable, Hashable, CaseIterable, Sendable {
        /// As the next page.
        case push
        /// As a sheet.
        case sheet
    }

    /// When a search field is shown.
    public enum SearchBarDisplayMode: String, Codable, Hashable, CaseIterable, Sendable {
        /// As the system does.
        case automatic
        /// Always.
        case always
    }

    /// What a search in the choices looks at.
    public enum SearchFilter: Codable, Hashable, Sendable {
        /// There is no search.
        case none
        /// Some of the fields contain what was typed.
        case contains(fields: [String], caseSensitive: Bool = false)
        /// Some of the fields begin with what was typed.
        case prefix(fields: [String], caseSensitive: Bool = false)

        /// How the fields are compared.
        public enum Match: String, Codable, Hashable, CaseIterable, Sendable {
            /// The field contains what was typed.
            case contains
            /// The field begins with what was typed.
            case prefix
        }

        /// How the fields are compared; nil: there is no search.
        public var match: Match? {
            switch self {
            case .none: nil
            case .contains: .contains
            case .prefix: .prefix
            }
        }

        /// The names of the fields that are searched.
        public var fields: [String] {
            switch self {
            case .none: []
            case .contains(let fields, _), .prefix(let fields, _): fields
            }
        }

        /// Whether upper and lower case differ.
        public var caseSensitive: Bool {
            switch self {
            case .none: false
            case .contains(_, let caseSensitive), .prefix(_, let caseSensitive): caseSensitive
            }
        }

        private enum CodingKeys: CodingKey { case match, fields, caseSensitive }

        /// Reads `"none"`, or `match`, `fields` and `caseSensitive`.
        public init(from decoder: any Swift.Decoder) throws {
            if let word = try? decoder.singleValueContainer().decode(String.self) {
                guard word == "none" else { throw Formc.mismatch(decoder, "'\(word)' is no search filter") }
                self = .none
                return
            }
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let fields = try container.decode([String].self, forKey: .fields)
            let caseSensitive = try container.decode(Bool.self, forKey: .caseSensitive)
            switch try container.decode(Match.self, forKey: .match) {
            case .contains: self = .contains(fields: fields, caseSensitive: caseSensitive)
            case .prefix: self = .prefix(fields: fields, caseSensitive: caseSensitive)
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            guard let match else {
                var container = encoder.singleValueContainer()
                try container.encode("none")
                return
            }
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(match, forKey: .match)
            try container.encode(fields, forKey: .fields)
            try container.encode(caseSensitive, forKey: .caseSensitive)
        }

        /// Whether a search for `query` finds something whose fields have these values.
        public func accepts(_ values: [String], query: String) -> Bool {
            guard let match else { return true }
            var options: String.CompareOptions = caseSensitive ? [] : .caseInsensitive
            if match == .prefix { options.insert(.anchored) }
            return query.isEmpty || values.contains { $0.range(of: query, options: options) != nil }
        }

        /// Whether a search for `query` finds an option, or one below it.
        ///
        /// `shown` gives a text as the user sees it: localized, and without the marks of Markdown.
        public func accepts(_ option: Option, query: String, shown: (Text) -> String) -> Bool {
            let values = fields.flatMap { field -> [String] in
                switch field {
                case "id": [option.id]
                case "title": [shown(option.title)]
                case "subtitle": option.subtitle.map { [shown($0)] } ?? []
                case "keywords": option.keywords
                default: []
                }
            }
            return accepts(values, query: query)
                || (option.children ?? []).contains { accepts($0, query: query, shown: shown) }
        }
    }
}

// MARK: - Choices

nonisolated extension Formc {
    /// The choices of a picker, and the option set they come from, if they do.
    public enum PickerData: Codable, Hashable, Sendable {
        /// Options side by side.
        case flat([Option], optionSet: String? = nil)
        /// Options, some with further ones below.
        case hierarchical([Option], optionSet: String? = nil)
        /// Options in groups.
        case grouped([OptionGroup], optionSet: String? = nil)
        /// Rows of declared fields.
        case object(Objects, optionSet: String? = nil)

        /// The names of the four cases.
        public enum Shape: String, Codable, Hashable, CaseIterable, Sendable {
            /// Options side by side.
            case flat
            /// Options, some with further ones below.
            case hierarchical
            /// Options in groups.
            case grouped
            /// Rows of declared fields.
            case object
        }

        /// Which of the four it is.
        public var shape: Shape {
            switch self {
            case .flat: .flat
            case .hierarchical: .hierarchical
            case .grouped: .grouped
            case .object: .object
            }
        }

        /// The options, if it is flat or hierarchical.
        public var options: [Option]? {
            switch self {
            case .flat(let options, _), .hierarchical(let options, _): options
            case .grouped, .object: nil
            }
        }

        /// The groups, if it is grouped.
        public var groups: [OptionGroup]? { if case .grouped(let groups, _) = self { groups } else { nil } }

        /// The objects, if it has them.
        public var objects: Objects? { if case .object(let objects, _) = self { objects } else { nil } }

        /// The rows, if it has objects; else none.
        public var rows: [Row] { objects?.rows ?? [] }

        /// The rows and those below them, in the order of the spec; none if it has no objects.
        public var allRows: [Row] {
            func all(_ rows: [Row]) -> [Row] { rows.flatMap { [$0] + all($0.children ?? []) } }
            return all(rows)
        }

        /// The name of the option set that the choices come from, if they do.
        public var optionSet: String? {
            switch self {
            case .flat(_, let name), .hierarchical(_, let name), .grouped(_, let name), .object(_, let name): name
            }
        }

        /// The options that can be selected, those without children, in the order of the spec.
        public var selectableOptions: [Option] {
            var leaves: [Option] = []
            func visit(_ options: [Option]) {
                for option in options {
                    if let children = option.children { visit(children) } else { leaves.append(option) }
                }
            }
            if let options { visit(options) }
            for group in groups ?? [] { visit(group.options) }
            return leaves
        }

        private enum CodingKeys: CodingKey { case shape, options, groups, optionSet }

        /// Reads the data of the shape that `shape` names.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let set = try container.decodeIfPresent(String.self, forKey: .optionSet)
            switch try container.decode(Shape.self, forKey: .shape) {
            case .flat: self = .flat(try container.decode([Option].self, forKey: .options), optionSet: set)
            case .hierarchical:
                self = .hierarchical(try container.decode([Option].self, forKey: .options), optionSet: set)
            case .grouped: self = .grouped(try container.decode([OptionGroup].self, forKey: .groups), optionSet: set)
            case .object: self = .object(try Objects(from: decoder), optionSet: set)
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(shape, forKey: .shape)
            try container.encodeIfPresent(options, forKey: .options)
            try container.encodeIfPresent(groups, forKey: .groups)
            try container.encodeIfPresent(optionSet, forKey: .optionSet)
            try objects?.encode(to: encoder)
        }
    }

    /// One choice.
    public struct Option: Codable, Hashable, Identifiable, Sendable {
        /// The id, unique in the picker.
        public var id: String
        /// The Swift name that the spec gives the option, if it does.
        public var swiftName: String?
        /// The title.
        public var title: Text
        /// More about it.
        public var subtitle: Text?
        /// Words that a search finds it by.
        public var keywords: [String]
        /// The options below; such an option cannot be chosen itself.
        public var children: [Option]?

        /// An option of its parts; the title is the id if it is left out.
        public init(
            id: String, swiftName: String? = nil, title: Text? = nil, subtitle: Text? = nil, keywords: [String] = [],
            children: [Option]? = nil
        ) {
            self.id = id
            self.swiftName = swiftName
            self.title = title ?? Text(text: id)
            self.subtitle = subtitle
            self.keywords = keywords
            self.children = children
        }
    }

    /// Options under a title of their own.
    public struct OptionGroup: Codable, Hashable, Sendable {
        /// The title.
        public var title: Text
        /// The options.
        public var options: [Option]

        /// A group of its parts.
        public init(title: Text, options: [Option]) {
            self.title = title
            self.options = options
        }
    }

    /// Rows of declared fields, as choices.
    public struct Objects: Codable, Hashable, Sendable {
        /// The name of the Swift type.
        public var type: String
        /// The fields, in the order of the spec.
        public var fields: [Field]
        /// The name of the field that is the id.
        public var id: String
        /// The name of the field that is shown.
        public var label: String
        /// The key of a row's child rows, if rows may have them.
        public var children: String?
        /// The rows.
        public var rows: [Row]

        /// Objects of their parts.
        public init(type: String, fields: [Field], id: String, label: String, children: String? = nil, rows: [Row]) {
            self.type = type
            self.fields = fields
            self.id = id
            self.label = label
            self.children = children
            self.rows = rows
        }

        /// The value that a row has for the field of this name, if any.
        public func value(_ name: String, of row: Row) -> Value? {
            fields.firstIndex { $0.name == name }.flatMap { row.values[$0] }
        }

        private enum CodingKeys: CodingKey { case type, fields, id, label, children, rows }

        /// Reads the fields, and then the rows as they say.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            type = try container.decode(String.self, forKey: .type)
            fields = try container.decode([Field].self, forKey: .fields)
            id = try container.decode(String.self, forKey: .id)
            label = try container.decode(String.self, forKey: .label)
            children = try container.decodeIfPresent(String.self, forKey: .children)
            rows = []
            rows = try decodeRows(try container.nestedUnkeyedContainer(forKey: .rows))
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(type, forKey: .type)
            try container.encode(fields, forKey: .fields)
            try container.encode(id, forKey: .id)
            try container.encode(label, forKey: .label)
            try container.encodeIfPresent(children, forKey: .children)
            try encodeRows(rows, to: container.nestedUnkeyedContainer(forKey: .rows))
        }

        private func decodeRows(_ list: any Swift.UnkeyedDecodingContainer) throws -> [Row] {
            var list = list
            var rows: [Row] = []
            while !list.isAtEnd {
                let container = try list.nestedContainer(keyedBy: Name.self)
                var row = Row(values: [])
                row.values = try fields.map { field in
                    let name = Name(stringValue: field.name)
                    if field.optional && !container.contains(name) { return nil }
                    return try Value(container, name, field.type)
                }
                if let children, container.contains(Name(stringValue: children)) {
                    row.children = try decodeRows(
                        try container.nestedUnkeyedContainer(forKey: Name(stringValue: children)))
                }
                rows.append(row)
            }
            return rows
        }

        private func encodeRows(_ rows: [Row], to list: any Swift.UnkeyedEncodingContainer) throws {
            var list = list
            for row in rows {
                var container = list.nestedContainer(keyedBy: Name.self)
                for (field, value) in zip(fields, row.values) {
                    try value?.encode(to: &container, Name(stringValue: field.name))
                }
                if let children, let below = row.children {
                    let name = Name(stringValue: children)
                    try encodeRows(below, to: container.nestedUnkeyedContainer(forKey: name))
                }
            }
        }
    }

    /// A field that rows have.
    public struct Field: Codable, Hashable, Sendable {
        /// What a field holds.
        public enum Kind: String, Codable, Hashable, CaseIterable, Sendable {
            /// Text.
            case string = "String"
            /// A whole number of 64 bits.
            case int = "Int"
            /// A number with a fraction.
            case double = "Double"
            /// True or false.
            case bool = "Bool"
            /// A UUID, in upper case.
            case uuid = "UUID"
            /// An address.
            case url = "URL"
            /// A day or a moment of RFC 3339, as written.
            case date = "Date"
        }

        /// The name.
        public var name: String
        /// What it holds.
        public var type: Kind
        /// Whether a row may leave it out.
        public var optional: Bool

        /// A field of its parts.
        public init(name: String, type: Kind, optional: Bool = false) {
            self.name = name
            self.type = type
            self.optional = optional
        }
    }

    /// A row: a value for each field, in the order of the fields, and the rows below it.
    public struct Row: Hashable, Sendable {
        /// The values; nil where an optional field is left out.
        public var values: [Value?]
        /// The rows below; such a row cannot be chosen itself.
        public var children: [Row]?

        /// A row of its parts.
        public init(values: [Value?], children: [Row]? = nil) {
            self.values = values
            self.children = children
        }
    }

    /// What a field of a row holds. `UUID`, `URL` and `Date` are strings, as written.
    public enum Value: Hashable, Sendable {
        /// Text, and what is written as text.
        case string(String)
        /// A whole number.
        case int(Swift.Int64)
        /// A number with a fraction.
        case double(Double)
        /// True or false.
        case bool(Bool)

        /// The string, if it is one.
        public var string: String? { if case .string(let string) = self { string } else { nil } }

        /// The whole number, if it is one.
        public var int: Int? { if case .int(let int) = self { Int(clamping: int) } else { nil } }

        /// The number, if it is one.
        public var double: Double? { if case .double(let double) = self { double } else { nil } }

        /// The truth value, if it is one.
        public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

        /// The UUID that a string says, if it does.
        public var uuid: UUID? { string.flatMap(UUID.init(uuidString:)) }

        /// The URL that a string says, if it does.
        public var url: URL? { string.flatMap(Formc.url) }

        /// The moment that a string says, if it does; a day is its first moment in UTC.
        public var date: Date? { string.flatMap(Formc.date) }

        fileprivate init(_ row: Swift.KeyedDecodingContainer<Name>, _ name: Name, _ kind: Field.Kind) throws {
            switch kind {
            case .string, .uuid, .url, .date: self = .string(try row.decode(String.self, forKey: name))
            case .int: self = .int(try row.decode(Swift.Int64.self, forKey: name))
            case .double: self = .double(try row.decode(Double.self, forKey: name))
            case .bool: self = .bool(try row.decode(Bool.self, forKey: name))
            }
        }

        fileprivate func encode(to row: inout Swift.KeyedEncodingContainer<Name>, _ name: Name) throws {
            switch self {
            case .string(let string): try row.encode(string, forKey: name)
            case .int(let int): try row.encode(int, forKey: name)
            case .bool(let bool): try row.encode(bool, forKey: name)
            case .double(let double):
                // `JSONEncoder` writes `1e-06` and `1e+20` where canonical JSON has all digits, as `Decimal` does. Only
                // for 1e-9 to 1e-6 is there no way to the canonical `1e-7`.
                let size = abs(double)
                if (1e-6..<1e-4).contains(size) || (0x1p53..<1e21).contains(size),
                    let decimal = Foundation.Decimal(
                        string: "\(double)", locale: Foundation.Locale(identifier: "en_US_POSIX"))
                {
                    try row.encode(decimal, forKey: name)
                } else {
                    try row.encode(double, forKey: name)
                }
            }
        }
    }

    /// A key of a row.
    fileprivate struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

// MARK: - Items of lists

nonisolated extension Formc {
    /// An item of a list.
    public enum ListItem: Codable, Hashable, Identifiable, Sendable {
        /// An item to read, to follow or to act on.
        case standard(StandardItem)
        /// An item to switch on and off.
        case selection(SelectionItem)

        /// The id, unique in the spec.
        public var id: String {
            switch self {
            case .standard(let item): item.id
            case .selection(let item): item.id
            }
        }

        /// The title.
        public var title: Text {
            switch self {
            case .standard(let item): item.title
            case .selection(let item): item.title
            }
        }

        private enum CodingKeys: CodingKey { case type }

        /// Reads the item that `type` names.
        public init(from decoder: any Swift.Decoder) throws {
            switch try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .type) {
            case "standard": self = .standard(try StandardItem(from: decoder))
            case "selection": self = .selection(try SelectionItem(from: decoder))
            case let type: throw Formc.mismatch(decoder, "'\(type)' is no type of a list's items")
            }
        }

        /// Writes the item.
        public func encode(to encoder: any Swift.Encoder) throws {
            switch self {
            case .standard(let item): try item.encode(to: encoder)
            case .selection(let item): try item.encode(to: encoder)
            }
        }
    }

    /// An item to read, to follow or to act on.
    public struct StandardItem: Codable, Hashable, Identifiable, Sendable {
        /// What a standard item's `type` is.
        public enum Kind: String, Codable, Hashable, Sendable { case standard }

        /// The id, unique in the spec.
        public var id: String
        /// The Swift name that the spec gives the item, if it does.
        public var swiftName: String?
        /// Says that this is a standard item.
        public var type: Kind
        /// The title.
        public var title: Text
        /// More about it.
        public var subtitle: Text?
        /// How many lines the subtitle may take.
        public var subtitleNumberOfLines: NumberOfLines
        /// What stands before the title.
        public var leadingIcon: LeadingIcon?
        /// What stands after the title.
        public var trailingActions: TrailingActions?
        /// The name of the destination that the item leads to.
        public var navigationLink: String?

        /// A standard item of its parts.
        public init(
            id: String, swiftName: String? = nil, title: Text, subtitle: Text? = nil,
            subtitleNumberOfLines: NumberOfLines = .one, leadingIcon: LeadingIcon? = nil,
            trailingActions: TrailingActions? = nil, navigationLink: String? = nil
        ) {
            self.id = id
            self.swiftName = swiftName
            type = .standard
            self.title = title
            self.subtitle = subtitle
            self.subtitleNumberOfLines = subtitleNumberOfLines
            self.leadingIcon = leadingIcon
            self.trailingActions = trailingActions
            self.navigationLink = navigationLink
        }
    }

    /// An item to switch on and off.
    public struct SelectionItem: Codable, Hashable, Identifiable, Sendable {
        /// What a selection item's `type` is.
        public enum Kind: String, Codable, Hashable, Sendable { case selection }

        /// The id, unique in the spec.
        public var id: String
        /// The Swift name that the spec gives the item, if it does.
        public var swiftName: String?
        /// Says that this is a selection item.
        public var type: Kind
        /// The title.
        public var title: Text
        /// More about it.
        public var subtitle: Text?
        /// How many lines the subtitle may take.
        public var subtitleNumberOfLines: NumberOfLines
        /// What stands before the title.
        public var leadingIcon: LeadingIcon?
        /// The name of the destination that the item leads to.
        public var navigationLink: String?
        /// What shows whether the item is on.
        public var trailingSelection: TrailingSelection
        /// Whether the item is on at first.
        public var isSelected: Bool

        /// A selection item of its parts.
        public init(
            id: String, swiftName: String? = nil, title: Text, subtitle: Text? = nil,
            subtitleNumberOfLines: NumberOfLines = .one, leadingIcon: LeadingIcon? = nil,
            navigationLink: String? = nil, trailingSelection: TrailingSelection, isSelected: Bool = false
        ) {
            self.id = id
            self.swiftName = swiftName
            type = .selection
            self.title = title
            self.subtitle = subtitle
            self.subtitleNumberOfLines = subtitleNumberOfLines
            self.leadingIcon = leadingIcon
            self.navigationLink = navigationLink
            self.trailingSelection = trailingSelection
            self.isSelected = isSelected
        }
    }

    /// What stands after the title of a standard item.
    public struct TrailingActions: Codable, Hashable, Sendable {
        /// A short word.
        public var displayText: Text?
        /// The name of the action of the info button.
        public var onIButtonClicked: String?
        /// What the info button is called by a screen reader.
        public var accessibilityLabel: Text?

        /// Trailing actions of their parts.
        public init(displayText: Text? = nil, onIButtonClicked: String? = nil, accessibilityLabel: Text? = nil) {
            self.displayText = displayText
            self.onIButtonClicked = onIButtonClicked
            self.accessibilityLabel = accessibilityLabel
        }
    }

    /// What shows whether a selection item is on.
    public enum TrailingSelection: String, Codable, Hashable, CaseIterable, Sendable {
        /// A checkmark.
        case checkmark
        /// A switch.
        case toggle
    }

    /// How many lines a subtitle may take.
    public enum NumberOfLines: Codable, Hashable, CaseIterable, Sendable {
        /// One line.
        case one
        /// Up to two lines.
        case two
        /// As many as there are.
        case unlimited

        /// Reads `1`, `2` or `"unlimited"`.
        public init(from decoder: any Swift.Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self), number == 1 || number == 2 {
                self = number == 1 ? .one : .two
            } else if (try? container.decode(String.self)) == "unlimited" {
                self = .unlimited
            } else {
                throw Formc.mismatch(decoder, "a number of lines is 1, 2 or \"unlimited\"")
            }
        }

        /// Writes what `init(from:)` reads.
        public func encode(to encoder: any Swift.Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .one: try container.encode(1)
            case .two: try container.encode(2)
            case .unlimited: try container.encode("unlimited")
            }
        }
    }

    /// How a list is drawn.
    public enum ListStyle: String, Codable, Hashable, CaseIterable, Sendable {
        /// As the system does.
        case automatic
        /// Without a frame.
        case plain
        /// Sections apart from each other.
        case grouped
        /// Sections apart from each other, with round corners.
        case insetGrouped
        /// With space at the sides.
        case inset
        /// As a sidebar.
        case sidebar
    }
}

// MARK: - Values

nonisolated extension Formc {
    /// Something that is wrong with the values of a form.
    public struct ValidationIssue: Codable, Hashable, Sendable {
        /// What can be wrong.
        public enum Kind: String, Codable, Hashable, CaseIterable, Sendable {
            /// A required item has no value.
            case required
            /// Something must stay chosen, and nothing is.
            case empty
            /// What is chosen is none of the choices.
            case unknownOption
        }

        /// The id of the item.
        public var itemID: String
        /// What is wrong.
        public var kind: Kind
        /// What to tell the user.
        public var message: String

        /// An issue of its parts.
        public init(itemID: String, kind: Kind, message: String) {
            self.itemID = itemID
            self.kind = kind
            self.message = message
        }
    }

    /// The selectable options of a picker by their ids: what option types look themselves up in.
    public struct OptionTable: Sendable {
        /// The data, as it is in the model.
        public let data: PickerData
        /// The selectable options, in the order of the spec.
        public let options: [Option]
        private let positions: [String: Int]

        /// The table of a picker's data.
        public init(_ data: PickerData) {
            self.data = data
            options = data.selectableOptions
            var positions = [String: Int](minimumCapacity: options.count)
            for (position, option) in options.enumerated() { positions[option.id] = position }
            self.positions = positions
        }

        /// The position of the option with an id, if there is one.
        public func position(of id: String) -> Int? { positions[id] }

        /// The option with an id, if there is one.
        public subscript(id: String) -> Option? { positions[id].map { options[$0] } }

        /// The title of the option with an id, as written in the spec.
        public func title(_ id: String) -> String { self[id]?.title.string ?? id }

        /// The options with these ids, in the order of the spec.
        public func sorted(_ ids: some Swift.Sequence<String>) -> [Option] {
            ids.compactMap { positions[$0] }.sorted().map { options[$0] }
        }
    }
}

// MARK: - Helpers

nonisolated extension Formc {
    fileprivate static func mismatch(_ decoder: any Swift.Decoder, _ what: String) -> Swift.DecodingError {
        .dataCorrupted(Swift.DecodingError.Context(codingPath: decoder.codingPath, debugDescription: what))
    }

    /// The URL that a string says, with what `URL` does not take in percent escapes.
    fileprivate static func url(_ string: String) -> URL? {
        if let url = URL(string: string) { return url }
        guard let colon = string.firstIndex(of: ":") else { return nil }
        let rest = string[colon...].dropFirst().addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        return URL(string: string[...colon] + (rest ?? ""))
    }

    /// The moment that an RFC 3339 date or date-time says; a day is its first moment in UTC.
    fileprivate static func date(_ string: String) -> Date? {
        let text = Array(string.utf8)
        func number(_ range: Swift.Range<Int>) -> Int? {
            guard range.upperBound <= text.count else { return nil }
            var value = 0
            for byte in text[range] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
        // Days since 1970 in the Gregorian calendar, years taken from March so that February ends them.
        let shifted = month > 2 ? year : year - 1
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        var seconds = Double(days * 86400)
        if text.count == 10 { return Date(timeIntervalSince1970: seconds) }

        guard let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19) else { return nil }
        seconds += Double(hour * 3600 + minute * 60 + second)
        let zone = text[19...].firstIndex { $0 == 0x5A || $0 == 0x2B || $0 == 0x2D } ?? text.count
        if zone > 19 { seconds += Double(String(decoding: text[19..<zone], as: Swift.UTF8.self)) ?? 0 }
        if zone + 6 <= text.count, let hours = number(zone + 1..<zone + 3), let minutes = number(zone + 4..<zone + 6) {
            seconds -= Double(hours * 3600 + minutes * 60) * (text[zone] == 0x2D ? -1 : 1)
        }
        return Date(timeIntervalSince1970: seconds)
    }
}

// MARK: - Reading the canonical JSON of generated files

nonisolated extension Formc.Form {
    /// The form that a generated file holds as canonical JSON.
    ///
    /// This is not for JSON from elsewhere: what is not canonical ends the program. `JSONDecoder` reads any.
    public init(canonicalJSON json: Swift.StaticString) {
        self.init(canonicalJSON: Swift.UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    init(canonicalJSON bytes: Swift.UnsafeBufferPointer<Swift.UInt8>) {
        var reader = Formc.Reader(bytes)
        self.init(&reader)
        reader.finish()
    }

    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        description = json.has("description") ? json.string() : nil
        json.version()
        kind = json.choice("kind")
        name = json.string("name")
        sections = json.list("sections") { Formc.Section(&$0) { Formc.ListPickerItem(&$0) } }
        title = json.text(ifAny: "title")
        json.close()
    }
}

nonisolated extension Formc.List {
    /// The list that a generated file holds as canonical JSON.
    ///
    /// This is not for JSON from elsewhere: what is not canonical ends the program. `JSONDecoder` reads any.
    public init(canonicalJSON json: Swift.StaticString) {
        self.init(canonicalJSON: Swift.UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    init(canonicalJSON bytes: Swift.UnsafeBufferPointer<Swift.UInt8>) {
        var reader = Formc.Reader(bytes)
        self.init(&reader)
        reader.finish()
    }

    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        description = json.has("description") ? json.string() : nil
        json.version()
        kind = json.choice("kind")
        listStyle = json.choice("listStyle")
        name = json.string("name")
        sections = json.list("sections") { Formc.Section(&$0) { Formc.ListItem(&$0) } }
        title = json.text(ifAny: "title")
        json.close()
    }
}

nonisolated extension Formc.OptionSet {
    /// The option set that a generated file holds as canonical JSON.
    ///
    /// This is not for JSON from elsewhere: what is not canonical ends the program. `JSONDecoder` reads any.
    public init(canonicalJSON json: Swift.StaticString) {
        self.init(canonicalJSON: Swift.UnsafeBufferPointer(start: json.utf8Start, count: json.utf8CodeUnitCount))
    }

    init(canonicalJSON bytes: Swift.UnsafeBufferPointer<Swift.UInt8>) {
        var reader = Formc.Reader(bytes)
        self.init(&reader)
        reader.finish()
    }

    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        json.key("data")
        data = Formc.PickerData(&json)
        description = json.has("description") ? json.string() : nil
        json.version()
        kind = json.choice("kind")
        name = json.string("name")
        title = json.text(ifAny: "title")
        json.close()
    }
}

nonisolated extension Formc.Section {
    fileprivate init(_ json: inout Formc.Reader, item: (inout Formc.Reader) -> Item) {
        json.open()
        footer = json.text(ifAny: "footer")
        header = json.text(ifAny: "header")
        id = json.string("id")
        items = json.list("items", item)
        json.close()
    }
}

nonisolated extension Formc.Text {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        key = json.has("key") ? json.string() : nil
        if json.has("text") {
            content = .text(json.string())
        } else if json.has("markdown") {
            content = .markdown(json.string())
        } else {
            content = .slot(json.string("slot"))
        }
        json.close()
    }
}

nonisolated extension Formc.Image {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        self = json.has("asset") ? .asset(json.string()) : .system(json.string("system"))
        json.close()
    }
}

nonisolated extension Formc.ImageSource {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        if json.has("cached") {
            let cached = json.bool()
            json.key("placeholder")
            let placeholder = Formc.Image(&json)
            self = .url(json.string("url"), placeholder: placeholder, cached: cached)
        } else {
            self = .image(json.has("asset") ? .asset(json.string()) : .system(json.string("system")))
        }
        json.close()
    }
}

nonisolated extension Formc.LeadingIcon {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        if json.has("appIcon") {
            self = .appIcon(Formc.ImageSource(&json))
        } else if json.has("circularImage") {
            self = .circularImage(Formc.ImageSource(&json))
        } else if json.has("icon") {
            self = .icon(Formc.Image(&json))
        } else if json.has("squareImage") {
            self = .squareImage(Formc.ImageSource(&json))
        } else {
            json.key("wideImage")
            self = .wideImage(Formc.ImageSource(&json))
        }
        json.close()
    }
}

nonisolated extension Formc.ListPickerItem {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        axis = json.choice("axis")
        controlState = json.choice("controlState")
        description = json.text(ifAny: "description")
        destination = json.has("destination") ? Formc.Destination(&json) : nil
        errorMessage = json.text(ifAny: "errorMessage")
        id = json.string("id")
        isRequired = json.bool("isRequired")
        mandatoryFieldIndicator = json.string("mandatoryFieldIndicator")
        swiftName = json.has("swiftName") ? json.string() : nil
        title = json.text("title")
        type = json.choice("type")
        value = json.text(ifAny: "value")
        json.close()
    }
}

nonisolated extension Formc.Destination {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        allowEmpty = json.bool("allowEmpty")
        autoDismiss = json.bool("autoDismiss")
        json.key("data")
        data = Formc.PickerData(&json)
        `default` = json.list("default") { $0.string() }
        disableContentSection = json.bool("disableContentSection")
        disableEntriesSection = json.bool("disableEntriesSection")
        displayMode = json.choice("displayMode")
        isTrackingLiveChanges = json.bool("isTrackingLiveChanges")
        prompt = json.text(ifAny: "prompt")
        searchBarDisplayMode = json.choice("searchBarDisplayMode")
        json.key("searchFilter")
        searchFilter = Formc.SearchFilter(&json)
        searchPrompt = json.has("searchPrompt") ? json.string() : nil
        selection = json.choice("selection")
        title = json.text(ifAny: "title")
        json.close()
    }
}

nonisolated extension Formc.SearchFilter {
    fileprivate init(_ json: inout Formc.Reader) {
        if json.take("\"none\"") {
            self = .none
            return
        }
        json.open()
        let caseSensitive = json.bool("caseSensitive")
        let fields = json.list("fields") { $0.string() }
        let match: Match = json.choice("match")
        json.close()
        switch match {
        case .contains: self = .contains(fields: fields, caseSensitive: caseSensitive)
        case .prefix: self = .prefix(fields: fields, caseSensitive: caseSensitive)
        }
    }
}

nonisolated extension Formc.PickerData {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        if json.has("groups") {
            let groups = json.list { Formc.OptionGroup(&$0) }
            self = .grouped(groups, optionSet: json.has("optionSet") ? json.string() : nil)
            _ = json.choice("shape") as Shape
        } else if json.isNext("children") || json.isNext("fields") {
            let (objects, set) = Formc.Objects.read(&json)
            self = .object(objects, optionSet: set)
        } else {
            let set = json.has("optionSet") ? json.string() : nil
            let options = json.list("options") { Formc.Option(&$0) }
            let shape: Shape = json.choice("shape")
            self = shape == .flat ? .flat(options, optionSet: set) : .hierarchical(options, optionSet: set)
        }
        json.close()
    }
}

nonisolated extension Formc.Option {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        children = json.has("children") ? json.list { Self(&$0) } : nil
        id = json.string("id")
        keywords = json.list("keywords") { $0.string() }
        subtitle = json.text(ifAny: "subtitle")
        swiftName = json.has("swiftName") ? json.string() : nil
        title = json.text("title")
        json.close()
    }
}

nonisolated extension Formc.OptionGroup {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        options = json.list("options") { Formc.Option(&$0) }
        title = json.text("title")
        json.close()
    }
}

nonisolated extension Formc.Objects {
    /// Objects and the name of their option set, without the braces around them.
    fileprivate static func read(_ json: inout Formc.Reader) -> (Self, optionSet: String?) {
        let children = json.has("children") ? json.string() : nil
        let fields = json.list("fields") { Formc.Field(&$0) }
        let id = json.string("id")
        let label = json.string("label")
        let set = json.has("optionSet") ? json.string() : nil
        let layout = Formc.RowLayout(fields: fields, children: children)
        let rows = json.list("rows") { Formc.Row(&$0, layout) }
        _ = json.choice("shape") as Formc.PickerData.Shape
        let type = json.string("type")
        return (Self(type: type, fields: fields, id: id, label: label, children: children, rows: rows), set)
    }
}

nonisolated extension Formc.Field {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        name = json.string("name")
        optional = json.bool("optional")
        type = json.choice("type")
        json.close()
    }
}

nonisolated extension Formc {
    /// The keys of a row in the order in which canonical JSON has them, each with the field it stands for.
    fileprivate struct RowLayout {
        let count: Int
        let keys: [(name: [Swift.UInt8], field: (position: Int, kind: Field.Kind)?)]

        init(fields: [Field], children: String?) {
            count = fields.count
            var keys: [(name: [Swift.UInt8], field: (position: Int, kind: Field.Kind)?)] = []
            for (position, field) in fields.enumerated() {
                keys.append((Array(field.name.utf8), (position, field.type)))
            }
            if let children { keys.append((Array(children.utf8), nil)) }
            self.keys = keys.sorted { $0.name.lexicographicallyPrecedes($1.name) }
        }
    }
}

nonisolated extension Formc.Row {
    fileprivate init(_ json: inout Formc.Reader, _ layout: Formc.RowLayout) {
        values = Array(repeating: nil, count: layout.count)
        json.open()
        for key in layout.keys {
            guard key.name.withUnsafeBufferPointer({ json.has($0) }) else { continue }
            if let field = key.field {
                values[field.position] = Formc.Value(&json, field.kind)
            } else {
                children = json.list { Self(&$0, layout) }
            }
        }
        json.close()
    }
}

nonisolated extension Formc.Value {
    fileprivate init(_ json: inout Formc.Reader, _ kind: Formc.Field.Kind) {
        switch kind {
        case .string, .uuid, .url, .date: self = .string(json.string())
        case .int: self = .int(json.number(Swift.Int64.init))
        case .double: self = .double(json.number(Double.init))
        case .bool: self = .bool(json.bool())
        }
    }
}

nonisolated extension Formc.ListItem {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        let id = json.string("id")
        let isSelected = json.has("isSelected") ? json.bool() : nil
        let leadingIcon = json.has("leadingIcon") ? Formc.LeadingIcon(&json) : nil
        let navigationLink = json.has("navigationLink") ? json.string() : nil
        let subtitle = json.text(ifAny: "subtitle")
        json.key("subtitleNumberOfLines")
        let lines: Formc.NumberOfLines = json.take("1") ? .one : json.take("2") ? .two : .unlimited
        if lines == .unlimited { json.expect("\"unlimited\"") }
        let swiftName = json.has("swiftName") ? json.string() : nil
        let title = json.text("title")
        if let isSelected {
            self = .selection(
                Formc.SelectionItem(
                    id: id, swiftName: swiftName, title: title, subtitle: subtitle, subtitleNumberOfLines: lines,
                    leadingIcon: leadingIcon, navigationLink: navigationLink,
                    trailingSelection: json.choice("trailingSelection"), isSelected: isSelected))
            _ = json.choice("type") as Formc.SelectionItem.Kind
        } else {
            self = .standard(
                Formc.StandardItem(
                    id: id, swiftName: swiftName, title: title, subtitle: subtitle, subtitleNumberOfLines: lines,
                    leadingIcon: leadingIcon,
                    trailingActions: json.has("trailingActions") ? Formc.TrailingActions(&json) : nil,
                    navigationLink: navigationLink))
            _ = json.choice("type") as Formc.StandardItem.Kind
        }
        json.close()
    }
}

nonisolated extension Formc.TrailingActions {
    fileprivate init(_ json: inout Formc.Reader) {
        json.open()
        accessibilityLabel = json.text(ifAny: "accessibilityLabel")
        displayText = json.text(ifAny: "displayText")
        onIButtonClicked = json.has("onIButtonClicked") ? json.string() : nil
        json.close()
    }
}

nonisolated extension Formc {
    /// A place in canonical JSON: no white space, and keys in their order, so that one comparison says whether a key is
    /// there. That, and `memchr` for the ends of strings, makes it quick even in programs built without optimization.
    fileprivate struct Reader {
        private var at: Swift.UnsafePointer<Swift.UInt8>
        private let end: Swift.UnsafePointer<Swift.UInt8>
        /// What stands before the next key or element: the opening bracket, and after the first a comma.
        private var separator: Swift.UInt8 = 0

        init(_ json: Swift.UnsafeBufferPointer<Swift.UInt8>) {
            at = json.baseAddress ?? ("" as Swift.StaticString).utf8Start
            end = at + json.count
        }

        /// Ends the program unless all has been read.
        func finish() {
            if at != end { fail() }
        }

        private func fail() -> Never {
            fatalError("the canonical JSON of a generated file was changed by hand: let formc build it again")
        }

        // MARK: Objects

        /// Begins an object.
        mutating func open() { separator = Swift.UInt8(ascii: "{") }

        /// Ends an object.
        mutating func close() {
            guard at < end, at.pointee == Swift.UInt8(ascii: "}") else { fail() }
            at += 1
            separator = Swift.UInt8(ascii: ",")
        }

        /// Passes a key if it is the next one.
        mutating func has(_ name: Swift.UnsafeBufferPointer<Swift.UInt8>) -> Bool {
            let count = name.count
            guard end - at > count + 4, at[0] == separator, at[1] == Swift.UInt8(ascii: "\""),
                let start = name.baseAddress, memcmp(at + 2, start, count) == 0,
                at[count + 2] == Swift.UInt8(ascii: "\""), at[count + 3] == Swift.UInt8(ascii: ":")
            else { return false }
            at += count + 4
            separator = Swift.UInt8(ascii: ",")
            return true
        }

        mutating func has(_ name: Swift.StaticString) -> Bool {
            has(Swift.UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        }

        /// Whether a key is the next one, without passing it.
        func isNext(_ name: Swift.StaticString) -> Bool {
            var copy = self
            return copy.has(name)
        }

        /// Passes a key that must be the next one.
        mutating func key(_ name: Swift.StaticString) {
            if !has(name) { fail() }
        }

        // MARK: Values

        /// Passes these bytes if they are the next ones.
        mutating func take(_ bytes: Swift.StaticString) -> Bool {
            let count = bytes.utf8CodeUnitCount
            guard end - at >= count, memcmp(at, bytes.utf8Start, count) == 0 else { return false }
            at += count
            return true
        }

        mutating func expect(_ bytes: Swift.StaticString) {
            if !take(bytes) { fail() }
        }

        mutating func version() {
            key("formc")
            expect("1")
        }

        mutating func bool() -> Bool {
            if take("true") { return true }
            expect("false")
            return false
        }

        mutating func bool(_ name: Swift.StaticString) -> Bool {
            key(name)
            return bool()
        }

        mutating func choice<Choice: RawRepresentable>(_ name: Swift.StaticString) -> Choice
        where Choice.RawValue == String {
            key(name)
            guard let choice = Choice(rawValue: string()) else { fail() }
            return choice
        }

        mutating func number<Number>(_ make: (String) -> Number?) -> Number {
            var stop = at
            while stop < end, stop.pointee != Swift.UInt8(ascii: ","), stop.pointee != Swift.UInt8(ascii: "}") {
                stop += 1
            }
            guard let number = make(Reader.text(at, stop)) else { fail() }
            at = stop
            return number
        }

        mutating func list<Element>(_ element: (inout Reader) -> Element) -> [Element] {
            if take("[]") { return [] }
            var list: [Element] = []
            separator = Swift.UInt8(ascii: "[")
            while at < end, at.pointee == separator {
                at += 1
                list.append(element(&self))
                separator = Swift.UInt8(ascii: ",")
            }
            expect("]")
            return list
        }

        mutating func list<Element>(_ name: Swift.StaticString, _ element: (inout Reader) -> Element) -> [Element] {
            key(name)
            return list(element)
        }

        mutating func text(_ name: Swift.StaticString) -> Text {
            key(name)
            return Text(&self)
        }

        mutating func text(ifAny name: Swift.StaticString) -> Text? {
            has(name) ? Text(&self) : nil
        }

        // MARK: Strings

        mutating func string(_ name: Swift.StaticString) -> String {
            key(name)
            return string()
        }

        mutating func string() -> String {
            guard at < end, at.pointee == Swift.UInt8(ascii: "\"") else { fail() }
            at += 1
            guard let quote = Reader.find(Swift.UInt8(ascii: "\""), at, end) else { fail() }
            if Reader.find(Swift.UInt8(ascii: "\\"), at, quote) != nil { return stringWithEscapes() }
            let string = Reader.text(at, quote)
            at = quote + 1
            return string
        }

        private mutating func stringWithEscapes() -> String {
            var bytes: [Swift.UInt8] = []
            while at < end, at.pointee != Swift.UInt8(ascii: "\"") {
                if at.pointee == Swift.UInt8(ascii: "\\") {
                    bytes.append(escape())
                } else {
                    bytes.append(at.pointee)
                    at += 1
                }
            }
            expect("\"")
            return String(decoding: bytes, as: Swift.UTF8.self)
        }

        /// What an escape stands for; canonical JSON has them for ASCII only.
        private mutating func escape() -> Swift.UInt8 {
            guard end - at > 1 else { fail() }
            let letter = at[1]
            at += 2
            switch letter {
            case Swift.UInt8(ascii: "\""), Swift.UInt8(ascii: "\\"): return letter
            case Swift.UInt8(ascii: "b"): return 0x08
            case Swift.UInt8(ascii: "t"): return 0x09
            case Swift.UInt8(ascii: "n"): return 0x0A
            case Swift.UInt8(ascii: "f"): return 0x0C
            case Swift.UInt8(ascii: "r"): return 0x0D
            case Swift.UInt8(ascii: "u"):
                guard end - at > 4, let value = Swift.UInt8(Reader.text(at, at + 4), radix: 16) else { fail() }
                at += 4
                return value
            default: fail()
            }
        }

        private static func find(
            _ byte: Swift.UInt8, _ start: Swift.UnsafePointer<Swift.UInt8>, _ end: Swift.UnsafePointer<Swift.UInt8>
        ) -> Swift.UnsafePointer<Swift.UInt8>? {
            guard let found = memchr(start, Swift.Int32(byte), end - start) else { return nil }
            return Swift.UnsafePointer(found.assumingMemoryBound(to: Swift.UInt8.self))
        }

        private static func text(_ start: Swift.UnsafePointer<Swift.UInt8>, _ end: Swift.UnsafePointer<Swift.UInt8>)
            -> String
        {
            String(decoding: Swift.UnsafeBufferPointer(start: start, count: end - start), as: Swift.UTF8.self)
        }
    }
}

"""#
}
