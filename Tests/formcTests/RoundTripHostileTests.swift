import Foundation
import Testing

/// Texts that would be code, break out of literals and comments, or change on the way, in every place where a spec has
/// a text: compiled and run, each arrives as it was.
@Suite(.serialized, .enabled(if: SwiftCompiler.isThere, "there is no swiftc"))
struct RoundTripHostileTests {
    /// The first is harmless: what is true of it has to be true of the others.
    private static let texts = ["Plain"] + hostileTexts

    @Test func textsArriveAsTheyAre() throws {
        try withTemporaryDirectory { folder in
            let work = folder.appendingPathComponent("specs")
            try HostileSpecs.write(Self.texts, in: work)
            let variant = BuildVariant()
            let built = try Built("hostile", in: work, variants: [variant])
            try #require(built.specs.count == 3 * Self.texts.count, "\(built.report)")
            let main = folder.appendingPathComponent("Main.swift")
            try Data(HostileSpecs.program(Self.texts.count).utf8).write(to: main)
            let expected = folder.appendingPathComponent("texts.json")
            try JSONEncoder().encode(Self.texts.map { Array($0.utf8) }).write(to: expected)
            let executable = folder.appendingPathComponent("hostile")
            let own = [
                main, Project.checks, Project.runtime,
                Project.root.appendingPathComponent("Tests/RoundTrip/Hostile.swift"),
            ]
            let messages = try SwiftCompiler.compile(built.swift(variant, views: false) + own, to: executable)
            try #require(messages == "")
            let outcome = try #require(try run(executable.path, [expected.path]))
            #expect(outcome.output == "\(Self.texts.count) texts arrived\n", "\(outcome.error)")
            try viewsHoldThem(built, variant, in: folder)
        }
    }

    /// The views are Swift, and their literals hold each text as often as the harmless one.
    ///
    /// Some are compiled; of the others it is enough that they are read as meant, for compiling them takes minutes.
    private func viewsHoldThem(_ built: Built, _ variant: BuildVariant, in folder: URL) throws {
        let views = built.swift(variant, views: true).filter { $0.lastPathComponent.contains("+") }
        let syntax = try SwiftCompiler.compile(views, ["-parse"])
        #expect(syntax == "")
        let modules = try #require(SwiftCompiler.modules).appendingPathComponent(variant.api)
        let some = built.swift(variant, views: true).filter { (Self.number(of: $0) ?? 0) % 8 == 1 }
        let messages = try SwiftCompiler.compile(some + [Project.runtime], ["-I", modules.path])
        #expect(messages == "")
        var literals: [String: [[UInt8]: Int]] = [:]
        for view in views {
            let name = String(view.lastPathComponent.prefix { $0 != "+" })
            for line in try Data(contentsOf: view).split(separator: UInt8(ascii: "\n")) {
                for text in SwiftLiterals.texts(in: line) { literals[name, default: [:]][text, default: 0] += 1 }
            }
        }
        for kind in ["H", "L"] {
            let plain = literals["\(kind)0"] ?? [:]
            let times = plain[Array(Self.texts[0].utf8)] ?? 0
            #expect(times >= 12)
            for number in Self.texts.indices.dropFirst() {
                let text = Array(Self.texts[number].utf8)
                // Views have a few texts of their own.
                #expect(
                    literals["\(kind)\(number)"]?[text] == times + (plain[text] ?? 0),
                    "\(kind): \(Self.texts[number].debugDescription)")
            }
        }
    }

    /// The number in the name of a file.
    private static func number(of file: URL) -> Int? {
        Int(file.lastPathComponent.dropFirst().prefix { $0.isNumber })
    }

    /// Words that mean something to Swift, or to the generated code, as ids of all kinds.
    @Test func wordsOfSwiftAreNames() throws {
        try withTemporaryDirectory { folder in
            let work = folder.appendingPathComponent("specs")
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
            try Data(HostileSpecs.words(reservedWords).utf8).write(to: work.appendingPathComponent("words.yaml"))
            let modules = try #require(SwiftCompiler.modules)
            let variants = [BuildVariant(), BuildVariant(api: "models")]
            let built = try Built("words", in: work, variants: variants)
            try #require(built.specs.filter { !$0.hasPrefix("Slots") }.count == 5, "\(built.report)")
            try #require(!built.report.contains("error"), "\(built.report)")
            for variant in variants {
                // What differs are the lists.
                let files = built.swift(variant, views: true).filter { file in
                    variant.api == "item"
                        || ["Links", "Actions", "Switches"].contains { file.lastPathComponent.hasPrefix($0) }
                }
                let messages = try SwiftCompiler.compile(
                    files + [Project.runtime],
                    ["-I", modules.appendingPathComponent(variant.api).path, "-default-isolation", "MainActor"])
                #expect(messages == "")
            }
        }
    }
}

