import Foundation
import Testing

/// The output is a function of the specs and the options: not of the place, the locale, or the number of workers.
@Suite struct RoundTripDeterminismTests {
    @Test func placeLocaleAndJobsChangeNothing() throws {
        try withTemporaryDirectory { folder in
            let first = folder.appendingPathComponent("a")
            let second = folder.appendingPathComponent("some where/else/ÄÖ 100%")
            let corpus = Self.corpus()
            try Self.write(corpus.sorted { $0.key < $1.key }, in: first)
            try Self.write(corpus.sorted { $0.key > $1.key }, in: second)
            let expected = try Self.build(in: first, jobs: 1, locale: "C")
            #expect(expected.keys.filter { $0.hasPrefix("json/") }.count == Self.specs)
            // The runtime, and beside each form and list its view.
            #expect(expected.keys.filter { $0.hasPrefix("swift/") }.count == 1 + Self.specs + 2 * 24)
            for (place, jobs, locale) in [
                (first, 8, "C"), (second, 1, "tr_TR.UTF-8"), (second, 8, "tr_TR.UTF-8"),
                (second, 2, "de_DE.ISO-8859-1"),
            ] {
                let files = try Self.build(in: place, jobs: jobs, locale: locale)
                #expect(files.keys.sorted() == expected.keys.sorted())
                for (name, bytes) in files { #expect(bytes == expected[name], "\(name), \(jobs) jobs, \(locale)") }
            }
        }
    }

    /// How many specs the corpus has.
    private static let specs = 3 * 24 + 3

    /// Files by their paths: forms, lists and option sets, several documents in a file, and data files.
    private static func corpus() -> [String: String] {
        var files = [
            "sets/cities.yaml": "formc: 1\nkind: optionSet\nname: Cities\nfile: ../data/cities.csv\n",
            "sets/more.yaml": """
            formc: 1
            kind: optionSet
            name: Istanbul
            options: [i, {id: I, swiftName: big}, ı, İ, ISTANBUL-ILI, {id: Iğdır, title: {text: IĞDIR, key: i}}]
            ---
            formc: 1
            kind: optionSet
            name: People
            objects: {type: Person, fields: {id: Int, name: String, born: Date?}, id: id, label: name, rows: [{id: 1, name: Ada, born: 1815-12-10}, {id: 2, name: Grace}]}
            """,
            "data/cities.csv": "id,title,group\n" + (0..<300).map { "c\($0),City \($0),Group \($0 % 7)\n" }.joined(),
            "data/codes.json": "[\"a\", {\"id\": \"b\", \"title\": \"B\", \"keywords\": [\"x\", \"y\"]}]",
        ]
        for number in 0..<24 {
            let directory = ["", "i/", "I/", "b/c/"][number % 4]
            let up = String(repeating: "../", count: directory.filter { $0 == "/" }.count)
            files["\(directory)spec\(number).yaml"] = """
                formc: 1
                kind: form
                name: Form\(number)
                title: {markdown: "*Form* \(number)", key: form}
                items:
                  - {id: city, title: City, destination: {optionSet: Cities, searchFilter: contains, default: c\(number)}}
                  - {id: letters, title: Letters, destination: {optionSet: Istanbul, selection: multiple, default: [İ, i]}}
                  - {id: person, title: Person, destination: {optionSet: People, default: 2}}
                  - {id: code, title: Code, destination: {file: \(up)data/codes.json, allowEmpty: false, default: b}}
                  - {id: own, title: {slot: INFO}, destination: {selection: multiple, default: [z, a, m], options: [a, m, z, {id: x, children: [y]}]}}
                ---
                formc: 1
                kind: list
                name: List\(number)
                items:
                  - {id: INFO, title: INFO, trailingActions: {onIButtonClicked: IIII, accessibilityLabel: i}, navigationLink: INDEX}
                  - {id: iOS, title: iOS, type: selection, trailingSelection: toggle}
                ---
                formc: 1
                kind: optionSet
                name: Set\(number)
                options: [{id: INLINE, keywords: [z, b, a]}, I\(number)]
                """
        }
        return files
    }

    private static func write(_ files: [(key: String, value: String)], in folder: URL) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent("specs/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// The outputs of a build, by their paths below the output directory.
    private static func build(in folder: URL, jobs: Int, locale: String) throws -> [String: Data] {
        let output = folder.appendingPathComponent("out-\(jobs)-\(locale)")
        let arguments = ["build", "specs", "--output", output.path, "--jobs", "\(jobs)", "--no-cache"]
        let environment = ["LANG=\(locale)", "LC_ALL=\(locale)", "LANGUAGE=\(locale)", program]
        let outcome = try #require(try run("env", environment + arguments, in: folder))
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
        var files: [String: Data] = [:]
        for kind in ["json", "swift"] {
            for (name, bytes) in ConformanceCase.files(of: output.appendingPathComponent(kind)) {
                files["\(kind)/\(name)"] = bytes
            }
        }
        return files
    }
}
