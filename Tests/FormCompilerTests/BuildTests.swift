import FormBytes
import FormSource
import Foundation
import Testing

@testable import FormCompiler

/// Builds of small projects, one after the other in the same directory.
@Suite struct BuildTests {
    let sandbox = Sandbox()

    @discardableResult
    private func build(_ paths: String..., change: (inout CompilerOptions) -> Void = { _ in }) throws -> CompilerResult
    {
        var options = CompilerOptions()
        options.paths = (paths.isEmpty ? ["specs"] : paths).map { sandbox[$0] }
        options.output = sandbox["out"]
        options.jobs = 2
        change(&options)
        return try Compiler.run(options)
    }

    private func form(_ name: String, option: String = "x") -> String {
        "formc: 1\nkind: form\nname: \(name)\nitems:\n- id: a\n  title: A\n  destination: {options: [\(option)]}\n"
    }

    private func set(_ name: String, options: String = "x, y") -> String {
        "formc: 1\nkind: optionSet\nname: \(name)\noptions: [\(options)]\n"
    }

    private func user(_ name: String, of set: String, default option: String = "x") -> String {
        "formc: 1\nkind: form\nname: \(name)\nitems:\n- id: a\n  title: A\n"
            + "  destination: {optionSet: \(set), default: \(option)}\n"
    }

    private func codes(_ result: CompilerResult) -> [String] {
        result.diagnostics.map { diagnostic in
            let name = diagnostic.location.path.split(separator: "/").last ?? ""
            return "\(name):\(diagnostic.location.start.line): \(diagnostic.code)"
        }
    }

    private var json: [String] { sandbox.list("out/json") }
    private var swift: [String] { sandbox.list("out/swift") }

    /// The stamps of all outputs.
    private var stamps: [String: Int64?] {
        Dictionary(
            uniqueKeysWithValues: (json.map { "out/json/" + $0 } + swift.map { "out/swift/" + $0 }).map { name in
                (name, sandbox.modified(name))
            })
    }

    @Test func writesEverySpec() throws {
        sandbox.write("specs/a.yaml", form("A") + "---\n" + form("B"))
        sandbox.write("specs/sub/c.yml", set("C"))
        let result = try build()
        #expect(result.failures.isEmpty && result.diagnostics.isEmpty)
        #expect(json == ["A.json", "B.json", "C.json"])
        #expect(swift == ["A+Fiori.swift", "A.swift", "B+Fiori.swift", "B.swift", "C.swift", "FormcRuntime.swift"])
        #expect(sandbox.list("out") == [".formc-cache", "json", "swift"])
        #expect(result.summary.specs == 3 && result.summary.built == 3 && result.summary.unchanged == 0)
    }

