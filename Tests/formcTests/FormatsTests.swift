import Foundation
import Testing

@testable import formc

/// One run over a file without a spec, FC1012, in every format.
@Suite struct FormatsTests {
    @Test(arguments: [
        ("text", "Specs/none.yaml:1:1: warning: "), ("compact", "Specs/none.yaml:1:1: warning: "),
        ("json", "{\"diagnostics\":[\n{\"code\":\"FC1012\","), ("github", "::warning file=Specs/none.yaml,line=1,"),
        ("sarif", "{\"$schema\":"),
    ])
    func startOfEachFormat(format: String, start: String) throws {
        try withTemporaryDirectory { folder in
            try write("# nothing\n", to: "Specs/none.yaml", in: folder)
            let outcome = try #require(try run(formcTests.formc, ["check", "--format", format], in: folder))
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
            #expect(outcome.output.contains("FC1012"))
            #expect(outcome.error.hasPrefix("0 specs read, 0 errors, 1 warning, "))
            #expect(outcome.error.filter { $0 == "\n" }.count == 1)
            if ["json", "sarif"].contains(format) {
                #expect(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) is [String: Any])
            }
        }
    }

    @Test func theProjectFileMayChooseTheFormat() throws {
        try withTemporaryDirectory { folder in
            try write("# nothing\n", to: "Specs/none.yaml", in: folder)
            try write("format: github\nstrict: true\n", to: "formc.yaml", in: folder)
            let outcome = try #require(try run(formcTests.formc, ["check", "-q"], in: folder))
            #expect(outcome.status == 1)
            #expect(outcome.output.hasPrefix("::warning "))
            #expect(outcome.error.isEmpty)
            let other = try #require(try run(formcTests.formc, ["check", "-q", "--format=compact"], in: folder))
            #expect(other.output.hasPrefix("Specs/none.yaml:1:1: warning: "))
        }
    }

    @Test func standardInputHasAName() throws {
        try withTemporaryDirectory { folder in
            let line = "printf '#' | '\(formcTests.formc)' check -q - --format compact"
            let unnamed = try #require(try run("/bin/sh", ["-c", line], in: folder))
            #expect(unnamed.output.hasPrefix("<stdin>:1:1: warning: "), "\(unnamed.output)\(unnamed.error)")
            let named = try #require(try run("/bin/sh", ["-c", line + " --stdin-path a/b.yaml"], in: folder))
            #expect(named.output.hasPrefix("a/b.yaml:1:1: warning: "), "\(named.output)\(named.error)")
        }
    }

    @Test func whatIsNotShownIsCounted() throws {
        try withTemporaryDirectory { folder in
            for name in 1...5 { try write("#\n", to: "Specs/\(name).yaml", in: folder) }
            let arguments = ["check", "-q", "--format=compact", "--max-diagnostics"]
            let two = try #require(try run(formcTests.formc, arguments + ["2"], in: folder))
            #expect(two.output.split(separator: "\n").count == 2)
            #expect(two.error == "formc: 3 more diagnostics not shown; '--max-diagnostics 0' shows all\n")
            let all = try #require(try run(formcTests.formc, arguments + ["0"], in: folder))
            #expect(all.output.split(separator: "\n").count == 5)
            #expect(all.error.isEmpty)
        }
    }

    @Test(arguments: [["nowhere"], ["."], ["a.txt"], ["--config", "nowhere.yaml"]])
    func pathsThatAreNotThere(paths: [String]) throws {
        try withTemporaryDirectory { folder in
            try write("", to: "a.txt", in: folder)
            let outcome = try #require(try run(formcTests.formc, ["build"] + paths, in: folder))
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix("formc: ") && outcome.error.filter { $0 == "\n" }.count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
        }
    }

    private func write(_ text: String, to path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
