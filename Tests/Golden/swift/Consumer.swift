// Uses the generated models as an app would; `CompilationTests` compiles it beside them and runs it.

import Foundation

@main
struct Consumer {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        func read<Model: Codable & Equatable>(_ name: String, _ compiled: Model) throws {
            let data = try Data(contentsOf: folder.appendingPathComponent(name + ".json"))
            expect(try JSONDecoder().decode(Model.self, from: data) == compiled, "\(name) decodes to the model")
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            expect(try encoder.encode(compiled) == data, "\(name) encodes to the JSON")
        }
        try read("TravelRequest", TravelRequest.model)
        try read("Cities", Cities.model)
        try read("Approvers", Approvers.model)
        try read("Contacts", Contacts.model)
        options()
        objects()
        try values()
        validation()
        lists()
        print("ok")
    }

    static func expect(_ condition: Bool, _ what: String) {
        if !condition {
            print("not so: \(what)")
            exit(1)
        }
    }

    static func options() {
        let all = TravelRequest.CountryOption.allCases
        expect(all.map(\.rawValue) == ["fr", "united-kingdom", "DE", "C++"], "the cases are in order")
        expect(all == [.fr, .unitedKingdom, .de, .cPlusPlus], "the names are those of the rules")
        expect(all.map(\.title) == ["fr", "United Kingdom", "Germany", "No \\(country) */ at all"], "titles are as written")
        expect(TravelRequest.CountryOption.unitedKingdom.id == "united-kingdom", "the id is the raw value")
        expect(TravelRequest.CountryOption(rawValue: "unitedKingdom") == nil, "names are no ids")
        expect(Cities.Option.allCases.map(\.id) == ["ber", "muc", "osl"], "branches are no cases")
        expect(Cities.Option(rawValue: "de") == nil, "branches are no options")
    }

    static func objects() {
        let all = TravelRequest.Project.all
        expect(all.map(\.name) == ["Alpha", "Beta"], "rows are in order")
        expect(all[0].id == UUID(uuidString: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"), "the id is the id field")
        expect(all[0].started == Date(timeIntervalSince1970: 1_767_312_000), "a date is its first moment")
        expect(all[0].budget == 12 && all[1].budget == nil, "numbers are read")
        expect(all[1].headCount == 16 && !all[1].billable, "integers and booleans are read")
        expect(all[1].subProjects?.map(\.site) == [URL(string: "https://example.com/?a=b")], "child rows are below")
        expect(all[0].subProjects == nil, "a row without children has none")
        expect(Approvers.Approver.all.map(\.mail) == [nil, "grace@example.com"], "optional fields may be nil")
    }

    static func values() throws {
        let values = TravelRequest.Values()
        expect(values.country == .unitedKingdom, "a single default")
        expect(values.city == nil, "no default")
        expect(values.stops == [.osl], "a default of an option set")
        expect(values.transport == [.train, .tram], "several defaults")
        expect(values.project == TravelRequest.Project.all[0].id, "a default of objects")
        expect(values.approvers == [7], "a default of an integer id")
        let data = try JSONEncoder().encode(values)
        expect(try JSONDecoder().decode(TravelRequest.Values.self, from: data) == values, "values are codable")
        expect(TravelRequest.Values(country: .fr).country == .fr, "parameters have the names of the properties")
    }

    static func validation() {
        var values = TravelRequest.Values()
        expect(values.validate() == [], "the defaults are valid")
        values.stops = []
        values.transport = []
        values.project = UUID()
        values.approvers = [7, 9, 10]
        let issues = values.validate()
        expect(issues.map(\.itemID) == ["stops", "transport", "project", "approvers", "approvers"], "in order")
        expect(issues.map(\.kind) == [.required, .required, .unknownOption, .unknownOption, .unknownOption], "kinds")
        expect(issues.allSatisfy { !$0.message.isEmpty }, "each has a message")
        values = TravelRequest.Values(project: TravelRequest.Project.all[1].subProjects?[0].id)
        expect(values.validate() == [], "child rows are choices")
    }

    static func lists() {
        expect(Contacts.Selection() == Contacts.Selection(wiFi: true, news: false), "the selection of the spec")
        expect(Contacts.Destination.allCases.map(\.rawValue) == ["ContactDetails"], "destinations")
        expect(Contacts.Destination.contactDetails.rawValue == "ContactDetails", "the raw value is the name")
    }
}

/// An app's own actions.
@MainActor
final class AppActions: Contacts.Actions {
    private(set) var shown: [String] = []

    func showDetails(itemID: String) { shown.append(itemID) }
}
