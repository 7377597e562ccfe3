import FormEmit
import Foundation
import Testing

/// What GENERATED_SWIFT.md says of single things.
@Suite struct ContractTests {
    private func form(_ item: String, name: String = "Trip", _ options: SwiftOptions = SwiftOptions()) throws -> Build {
        try Build("formc: 1\nkind: form\nname: \(name)\nitems:\n  - {id: country, title: Country, \(item)}\n", options)
    }

    private func fiori(_ item: String) throws -> String {
        try form(item).files["swift/Trip+Fiori.swift"] ?? ""
    }

    private func model(_ item: String, _ options: SwiftOptions = SwiftOptions()) throws -> String {
        try form(item, options).files["swift/Trip.swift"] ?? ""
    }

    // MARK: Views of forms

    /// "Deselect All" would trap.
    @Test func neverEmptySingleSelectionsHideTheEntriesSection() throws {
        let never = "destination: {options: [a, b], default: a, allowEmpty: false"
        #expect(try fiori(never + "}").contains(".disableEntriesSection()"))
        #expect(try !fiori(never + ", isTrackingLiveChanges: false}").contains(".disableEntriesSection()"))
        #expect(try !fiori(never + ", selection: multiple}").contains(".disableEntriesSection()"))
        #expect(try !fiori("destination: {options: [a, b]}").contains(".disableEntriesSection()"))
        #expect(
            try fiori("destination: {options: [a], disableEntriesSection: true}").contains(".disableEntriesSection()"))
    }

    @Test func onlyModifiersThatDifferAreWritten() throws {
        let plain = try fiori("destination: {options: [a]}")
        for modifier in ["autoDismiss", "disableContent", "SearchBarDisplayMode", "destinationDisplayMode", "axis:"] {
            #expect(!plain.contains(modifier))
        }
        let all = try fiori(
            "axis: vertical, destination: {options: [a], displayMode: sheet, autoDismiss: true, searchFilter: contains, "
                + "searchBarDisplayMode: always, disableContentSection: true}")
        for modifier in [
            ".autoDismissDestination()", ".disableContentSection()", ".listPickerSearchBarDisplayMode(.always)",
            ".destinationDisplayMode(.sheet)", "axis: .vertical",
        ] {
            #expect(all.contains(modifier))
        }
    }

    @Test func destinationsAreAlwaysLabelledAndValuesAlwaysThere() throws {
        for item in ["destination: {options: [a]}", "controlState: readOnly, value: x", "controlState: readOnly"] {
            let view = try fiori(item)
            #expect(view.contains("destination: {"))
            #expect(view.contains("value: AttributedString("))
        }
        #expect(try fiori("controlState: readOnly").contains("value: AttributedString(\"\")"))
    }

    @Test func requiredItemsDrawTheirIndicatorWhereFioriDoesNot() throws {
        func view(_ title: String, _ more: String = "") throws -> String {
            try Build(
                "formc: 1\nkind: form\nname: Trip\nitems: [{id: a, title: \(title), isRequired: true, \(more)destination: {options: [x]}}]"
            ).files["swift/Trip+Fiori.swift"] ?? ""
        }
        let drawn = "Text(verbatim: \"*\")"
        #expect(try view("{slot: mine}").contains(drawn))
        #expect(try view("{markdown: '*a*'}").contains(drawn))
        #expect(try view("A", "value: {slot: mine}, ").contains(drawn))
        #expect(try !view("A").contains(drawn))
        #expect(try view("A").contains("isRequired: true"))
        #expect(try view("A", "mandatoryFieldIndicator: (!), ").contains(".text(AttributedString(\"(!)\"))"))
    }

    @Test func textsAreVerbatimOrLocalizedOrMarkdown() throws {
        let view = try fiori(
            "description: {text: 'a %@ \\(b)', key: the.key}, value: {markdown: '**v**'}, controlState: readOnly")
        #expect(view.contains(#"AttributedString(String(localized: "the.key", defaultValue: "a %@ \\(b)"))"#))
        #expect(view.contains(#"value: Self.markdown("**v**")"#))
    }

    @Test func ownErrorMessagesAreShownUnderTheItem() throws {
        let view = try fiori("errorMessage: Choose, destination: {options: [a]}")
        #expect(view.contains("\"country\",\n            AttributedString(\"Choose\"))"))
        #expect(view.contains(".informationView(isPresented: .constant(message != nil)"))
    }

    // MARK: Models

    @Test func manyOptionsAreAStruct() throws {
        let list = (0..<257).map { "o\($0)" }
        let many = try model(
            "destination: {options: [\(list.joined(separator: ", "))], default: o256, allowEmpty: false}")
        #expect(many.contains("struct CountryOption: RawRepresentable"))
        #expect(many.contains("country: CountryOption = CountryOption(rawValue: \"o256\")!"))
        #expect(!many.contains("case o1"))
        let few = try model("destination: {options: [\(list.dropLast().joined(separator: ", "))]}")
        #expect(few.contains("enum CountryOption: String"))
        #expect(few.contains("        case o255\n"))
    }

    @Test func manyDefaultsComeFromTheModel() throws {
        let list = (0..<40).map { "o\($0)" }.joined(separator: ", ")
        let text = try model("destination: {options: [\(list)], default: [\(list)], selection: multiple}")
        #expect(
            text.contains(
                "= Set(Trip.model.defaults(of: \"country\").compactMap { CountryOption(rawValue: $0) })"))
    }

    @Test(arguments: [(SwiftOptions.Access.public, "public "), (.package, "package "), (.internal, "")])
    func declarationsHaveTheAccessAskedFor(_ access: SwiftOptions.Access, _ modifier: String) throws {
        let files = try form("destination: {options: [a]}", SwiftOptions(access: access)).files
        #expect(files["swift/Trip.swift"]?.contains("\n\(modifier)nonisolated enum Trip {") == true)
        #expect(files["swift/Trip+Fiori.swift"]?.contains("\n\(modifier)struct TripView: View {") == true)
        if access != .public {
            #expect(files.values.allSatisfy { !$0.contains("public") })
        }
    }

    @Test func theRuntimeIsImportedWhenItIsAModule() throws {
        let files = try form("destination: {options: [a]}", SwiftOptions(runtime: .module)).files
        #expect(files.values.allSatisfy { $0.contains("\nimport FormcRuntime\n") })
        #expect(try form("destination: {options: [a]}").files.values.allSatisfy { !$0.contains("import FormcRuntime") })
    }

    @Test func everyFileSaysWhereItIsFrom() throws {
        let build = try Build(["a/b.yaml": "formc: 1\nkind: optionSet\nname: Set1\noptions: [a]\n"])
        #expect(
            build.files["swift/Set1.swift"]?.hasPrefix("// Generated by formc from a/b.yaml. Do not edit.\n") == true)
    }

    // MARK: Lists

    @Test func whatAListHasNotIsNotGenerated() throws {
        let files = try Build("formc: 1\nkind: list\nname: Bare\nitems: [{id: a, title: A}]\n").files
        let model = files["swift/Bare.swift"] ?? ""
        for word in ["Actions", "Destination", "Selection"] { #expect(!model.contains(word)) }
        #expect(files["swift/Bare+ODS.swift"]?.contains("public init() {}") == true)
    }

    @Test func replacedImagesAreSaid() throws {
        let list = "formc: 1\nkind: list\nname: Bare\nitems: [{id: a, title: A, leadingIcon: {appIcon: {asset: x}}}]\n"
        let models = try Build(list, SwiftOptions(odsAPI: .models))
        #expect(models.notices.count == 1)
        #expect(models.files["swift/Bare+ODS.swift"]?.contains(".squareImage(source: .image(Image(\"x\")))") == true)
        let item = try Build(list)
        #expect(item.notices.isEmpty)
        #expect(item.files["swift/Bare+ODS.swift"]?.contains(".appIcon(source:") == true)
    }
}