/// Texts to be careful with.
private let hostileTexts: [String] = [
    "\"", "\"\"", "\"\"\"", "'", "\\", "\\\\", "a\\", "\\\"", "\\(1)", "\\(exit(3))", "\\#(exit(3))", "\\##(exit(3))",
    "#\"", "\"#", "\"##", "\"###", "##\"##", "\"#; exit(3) //", "\"\\#(exit(3))\"#", "\"; exit(3); \"",
    "\")}; exit(3) /*", "*/",
    "/*", "*/ exit(3) /*", "//", "///", "// x\nexit(3)", "\u{2028}", "a\u{2028}exit(3)", "\u{2029}exit(3)", "a\u{85}b",
    "\0", "a\0b", "\u{1}", "\u{7F}", "\u{1B}[31m", "\u{200F}", "a\u{200E}", "\u{202E}evil", "\u{2066}x\u{2069}",
    "\u{FEFF}",
    "\u{FEFF}x", "\u{FFFE}", "\u{FFFD}", "\u{10FFFF}", "\u{61C}", "\u{AD}", "class", "none", "self", "Self", "Type",
    "init",
    "default", "Protocol", "true", "nil", "id", "title", "rawValue", "1.10", "007", "9 lives", "👍", "👩‍👩‍👧", "🇫🇷", "1️⃣",
    "\u{301}", "\u{301}a", "e\u{301}", "é", "\u{FE0F}", "\u{200D}", "\n", "\na", "a\nb", "a\n", "\r", "\r\n", "a\r\nb",
    "\t", " ",
    " a ", "{{mustache}}", "{{{name}}}", "{{/model}}", "{{! x", "{{=<% %>=}}", "%@", "%n%s%1$@", "%", "\\u{}",
    "\\u{41}", "\\n",
    "`", "`class`", "$(x)", "${x}", "$0", ";", "#if false", "#sourceLocation(file: \"x\", line: 1)", "<#x#>", "@main",
    "&amp;",
    "<b>&</b>", "**b** _i_ [l](u) `c`", "\n<<<<<<< HEAD\n=======\n>>>>>>> x", "import Glibc\nexit(3)", "--", "---",
    "...", "null", "~",
    "[", "{", "日本語", "ß", "ﬁ", "İ", "ı", "\u{1F3F4}\u{E0067}\u{E007F}", String(repeating: "x", count: 10_000),
    String(repeating: "\"#\\#(", count: 500), String(repeating: "\n", count: 300),
    String(repeating: "\u{301}", count: 200),
]

/// Words of Swift, of its library, and of the generated code, as far as ids may be them.
private let reservedWords = """
    self Self Type Protocol init none some any id title rawValue allCases hash hashValue encode validate class struct enum \
    protocol extension import func var let inout operator precedencegroup static public private fileprivate internal open \
    package subscript typealias associatedtype deinit break case catch continue default defer do else fallthrough for guard \
    if in repeat return throw switch where while as Any false is nil rethrows super throws true try actor async await borrowing \
    consuming convenience didSet dynamic each final get indirect infix lazy left mutating nonisolated nonmutating optional \
    override postfix precedence prefix required right set unowned weak willSet macro discard copy consume body values value \
    issues state model models item items selection actions destination data options rows all description debugDescription count \
    isEmpty index first String Int Set UUID Formc SwiftUI Foundation View Text List Image Section Binding Swift Storage CodingKeys \
    Values Actions Selection Option Hasher Sendable main wrappedValue projectedValue transaction animation print exit summary \
    informed finds markdown controlState optionRow rowID rowIDs raw dynamicMember
    """.split(separator: " ").map(String.init)

/// Literals of Swift, read as Swift reads them.
private enum SwiftLiterals {
    /// The texts of the string literals on a line; none of a comment.
    static func texts(in line: Data) -> [[UInt8]] {
        let line = Array(line)
        var texts: [[UInt8]] = []
        var text: [UInt8]?
        var index = 0
        while index < line.count {
            let byte = line[index]
            index += 1
            if text == nil, byte == UInt8(ascii: "/"), index < line.count, line[index] == byte { break }
            if byte == UInt8(ascii: "\"") {
                if let whole = text { texts.append(whole) }
                text = text == nil ? [] : nil
            } else if byte == UInt8(ascii: "\\"), text != nil {
                text?.append(contentsOf: escape(in: line, at: &index))
            } else {
                text?.append(byte)
            }
        }
        return texts
    }

