// A stand-in for OrangeDesignSystem 1.0 to 1.4: the declarations of its list item, with the labels, defaults and
// constraints of the real ones. Nothing in it runs. It is built in Swift 5 mode, as the real one.

import SwiftUI

public struct ODSImage {
    public enum Source {
        case image(Image)
        case asyncImage(URL, Image)
        case cachedAsyncImage(URL, Image)
    }
}

public struct ODSListItem: View {
    public enum Leading {
        case icon(Image)
        case circularImage(source: ODSImage.Source)
        case squareImage(source: ODSImage.Source)
        case wideImage(source: ODSImage.Source)
        case appIcon(source: ODSImage.Source)
    }

    public enum SubtitleNumberOfLines {
        case one
        case two
    }

    public init(
        title: Text,
        subtitle: Text? = nil,
        subtitleNumberOfLines: SubtitleNumberOfLines? = .one,
        leading: Leading? = nil
    ) {}

    public init(
        title: Text,
        subtitle: Text? = nil,
        subtitleNumberOfLines: SubtitleNumberOfLines? = .one,
        leading: Leading? = nil,
        trailingText: Text
    ) {}

    public init(
        title: Text,
        subtitle: Text? = nil,
        subtitleNumberOfLines: SubtitleNumberOfLines? = .one,
        leading: Leading? = nil,
        trailingText: Text? = nil,
        trailingIButtonAction: @escaping () -> Void
    ) {}

    public init(
        title: Text,
        subtitle: Text? = nil,
        subtitleNumberOfLines: SubtitleNumberOfLines? = .one,
        leading: Leading? = nil,
        trailingToggleIsOn: Binding<Bool>
    ) {}

    public init(
        title: Text,
        subtitle: Text? = nil,
        subtitleNumberOfLines: SubtitleNumberOfLines? = .one,
        leading: Leading? = nil,
        trailingCheckmarkIsSelected: Bool
    ) {}

    public var body: some View { EmptyView() }
}

extension View {
    public func odsListItemStyle(showSeparator: Bool = true, height: CGFloat = 44) -> some View { self }
}
