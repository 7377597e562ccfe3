import Foundation
import Testing

/// The Swift compiler and the stub modules, which are built once.
private final class Toolchain: Sendable {
    /// The toolchain; nil where there is no `swiftc`, or the modules cannot be built.
    static let shared = Toolchain()
    /// A folder for what is made.
    let folder: URL

    private init?() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-tests-\(UUID().uuidString)")
        let stubs = Repository.root.appendingPathComponent("Tests/Stubs/build.sh").path
        guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
            Toolchain.run(["sh", stubs, folder.appendingPathComponent("modules").path]).status == 0
        else { return nil }
    }

    /// Compiles files and returns the lines with errors and warnings, and whether it went well.
    func compile(
        _ files: [URL], modules: String? = nil, mode: String = "6", _ flags: [String] = [],
        to output: String = "/dev/null",
        warningsAreErrors: Bool = true
    ) -> (isFine: Bool, messages: [String]) {
        var arguments = ["swiftc", "-swift-version", mode, "-parse-as-library", "-wmo", "-o", output]
        if output == "/dev/null" { arguments.append("-c") }
        if warningsAreErrors { arguments.append("-warnings-as-errors") }
        if let modules { arguments += ["-I", folder.appendingPathComponent("modules/\(modules)").path] }
        let result = Toolchain.run(arguments + flags + files.map(\.path))
        let messages = result.output.split(separator: "\n").map(String.init).filter {
            $0.contains("error: ") || $0.contains("warning: ")
        }
        return (result.status == 0, messages)
    }

    static func run(_ arguments: [String]) -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        guard (try? process.run()) != nil else { return (-1, "") }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

/// Generated Swift, compiled and run.
@Suite(.serialized, .enabled(if: Toolchain.shared != nil, "there is no swiftc"))
struct CompilationTests {
    private let toolchain = Toolchain.shared!
    private static let golden = Repository.root.appendingPathComponent("Tests/Golden/swift")
    private static let runtime = Repository.root.appendingPathComponent("Sources/FormcRuntime/FormcRuntime.swift")

