// The introduction to ODS lists (0.9 to 0.14), corrected where it does not compile: the label of the trailing actions,
// the name of the models.

import OrangeDesignSystem
import SwiftUI

struct StandardExample: View {
    let itemsModels = [
        ODSListStandardItemModel(title: "Title Only"),
        ODSListStandardItemModel(title: "Title with subtitle", subtitle: "subtitle"),
        ODSListStandardItemModel(title: "Title with leading icon", leadingIcon: .icon(Image(systemName: "heart"))),
        ODSListStandardItemModel(
            title: "Title with trailing action", trailingActions: ODSListItemTrailingActions(displayText: "Details")),
    ]

    var body: some View {
        List {
            ForEach(itemsModels, id: \.id) { itemModel in
                NavigationLink {
                    Text("The destination view")
                } label: {
                    ODSListStandardItem(model: itemModel)
                }
            }
        }
    }
}

struct YourView: View {
    let models: [ODSListSelectionItemModel]

    init() {
        let iconImage = Image(systemName: "heart")
        models = [
            ODSListSelectionItemModel(
                title: "Title 1",
                subtitle: "Subtitle 1",
                leadingIcon: .icon(iconImage),
                trailingSelection: .checkmark),
            ODSListSelectionItemModel(
                title: "Title 2",
                subtitle: "Subtitle 2",
                trailingSelection: .checkmark)
        ]
    }

    var body: some View {
        List {
            ForEach(models, id: \.id) { model in
                ODSListSelectionItem(model: model)
            }
        }
    }
}
