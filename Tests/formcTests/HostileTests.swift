import Foundation
import Testing

/// Input that is made to take long: ten times as much of it takes about ten times the time.
///
/// These are small sizes, for every test run; `Scripts/hostile.py` measures the large ones.
@Suite(.serialized) struct HostileTests {
    /// An input, the larger of its two sizes, and what formc is to count in the larger one.
    struct Input: Sendable, CustomTestStringConvertible {
        /// What it is.
        var name: String
        /// The larger size.
        var size: Int
        /// What the summary of the larger one has in it.
        var summary: String
        /// What a shell does first, where `$F` is the program.
        var before = ":"
        /// The arguments of the run that is measured.
        var arguments = "check . --format compact"
        /// Makes the files of a size.
        var files: @Sendable (Int) -> [String: String]

        /// The name of the test case.
        var testDescription: String { name }
    }

    private static let head = "formc: 1\nkind: form\nname: Form\nitems:\n- id: a\n  title: A\n  destination:\n"

    private static func lines(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

    private static func picker(
        _ name: String, _ size: Int, _ summary: String, _ data: @escaping @Sendable (Int) -> String
    ) -> Input {
        Input(name: name, size: size, summary: summary) { ["a.yaml": head + "    searchFilter: contains\n" + data($0)] }
    }

    /// A form of pickers with the same destination.
    private static func pickers(_ count: Int, _ destination: String) -> String {
        "formc: 1\nkind: form\nname: Form\nitems:\n"
            + lines(count) { "- {id: p\($0), title: P, destination: {\(destination)}}\n" }
    }

    /// A text of letters for each number, with hyphens between them; all have the same letters.
    private static func hyphenated(_ number: Int) -> String {
        "abcdefghijklmnopqrst".enumerated().map { "\($1)" + (number >> $0 & 1 == 1 ? "-" : "") }.joined() + "z"
    }

    /// Rows, whose declared fields are these beside their id.
    private static func rows(_ fields: String, _ rows: String) -> String {
        "    objects:\n      type: Row\n      id: id\n      label: id\n      fields:\n        id: String\n" + fields
            + "      rows:\n" + rows
    }

    private static func text(
        _ name: String, _ size: Int, _ summary: String, _ text: @escaping @Sendable (Int) -> String
    ) -> Input {
        Input(name: name, size: size, summary: summary) { ["a.yaml": text($0)] }
    }

    private static let texts: [Input] = [
        text("brackets", 200_000, "1 error") { String(repeating: "[", count: $0) },
        text("flow mappings", 200_000, "1 error") { String(repeating: "{a: ", count: $0) },
        text("duplicate keys", 20_000, "20001 errors") { "formc: 1\n" + String(repeating: "a: 1\n", count: $0) },
        text("line separators", 20_000, "20000 errors") { "a: " + String(repeating: "\u{2028}", count: $0) + "\n" },
        text("comments", 200_000, "0 errors") {
            head + "    options: [a]\n" + String(repeating: "# comment\n", count: $0)
        },
        text("blank lines", 2_000_000, "0 errors") { head + "    options: [a]\n" + String(repeating: "\n", count: $0) },
        text("documents", 50_000, "1 warning") { String(repeating: "---\n", count: $0) },
        text("specs with mistakes", 5_000, "15000 errors") {
            String(repeating: "---\nformc: 2\nkind: form\n", count: $0)
        },
        text("unknown keys", 5_000, "5000 errors") { head + lines($0) { "    kex\($0): 1\n" } + "    options: [a]\n" },
        text("misspelt keys", 5_000, "5000 errors") {
            head + lines($0) { "    options\($0): 1\n" } + "    options: [a]\n"
        },
    ]

    private static let pickerInputs: [Input] = [
        picker("a line of mistakes", 20_000, "20000 errors") {
            "    options: [" + String(repeating: "'', ", count: $0) + "]\n"
        },
        picker("a line of warnings", 20_000, "20000 warnings") { count in
            "    options: [" + lines(count) { "'a\($0) ', " } + "]\n"
        },
        picker("the same option", 20_000, "19999 errors") {
            "    options:\n" + String(repeating: "    - x\n", count: $0)
        },
        picker("aliases", 10_000, "10000 errors") { count in
            "    options:\n" + lines(count) { "    - &a\($0) o\($0)\n" } + lines(count) { "    - *a\($0)\n" }
        },
        picker("wrong defaults", 5_000, "5000 errors") { count in
            "    selection: multiple\n    default:\n" + lines(count) { "    - d\($0)\n" } + "    options:\n"
                + lines(count) { "    - o\($0)\n" }
        },
        picker("suppressions", 10_000, "0 warnings") { count in
            "    options:\n" + lines(count) { "    - 'o\($0) ' # formc:disable FC6002\n" }
        },
        picker("suppressions in a row", 10_000, "0 warnings") { count in
            "    options:\n" + String(repeating: "    # formc:disable FC6002\n", count: count) + "    - 'o '\n"
        },
        picker("fields of objects", 3_000, "3002 errors") { count in
            "    objects:\n      type: Row\n      id: f0\n      label: f0\n      fields:\n"
                + lines(count) { "        f\($0): String?\n" }
                + "      rows:\n      - {" + lines(count) { "fe\($0): x, " } + "}\n"
        },
        picker("optional fields of rows", 3_000, "0 errors") { count in
            rows(lines(count) { "        f\($0): String?\n" }, lines(count) { "      - {id: '\($0)'}\n" })
        },
        picker("required fields of rows", 3_000, "9000000 errors") { count in
            rows(lines(count) { "        f\($0): String\n" }, lines(count) { "      - {id: '\($0)'}\n" })
        },
        Input(name: "rows of many types", size: 300, summary: "30000 errors") { count in
            let types = (0..<10).map { type in
                "- id: p\(type)\n  title: P\n  destination:\n    searchFilter: contains\n    objects:\n      type: T\(type)\n"
                    + "      id: id\n      label: id\n      fields:\n        id: String\n"
                    + lines(count) { "        f\(type % 10)x\($0): String\n" } + "      rows: "
            }
            let rows = "&rows\n" + lines(count / 30) { "      - {id: '\($0)'}\n" }
            let pickers = types.enumerated().map { $0 == 0 ? $1 + rows : $1 + "*rows\n" }
            return ["a.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + pickers.joined()]
        },
        picker("unknown keys beside long fields", 3_000, "3000 errors") { count in
            rows(
                lines(200) { "        f\(String(repeating: "x", count: 110))\($0): String?\n" },
                "      - {id: a" + lines(count) { ", a\($0): 1" } + "}\n")
        },
        picker("ids of the same letters", 5_000, "0 errors") { count in
            "    options:\n" + lines(count) { "    - {id: \(hyphenated($0)), title: T\($0)}\n" }
        },
        picker("a long id of the same letters", 2_000, "0 errors") { count in
            "    options:\n    - {id: " + String(repeating: "-", count: 100 * count)
                + "abcdefghijklmnopqrstz, title: L}\n"
                + lines(count) { "    - {id: \(hyphenated($0 + 1)), title: T\($0)}\n" }
        },
        Input(name: "one long option in each picker", size: 3_000, summary: "1 error") { count in
            let id = String(repeating: "é", count: 50 * count)
            return [
                "a.yaml": "formc: 1\nkind: form\nname: Form\nx: [&k \(id)]\nitems:\n"
                    + lines(count) { "- {id: p\($0), title: P, destination: {options: [*k ]}}\n" }
            ]
        },
        Input(name: "one long field in each picker", size: 1_000, summary: "2 errors") { count in
            let key = String(repeating: "a.", count: 50 * count)
            return [
                "a.yaml": "formc: 1\nkind: form\nname: Form\nx: [&k \(key)]\nitems:\n"
                    + lines(count) { number in
                        "- {id: p\(number), title: P, destination: {objects: {type: T\(number), id: i, label: i, "
                            + "fields: {i: String, *k : String}, rows: [{i: a}]}}}\n"
                    }
            ]
        },
        Input(name: "rows of types that take turns", size: 3_000, summary: "9000002 errors") { count in
            let picker = { (name: String, start: Int) in
                "- id: \(name)\n  title: P\n  destination:\n    objects:\n      type: \(name.uppercased())\n      id: \(name)x0\n"
                    + "      label: \(name)x0\n      fields:\n" + lines(count) { "        \(name)x\($0): String\n" }
                    + "      rows: ["
                    + (start..<count).filter { $0 % 2 == start }.map { "*a\($0) " }.joined(separator: ", ") + "]\n"
            }
            return [
                "a.yaml": "formc: 1\nkind: form\nname: Form\nx: [" + lines(count) { "&a\($0) {}, " }
                    + "]\ny: z\nitems:\n"
                    + picker("p", 0) + picker("q", 1)
            ]
        },
        picker("aliases of a decomposed id", 3_000, "1 error") { count in
            "    options:\n    - &a x" + String(repeating: "e\u{301}", count: count) + "\n"
                + String(repeating: "    - *a\n", count: count)
        },
        picker("aliases of a decomposed title", 3_000, "0 errors, 2 warnings") { count in
            "    options:\n    - {id: x, title: &a x" + String(repeating: "e\u{301}", count: count) + "}\n"
                + lines(count) { "    - {id: o\($0), title: *a }\n" }
        },
        picker("aliases of a long default", 3_000, "2 errors, 1 warning") { count in
            "    selection: multiple\n    default:\n    - &a x" + String(repeating: "e\u{301}", count: count) + "\n"
                + String(repeating: "    - *a\n", count: count - 1) + "    options: [a]\n"
        },
        picker("groups of the same options", 400, "400 errors") { count in
            "    groups:\n    - title: G\n      options: &o\n" + lines(count) { "      - o\($0)\n" }
                + lines(count) { "    - {title: G\($0), options: *o }\n" }
        },
        text("aliases of a wrong identifier", 5_000, "1 error") { count in
            "formc: 1\nkind: list\nname: L\nitems:\n- {id: x, title: T, navigationLink: &a "
                + String(repeating: "-", count: 10 * count) + "x}\n"
                + lines(count) { "- {id: i\($0), title: T, navigationLink: *a }\n" }
        },
        Input(name: "pickers of one data file", size: 5_000, summary: "0 errors, 5000 warnings") { count in
            ["a.yaml": pickers(count, "file: a.csv"), "a.csv": "id,title\n" + lines(count) { "o\($0),T\($0)\n" }]
        },
        Input(name: "pickers of one wrong data file", size: 5_000, summary: "5000 errors") { count in
            [
                "a.yaml": pickers(count, "file: a.csv"),
                "a.csv": "id,title\n" + lines(count) { "o\($0),T\($0)\n" } + "x\n",
            ]
        },
        Input(name: "defaults of one option set", size: 5_000, summary: "0 errors, 5000 warnings") { count in
            [
                "a.yaml": pickers(count, "optionSet: S, default: o1"),
                "s.yaml": "formc: 1\nkind: optionSet\nname: S\noptions:\n" + lines(count) { "- o\($0)\n" },
            ]
        },
        Input(name: "unknown option sets", size: 5_000, summary: "5000 errors") { count in
            [
                "form.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n"
                    + lines(count) { "- {id: p\($0), title: P, destination: {optionSet: Sot\($0)x}}\n" },
                "sets.yaml": lines(count) { "---\nformc: 1\nkind: optionSet\nname: Set\($0)x\noptions: [a]\n" },
            ]
        },
        Input(name: "records of CSV", size: 20_000, summary: "0 errors") { count in
            [
                "a.yaml": head + "    searchFilter: contains\n    file: a.csv\n",
                "a.csv": "id,title,group\n" + lines(count) { "\($0),Title \($0),g\($0)\n" },
            ]
        },
    ]

    private static let builds: [Input] = [
        Input(name: "slots", size: 40_000, summary: "1 built", arguments: "build . --format compact") { count in
            let items = lines(count) { "- {id: a\($0), title: {slot: slo\($0)}, destination: {options: [a]}}\n" }
            return ["a.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + items]
        },
        Input(name: "fields of a search", size: 10_000, summary: "1 built", arguments: "build . --format compact") {
            count in
            let filter = "    searchFilter: {match: prefix, fields: [" + lines(count) { "f\($0), " } + "]}\n"
            return ["a.yaml": head + filter + rows(lines(count) { "        f\($0): String?\n" }, "      - {id: a}\n")]
        },
    ]

    private static let set = "formc: 1\nkind: optionSet\nname: Some\noptions: [a]\n"

    private static func sets(_ count: Int) -> String {
        lines(count) { "---\nformc: 1\nkind: optionSet\nname: Set\($0)x\noptions: [a]\n" }
    }

    private static func files(_ count: Int, _ name: (Int) -> String, _ text: (Int) -> String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { (name($0), text($0)) })
    }

    private static let projects: [Input] = [
        picker("a path of data", 20_000, "1 error") {
            "    file: " + String(repeating: "a/", count: $0) + "x.csv\n"
        },
        Input(name: "names of two files", size: 3_000, summary: "3000 errors") {
            ["a.yaml": sets($0), "b.yaml": sets($0)]
        },
        Input(name: "files of the name of a long one", size: 2_000, summary: "2000 errors") { count in
            files(count, { "b\($0).yaml" }, { _ in set })
                .merging(["a.yaml": set + String(repeating: "# comment\n", count: count * 10)]) { $1 }
        },
        Input(name: "brackets of a glob", size: 20_000, summary: "0 errors") { count in
            ["a.yaml": set, "formc.yaml": "exclude: ['" + String(repeating: "[", count: count) + "']\n"]
        },
        Input(name: "one directory many times", size: 1_000, summary: "0 errors", arguments: "check --format compact") {
            count in
            files(count, { "s/\($0).yaml" }, { "formc: 1\nkind: optionSet\nname: S\($0)\noptions: [a]\n" })
                .merging(["formc.yaml": "specs: [" + String(repeating: "s, ", count: count) + "]\n"]) { $1 }
        },
        Input(
            name: "specs beside a new one", size: 5_000, summary: "5001 specs read, 1 built, 5000 unchanged",
            before: "\"$F\" build -q a.yaml; mv b b.yaml", arguments: "build . --format compact"
        ) { ["a.yaml": sets($0), "b": set] },
        Input(
            name: "outputs without a spec", size: 6_000, summary: "1 spec read, 1 built",
            arguments: "build s --no-cache"
        ) { count in
            files(count, { "other/\($0).yaml" }, { _ in "" })
                .merging(
                    files(
                        count, { "Generated/swift/S\($0).swift" },
                        { "// Generated by formc from \($0).yaml. Do not edit.\n" })
                ) { $1 }.merging(["s/a.yaml": set]) { $1 }
        },
    ]

    @Test(arguments: texts + pickerInputs + builds + projects)
    func growsWithItsSize(_ input: Input) throws {
        let small = try measure(input.files(input.size / 10), input.before, input.arguments)
        let large = try measure(input.files(input.size), input.before, input.arguments)
        #expect(large.status <= 1)
        #expect(large.error.contains(input.summary), "\(large.error)")
        // Short times say little of their growth; a debug build takes some ten times as long.
        #expect(
            large.seconds < 0.5 || large.seconds < 25 * small.seconds, "\(small.seconds) s, then \(large.seconds) s")
        #expect(large.seconds < 20)
    }

    @Test func theReportStops() throws {
        let files = ["a.yaml": Self.head + "    options:\n" + String(repeating: "    - ''\n", count: 3_000)]
        let standard = try check(files)
        #expect(standard.output.split(separator: "\n").count == 1_000)
        #expect(standard.error.contains("2000 more diagnostics not shown"), "\(standard.error)")
        #expect(standard.error.contains("3000 errors"))
        #expect(try check(files, ["--max-diagnostics", "7"]).output.split(separator: "\n").count == 7)
        #expect(try check(files, ["--max-diagnostics", "0"]).output.split(separator: "\n").count == 3_000)
    }

    @Test func theReportStopsWithinARow() throws {
        let rows = Self.rows(
            "        c: Int\n        b: Int\n        a: Int\n", "      - {id: x, b: 1}\n      - {id: y}\n")
        let files = ["a.yaml": Self.head + rows]
        let fields = try [1, 3, 4, 5, 0].map { limit in
            try check(files, ["--max-diagnostics", "\(limit)"]).output.split(separator: "\n").map { line in
                line.split(separator: "'")[1]
            }
        }
        #expect(
            fields == [
                ["a"], ["a", "c", "a"], ["a", "c", "a", "b"], ["a", "c", "a", "b", "c"], ["a", "c", "a", "b", "c"],
            ])
        #expect(try check(files, ["--max-diagnostics", "1"]).error.contains("5 errors"))
    }

