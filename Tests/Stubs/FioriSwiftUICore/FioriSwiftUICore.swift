// A stand-in for FioriSwiftUICore (cloud-sdk-ios-fiori 26.8): the declarations of the list picker, with the labels,
// defaults, generics and constraints of the real ones. Nothing in it runs. It is built in Swift 5 mode, as the real one.
//
// With -D OVERLOADS each data initializer of `ListPickerDestination` is deprecated, and its message says which one it
// is: so a compilation of generated views lists the overloads that they chose, with file and line.

import SwiftUI

// MARK: - Values

public struct ControlState: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = ControlState([])
    public static let highlighted = ControlState(rawValue: 1 << 0)
    public static let disabled = ControlState(rawValue: 1 << 1)
    public static let selected = ControlState(rawValue: 1 << 2)
    public static let focused = ControlState(rawValue: 1 << 3)
    public static let readOnly = ControlState(rawValue: 1 << 4)
}

public enum TextOrIcon {
    case text(AttributedString)
    case icon(Image)
    case both(AttributedString, Image)
}

public struct TextOrIconView: View {
    public init(_ textOrIcon: TextOrIcon?) {}
    public var body: some View { EmptyView() }
}

// MARK: - ListPickerItem

public struct ListPickerItem {
    public static let identifier = "fiori_listpickeritem_component"

    public init(
        @ViewBuilder title: () -> any View,
        @ViewBuilder value: () -> any View = { EmptyView() },
        @ViewBuilder description: () -> any View = { EmptyView() },
        controlState: ControlState = .normal,
        errorMessage: AttributedString? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder destination: () -> any View = { EmptyView() },
        componentIdentifier: String? = ListPickerItem.identifier
    ) {}
}

extension ListPickerItem {
    public init(
        title: AttributedString,
        value: AttributedString? = nil,
        description: AttributedString? = nil,
        mandatoryFieldIndicator: TextOrIcon? = .text("*"),
        isRequired: Bool = false,
        controlState: ControlState = .normal,
        errorMessage: AttributedString? = nil,
        axis: Axis = .horizontal,
        @ViewBuilder destination: () -> any View = { EmptyView() }
    ) {}
}

extension ListPickerItem: View {
    public var body: some View { EmptyView() }
}

// MARK: - ListPickerDestination

public protocol ListPickerSectionModel {
    associatedtype Data: RandomAccessCollection
    var title: String { get }
    var items: Data { get }
}

public struct ListPickerDestination {
    init() {}
}

extension ListPickerDestination: View {
    public var body: some View { EmptyView() }
}

/// Plain data.
extension ListPickerDestination {
    #if OVERLOADS
    @available(*, deprecated, message: "overload: single, may be empty")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID?>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: single, never empty")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>? = nil,
        selection: Binding<ID>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: multiple, optional set")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>? = nil,
        selections: Binding<Set<ID>?>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: multiple")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        children: KeyPath<Data.Element, Data?>? = nil,
        selections: Binding<Set<ID>>,
        allowEmpty: Bool = true,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) { self.init() }
}

/// Grouped data.
extension ListPickerDestination {
    #if OVERLOADS
    @available(*, deprecated, message: "overload: grouped single, may be empty")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element.Data.Element, ID>,
        children: KeyPath<Data.Element.Data.Element, Data.Element.Data?>? = nil,
        selection: Binding<ID?>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element.Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element.Data.Element) -> RowContent
    ) where Data.Element: ListPickerSectionModel { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: grouped single, never empty")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element.Data.Element, ID>,
        children: KeyPath<Data.Element.Data.Element, Data.Element.Data?>? = nil,
        selection: Binding<ID>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element.Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element.Data.Element) -> RowContent
    ) where Data.Element: ListPickerSectionModel { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: grouped multiple, optional set")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element.Data.Element, ID>,
        children: KeyPath<Data.Element.Data.Element, Data.Element.Data?>? = nil,
        selections: Binding<Set<ID>?>,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element.Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element.Data.Element) -> RowContent
    ) where Data.Element: ListPickerSectionModel { self.init() }

    #if OVERLOADS
    @available(*, deprecated, message: "overload: grouped multiple")
    #endif
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element.Data.Element, ID>,
        children: KeyPath<Data.Element.Data.Element, Data.Element.Data?>? = nil,
        selections: Binding<Set<ID>>,
        allowEmpty: Bool = true,
        isTrackingLiveChanges: Bool = true,
        prompt: AttributedString? = nil,
        searchPrompt: String? = nil,
        searchFilter: ((Data.Element.Data.Element, String) -> Bool)? = nil,
        @ViewBuilder rowContent: @escaping (Data.Element.Data.Element) -> RowContent
    ) where Data.Element: ListPickerSectionModel { self.init() }
}

// MARK: - Modifiers

public enum DestinationDisplayMode {
    case push
    case sheet
}

public enum ListPickerSearchBarDisplayMode {
    case automatic
    case always
}

public enum ConfirmationDialogConfiguration {
    case automatic
    case disabled
}

public protocol InformationViewStyle {}
public struct InformationViewErrorStyle: InformationViewStyle {
    public init() {}
}

extension InformationViewStyle where Self == InformationViewErrorStyle {
    public static var error: InformationViewErrorStyle { InformationViewErrorStyle() }
}

extension View {
    public func destinationDisplayMode(_ mode: DestinationDisplayMode) -> some View { self }
    public func autoDismissDestination(_ isEnabled: Bool = true) -> some View { self }
    public func disableEntriesSection(_ isDisabled: Bool = true) -> some View { self }
    public func disableContentSection(_ isDisabled: Bool = true) -> some View { self }
    public func listPickerSearchBarDisplayMode(_ mode: ListPickerSearchBarDisplayMode) -> some View { self }
    public func confirmationDialogConfiguration(_ configuration: ConfirmationDialogConfiguration) -> some View { self }
    public func listPickerDirtyState(_ isDirty: Binding<Bool>) -> some View { self }
    public func listPickerSearchResultsEmptyView(@ViewBuilder _ content: () -> any View) -> some View { self }
    public func destinationRowBackgroundColor(_ color: Color) -> some View { self }

    public func informationView(
        isPresented: Binding<Bool>, icon: Image? = nil, description: AttributedString
    ) -> some View { self }
    public func informationViewStyle(_ style: some InformationViewStyle) -> some View { self }
}