/// Templates of a project.
@Suite struct ProjectTemplateTests {
    private static let spec = """
        formc: 1
        kind: form
        name: Trip
        items:
          - {id: a, title: A, destination: {options: [x, {id: y, title: "Y<&"}]}}
          - {id: b, title: B, destination: {objects: {type: T, id: i, label: n, children: sub, fields: {i: Int, n: String}, rows: [{i: 0x10, n: N, sub: [{i: 2, n: M}]}]}}}
        """

    @Test func anyOtherTemplateMakesAnOutput() throws {
        let template = """
            {{#model}}{{#sections}}{{#items}}{{{id}}}:{{#destination}}{{#data}}{{#options}} {{{id}}}={{title.text}}{{^isLast}},{{/isLast}}{{/options}}{{> rows}}{{/data}}{{/destination}}
            {{/items}}{{/sections}}{{/model}}
            """
        let rows =
            "{{#rows}}({{#values}}{{{name}}}={{{value}}} {{/values}}{{#children}}[{{#values}}{{{value}}}{{/values}}]{{/children}}){{/rows}}"
        let build = try Build(Self.spec, templates: ["kotlin.kt": template, "rows": rows])
        #expect(build.errors.isEmpty)
        #expect(build.files["kotlin/Trip.kt"] == "a: x=x, y=Y&lt;&amp;\nb:(i=16 n=N [2M])\n")
        #expect(build.files.keys.sorted() == ["kotlin/Trip.kt", "swift/Trip+Fiori.swift", "swift/Trip.swift"])
    }

