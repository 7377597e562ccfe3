// swift-format-ignore-file
// Written by Scripts/embed.py. Do not edit.

/// The templates of formc, as they are in `Templates/`.
enum EmbeddedTemplates {
    /// Each template's name and text.
    static let all: [(name: String, text: String)] = [
        ("fioriBindings", #"""
{{#hasOptions}}

/// The ids of rows as strings: rows of branches have no option, and bindings go through properties, not closures.
nonisolated extension Optional where Wrapped: RawRepresentable, Wrapped.RawValue == String {
    fileprivate var rowID: String? {
        get { self?.rawValue }
        set { self = newValue.flatMap { Wrapped(rawValue: $0) } }
    }
}

nonisolated extension RawRepresentable where RawValue == String {
    fileprivate var rowID: String {
        get { rawValue }
        set { self = Self(rawValue: newValue) ?? self }
    }
}

nonisolated extension Set where Element: RawRepresentable, Element.RawValue == String {
    fileprivate var rowIDs: Set<String> {
        get { Set<String>(map(\.rawValue)) }
        set { self = Set(newValue.compactMap { Element(rawValue: $0) }) }
    }
}
{{/hasOptions}}

"""#),
        ("fioriHelpers", #"""
{{#hasOptions}}

    /// What an item shows of the options that are chosen: their titles in the order of the spec.
    private static func summary(_ table: Formc.OptionTable, _ ids: [String]) -> String {
        table.sorted(ids).map { shown($0.title) }.joined(separator: ", ")
    }

    private static func finds(_ row: Formc.Option, _ query: String, _ filter: Formc.SearchFilter) -> Bool {
        filter.accepts(row, query: query) { shown($0) }
    }

    @SwiftUI.ViewBuilder
    private static func optionRow(_ option: Formc.Option) -> some View {
        SwiftUI.VStack(alignment: .leading) {
            Text(attributed(option.title))
            if let subtitle = option.subtitle {
                Text(attributed(subtitle)).font(.footnote).foregroundStyle(.secondary)
            }
        }
    }

    private static func attributed(_ text: Formc.Text) -> AttributedString {
        text.markdown == nil ? AttributedString(localized(text)) : markdown(localized(text))
    }

    /// A text as people read it, without the marks of Markdown.
    private static func shown(_ text: Formc.Text) -> String {
        text.markdown == nil ? localized(text) : String(markdown(localized(text)).characters)
    }

    private static func localized(_ text: Formc.Text) -> String {
        guard let key = text.key else { return text.string }
        return Foundation.Bundle.main.localizedString(forKey: key, value: text.string, table: nil)
    }
{{/hasOptions}}
{{#hasGroups}}

    /// Options under a title. It has no id, so that those of the options are meant.
    private struct OptionGroup: ListPickerSectionModel {
        let title: String
        let items: [Formc.Option]
    }

    private static func groups(_ table: Formc.OptionTable) -> [OptionGroup] {
        (table.data.groups ?? []).map { OptionGroup(title: shown($0.title), items: $0.options) }
    }
{{/hasGroups}}
{{#hasObjects}}

    /// What an item shows of the rows that are chosen: their labels in the order of the spec.
    private static func summary<Row, ID: Hashable>(
        _ rows: [Row], _ chosen: Set<ID>, _ id: Swift.KeyPath<Row, ID>, _ label: Swift.KeyPath<Row, String>,
        _ children: Swift.KeyPath<Row, [Row]?>? = nil
    ) -> String {
        guard !chosen.isEmpty else { return "" }
        func labels(_ rows: [Row]) -> [String] {
            rows.flatMap { row in
                if let children, let below = row[keyPath: children] { return labels(below) }
                return chosen.contains(row[keyPath: id]) ? [row[keyPath: label]] : []
            }
        }
        return labels(rows).joined(separator: ", ")
    }

    private static func fields(_ values: [Any?]) -> [String] {
        values.compactMap { $0.map { String(describing: $0) } }
    }
{{/hasObjects}}
{{#needsMarkdown}}

    private static func markdown(_ string: String) -> AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: string, options: options)) ?? AttributedString(string)
    }
{{/needsMarkdown}}

"""#),
        ("form+Fiori.swift", #"""
{{> header}}

#if canImport(SwiftUI) && canImport(FioriSwiftUICore)
import FioriSwiftUICore
import Foundation
{{#runtimeIsModule}}
import FormcRuntime
{{/runtimeIsModule}}
import SwiftUI

/// {{{comment}}}
///
/// The form of {{{source}}}.
{{{access}}}struct {{{spec}}}View: View {
    @Binding private var values: {{{spec}}}.Values
    private let controlState: (String) -> Formc.ControlState?
    private let issues: [Formc.ValidationIssue]
{{#slots}}
    private let {{{property}}}: () -> SwiftUI.AnyView
{{/slots}}

    /// The form on these values.
    ///
    /// `controlState` says whether an item can be used; nil is what the spec says. The messages of `issues` are shown
    /// under their items.{{#hasSlots}} The other parameters are the views of the slots.{{/hasSlots}}
    {{{access}}}init(
        values: Binding<{{{spec}}}.Values>,
        controlState: @escaping (_ itemID: String) -> Formc.ControlState? = { _ in nil },
        issues: [Formc.ValidationIssue] = []{{#hasSlots}},{{/hasSlots}}
{{#slots}}
        @SwiftUI.ViewBuilder {{{name}}} {{{property}}}: @escaping () -> some View{{^isLast}},{{/isLast}}
{{/slots}}
    ) {
        _values = values
        self.controlState = controlState
        self.issues = issues
{{#slots}}
        self.{{{property}}} = { SwiftUI.AnyView({{{property}}}()) }
{{/slots}}
    }

    /// The sections of the form.
    {{{access}}}var body: some View {
        SwiftUI.Form {
{{#sections}}
            {{{property}}}
{{/sections}}
        }
{{#title}}
        .navigationTitle({{{view}}})
{{/title}}
    }
{{#sections}}

    /// {{{comment}}} ({{{place}}})
    private var {{{property}}}: some View {
        Section {
{{#items}}
            {{{property}}}
{{/items}}
        }{{#header}} header: {
            {{{view}}}
        }{{/header}}{{#footer}} footer: {
            {{{view}}}
        }{{/footer}}
    }
{{#items}}

    /// {{{comment}}} ({{{place}}})
    private var {{{property}}}: some View {
        informed(
            ListPickerItem(
{{#usesBuilders}}
                title: {
{{#drawsIndicator}}
                    SwiftUI.HStack {
                        {{{title.view}}}
                        if state({{{idLiteral}}}, .{{{controlState}}}) != .readOnly { Text(verbatim: {{{mandatoryFieldIndicator}}}) }
                    }
{{/drawsIndicator}}
{{^drawsIndicator}}
                    {{{title.view}}}
{{/drawsIndicator}}
                },
                value: {
                    {{{valueView}}}
                },
{{#description}}
                description: {
                    {{{view}}}
                },
{{/description}}
{{/usesBuilders}}
{{^usesBuilders}}
                title: {{{title.attributed}}},
                value: {{{valueAttributed}}},
{{#description}}
                description: {{{attributed}}},
{{/description}}
{{#isRequired}}
{{#indicatorDiffers}}
                mandatoryFieldIndicator: .text(AttributedString({{{mandatoryFieldIndicator}}})),
{{/indicatorDiffers}}
                isRequired: true,
{{/isRequired}}
{{/usesBuilders}}
                controlState: state({{{idLiteral}}}, .{{{controlState}}}),
{{#isVertical}}
                axis: .vertical,
{{/isVertical}}
{{#destination}}
                destination: {
                    ListPickerDestination(
                        {{{rows}}},
                        id: {{{idPath}}},
{{#childrenPath}}
                        children: {{{childrenPath}}},
{{/childrenPath}}
                        {{{selectionLabel}}}: $values[dynamicMember: \.{{{binding}}}]{{#keepsOne}},
                        allowEmpty: false{{/keepsOne}}{{#appliesChanges}},
                        isTrackingLiveChanges: false{{/appliesChanges}}{{#prompt}},
                        prompt: {{{attributed}}}{{/prompt}}{{#searchPrompt}},
                        searchPrompt: {{{searchPrompt}}}{{/searchPrompt}}{{#filter}},
                        searchFilter: { (row: {{{rowType}}}, query: String) in
                            {{{filter}}}
                        }{{/filter}}
                    ) { (row: {{{rowType}}}) in
                        {{{rowView}}}
                    }
{{#title}}
                    .navigationTitle({{{view}}})
{{/title}}
{{#autoDismiss}}
                    .autoDismissDestination()
{{/autoDismiss}}
{{#disableEntriesSection}}
                    .disableEntriesSection()
{{/disableEntriesSection}}
{{#disableContentSection}}
                    .disableContentSection()
{{/disableContentSection}}
{{#searchBarAlways}}
                    .listPickerSearchBarDisplayMode(.always)
{{/searchBarAlways}}
                }
{{/destination}}
{{^destination}}
                destination: { SwiftUI.EmptyView() }
{{/destination}}
            ){{#isSheet}}
            .destinationDisplayMode(.sheet){{/isSheet}},
            {{{idLiteral}}},
            {{#errorMessage}}{{{attributed}}}{{/errorMessage}}{{^errorMessage}}nil{{/errorMessage}})
    }
{{/items}}
{{/sections}}
{{#objectFilters}}

    private static func {{{function}}}(_ row: {{{type}}}, _ query: String) -> Bool {
        let filter: Formc.SearchFilter = {{{filter}}}
        return filter.accepts(fields([{{{fields}}}]), query: query){{#children}}
            || (row.{{{children}}} ?? []).contains { {{{function}}}($0, query) }{{/children}}
    }
{{/objectFilters}}

    private func state(_ id: String, _ own: Formc.ControlState) -> ControlState {
        switch controlState(id) ?? own {
        case .normal: .normal
        case .disabled: .disabled
        case .readOnly: .readOnly
        }
    }

    /// An item with the messages of its issues under it, or else the one that the spec has for it.
    private func informed(_ item: some View, _ id: String, _ own: AttributedString?) -> some View {
        let messages = issues.filter { $0.itemID == id }.map(\.message)
        let message = messages.isEmpty ? own : AttributedString(messages.joined(separator: "\n"))
        return item
            .informationView(isPresented: .constant(message != nil), description: message ?? AttributedString())
            .informationViewStyle(.error)
    }
{{> fioriHelpers}}
}
{{> fioriBindings}}
#endif

"""#),
        ("form.swift", #"""
{{> header}}
{{> modelImports}}

/// {{{comment}}}
///
/// From {{{source}}}.
{{{access}}}nonisolated enum {{{name}}} {
    /// The form as a value: what `json/{{{name}}}.json` holds.
    {{{access}}}static let model: Formc.Form = _readModel()

    // In a body the text is no part of the file's interface, so that an edit of it compiles no other file again.
    private static func _readModel() -> Formc.Form { .init(canonicalJSON: {{{jsonLiteral}}}) }
{{#optionTypes}}
{{> optionType}}
{{/optionTypes}}
{{#objectTypes}}
{{> objectType}}
{{/objectTypes}}

    /// What is chosen in the form.
    {{{access}}}nonisolated struct Values: Codable, Hashable, Sendable {
{{#values}}
        /// {{{comment}}} ({{{place}}})
        {{{access}}}var {{{name}}}: {{{type}}}
{{/values}}
{{#hasValues}}

{{/hasValues}}
        /// Values; those that are left out are the defaults of the spec.
        {{{access}}}init({{^hasValues}}) {}{{/hasValues}}
{{#hasValues}}
{{#values}}
            {{{name}}}: {{{type}}}{{#default}} = {{{default}}}{{/default}}{{^isLast}},{{/isLast}}
{{/values}}
        ) {
{{#values}}
            self.{{{name}}} = {{{name}}}
{{/values}}
        }
{{/hasValues}}

        /// What is wrong with the values, in the order of the form.
        {{{access}}}func validate() -> [Formc.ValidationIssue] {
{{^hasChecks}}
            []
{{/hasChecks}}
{{#hasChecks}}
            var issues: [Formc.ValidationIssue] = []
{{#checks}}
{{#mustNotBeEmpty}}
            if self.{{{name}}}{{#isSet}}.isEmpty{{/isSet}}{{^isSet}} == nil{{/isSet}} {
                issues.append(.init(itemID: {{{idLiteral}}}, kind: .{{{kind}}}, message: {{{message}}}))
            }
{{/mustNotBeEmpty}}
{{#mustBeKnown}}
{{#isSet}}
            for id in self.{{{name}}}.subtracting({{{ids}}}).map({ "\($0)" }).sorted() {
                issues.append(.init(itemID: {{{idLiteral}}}, kind: .unknownOption, message: "'\(id)'" + {{{message}}}))
            }
{{/isSet}}
{{^isSet}}
            if {{#isOptional}}let id = self.{{{name}}}, !{{{ids}}}.contains(id){{/isOptional}}{{^isOptional}}!{{{ids}}}.contains(self.{{{name}}}){{/isOptional}} {
                issues.append(.init(itemID: {{{idLiteral}}}, kind: .unknownOption, message: "'\({{#isOptional}}id{{/isOptional}}{{^isOptional}}self.{{{name}}}{{/isOptional}})'" + {{{message}}}))
            }
{{/isSet}}
{{/mustBeKnown}}
{{/checks}}
            return issues
{{/hasChecks}}
        }
{{#hasCodingKeys}}

        private enum CodingKeys: String, CodingKey {
{{#values}}
            case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/values}}
        }
{{/hasCodingKeys}}
    }
{{#hasStorage}}
{{> storage}}
{{/hasStorage}}
}

"""#),
        ("header", #"""
// Generated by formc from {{{source}}}. Do not edit.

"""#),
        ("list+ODS.swift", #"""
{{> header}}

#if canImport(SwiftUI) && canImport(OrangeDesignSystem)
import Foundation
{{#runtimeIsModule}}
import FormcRuntime
{{/runtimeIsModule}}
import OrangeDesignSystem
import SwiftUI

/// {{{comment}}}
///
/// The list of {{{source}}}.
{{{access}}}struct {{{spec}}}View: View {
{{#hasActions}}
    private let actions: any {{{spec}}}.Actions
{{/hasActions}}
{{#hasSelection}}
    @Binding private var selection: {{{spec}}}.Selection
{{/hasSelection}}
{{#slots}}
    private let {{{property}}}: () -> SwiftUI.AnyView
{{/slots}}
{{#hasDestinations}}
    private let destination: ({{{spec}}}.Destination) -> SwiftUI.AnyView
{{/hasDestinations}}
{{#usesModels}}
    @State private var models = Models()
{{/usesModels}}

    /// The list with what it needs from the app.
    {{{access}}}init({{^hasParameters}}) {}{{/hasParameters}}
{{#hasParameters}}
{{#parameters}}
        {{{declaration}}}{{^isLast}},{{/isLast}}
{{/parameters}}
    ) {
{{#hasActions}}
        self.actions = actions
{{/hasActions}}
{{#hasSelection}}
        _selection = selection
{{/hasSelection}}
{{#slots}}
        self.{{{property}}} = { SwiftUI.AnyView({{{property}}}()) }
{{/slots}}
{{#hasDestinations}}
        self.destination = { SwiftUI.AnyView(destination($0)) }
{{/hasDestinations}}
    }
{{/hasParameters}}

    /// The sections of the list.
    {{{access}}}var body: some View {
        List {
{{#sections}}
            {{{property}}}
{{/sections}}
        }
{{#listStyle}}
        .listStyle(.{{{listStyle}}})
{{/listStyle}}
{{#title}}
        .navigationTitle({{{view}}})
{{/title}}
    }
{{#sections}}

    /// {{{comment}}} ({{{place}}})
    private var {{{property}}}: some View {
        Section {
{{#items}}
            {{{property}}}
{{/items}}
        }{{#header}} header: {
            {{{view}}}
        }{{/header}}{{#footer}} footer: {
            {{{view}}}
        }{{/footer}}
    }
{{#items}}

    /// {{{comment}}} ({{{place}}})
    private var {{{property}}}: some View {
{{#usesModels}}
{{> odsModelItem}}
{{/usesModels}}
{{^usesModels}}
{{> odsItem}}
{{/usesModels}}
    }
{{/items}}
{{/sections}}
{{#usesModels}}
{{> odsModels}}
{{/usesModels}}
{{^usesModels}}
{{#hasAddresses}}

    private static func source(_ address: String, _ placeholder: Image, cached: Bool) -> ODSImage.Source {
        guard let url = URL(string: address) else { return .image(placeholder) }
        return cached ? .cachedAsyncImage(url, placeholder) : .asyncImage(url, placeholder)
    }
{{/hasAddresses}}
{{/usesModels}}
{{#needsMarkdown}}

    private static func markdown(_ string: String) -> AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        return (try? AttributedString(markdown: string, options: options)) ?? AttributedString(string)
    }
{{/needsMarkdown}}
}
#endif

"""#),
        ("list.swift", #"""
{{> header}}
{{> modelImports}}

/// {{{comment}}}
///
/// From {{{source}}}.
{{{access}}}nonisolated enum {{{name}}} {
    /// The list as a value: what `json/{{{name}}}.json` holds.
    {{{access}}}static let model: Formc.List = _readModel()

    // In a body the text is no part of the file's interface, so that an edit of it compiles no other file again.
    private static func _readModel() -> Formc.List { .init(canonicalJSON: {{{jsonLiteral}}}) }
{{#hasActions}}

    /// What the info buttons of the list do.
    @MainActor
    {{{access}}}protocol Actions {
{{#actions}}
        /// The action `{{{id}}}`. ({{{source}}})
        func {{{name}}}(itemID: String)
{{/actions}}
    }
{{/hasActions}}
{{#hasDestinations}}

    /// Where the items of the list lead.
    {{{access}}}nonisolated enum Destination: String, CaseIterable, Sendable {
{{#destinations}}
        /// The destination `{{{id}}}`. ({{{source}}})
        case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/destinations}}
    }
{{/hasDestinations}}
{{#hasSelection}}

    /// Which selection items of the list are on.
    {{{access}}}nonisolated struct Selection: Codable, Hashable, Sendable {
{{#selection}}
        /// {{{comment}}} ({{{place}}})
        {{{access}}}var {{{name}}}: Bool = {{{isSelected}}}
{{/selection}}

        /// A selection; what is left out is as in the spec.
        {{{access}}}init(
{{#selection}}
            {{{name}}}: Bool = {{{isSelected}}}{{^isLast}},{{/isLast}}
{{/selection}}
        ) {
{{#selection}}
            self.{{{name}}} = {{{name}}}
{{/selection}}
        }
{{#hasCodingKeys}}

        private enum CodingKeys: String, CodingKey {
{{#selection}}
            case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/selection}}
        }
{{/hasCodingKeys}}
    }
{{/hasSelection}}
}

"""#),
        ("modelImports", #"""

import Foundation
{{#runtimeIsModule}}
import FormcRuntime
{{/runtimeIsModule}}

"""#),
        ("objectType", #"""

    /// {{{comment}}}
    ///
    /// The rows: {{{place}}}.
    {{{access}}}nonisolated struct {{{type}}}: Codable, Hashable, Identifiable, Sendable {
{{#fields}}
        /// {{{comment}}} ({{{place}}})
        {{{access}}}let {{{name}}}: {{{type}}}
{{/fields}}
{{#children}}
        /// The rows below; such a row cannot be chosen itself. ({{{place}}})
        {{{access}}}let {{{name}}}: [{{{type}}}]?
{{/children}}
{{#idProperty}}

        /// The id of the row.
        {{{access}}}var id: {{{idType}}} { {{{idProperty}}} }
{{/idProperty}}

        /// The rows in the order of the spec.
        {{{access}}}static let all: [{{{type}}}] = _Storage.{{{storage}}}.rows.map { {{{type}}}($0) }

        private init(_ row: Formc.Row) {
{{#fields}}
            self.{{{name}}} = row.values[{{{position}}}]{{{read}}}
{{/fields}}
{{#children}}
            self.{{{name}}} = row.children?.map { {{{type}}}($0) }
{{/children}}
        }

        private enum CodingKeys: String, CodingKey {
{{#fields}}
            case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/fields}}
{{#children}}
            case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/children}}
        }
    }

"""#),
        ("odsItem", #"""
{{#navigationLink}}
        NavigationLink {
            destination(.{{{navigationLink}}})
        } label: {
    {{> odsItemView}}
        }
{{/navigationLink}}
{{^navigationLink}}
{{> odsItemView}}
{{/navigationLink}}
        .odsListItemStyle()
{{#accessibilityAction}}
        .accessibilityAction(named: {{{view}}}) { actions.{{{action}}}(itemID: {{{idLiteral}}}) }
{{/accessibilityAction}}
{{#isCheckmark}}
        .onTapGesture { selection.{{{name}}}.toggle() }
        .accessibilityAddTraits(selection.{{{name}}} ? [.isButton, .isSelected] : .isButton)
{{/isCheckmark}}

"""#),
        ("odsItemView", #"""
        ODSListItem(
            title: {{{title.view}}}{{#subtitle}},
            subtitle: {{{view}}}{{/subtitle}}{{#lines}},
            subtitleNumberOfLines: {{{lines}}}{{/lines}}{{#leading}},
            leading: {{{leading}}}{{/leading}}{{#trailingText}},
            trailingText: {{{view}}}{{/trailingText}}{{#action}},
            trailingIButtonAction: { actions.{{{action}}}(itemID: {{{idLiteral}}}) }{{/action}}{{#isToggle}},
            trailingToggleIsOn: $selection[dynamicMember: \.{{{name}}}]{{/isToggle}}{{#isCheckmark}},
            trailingCheckmarkIsSelected: selection.{{{name}}}{{/isCheckmark}}
        )

"""#),
        ("odsModelItem", #"""
{{#isSelection}}
        let model = models.{{{modelName}}}(isSelected: selection.{{{name}}})
        return {{#navigationLink}}NavigationLink { destination(.{{{navigationLink}}}) } label: { ODSListSelectionItem(model: model) }{{/navigationLink}}{{^navigationLink}}ODSListSelectionItem(model: model){{/navigationLink}}
            .onReceive(model.objectWillChange) { selection.{{{name}}} = models.{{{modelName}}}DidToggle() }
{{#isCheckmark}}
            .accessibilityAddTraits(selection.{{{name}}} ? .isSelected : [])
{{/isCheckmark}}
{{/isSelection}}
{{^isSelection}}
{{#navigationLink}}
        NavigationLink {
            destination(.{{{navigationLink}}})
        } label: {
            ODSListStandardItem(model: models.{{{modelName}}}({{#action}}actions{{/action}}))
        }
{{/navigationLink}}
{{^navigationLink}}
        ODSListStandardItem(model: models.{{{modelName}}}({{#action}}actions{{/action}}))
{{/navigationLink}}
{{#accessibilityAction}}
        .accessibilityAction(named: {{{view}}}) { actions.{{{action}}}(itemID: {{{idLiteral}}}) }
{{/accessibilityAction}}
{{/isSelection}}

"""#),
        ("odsModels", #"""

    /// The models of the items. They are kept, because a model made anew is another row.
    @MainActor
    private final class Models {
{{#hasActions}}
        private var actions: (any {{{spec}}}.Actions)?
{{/hasActions}}
{{#sections}}
{{#items}}
{{#isSelection}}

        private var {{{modelName}}}Row: (model: ODSListSelectionItemModel, isSelected: Bool)?

        func {{{modelName}}}(isSelected: Bool) -> ODSListSelectionItemModel {
            if let row = {{{modelName}}}Row, row.isSelected == isSelected { return row.model }
            let model = ODSListSelectionItemModel(
                title: {{{title.escaped}}}{{#subtitle}},
                subtitle: {{{escaped}}}{{/subtitle}}{{#leading}},
                leadingIcon: {{{leading}}}{{/leading}},
                trailingSelection: .{{{trailingSelection}}},
                isSelected: isSelected)
            {{{modelName}}}Row = (model, isSelected)
            return model
        }

        func {{{modelName}}}DidToggle() -> Bool {
            {{{modelName}}}Row?.isSelected.toggle()
            return {{{modelName}}}Row?.isSelected ?? false
        }
{{/isSelection}}
{{^isSelection}}

        private lazy var {{{modelName}}}Model = ODSListStandardItemModel(
            title: {{{title.escaped}}}{{#subtitle}},
            subtitle: {{{escaped}}}{{/subtitle}}{{#leading}},
            leadingIcon: {{{leading}}}{{/leading}}{{#hasTrailing}},
            trailingActions: ODSListItemTrailingActions(
                {{#trailingText}}displayText: {{{plain}}}{{/trailingText}}{{#hasBoth}},
                {{/hasBoth}}{{#action}}onIButtonClicked: { [unowned self] in actions?.{{{action}}}(itemID: {{{idLiteral}}}) }{{/action}}
            ){{/hasTrailing}}
        )

        func {{{modelName}}}({{#action}}_ actions: any {{{spec}}}.Actions{{/action}}) -> ODSListStandardItemModel {
{{#action}}
            self.actions = actions
            return {{{modelName}}}Model
{{/action}}
{{^action}}
            {{{modelName}}}Model
{{/action}}
        }
{{/isSelection}}
{{/items}}
{{/sections}}
    }

    /// A text that ODS, which reads its titles as Markdown, shows as it is.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if "\\`*_[]()<>&~!^:.@".unicodeScalars.contains(scalar) { escaped.unicodeScalars.append("\\") }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }

"""#),
        ("optionSet.swift", #"""
{{> header}}
{{> modelImports}}

/// {{{comment}}}
///
/// From {{{source}}}.
{{{access}}}nonisolated enum {{{name}}} {
    /// The option set as a value: what `json/{{{name}}}.json` holds.
    {{{access}}}static let model: Formc.OptionSet = _readModel()

    // In a body the text is no part of the file's interface, so that an edit of it compiles no other file again.
    private static func _readModel() -> Formc.OptionSet { .init(canonicalJSON: {{{jsonLiteral}}}) }
{{#optionTypes}}
{{> optionType}}
{{/optionTypes}}
{{#objectTypes}}
{{> objectType}}
{{/objectTypes}}
{{> storage}}
}

"""#),
        ("optionType", #"""

    /// {{{comment}}}
    ///
    /// The options: {{{place}}}.
{{#isEnum}}
{{^isCompact}}
    {{{access}}}nonisolated enum {{{type}}}: String, CaseIterable, Codable, Hashable, Identifiable, Sendable {
{{#cases}}
        /// {{{comment}}} ({{{place}}})
        case {{{name}}}{{#rawValue}} = {{{rawValue}}}{{/rawValue}}
{{/cases}}

{{/isCompact}}
{{#isCompact}}
    {{{access}}}nonisolated enum {{{type}}}: CaseIterable, Codable, Hashable, Identifiable, RawRepresentable, Sendable {
{{#cases}}
        /// {{{comment}}} ({{{place}}})
        case {{{name}}}
{{/cases}}

        // Swift takes long for thousands of cases with raw values, so these are looked up by the cases' positions.

        /// The option with an id; nil if the spec has none, or it is a branch.
        {{{access}}}init?(rawValue: String) {
            guard let position = _Storage.{{{storage}}}.position(of: rawValue) else { return nil }
            self = unsafeBitCast(Swift.UInt8(truncatingIfNeeded: position), to: Self.self)
        }

        private var position: Int { Int(unsafeBitCast(self, to: Swift.UInt8.self)) }

        /// The id in the spec.
        {{{access}}}var rawValue: String { _Storage.{{{storage}}}.options[position].id }

        /// Whether two options are the same.
        {{{access}}}static func == (left: Self, right: Self) -> Bool { left.position == right.position }

        /// Adds the option to a hash.
        {{{access}}}func hash(into hasher: inout Swift.Hasher) { hasher.combine(position) }

{{/isCompact}}
{{/isEnum}}
{{^isEnum}}
    {{{access}}}nonisolated struct {{{type}}}: RawRepresentable, CaseIterable, Codable, Hashable, Identifiable, Sendable {
        /// The id in the spec.
        {{{access}}}let rawValue: String

        /// The option with an id; nil if the spec has none, or it is a branch.
        {{{access}}}init?(rawValue: String) {
            guard let option = _Storage.{{{storage}}}[rawValue] else { return nil }
            self.init(option)
        }

        private init(_ option: Formc.Option) { rawValue = option.id }

        /// The options in the order of the spec.
        {{{access}}}static let allCases: [Self] = _Storage.{{{storage}}}.options.map { Self($0) }

{{/isEnum}}
        /// The id in the spec.
        {{{access}}}var id: String { rawValue }

        /// The title in the spec.
        {{{access}}}var title: String { _Storage.{{{storage}}}.title(rawValue) }
    }

"""#),
        ("storage", #"""

    /// What the types above look up in the model.
    enum _Storage {
{{#optionTypes}}
        /// The options of `{{{type}}}`.
        static let {{{storage}}} = Formc.OptionTable({{{data}}})
{{/optionTypes}}
{{#objectTypes}}
        /// The rows of `{{{type}}}`.
        static let {{{storage}}} = {{{data}}}
        /// The ids of the rows, those below others included.
        static let {{{ids}}} = Set({{{storage}}}.allRows.map { $0.values[{{{idPosition}}}]{{{idRead}}} })
{{/objectTypes}}
    }

"""#),
    ]
}