    /// The generated files for one API, with the runtime.
    private func generated(_ api: String = "item") throws -> [URL] {
        let expected = Self.golden.appendingPathComponent("expected")
        let files = try FileManager.default.contentsOfDirectory(at: expected, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" && (api == "item" || !$0.lastPathComponent.hasSuffix("+ODS.swift")) }
        let models = api == "models" ? [expected.appendingPathComponent("models/Contacts+ODS.swift")] : []
        return files + models + [Self.runtime]
    }

    @Test func modelsDoWhatTheyPromise() throws {
        let json = toolchain.folder.appendingPathComponent("json")
        try FileManager.default.createDirectory(at: json, withIntermediateDirectories: true)
        for (name, text) in try Build(GoldenTests.specs()).json {
            try Data(text.utf8).write(to: json.appendingPathComponent(name + ".json"))
        }
        let program = toolchain.folder.appendingPathComponent("consumer").path
        let files = try generated() + [Self.golden.appendingPathComponent("Consumer.swift")]
        #expect(toolchain.compile(files, to: program).messages == [])
        #expect(Toolchain.run([program, json.path]).output == "ok\n")
    }

    /// A spec may have the name of any type but the reserved ones, and then hides that type in every file.
    @Test func specsMayHaveTheNamesOfOtherTypes() throws {
        let files = try generated()
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
            .replacing(/#"[^\n]*"#/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "").replacing(
                /\/\/[^\n]*/, with: "")
        let used = Set(code.matches(of: /\b[A-Z][A-Za-z0-9]*\b/.wordBoundaryKind(.simple)).map { String($0.output) })
        #expect(used.contains("Decoder") && used.contains("Form") && used.contains("KeyPath"))
        let own = ["TravelRequest", "TravelRequestView", "Cities", "Approvers", "Contacts", "ContactsView"]
        // `@MainActor` is the one name that is used as it is.
        let others = used.filter {
            !Self.reserved.contains($0) && !own.contains($0) && $0 != "MainActor" && !$0.hasPrefix("ODS")
        }
        let file = toolchain.folder.appendingPathComponent("Others.swift")
        try Data(others.sorted().map { "public enum \($0) {}\n" }.joined().utf8).write(to: file)
        #expect(toolchain.compile(files + [file], modules: "item").messages == [])
    }

    /// The names that FC5002 reserves, but for those that begin with `ODS`.
    private static let reserved: Set<String> = [
        "Any", "Self", "Type", "Protocol", "Formc", "String", "Int", "Double", "Bool", "UUID", "URL", "Date", "Set",
        "Array", "Optional", "Dictionary", "Character", "Void", "Never", "Error", "Result", "Codable", "Hashable",
        "Identifiable", "Sendable", "Equatable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable",
        "CodingKey", "CodingKeys", "Foundation", "Swift", "SwiftUI", "FioriSwiftUICore", "OrangeDesignSystem",
        "FormcRuntime", "View", "Text", "Image", "List", "Section", "ForEach", "Binding", "State", "Axis",
        "ControlState", "AttributedString", "LocalizedStringKey", "NavigationLink", "Toggle", "EmptyView",
        "ListPickerItem", "ListPickerDestination", "ListPickerSectionModel",
    ]

    /// In a spec with thousands of options the raw values are looked up, and nobody can tell.
    @Test func manyCasesWorkAsFewDo() throws {
        let many = (0..<256).map { "o-\($0)" }.joined(separator: ", ")
        let build = try Build(
            """
            formc: 1
            kind: form
            name: Trip
            items:
              - {id: a, title: A, destination: {options: [\(many)], default: [o-255]}}
              - {id: b, title: B, destination: {options: [\(many)], selection: multiple}}
              - {id: c, title: C, destination: {options: [only], allowEmpty: false, default: only}}
            """)
        let program = """
            @main struct Main {
                static func main() {
                    let all = Trip.AOption.allCases
                    assert(all.count == 256 && Set(all).count == 256)
                    assert(all.map(\\.rawValue) == (0..<256).map { "o-\\($0)" })
                    assert(all.allSatisfy { Trip.AOption(rawValue: $0.rawValue) == $0 && $0.title == $0.id })
                    assert(Trip.AOption(rawValue: "o-256") == nil && Trip.AOption.o0 != .o1)
                    assert(Trip.COption(rawValue: "only") == .only && Trip.COption.only.rawValue == "only")
                    assert(Trip.COption(rawValue: "other") == nil)
                    let values = Trip.Values(b: [.o3, .o200])
                    assert(values.a == .o255 && values.validate().isEmpty)
                    let data = try! JSONEncoder().encode(values)
                    assert(try! JSONDecoder().decode(Trip.Values.self, from: data) == values)
                    assert(String(decoding: data, as: UTF8.self).contains("o-255"))
                    print("ok")
                }
            }
            """
        #expect(build.files["swift/Trip.swift"]?.contains(" = \"o-") == false)
        let model = toolchain.folder.appendingPathComponent("Trip.swift")
        try Data((build.files["swift/Trip.swift"] ?? "").utf8).write(to: model)
        let main = toolchain.folder.appendingPathComponent("Main.swift")
        try Data(("import Foundation\n" + program).utf8).write(to: main)
        let path = toolchain.folder.appendingPathComponent("many").path
        #expect(toolchain.compile([model, main, Self.runtime], to: path).messages == [])
        #expect(Toolchain.run([path]).output == "ok\n")
    }

    @Test(arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
    func viewsCompile(_ mode: String, _ flags: [String]) throws {
        for api in ["item", "models"] {
            #expect(toolchain.compile(try generated(api), modules: api, mode: mode, flags).messages == [])
        }
    }

    /// Every picker gets the overload that fits its selection and data, in the order of the form.
    @Test func pickersGetTheirOverloads() throws {
        let result = toolchain.compile(try generated(), modules: "overloads", warningsAreErrors: false)
        let overloads = result.messages.filter { $0.hasPrefix("/") }.compactMap { message in
            message.range(of: "overload: ").map { message[$0.upperBound...].prefix { $0 != "[" } }
        }
        #expect(
            overloads.map { $0.trimmingCharacters(in: .whitespaces) } == [
                "single, never empty", "single, may be empty", "multiple", "grouped multiple", "single, never empty",
                "single, may be empty", "multiple",
            ])
    }

    @Test func theExamplesOfTheDesignSystemsCompile() {
        let examples = Repository.root.appendingPathComponent("Tests/Stubs/Examples")
        let picker = examples.appendingPathComponent("ListPicker.swift")
        let lists = examples.appendingPathComponent("Lists.swift")
        for mode in ["5", "6"] {
            #expect(toolchain.compile([picker], modules: "item", mode: mode).messages == [])
            #expect(toolchain.compile([lists], modules: "models", mode: mode).messages == [])
        }
    }
}

/// What the real modules reject is rejected by the stubs: each use is a view of its own, all in one file.
@Suite(.serialized, .enabled(if: Toolchain.shared != nil, "there is no swiftc"))
struct WrongUseTests {
    private let toolchain = Toolchain.shared!

