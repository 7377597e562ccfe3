import Foundation
import Testing

/// The example, built as its author would: from edit to edit, each step on what the last one has left.
///
/// The first run builds formc for the example, which takes a minute or two. `FORMC_SKIP_EXAMPLES=1` leaves it out.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["FORMC_SKIP_EXAMPLES"] == nil))
struct ExampleTests {
    @Test(.timeLimit(.minutes(20))) func fromEditToEdit() throws {
        let example = try ExamplePackage()
        try firstBuild(example)
        try nothingChanged(example)
        try oneSpecChanged(example)
        try optionSetChanged(example)
        try errorInSpec(example)
        try filesComeAndGo(example)
        try moduleOfItsOwn(example)
        try commands(example)
    }

    private func firstBuild(_ example: ExamplePackage) throws {
        let log = try example.build()
        try #require(log.isGood, "\(log.text)")
        #expect(!log.text.contains("warning: "))
        let countries = "Austria, Germany, France, United Kingdom, Brazil, Canada, United States, Japan"
        #expect(
            try example.output() == [
                "Travel request", "  Country: \(countries)", "  Reason: Customer visit, Conference, Training",
                "  Means of transport: Rail, Air, Rental car", "On board", "  Seat: aisle, window", "Expense report",
                "  Country: \(countries)", "  Currency: Euro, Pound sterling, US dollar",
                "France in Euro; abroad: true", "issues: 0",
            ])
    }

    private func nothingChanged(_ example: ExamplePackage) throws {
        let stamps = example.stamps()
        // After its first build of a package with plugins, the package manager plans, and links their tools, once more,
        // whatever they are. Their commands run then, too.
        let settling = try example.build()
        #expect(settling.isGood && settling.compiled == [], "\(settling.text)")
        let log = try example.build()
        #expect(log.isGood && log.read == [] && log.generated == [] && log.compiled == [], "\(log.text)")
        #expect(!log.text.contains("Linking"))
        #expect(stamps.count == 12 && example.stamps() == stamps)
    }

    private func oneSpecChanged(_ example: ExamplePackage) throws {
        let stamps = example.stamps()
        try example.edit("Sources/Trips/Specs/cabins.yaml", "title: On board", to: "title: In the cabin")
        let log = try example.build()
        #expect(log.isGood && log.generated == ["cabins.yaml"], "\(log.text)")
        let touched = ["cabins.yaml+Views.swift", "cabins.yaml.swift"]
        #expect(log.compiled == touched)
        let changed = example.stamps().filter { stamps[$0.key] != $0.value }
        #expect(changed.keys.sorted() == touched)
        #expect(try example.output()[4] == "In the cabin")
    }

    private func optionSetChanged(_ example: ExamplePackage) throws {
        try example.edit("Sources/Trips/Specs/countries.yaml", "title: Countries", to: "title: Countries # all")
        let comment = try example.build()
        #expect(comment.isGood && comment.generated == ["countries.yaml"] && comment.compiled == [], "\(comment.text)")

        try example.edit("Sources/Trips/Specs/data/countries.csv", "Brazil", to: "Brasil")
        let data = try example.build()
        #expect(data.isGood, "\(data.text)")
        #expect(data.generated == ["countries.yaml", "expense-report.yaml", "travel-request.yaml"])
        #expect(data.compiled.allSatisfy { !$0.hasPrefix("cabins") })
        #expect(try example.output().filter { $0.contains("Brasil") }.count == 2)
    }

    private func errorInSpec(_ example: ExamplePackage) throws {
        try example.edit("Sources/Trips/Specs/cabins.yaml", "allowEmpty: false", to: "allowEmpty: no")
        let log = try example.build()
        let line = "Sources/Trips/Specs/cabins.yaml:10:19: error: expected true or false, found 'no' [FC2003]"
        #expect(!log.isGood && log.text.split(separator: "\n").contains { $0 == line }, "\(log.text)")
        try example.edit("Sources/Trips/Specs/cabins.yaml", "allowEmpty: no", to: "allowEmpty: false")

        // The user of a set fails for the set's sake, not for its own.
        try example.edit("Sources/Trips/Specs/data/countries.csv", "fr,France", to: "de,France")
        let data = try example.build()
        #expect(!data.isGood && data.text.contains("Sources/Trips/Specs/countries.yaml:7:9: error: "), "\(data.text)")
        #expect(data.text.components(separatedBy: " error: ").count == 2)
        try example.edit("Sources/Trips/Specs/data/countries.csv", "de,France", to: "fr,France")
        #expect(try example.build().isGood)
    }

    private func filesComeAndGo(_ example: ExamplePackage) throws {
        let name = "Sources/TravelApp/hôtel %41 (1).yml"
        try example.write(
            name, "formc: 1\nkind: form\nname: Hotel\nitems: [{id: a, title: A, destination: {options: [x]}}]\n")
        try example.edit("Sources/TravelApp/main.swift", "show(ExpenseReport.model)", to: "show(Hotel.model)")
        let added = try example.build()
        #expect(added.isGood && added.generated.contains("hôtel %41 (1).yml"), "\(added.text)")
        #expect(try example.output().contains("Hotel"))
        try example.remove(name)
        let removed = try example.build()
        #expect(!removed.isGood && removed.text.contains("error: cannot find 'Hotel' in scope"), "\(removed.text)")
        try example.edit("Sources/TravelApp/main.swift", "show(Hotel.model)", to: "show(ExpenseReport.model)")
    }

    /// A target that does without the library has the support types in itself.
    private func moduleOfItsOwn(_ example: ExamplePackage) throws {
        let target = ".executableTarget(name: \"Solo\", plugins: [.plugin(name: \"FormcPlugin\", package: \"formc\")]),"
        try example.edit("Package.swift", "targets: [\n", to: "targets: [\n\(target)\n")
        try example.write(
            "Sources/Solo/solo.yaml",
            "formc: 1\nkind: form\nname: Solo1\nitems: [{id: a, title: A, destination: {options: [x, y]}}]\n")
        try example.write("Sources/Solo/formc.yaml", "access: internal\n")
        try example.write("Sources/Solo/main.swift", "print(Solo1.model.name, Solo1.AOption.allCases.map(\\.title))\n")
        let log = try example.build()
        #expect(log.isGood && log.generated.contains("solo.yaml") && !log.text.contains("warning: "), "\(log.text)")
        #expect(try example.output(of: "Solo") == ["Solo1 [\"x\", \"y\"]"])
    }

    private func commands(_ example: ExamplePackage) throws {
        let before = example.files()
        let check = try example.package([], "formc", "check", "--strict")
        #expect(check.isGood && check.text.contains("6 specs"), "\(check.text)")
        let build = try example.package([], "formc", "build")
        #expect(build.isGood && build.text.contains("formc writes to "), "\(build.text)")
        #expect(example.files() == before)

        let permission = ["--allow-writing-to-package-directory"]
        let output = try example.package(permission, "formc", "build", "--target", "Trips", "--output", "Made")
        #expect(output.isGood, "\(output.text)")
        #expect(Set(["Made/json/Alerts.json", "Made/swift/Countries.swift"]).isSubset(of: example.files()))

        try example.edit("Sources/Trips/Specs/cabins.yaml", "allowEmpty: false", to: "allowEmpty: no")
        let wrong = try example.package([], "formc", "check", "--format", "compact")
        #expect(!wrong.isGood && wrong.text.contains("Sources/Trips/Specs/cabins.yaml:10:19: error: "), "\(wrong.text)")
    }
}
