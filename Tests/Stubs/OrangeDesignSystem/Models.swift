// A stand-in for OrangeDesignSystem 0.9 to 0.14: the declarations of its lists, with the labels, defaults and
// constraints of the real ones. Nothing in it runs. It is built in Swift 5 mode, as the real one.

import SwiftUI

public enum ODSListItemLeadingIcon {
    /// `ODSImage.Source` from 0.11 on.
    public enum Source {
        case image(Image)
        case asyncImage(URL, Image)
    }

    case icon(Image)
    case circularImage(source: Source)
    case squareImage(source: Source)
    case wideImage(source: Source)
}

public struct ODSListItemTrailingActions {
    public init(displayText: String) {}
    public init(onIButtonClicked: @escaping () -> Void) {}
    public init(displayText: String, onIButtonClicked: @escaping () -> Void) {}
}

public class ODSListStandardItemModel {
    public let id: UUID = UUID()
    public init(
        title: String,
        subtitle: String? = nil,
        leadingIcon: ODSListItemLeadingIcon? = nil,
        trailingActions: ODSListItemTrailingActions? = nil
    ) {}
}

public class ODSListSelectionItemModel: ObservableObject {
    public enum TrailingSelection {
        case toggle
        case checkmark
    }

    public let id: UUID = UUID()
    @Published var isSelected = false

    public init(
        title: String,
        subtitle: String? = nil,
        leadingIcon: ODSListItemLeadingIcon? = nil,
        trailingSelection: TrailingSelection,
        isSelected: Bool = false
    ) {}
}

public struct ODSListStandardItem: View {
    public init(model: ODSListStandardItemModel) {}
    public var body: some View { EmptyView() }
}

public struct ODSListSelectionItem: View {
    public init(model: ODSListSelectionItemModel) {}
    public var body: some View { EmptyView() }
}

extension NavigationLink where Label == ODSListStandardItem {
    public init(_ model: ODSListStandardItemModel, @ViewBuilder destination: () -> Destination) { fatalError("stub") }

    public init(
        _ model: ODSListStandardItemModel, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { fatalError("stub") }

    public init<V: Hashable>(
        _ model: ODSListStandardItemModel, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) { fatalError("stub") }
}