    @Test(arguments: [true, false])
    func leavesTheUnchangedUntouched(useCache: Bool) throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", user("B", of: "C"))
        sandbox.write("specs/c.yaml", set("C"))
        try build { $0.useCache = useCache }
        let before = stamps
        let result = try build { $0.useCache = useCache }
        #expect(stamps == before)
        #expect(result.summary.built == 0 && result.summary.unchanged == 3)
        #expect(sandbox.list("out").contains(".formc-cache") == useCache)
    }

    @Test func tellsTheSameWithAndWithoutTheCache() throws {
        sandbox.write("specs/a.yaml", "formc: 1\nkind: form\nname: A\ntitel: x\nitems: []\n")
        sandbox.write("specs/b.yaml", form("B") + "---\n" + form("B"))
        sandbox.write("specs/c.yaml", "just: data\n---\n- x\n")
        sandbox.write("specs/d.yaml", user("D", of: "Nothing"))
        sandbox.write("specs/e.yaml", "# nothing\n")
        let first = try build()
        let second = try build()
        let third = try build { $0.useCache = false }
        let fourth = try build { $0.jobs = 1 }
        let check = try build { $0.command = .check }
        #expect(!first.diagnostics.isEmpty)
        for result in [second, third, fourth, check] {
            #expect(result.diagnostics == first.diagnostics)
            #expect(result.summary.errors == first.summary.errors)
        }
        #expect(json == ["B.json"])
    }

    @Test func followsEdits() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        try build()
        let before = stamps
        sandbox.write("specs/a.yaml", form("A", option: "y"))
        let result = try build()
        #expect(result.summary.built == 1 && result.summary.unchanged == 1)
        #expect(sandbox.read("out/json/A.json")?.contains("\"y\"") == true)
        #expect(stamps["out/json/B.json"] == before["out/json/B.json"])
    }

    /// The same size, the same time stamp: only a file's bytes tell.
    @Test func followsEditsThatTheClockDoesNotTell() throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        for option in ["y", "z", "w"] {
            sandbox.write("specs/a.yaml", form("A", option: option))
            try build()
            #expect(sandbox.read("out/json/A.json")?.contains("\"\(option)\"") == true)
        }
    }

    @Test func restoresWhatOthersChanged() throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        let text = sandbox.read("out/json/A.json")
        sandbox.write("out/json/A.json", "damaged")
        sandbox.remove("out/swift/A.swift")
        sandbox.remove("out/swift/FormcRuntime.swift")
        try build()
        #expect(sandbox.read("out/json/A.json") == text)
        #expect(swift == ["A+Fiori.swift", "A.swift", "FormcRuntime.swift"])
    }

    @Test func removesWhatIsGone() throws {
        sandbox.write("specs/a.yaml", form("A") + "---\n" + form("B"))
        sandbox.write("specs/c.yaml", form("C"))
        sandbox.write("out/json/Foreign.json", "{}")
        try build()
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.remove("specs/c.yaml")
        let result = try build()
        #expect(json == ["A.json", "Foreign.json"])
        #expect(swift == ["A+Fiori.swift", "A.swift", "FormcRuntime.swift"])
        #expect(result.summary.removed == 6)
        sandbox.write(
            "specs/a.yaml",
            form("A").replacingOccurrences(of: "form", with: "list")
                .replacingOccurrences(of: "listc", with: "formc").replacingOccurrences(
                    of: "\n  destination: {options: [x]}", with: ""))
        try build()
        #expect(swift == ["A+ODS.swift", "A.swift", "FormcRuntime.swift"])
    }

    @Test func removesWhatHasErrorsAndBringsItBack() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        try build()
        sandbox.write("specs/a.yaml", form("A") + "titel: x\n")
        #expect(try codes(build()) == ["a.yaml:8: FC2001"])
        #expect(json == ["B.json"])
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        #expect(json == ["A.json", "B.json"])
        sandbox.write("specs/a.yaml", "name: [\n")
        try build { $0.useCache = false }
        sandbox.write("specs/a.yaml", form("A") + "titel: x\n")
        try build { $0.useCache = false }
        #expect(json == ["B.json"])
    }

    @Test func keepsWhatIsOutsideTheGivenPaths() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/sub/b.yaml", form("B"))
        sandbox.write("specs/sub/c.yaml", form("C"))
        try build()
        try build("specs/sub/b.yaml")
        #expect(json == ["A.json", "B.json", "C.json"])
        sandbox.remove("specs/a.yaml")
        try build("specs/sub/b.yaml")
        #expect(json == ["B.json", "C.json"])
        sandbox.remove("specs/sub/c.yaml")
        try build("specs/sub")
        #expect(json == ["B.json"])
    }

    @Test func keepsOtherTargets() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        try build { $0.targets = [.swift] }
        #expect(json.isEmpty)
        try build { $0.targets = [.json] }
        #expect(json == ["A.json", "B.json"] && swift.count == 5)
        sandbox.remove("specs/b.yaml")
        try build { $0.targets = [.json] }
        #expect(json == ["A.json"] && swift == ["A+Fiori.swift", "A.swift", "FormcRuntime.swift"])
        try build { $0.runtime = .module }
        #expect(swift == ["A+Fiori.swift", "A.swift"])
    }

    @Test func keepsOtherTargetsOfTheFirstSpecOfAName() throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        sandbox.write("specs/a.yaml", form("A") + "---\n" + form("A"))
        #expect(try codes(build { $0.targets = [.swift] }) == ["a.yaml:11: FC2008"])
        #expect(json == ["A.json"])
    }

    @Test func namesInConflictCountAcrossFiles() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        try build()
        sandbox.write("specs/a.yaml", form("B", option: "first"))
        let result = try build()
        #expect(codes(result) == ["b.yaml:3: FC2008"])
        #expect(result.diagnostics[0].related[0].location.path.hasSuffix("specs/a.yaml"))
        #expect(result.diagnostics[0].related[0].location.start.line == 3)
        #expect(json == ["B.json"])
        #expect(sandbox.read("out/json/B.json")?.contains("first") == true)
        #expect(try codes(build()) == ["b.yaml:3: FC2008"])
        sandbox.remove("specs/a.yaml")
        #expect(try build().diagnostics.isEmpty)
        #expect(sandbox.read("out/json/B.json")?.contains("first") == false)
        sandbox.write("specs/a.yaml", form("b".uppercased() + "view"))
        #expect(try codes(build()) == ["a.yaml:3: FC5003"])
    }

    @Test func setsReachTheirUsers() throws {
        sandbox.write("specs/a.yaml", user("A", of: "C"))
        sandbox.write("specs/c.yaml", set("C"))
        #expect(try build().diagnostics.isEmpty)
        sandbox.write("specs/c.yaml", set("C", options: "x, z"))
        #expect(try build().summary.built == 2)
        #expect(sandbox.read("out/json/A.json")?.contains("\"z\"") == true)
        sandbox.write("specs/c.yaml", set("C", options: "z"))
        #expect(try codes(build()) == ["a.yaml:7: FC3003"])
        #expect(json == ["C.json"])
        sandbox.write("specs/c.yaml", set("C", options: "x") + "titel: x\n")
        #expect(try codes(build()) == ["c.yaml:5: FC2001"])
        #expect(json.isEmpty)
        sandbox.remove("specs/c.yaml")
        #expect(try codes(build()) == ["a.yaml:7: FC2009"])
        sandbox.write("specs/d.yaml", set("C"))
        #expect(try build().diagnostics.isEmpty)
        #expect(json == ["A.json", "C.json"])
        sandbox.write("specs/0.yaml", set("C", options: "x, first"))
        #expect(try codes(build()) == ["d.yaml:3: FC2008"])
        #expect(sandbox.read("out/json/A.json")?.contains("first") == true)
        // Only the user changes; the set is read again for it.
        sandbox.remove("specs/d.yaml")
        try build()
        sandbox.write("specs/a.yaml", user("A", of: "C", default: "first"))
        #expect(try build().diagnostics.isEmpty)
        #expect(sandbox.read("out/json/A.json")?.contains("\"first\"\n") == true)
    }

    @Test func dataFilesReachTheirSpecs() throws {
        let spec = "formc: 1\nkind: optionSet\nname: C\nfile: data/c.csv\n"
        sandbox.write("specs/a.yaml", user("A", of: "C", default: "fr"))
        sandbox.write("specs/c.yaml", spec)
        sandbox.write("specs/data/c.csv", "id\nfr\n")
        #expect(try build().diagnostics.isEmpty)
        sandbox.write("specs/data/c.csv", "id\nfr\nde\n")
        #expect(try build().summary.built == 2)
        #expect(sandbox.read("out/json/A.json")?.contains("\"de\"") == true)
        sandbox.remove("specs/data/c.csv")
        #expect(try codes(build()).contains("c.yaml:4: FC2012"))
        #expect(json.isEmpty)
        sandbox.write("far.csv", "id\nfr\n")
        sandbox.link("specs/data/c.csv", to: "../../far.csv")
        #expect(try codes(build()).contains("c.yaml:4: FC2013"))
        sandbox.remove("specs/data/c.csv")
        sandbox.write("specs/data/c.csv", "id\nfr\n")
        #expect(try build().diagnostics.isEmpty)
        #expect(json == ["A.json", "C.json"])
    }

    @Test func dataInYAMLIsNoSpecAndNoWarning() throws {
        sandbox.write("specs/c.yaml", "formc: 1\nkind: optionSet\nname: C\nfile: data.yaml\n")
        sandbox.write("specs/data.yaml", "- x\n- y\n")
        #expect(try build().diagnostics.isEmpty)
        sandbox.write("specs/c.yaml", set("C"))
        #expect(try codes(build()) == ["data.yaml:1: FC1012"])
        #expect(try codes(build()) == ["data.yaml:1: FC1012"])
        sandbox.write("specs/c.yaml", "formc: 1\nkind: optionSet\nname: C\nfile: data.yaml\n")
        #expect(try build().diagnostics.isEmpty)
    }

    @Test func replacesItsOwnWhenTheCacheIsLost() throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        let before = stamps
        sandbox.remove("out/.formc-cache")
        #expect(try build().failures.isEmpty)
        #expect(stamps == before)
        sandbox.remove("out/.formc-cache")
        sandbox.write("specs/a.yaml", form("A", option: "y"))
        #expect(try build().failures.isEmpty)
        #expect(sandbox.read("out/json/A.json")?.contains("\"y\"") == true)
        sandbox.write("out/.formc-cache", "no cache at all")
        #expect(try build().failures.isEmpty)
        sandbox.remove("out/.formc-cache")
        sandbox.makeDirectory("out/.formc-cache/x")
        #expect(try build().failures.isEmpty)
    }

    @Test(arguments: [true, false])
    func removesWhatIsGoneWhenTheCacheIsLost(useCache: Bool) throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        sandbox.write("specs/sub/c.yaml", form("C"))
        sandbox.write("out/swift/Mine.swift", "// from b.yaml\n")
        try build { $0.useCache = useCache }
        if useCache { sandbox.remove("out/.formc-cache") }
        try build("specs/sub") { $0.useCache = useCache }
        #expect(json == ["A.json", "B.json", "C.json"])
        if useCache { sandbox.remove("out/.formc-cache") }
        sandbox.remove("specs/b.yaml")
        let stale = try build {
            $0.useCache = useCache
            $0.verify = true
        }
        #expect(stale.staleFiles.filter { $0.spec == sandbox["specs/b.yaml"] }.count == 3)
        #expect(try build { $0.useCache = useCache }.summary.removed == 3)
        #expect(json == ["A.json", "C.json"])
        #expect(swift == ["A+Fiori.swift", "A.swift", "C+Fiori.swift", "C.swift", "FormcRuntime.swift", "Mine.swift"])
    }

    @Test func runsWithoutTheCacheLeaveItAlone() throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build()
        let cache = sandbox.modified("out/.formc-cache")
        sandbox.write("specs/b.yaml", form("B"))
        try build { $0.useCache = false }
        #expect(json == ["A.json", "B.json"] && sandbox.modified("out/.formc-cache") == cache)
        // They know their outputs without it.
        sandbox.remove("specs/b.yaml")
        #expect(try build { $0.useCache = false }.summary.removed == 3)
        #expect(json == ["A.json"] && sandbox.modified("out/.formc-cache") == cache)
    }

    @Test(arguments: [true, false])
    func keepsOtherTargetsWhenTheCacheIsLost(useCache: Bool) throws {
        sandbox.write("specs/a.yaml", form("A"))
        try build { $0.useCache = useCache }
        for target in [Target.json, .swift] {
            if useCache { sandbox.remove("out/.formc-cache") }
            try build {
                $0.targets = [target]
                $0.useCache = useCache
            }
            #expect(json == ["A.json"] && swift == ["A+Fiori.swift", "A.swift", "FormcRuntime.swift"])
        }
    }

    /// Such outputs are known by the cache alone.
    @Test func remembersWhatCouldNotBeReplaced() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("templates/notes.md.mustache", "# {{name}}\n")
        let withTemplates: (inout CompilerOptions) -> Void = { $0.templates = sandbox["templates"] }
        try build(change: withTemplates)
        sandbox.write("templates/notes.md.mustache", "## {{name}}\n")
        try FileManager.default.moveItem(atPath: sandbox["out/json"], toPath: sandbox["away"])
        sandbox.link("out/json", to: "../away")
        let result = try build(change: withTemplates)
        #expect(result.failures.count == 1 && result.summary.removed == 0)
        #expect(swift == ["A+Fiori.swift", "A.swift", "FormcRuntime.swift"])
        #expect(sandbox.read("out/notes/A.md") == "# A\n")
        sandbox.remove("out/json")
        #expect(try build(change: withTemplates).failures.isEmpty)
        #expect(sandbox.read("out/notes/A.md") == "## A\n")
    }

    @Test func templatesMakeMoreOutputs() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B") + "titel: x\n")
        sandbox.write("templates/notes.md.mustache", "# {{name}}\n")
        sandbox.write("templates/.hidden.md.mustache", "{{#broken}}")
        sandbox.write("templates/readme.txt", "{{#broken}}")
        let withTemplates: (inout CompilerOptions) -> Void = { $0.templates = sandbox["templates"] }
        try build(change: withTemplates)
        #expect(sandbox.list("out/notes") == ["A.md"])
        #expect(sandbox.read("out/notes/A.md") == "# A\n")
        #expect(try build(change: withTemplates).summary.unchanged == 1)
        sandbox.write("templates/notes.md.mustache", "## {{name}}\n")
        #expect(try build(change: withTemplates).summary.built == 1)
        #expect(sandbox.read("out/notes/A.md") == "## A\n")
        sandbox.remove("specs/a.yaml")
        try build(change: withTemplates)
        #expect(sandbox.list("out/notes").isEmpty)
        for (name, text) in [("bad.md.mustache", "{{#a}}"), ("json.json.mustache", ""), ("Swift.swift.mustache", "")] {
            sandbox.write("templates/" + name, text)
            #expect(throws: UsageError.self, "\(name)") { try build(change: withTemplates) }
            sandbox.remove("templates/" + name)
        }
        #expect(throws: UsageError.self) { try build { $0.templates = sandbox["nowhere"] } }
    }

    @Test func tellsWhatOlderSystemsLack() throws {
        sandbox.write(
            "specs/a.yaml",
            "formc: 1\nkind: list\nname: A\nitems:\n- id: a\n  title: A\n"
                + "  leadingIcon: {appIcon: {url: 'https://a.b/c', placeholder: {asset: x}, cached: true}}\n")
        #expect(try build().notices.isEmpty)
        for _ in 0..<2 {
            let result = try build { $0.odsAPI = .models }
            #expect(result.notices.count == 1 && result.diagnostics.isEmpty)
        }
    }

    @Test func readsTheProjectFile() throws {
        sandbox.write("specs/a.yaml", form("A", option: "x, x"))
        sandbox.write("specs/drafts/b.yaml", form("B"))
        sandbox.write(
            "specs/formc.yaml",
            "output: ../made\ntargets: [json]\njson: canonical\nexclude: [drafts]\nstrict: true\nformat: compact\nfoo: 1\n"
        )
        var result = try build { $0.output = nil }
        #expect(codes(result) == ["a.yaml:7: FC3001", "formc.yaml:7: FC2001"])
        #expect(result.isStrict && result.format == "compact" && result.summary.errors == 2)
        sandbox.write("specs/a.yaml", form("A"))
        result = try build { $0.output = nil }
        #expect(sandbox.list("made") == [".formc-cache", "json"])
        #expect(sandbox.read("made/json/A.json")?.hasPrefix("{\"formc\":1,") == true)
        // The command line goes before it, and another file before this one.
        sandbox.write("other.yaml", "specs: [specs/drafts]\nlimits: {fileSize: 20}\n")
        result = try build {
            $0.config = sandbox["other.yaml"]
            $0.paths = []
        }
        #expect(codes(result) == ["b.yaml:1: FC1008"])
    }

    @Test func readsUTF16() throws {
        let text = form("A", option: "naïve 🙂")
        let low = text.utf16.map { UInt8($0 & 255) }
        let high = text.utf16.map { UInt8($0 >> 8) }
        let little: [UInt8] = [0xFF, 0xFE] + zip(low, high).flatMap { [$0, $1] }
        let big: [UInt8] = [0xFE, 0xFF] + zip(low, high).flatMap { [$1, $0] }
        for (name, bytes) in [("le", little), ("be", big)] {
            sandbox.write("specs/\(name)/a.yaml")
            try Data(bytes).write(to: URL(fileURLWithPath: sandbox["specs/\(name)/a.yaml"]))
            #expect(try build("specs/\(name)").diagnostics.isEmpty)
            #expect(sandbox.read("out/json/A.json")?.contains("naïve 🙂") == true)
            try Data(bytes + [0x41]).write(to: URL(fileURLWithPath: sandbox["specs/\(name)/a.yaml"]))
            #expect(try codes(build("specs/\(name)")) == ["a.yaml:8: FC1003"])
        }
    }

    @Test func foreignFilesAreErrors() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        sandbox.write("out/json/A.json", "mine")
        for _ in 0..<2 {
            let result = try build()
            #expect(result.failures == ["'\(sandbox["out/json/A.json"])' is in the way: it was not written by formc"])
            #expect(sandbox.read("out/json/A.json") == "mine")
            #expect(json == ["A.json", "B.json"])
        }
        sandbox.remove("specs/a.yaml")
        try build()
        #expect(json == ["A.json", "B.json"])
    }

    @Test func verifyWritesNothingAndNamesWhatIsStale() throws {
        sandbox.write("specs/a.yaml", form("A"))
        var result = try build { $0.verify = true }
        #expect(sandbox.list("").sorted() == ["specs"])
        #expect(
            result.staleFiles.map { String($0.path.dropFirst(sandbox.path.count)) } == [
                "/out/json/A.json", "/out/swift/A+Fiori.swift", "/out/swift/A.swift", "/out/swift/FormcRuntime.swift",
            ])
        #expect(result.staleFiles[0].spec == sandbox["specs/a.yaml"])
        try build()
        #expect(try build { $0.verify = true }.staleFiles.isEmpty)
        sandbox.write("out/json/A.json", "{}")
        sandbox.remove("out/swift/A.swift")
        let before = stamps
        result = try build { $0.verify = true }
        #expect(result.staleFiles.count == 2)
        #expect(stamps == before && sandbox.list("out") == [".formc-cache", "json", "swift"])
        try build()
        sandbox.write("specs/b.yaml", form("B"))
        sandbox.remove("specs/a.yaml")
        result = try build { $0.verify = true }
        #expect(result.staleFiles.filter { $0.spec == sandbox["specs/a.yaml"] }.count == 3)
        #expect(result.staleFiles.filter { $0.spec == sandbox["specs/b.yaml"] }.count == 3)
    }

    @Test(arguments: [1, 2, 5])
    func isTheSameForAnyNumberOfJobs(_ jobs: Int) throws {
        for number in 0..<60 {
            let text =
                number % 7 == 0 ? user("S\(number)", of: "Set\(number % 5)") : form("S\(number % 50)") + "titel: x\n"
            sandbox.write("specs/\(number % 6)/s\(number).yaml", text)
        }
        sandbox.write("specs/z.yaml", set("Set0") + "---\n" + set("Set1"))
        let one = try build { $0.jobs = 1 }
        let texts = json.map { sandbox.read("out/json/" + $0) }
        sandbox.remove("out")
        let many = try build { $0.jobs = jobs }
        #expect(many.diagnostics == one.diagnostics)
        #expect(json.map { sandbox.read("out/json/" + $0) } == texts)
    }

    @Test func handsBackTheFirstDiagnosticsOnly() throws {
        for number in 0..<30 {
            sandbox.write("specs/s\(number + 10).yaml", form("S\(number)") + "b: 1\na: 2\n")
        }
        let all = try build()
        #expect(all.diagnostics.count == 60 && all.omitted == 0)
        for limit in [0, 1, 3, 59, 60, 61] {
            for _ in 0..<2 {
                let some = try build { $0.maxDiagnostics = limit }
                #expect(some.diagnostics == Array(all.diagnostics.prefix(limit)))
                #expect(some.omitted == max(0, 60 - limit) && some.summary.errors == 60)
            }
        }
    }

    @Test func handsBackTheFirstDiagnosticsThoughFilesBeforeThemGetBetter() throws {
        let items = (0..<8).map { "- {id: a\($0), title: A, destination: {optionSet: S}}\n" }.joined()
        sandbox.write("specs/a.yaml", "formc: 1\nkind: form\nname: A\nitems:\n" + items)
        for (number, name) in ["b", "c", "d"].enumerated() {
            sandbox.write("specs/\(name).yaml", set("B\(number)", options: "'', ''"))
        }
        try build { $0.maxDiagnostics = 3 }
        sandbox.write("specs/z.yaml", set("S"))
        for name in ["b", "d"] { sandbox.write("specs/\(name).yaml", set(name.uppercased(), options: "'', '', ''")) }
        let all = try build { $0.command = .check }
        #expect(all.diagnostics.count == 8)
        for _ in 0..<2 {
            let some = try build { $0.maxDiagnostics = 3 }
            #expect(some.diagnostics == Array(all.diagnostics.prefix(3)) && some.omitted == 5)
        }
        // And the other way round: they get worse.
        sandbox.remove("specs/z.yaml")
        #expect(try codes(build { $0.maxDiagnostics = 3 }) == (0..<3).map { "a.yaml:\(5 + $0): FC2009" })
    }

    @Test func readsStandardInputInPlaceOfAFile() throws {
        sandbox.write("specs/a.yaml", form("A") + "titel: x\n")
        sandbox.write("specs/c.yaml", set("C"))
        let name = sandbox["specs/a.yaml"]
        let result = try build {
            $0.command = .check
            $0.standardInput = (Array((user("A", of: "C") + "oops: x\n").utf8), name)
        }
        #expect(codes(result) == ["a.yaml:8: FC2001"])
        #expect(result.summary.specs == 2)
    }

    @Test func nothingHappensWhenUsedWrongly() throws {
        sandbox.write("specs/a.yaml", form("A"))
        #expect(throws: UsageError.self) { try build("specs", "missing") }
        #expect(throws: UsageError.self) { try build { $0.config = sandbox["missing.yaml"] } }
        #expect(sandbox.list("").sorted() == ["specs"])
    }

    @Test func aKilledRunsJournalLeavesTheNextOneRight() throws {
        sandbox.write("specs/a.yaml", form("A"))
        sandbox.write("specs/b.yaml", form("B"))
        try build("specs/a.yaml")
        // As if killed after the files of B took their names: they are there, and only a journal tells of them.
        let cache = try #require(Cache(in: Path(sandbox["out"])))
        try build()
        var journal = cache
        var entry = FileRecord.blank
        entry.key = Path("../specs/b.yaml")
        entry.isValid = false
        entry.specs = [SpecRecord(name: "B", nameRange: ByteRange(0, 0), kind: 0, hasErrors: false)]
        entry.specs[0].outputs = [
            OutputRecord(
                name: OutputName("json", "B.json"), stamp: .none,
                hash: ContentHash(of: sandbox.read("out/json/B.json")!))
        ]
        journal.files.append(entry)
        let output = OutputDirectory(Path(sandbox["out"]))
        var buffer = ByteBuffer()
        journal.write(into: &buffer)
        #expect(output.writeHidden(Cache.fileName, buffer.bytes, by: Worker()) != nil)
        output.finish()
        sandbox.remove("specs/b.yaml")
        try build()
        #expect(json == ["A.json"])
    }
}