    /// The uses that are rejected.
    private func rejected(_ uses: [String], modules: String) throws -> [String] {
        let head = """
            import FioriSwiftUICore
            import OrangeDesignSystem
            import SwiftUI
            struct Row: Identifiable { let id: String; let children: [Row]? }
            struct Group: ListPickerSectionModel { let title: String; let items: [Row] }
            """
        let views = uses.enumerated().map { index, use in
            "struct View\(index): View { @State var one: String? = nil; @State var kept = \"\"; "
                + "@State var several: Set<String> = []; @State var isOn = false; let rows: [Row] = []; "
                + "let groups: [Group] = []; let text: Text? = nil; var body: some View { \(use) } }"
        }
        let file = toolchain.folder.appendingPathComponent("uses-\(modules).swift")
        try Data((head + "\n" + views.joined(separator: "\n")).utf8).write(to: file)
        let lines = toolchain.compile([file], modules: modules).messages.compactMap { message in
            message.hasPrefix(file.path) ? Int(message.dropFirst(file.path.count + 1).prefix { $0 != ":" }) : nil
        }
        let first = head.split(separator: "\n").count + 1
        return uses.indices.filter { lines.contains(first + $0) }.map { uses[$0] }
    }

    @Test func wrongUsesAreRejected() throws {
        let right = [
            #"ListPickerDestination(rows, id: \.id, selection: $one) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, children: \.children, selections: $several, allowEmpty: false) { row in Text(row.id) }"#,
            #"ListPickerDestination(groups, id: \Row.id, selection: $kept) { (row: Row) in Text(row.id) }"#,
            #"ListPickerItem(title: "a", value: "b", isRequired: true, destination: { EmptyView() })"#,
            #"ODSListItem(title: Text("a"), trailingText: text, trailingIButtonAction: {})"#,
        ]
        let wrong = [
            #"ListPickerDestination(rows, id: \.id, selection: one) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, selections: $one) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, selection: $several) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, selection: $one, allowEmpty: false) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, isTrackingLiveChanges: false, selection: $one) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, children: \.id, selection: $one) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, id: \.id, selection: $one, prompt: kept) { row in Text(row.id) }"#,
            #"ListPickerDestination(rows, selection: $one) { row in Text(row.id) }"#,
            #"ListPickerItem(title: "a", value: kept, destination: { EmptyView() })"#,
            #"ListPickerItem(title: { Text("a") }, isRequired: true, destination: { EmptyView() })"#,
            #"ListPickerItem(title: "a", controlState: .hidden, destination: { EmptyView() })"#,
            #"ODSListItem(title: "a")"#,
            #"ODSListItem(title: Text("a"), trailingText: text)"#,
            #"ODSListItem(title: Text("a"), trailingToggleIsOn: isOn)"#,
            #"ODSListItem(title: Text("a"), leading: .circularImage(Image("a")))"#,
            #"ODSListItem(title: Text("a"), subtitleNumberOfLines: .three)"#,
        ]
        #expect(try rejected(right + wrong, modules: "item") == wrong)
    }

    @Test func wrongUsesOfModelsAreRejected() throws {
        let right = [
            #"ODSListStandardItem(model: ODSListStandardItemModel(title: "a", leadingIcon: .wideImage(source: .image(Image("a")))))"#
        ]
        let wrong = [
            #"ODSListStandardItem(model: ODSListStandardItemModel(title: Text("a")))"#,
            #"ODSListStandardItem(model: ODSListStandardItemModel(title: "a", leadingIcon: .appIcon(source: .image(Image("a")))))"#,
            #"ODSListStandardItem(model: ODSListStandardItemModel(title: "a", ODSListItemTrailingActions(displayText: "b")))"#,
            #"ODSListSelectionItem(model: ODSListSelectionItemModel(title: "a"))"#,
            #"ODSListItem(title: Text("a"))"#,
        ]
        #expect(try rejected(right + wrong, modules: "models") == wrong)
    }
}
