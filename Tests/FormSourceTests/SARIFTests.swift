import Foundation
import FormSource
import Testing

@Suite struct SARIFTests {
    private static let rules = [
        RuleDescription(
            code: 2001, name: "unknown-key", severity: .error, summary: "unknown key", rationale: "Keys are listed.",
            failing: "titel: A\n\nid: a\n", passing: "title: A\n"),
        RuleDescription(code: 3013, name: "no-search", severity: .warning, summary: "no search", rationale: ""),
    ]

    private static var full: Report {
        var report = Report([
            sample("a: ⟨é⟩\nb: ⟦é⟧\n", help: "Help", fix: ("write 'y'", "y")),
            sample("⟦a\nb⟧", path: "/tmp/ü 100%/a:b?#.yaml", code: 3013, severity: .warning),
            sample("⟦⟧", path: "<stdin>", code: 9999, severity: .note, message: "{0} [a](b) \u{0}"),
        ])
        report.rules = rules
        report.version = "1.2.3"
        report.omitted = 5
        report.failures = ["cannot read 'x'"]
        return report
    }

    @Test func parts() throws {
        let run = try run(of: SARIFTests.full)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["FC2001", "FC3013", "FC9999"])
        #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, nil])
        #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
        let text = rendered(SARIFTests.full, as: .sarif)
        #expect(text.contains("\"region\":{\"startLine\":2,\"startColumn\":4,\"endLine\":2,\"endColumn\":5}"))
        #expect(text.contains("\"uri\":\"Specs/Travel.yaml\",\"uriBaseId\":\"%SRCROOT%\""))
        #expect(text.contains("\"uri\":\"file:///tmp/%C3%BC%20100%25/a%3Ab%3F%23.yaml\"}"))
        #expect(text.contains("\"uri\":\"%3Cstdin%3E\",\"uriBaseId\":\"%SRCROOT%\""))
        #expect(text.contains("\"insertedContent\":{\"text\":\"y\"}"))
        #expect(text.contains("\"executionSuccessful\":false"))
    }

    @Test func rulesTeach() throws {
        let tool = try #require(try run(of: SARIFTests.full)["tool"] as? [String: [String: Any]])
        let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["FC2001", "FC3013"])
        #expect(rules.map { ($0["defaultConfiguration"] as? [String: String])?["level"] } == ["error", "warning"])
        let help = try #require(rules[0]["help"] as? [String: String])
        #expect(
            help["text"] == """
                Keys are listed.

                Fails:

                    titel: A

                    id: a

                Passes:

                    title: A
                """)
        #expect(help["markdown"]?.contains("**Passes**\n\n```yaml\ntitle: A\n```") == true)
        #expect(rules[1]["help"] as? [String: String] == ["text": "no search", "markdown": "no search"])
    }

    @Test func fingerprintsOutliveMoves() throws {
        let before = try fingerprints([sample("a: 1\nb: ⟦c⟧\n"), sample("a: 1\nb: ⟦c⟧\n"), sample("b: ⟦d⟧\n")])
        let after = try fingerprints([
            sample("\n\n  b:  ⟦c⟧\n"), sample("b: ⟦c⟧\n"), sample("b: ⟦d⟧\n", path: "x"), sample("b: ⟦c⟧\n", code: 1),
        ])
        #expect(Set(before).count == 3)
        #expect(Array(after[..<2]) == Array(before[..<2]))
        #expect(Set(after + before).count == 5)
    }

    /// The schema is that of OASIS; Python checks it, since nothing that comes with Swift does.
    @Test func theSchemaAccepts() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-sarif-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (index, report) in [SARIFTests.full, Report([]), Report([sample("⟦a⟧")])].enumerated() {
            let file = folder.appendingPathComponent("\(index).sarif")
            try Data(rendered(report, as: .sarif).utf8).write(to: file)
            paths.append(file.path)
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", tests.appendingPathComponent("SARIF/validate.py").path] + paths
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 77 || process.terminationStatus == 127 {
            print("skipped the check against the schema of SARIF: \(said)")
            return
        }
        #expect(process.terminationStatus == 0, "\(said)")
    }

    private func run(of report: Report) throws -> [String: Any] {
        let log = try JSONSerialization.jsonObject(with: Data(rendered(report, as: .sarif).utf8)) as? [String: Any]
        let runs = try #require(log?["runs"] as? [[String: Any]])
        #expect(runs.count == 1)
        return runs[0]
    }

    private func fingerprints(_ diagnostics: [LocatedDiagnostic]) throws -> [String] {
        let results = try #require(try run(of: Report(diagnostics))["results"] as? [[String: Any]])
        return results.compactMap { ($0["partialFingerprints"] as? [String: String])?["formc/v1"] }
    }
}