@Suite struct InterruptionTests {
    @Test func leavesNoTemporaryFiles() async {
        await #expect(processExitsWith: .success) {
            let sandbox = Sandbox()
            for number in 0..<50 {
                sandbox.write(
                    "specs/s\(number).yaml",
                    "formc: 1\nkind: form\nname: S\(number)\nitems:\n- id: a\n  title: A\n  destination: {options: [x]}\n"
                )
            }
            Interruption.prepare()
            var options = CompilerOptions()
            options.paths = [sandbox["specs"]]
            options.output = sandbox["out"]
            options.jobs = 1
            #expect(!Interruption.request(15))
            Interruption.reset()
            let result = try Compiler.run(options) { done, _ in
                guard done == 20 else { return }
                #expect(!sandbox.list("out").isEmpty)
                #expect(Interruption.request(15))
                #expect(!Interruption.request(15))
            }
            #expect(Interruption.signal == 15)
            #expect(sandbox.list("out").isEmpty)
            #expect(result.summary.built == 0)
            Interruption.reset()
            #expect(try Compiler.run(options).summary.built == 50)
            #expect(sandbox.list("out") == [".formc-cache", "json", "swift"])
        }
    }
}

@Suite struct DiagnosticBudgetTests {
    /// Files finish in any order; the first ones keep theirs, and what is kept stays little.
    @Test(arguments: [1, 7, 100])
    func keepsTheFirst(_ limit: Int) {
        for step in [1, 3, 7, 99] {
            let states = Slots(FileState(.blank), count: 100)
            let budget = DiagnosticBudget(limit: limit, files: 100)
            for turn in 0..<100 {
                let file = (99 - turn) * step % 100
                if budget.note(2, of: file) { budget.keep([UInt8(file)], of: file) }
            }
            budget.settle(states)
            let needed = (limit + 1) / 2
            for file in 0..<100 {
                let isKept = states[file].record.diagnostics == [UInt8(file)]
                if file < needed { #expect(isKept) }
                #expect(isKept == states[file].record.isValid)
            }
            if limit < 100 { #expect((0..<100).filter { states[$0].record.isValid }.count <= 2 * limit + needed) }
        }
    }
}