    @Test func suggestionsOutlastAWrongDefault() throws {
        let options = Self.lines(20_000) { "    - option-\(10_000 + $0)\n" }
        let spec =
            "formc: 1\nkind: form\nname: A\nitems:\n- id: a\n  titel: A\n  title: A\n  destination:\n"
            + "    serchFilter: contians\n    searchFilter: contians\n    selection: multiple\n"
            + "    default: [option-1234, optoin-23456]\n    options:\n"
        let outcome = try check(["a.yaml": spec + options], ["--format", "text"])
        for near in ["'title'", "'searchFilter'", "'contains'", "'option-10234'", "'option-23456'"] {
            #expect(outcome.output.contains("Did you mean \(near)?"), "\(outcome.output.prefix(4_000))")
        }
    }

    @Test func columnsOfALongLine() throws {
        // Two bytes and one column each, so that bytes and columns part.
        let files = ["a.yaml": Self.head + "    options: [" + String(repeating: "é, ", count: 9_000) + "'']\n"]
        let outcome = try check(files, ["--max-diagnostics", "0"])
        let last = try #require(outcome.output.split(separator: "\n").last)
        #expect(last.hasPrefix("a.yaml:8:\(15 + 3 * 9_000): error: "), "\(last)")
    }

    @Test func findingsOfTheFuzzers() throws {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let corpus = project.appendingPathComponent("Fuzz/corpus")
        let walk = try #require(FileManager.default.enumerator(atPath: corpus.path))
        var count = 0
        for case let path as String in walk where !path.hasPrefix("template/") && path.contains("/") {
            let parts = try Data(contentsOf: corpus.appendingPathComponent(path)).split(
                separator: 1, omittingEmptySubsequences: false)
            try withTemporaryDirectory { folder in
                for (name, part) in zip(["a.yaml", "data.csv", "data.json", "data/data.yaml"], parts) {
                    let file = folder.appendingPathComponent(name)
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(part).write(to: file)
                }
                let outcome = try #require(try run(program, ["build", "a.yaml", "-o", "out"], in: folder))
                #expect(outcome.status <= 1, "\(path): \(outcome.error)")
            }
            count += 1
        }
        #expect(count > 10)
    }

