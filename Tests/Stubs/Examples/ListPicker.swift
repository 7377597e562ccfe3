// SAP's introduction to the list picker, corrected where it does not compile: a state for the selection, the members
// of the section type, a body around the read-only example.

import FioriSwiftUICore
import SwiftUI

struct FlatExample: View {
    @State var state: ControlState = .normal
    @State var selection: String?
    let data = ["first", "second", "third"]
    var body: some View {
        ListPickerItem(title: {
            Text("title")
        }, value: {
            Text("value")
        }, description: {
            Text("Read-only field")
        }, controlState: self.state
        , axis: .vertical) {
            ListPickerDestination(data,
                                  id: \.self,
                                  selection: $selection,
                                  isTrackingLiveChanges: true,
                                  searchFilter: { f, s in f.contains(s) }, rowContent: {
                Text($0)
            })
        }
    }
}

struct ListPickerSection: ListPickerSectionModel {
    let title: String
    let items: [String]
}

struct GroupedExample: View {
    @State var state: ControlState = .normal
    @State var selection: Set<String> = []
    let data = [ListPickerSection(title: "Section 1", items: ["first", "second", "third"]),
                ListPickerSection(title: "Section 2", items: ["apple", "banana", "orange"])]
    var body: some View {
        ListPickerItem(title: {
            Text("title")
        }, value: {
            Text("value")
        }, description: {
            Text("Read-only field")
        }, controlState: self.state
        , axis: .vertical) {
            ListPickerDestination(data,
                                  id: \.self,
                                  selections: $selection,
                                  isTrackingLiveChanges: true,
                                  searchFilter: { f, s in f.contains(s) }, rowContent: {
                Text($0)
            })
        }
    }
}

struct ReadOnlyExample: View {
    @State private var selection: String? = "Second"
    var body: some View {
        let readOnlyValue: AttributedString? = .init(selection ?? "No Selection")
        ListPickerItem(title: "Title", value: readOnlyValue, description: "Read-only", controlState: .readOnly) {
            EmptyView() // destination is ignored in read-only
        }
    }
}