    private static func escape(in line: [UInt8], at index: inout Int) -> [UInt8] {
        let letter = line[index]
        index += 1
        switch letter {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let digits = line[(index + 1)...].prefix { $0 != UInt8(ascii: "}") }
            index += digits.count + 2
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            return value.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
        default: return [letter]
        }
    }
}

/// Specs that are full of one text.
private enum HostileSpecs {
    /// A text as a YAML scalar in double quotes, with nothing in it but ASCII.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic && scalar.isASCII
                ? String(scalar)
                : "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
                    + String(scalar.value, radix: 16)
        }
        return "\"\(scalars.joined())\""
    }

    /// Writes a form, a list and an option set for each text, with what they need.
    static func write(_ texts: [String], in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try write("formc.yaml", "rules: {FC6001: off, FC6004: off}\n")
        for (number, text) in texts.enumerated() {
            try write("spec\(number).yaml", specs(number).replacingOccurrences(of: "HOSTILE", with: quoted(text)))
            let cell = "\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\""
            try write("data\(number).csv", "id,title,subtitle,group\n\(cell),\(cell),\(cell),\(cell)\n")
            let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            try write(
                "data\(number).json", "[{\"id\":\(json),\"title\":\(json),\"subtitle\":\(json),\"keywords\":[\(json)]}]"
            )
        }
    }

    private static func specs(_ number: Int) -> String {
        """
        formc: 1
        kind: form
        name: H\(number)
        title: {text: HOSTILE, key: HOSTILE}
        description: HOSTILE
        sections:
          - header: {markdown: HOSTILE, key: HOSTILE}
            footer: HOSTILE
            items:
              - id: flat
                title: HOSTILE
                value: {text: HOSTILE, key: HOSTILE}
                description: HOSTILE
                isRequired: true
                mandatoryFieldIndicator: HOSTILE
                errorMessage: HOSTILE
                destination:
                  title: {markdown: HOSTILE, key: HOSTILE}
                  prompt: HOSTILE
                  searchPrompt: HOSTILE
                  searchFilter: contains
                  default: HOSTILE
                  options: [{id: HOSTILE, title: {text: HOSTILE, key: HOSTILE}, subtitle: {markdown: HOSTILE}, keywords: [HOSTILE, HOSTILE]}]
              - id: named
                title: {markdown: HOSTILE}
                mandatoryFieldIndicator: HOSTILE
                destination: {selection: multiple, default: [HOSTILE], options: [{id: HOSTILE, swiftName: it}]}
              - id: grouped
                title: HOSTILE
                mandatoryFieldIndicator: HOSTILE
                destination: {allowEmpty: false, default: HOSTILE, groups: [{title: HOSTILE, options: [HOSTILE]}]}
              - id: tree
                title: HOSTILE
                mandatoryFieldIndicator: HOSTILE
                isRequired: true
                destination: {options: [{id: a, title: HOSTILE, children: [HOSTILE]}]}
              - id: object
                title: HOSTILE
                mandatoryFieldIndicator: HOSTILE
                destination:
                  default: HOSTILE
                  objects:
                    type: Thing
                    fields: {key: String, name: String, note: String?}
                    id: key
                    label: name
                    rows: [{key: HOSTILE, name: HOSTILE, note: HOSTILE}]
              - {id: csv, title: HOSTILE, mandatoryFieldIndicator: HOSTILE, destination: {file: data\(number).csv}}
              - {id: json, title: HOSTILE, mandatoryFieldIndicator: HOSTILE, destination: {file: data\(number).json}}
              - {id: shared, title: HOSTILE, mandatoryFieldIndicator: HOSTILE, destination: {optionSet: S\(number), default: HOSTILE}}
        ---
        formc: 1
        kind: optionSet
        name: S\(number)
        title: {markdown: HOSTILE, key: HOSTILE}
        description: HOSTILE
        options: [HOSTILE]
        ---
        formc: 1
        kind: list
        name: L\(number)
        title: HOSTILE
        description: HOSTILE
        sections:
          - header: HOSTILE
            footer: {text: HOSTILE, key: HOSTILE}
            items:
              - id: a
                title: HOSTILE
                subtitle: {text: HOSTILE, key: HOSTILE}
                leadingIcon: {icon: {system: HOSTILE}}
                trailingActions: {displayText: HOSTILE, onIButtonClicked: go, accessibilityLabel: HOSTILE}
              - id: b
                title: {text: HOSTILE, key: HOSTILE}
                subtitle: {markdown: HOSTILE}
                leadingIcon: {circularImage: {url: "https://u:p@[::1]:80/a'b(c)*%22$&!;=,~_.-/?%5C(x)#/*", placeholder: {asset: HOSTILE}}}
                trailingActions: {displayText: {markdown: HOSTILE, key: HOSTILE}}
              - {id: c, type: selection, title: HOSTILE, subtitle: HOSTILE, trailingSelection: toggle, leadingIcon: {wideImage: {asset: HOSTILE}}}

        """
    }

    /// A program that checks so many texts.
    static func program(_ count: Int) -> String {
        let calls = (0..<count).map { number in
            """
                    check(\(number), Texts(H\(number).model), Texts(S\(number).model), Texts(L\(number).model)) {
                        let values = H\(number).Values()
                        $0.add("a default", values.flat?.rawValue)
                        $0.add("a default", values.named.first?.rawValue)
                        $0.add("a default", values.grouped.rawValue)
                        $0.add("a default", values.object)
                        $0.add("a default", values.shared?.id)
                        $0.add("the case", H\(number).NamedOption.it.rawValue)
                        $0.add("a title", values.flat?.title)
                        for option in H\(number).GroupedOption.allCases { $0.add("a title", option.title) }
                        for option in H\(number).TreeOption.allCases { $0.add("a title", option.title) }
                        for option in H\(number).CsvOption.allCases { $0.add("a title", option.title) }
                        for option in H\(number).JsonOption.allCases { $0.add("a title", option.title) }
                        for option in S\(number).Option.allCases { $0.add("a title", option.title) }
                        for row in H\(number).Thing.all {
                            $0.add("a row", row.id)
                            $0.add("a row", row.name)
                            $0.add("a row", row.note)
                        }
                        $0.add("a message", String(values.validate()[0].message.unicodeScalars.dropFirst().dropLast(13)))
                    }

            """
        }
        return """
            import Foundation

            @main struct Main {
                static func main() throws {
                    let texts = try JSONDecoder().decode(
                        [[UInt8]].self, from: Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1])))
                    var arrived = 0
                    func check(
                        _ number: Int, _ form: Texts, _ set: Texts, _ list: Texts, _ others: (inout Texts) -> Void
                    ) {
                        var more = Texts()
                        others(&more)
                        let counts = [form.all.count, set.all.count, list.all.count, more.all.count]
                        let wrong = [form, set, list, more].flatMap { $0.others(than: texts[number]) }
                        if counts != [62, 5, 20, 16] { print("\\(number): there are \\(counts) texts") }
                        if wrong.isEmpty { arrived += 1 } else { print("\\(number): \\(wrong)") }
                    }
            \(calls.joined())
                    print("\\(arrived) texts arrived")
                }
            }

            """
    }

    /// Forms, lists and an option set whose ids are words.
    static func words(_ words: [String]) -> String {
        var seen = Set<String>()
        let words = words.filter { seen.insert($0.lowercased()).inserted }
        let ids = words.joined(separator: ", ")
        func spec(_ kind: String, _ name: String, _ item: (String) -> String) -> String {
            "---\nformc: 1\nkind: \(kind)\nname: \(name)\nitems:\n" + words.map { "  - \(item($0))\n" }.joined()
        }
        return spec("form", "Words") { "{id: \($0), title: x, destination: {options: [a]}}" }
            + spec("list", "Links") { "{id: \($0), title: x, navigationLink: \($0)}" }
            + spec("list", "Actions") {
                "{id: \($0), title: x, trailingActions: {onIButtonClicked: \($0), accessibilityLabel: x}}"
            }
            + spec("list", "Switches") { "{id: \($0), title: x, type: selection, trailingSelection: toggle}" }
            + "---\nformc: 1\nkind: optionSet\nname: Options\noptions: [\(ids)]\n"
            + slots(words)
    }

    /// Forms that have words as slots, not many each.
    private static func slots(_ words: [String]) -> String {
        stride(from: 0, to: words.count, by: 16).map { start in
            let items = words[start...].prefix(16).map {
                "  - {id: \($0), title: {slot: \($0)}, controlState: readOnly}\n"
            }
            return "---\nformc: 1\nkind: form\nname: Slots\(start)\nitems:\n" + items.joined()
        }.joined()
    }
}