    @Test func aValueLeftOutBeforeTheLastComment() throws {
        for comment in ["# what?", "# so:", "# -", "#"] {
            let outcome = try check([
                "a.yaml": "formc: 1\nkind: list\nname: A\nitems: [{id: a, title: A}]\n? title\n\(comment)"
            ])
            #expect(
                outcome.output.hasPrefix("a.yaml:5:8: error: ") && outcome.output.contains("FC2011"),
                "\(outcome.output)")
        }
    }

    @Test func anItemAfterDataThatIsLarge() throws {
        // The rows make the records move; the key after them is read from where they are now.
        let rows = Self.lines(500) { "      - {id: \($0), name: x}\n" }
        let spec =
            "formc: 1\nkind: form\nname: A\nitems:\n- id: a\n  title: A\n  controlState: readOnly\n  isRequired: true\n  destination:\n    objects:\n"
            + "      type: T\n      fields: {id: Int, name: String}\n      id: id\n      label: name\n      rows:\n"
        let outcome = try check(["a.yaml": spec + rows])
        #expect(outcome.output.contains("[FC3012]"), "\(outcome.output)")
    }

    // MARK: Helpers

    private struct Measured {
        var status: Int32
        var output: String
        var error: String
        /// Seconds of processor time.
        var seconds: Double
    }

    private func check(_ files: [String: String], _ arguments: [String] = []) throws -> Measured {
        try measure(files, ":", "check . --format compact " + arguments.joined(separator: " "))
    }

    private func measure(_ files: [String: String], _ before: String, _ arguments: String) throws -> Measured {
        var measured: Measured?
        try withTemporaryDirectory { folder in
            for directory in Set(files.keys.map { folder.appendingPathComponent($0).deletingLastPathComponent() }) {
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            }
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            let line = "\(before); time -p \"$F\" \(arguments) 2> error"
            let outcome = try #require(try run("/bin/bash", ["-c", "F='\(program)'; \(line)"], in: folder))
            let error = try String(contentsOf: folder.appendingPathComponent("error"), encoding: .utf8)
            let times = outcome.error.split(separator: "\n").filter { $0.hasPrefix("user") || $0.hasPrefix("sys") }
            let seconds = times.compactMap { Double($0.split(separator: " ").last ?? "") }.reduce(0, +)
            measured = Measured(status: outcome.status, output: outcome.output, error: error, seconds: seconds)
        }
        return try #require(measured)
    }
}