    /// What is below the last of a tree has nothing below it, so that a partial that calls itself comes to an end.
    @Test func templatesGoDownTrees() throws {
        let spec = """
            formc: 1
            kind: optionSet
            name: Tree
            options: [{id: a, children: [{id: b, children: [c, d]}, e]}, f]
            """
        let node = "{{{id}}}{{#children}}{{#isFirst}}({{/isFirst}}{{> node}}{{#isLast}}){{/isLast}}{{/children}}"
        let top = "{{#model}}{{#data}}{{#options}}{{> node}}{{/options}}{{/data}}{{/model}}"
        let build = try Build(spec, templates: ["tree.txt": top, "node": node])
        #expect(build.files["tree/Tree.txt"] == "a(b(cd)e)f")
    }

    @Test func textsHaveLiteralsForOtherLanguages() throws {
        let spec = #"""
            formc: 1
            kind: form
            name: Quotes
            items:
              - id: a
                title: '"$x" \ é'
                destination: {options: [{id: "$y\0", title: "\r\n\t\"\u2028\U0001F44D"}, {id: class, swiftName: fun}]}
            """#
        let template =
            "{{#model}}{{#sections}}{{#items}}{{{title.textQuoted}}}{{/items}}{{/sections}}{{/model}}"
            + "{{#optionTypes}}{{#cases}} `{{{identifier}}}`({{{idQuoted}}}, {{{titleQuoted}}}){{/cases}}{{/optionTypes}}"
        let build = try Build(spec, templates: ["kotlin.kt": template])
        #expect(build.errors == [])
        let expected =
            #""\"\u0024x\" \\ é" `y`("\u0024y\u0000", "\r\n\t\"\u2028👍") `fun`("class", "class")"#
        #expect(build.files["kotlin/Quotes.kt"] == expected)
    }

    @Test func templatesOfTheSameNameTakeThePlaceOfOurs() throws {
        let build = try Build(Self.spec, templates: ["header": "// mine"])
        #expect(build.files["swift/Trip.swift"]?.hasPrefix("// mine\nimport Foundation") == true)
    }

    @Test func mistakesAreFound() {
        #expect(SwiftTemplates().errors.isEmpty)
        #expect(throws: (any Error).self) { try Build(Self.spec, templates: ["a.txt": "{{#open}}"]) }
    }
}

/// The copy of the runtime.
@Suite struct RuntimeCopyTests {
    @Test func itIsTheSourceOfTheLibrary() throws {
        let source = try String(
            contentsOf: Repository.root.appendingPathComponent("Sources/FormcRuntime/FormcRuntime.swift"),
            encoding: .utf8)
        #expect(SwiftRuntime.text(.public) == source)
        #expect(SwiftRuntime.text(.internal) == source.replacingOccurrences(of: "public ", with: ""))
        #expect(SwiftRuntime.text(.package) == source.replacingOccurrences(of: "public ", with: "package "))
    }
}
