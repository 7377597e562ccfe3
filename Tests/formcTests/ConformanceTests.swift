import Foundation
import Testing

/// The cases of ../shared/conformance/formc: what formc says of them and writes, byte for byte.
///
/// They lie beside the project, not in it; where they are missing the tests are skipped.
@Suite struct ConformanceTests {
    /// The directory of the cases; nil where it is missing.
    static let directory: URL? = {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let cases = project.deletingLastPathComponent().appendingPathComponent("shared/conformance/formc/cases")
        return FileManager.default.fileExists(atPath: cases.path) ? cases : nil
    }()

    /// The names of the cases.
    static let names: [String] =
        directory.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }?.sorted() ?? []

    @Test(.enabled(if: directory != nil, "the cases are not here: ../shared/conformance/formc/cases"), arguments: names)
    func conforms(to name: String) throws {
        let folder = try #require(Self.directory).appendingPathComponent(name)
        try withTemporaryDirectory { directory in
            let work = directory.appendingPathComponent("work")
            try ConformanceCase.prepare(folder, in: work)
            let outcome = try #require(
                try run(program, ["build", ".", "--output", "out", "--format", "compact"], in: work))
            let expected = folder.appendingPathComponent("expected")
            let diagnostics = try ConformanceCase.lines(of: expected.appendingPathComponent("diagnostics.txt"))
            #expect(ConformanceCase.diagnostics(in: outcome.output) == diagnostics)
            let status = try? ConformanceCase.lines(of: expected.appendingPathComponent("status")).first.flatMap {
                Int32($0)
            }
            #expect(outcome.status == status ?? (diagnostics.contains { $0.contains(" error FC") } ? 1 : 0))
            let written = ConformanceCase.files(of: work.appendingPathComponent("out/json"))
            let wanted = ConformanceCase.files(of: expected.appendingPathComponent("json"))
            #expect(written.keys.sorted() == wanted.keys.sorted())
            for (name, bytes) in wanted { #expect(written[name] == bytes, "json/\(name) differs") }
        }
    }

    @Test(.enabled(if: directory == nil))
    func casesAreMissing() {
        print("skipped: the conformance cases are not here (../shared/conformance/formc/cases)")
    }
}

/// The release binary where the makefile names one, else the one beside the tests.
let program = ProcessInfo.processInfo.environment["FORMC"] ?? formc

/// What a case folder holds.
enum ConformanceCase {
    /// What is made before the build, from `setup.json`.
    private struct Setup: Decodable {
        struct Fill: Decodable {
            var head: String?
            var `repeat`: String
            var bytes: Int
        }
        var links: [String: String]?
        var fill: [String: Fill]?
    }

    /// Copies a case without its expectations, and makes what its `setup.json` asks for.
    static func prepare(_ folder: URL, in work: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: work, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: folder.path) where name != "expected" && name != "setup.json"
        {
            try files.copyItem(at: folder.appendingPathComponent(name), to: work.appendingPathComponent(name))
        }
        let setup = folder.appendingPathComponent("setup.json")
        guard files.fileExists(atPath: setup.path) else { return }
        let todo = try JSONDecoder().decode(Setup.self, from: Data(contentsOf: setup))
        for (path, target) in todo.links ?? [:] {
            let link = work.appendingPathComponent(path)
            try files.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: link.path, withDestinationPath: target)
        }
        for (path, fill) in todo.fill ?? [:] {
            let file = work.appendingPathComponent(path)
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents(fill).write(to: file)
        }
    }

    private static func contents(_ fill: Setup.Fill) -> Data {
        var bytes = Data((fill.head ?? "").utf8)
        let unit = Data(fill.repeat.utf8)
        bytes.reserveCapacity(fill.bytes + unit.count)
        var chunk = unit
        while chunk.count < 1 << 16 { chunk += chunk }
        chunk = chunk.prefix(chunk.count / unit.count * unit.count)
        while bytes.count < fill.bytes { bytes += chunk }
        return bytes.prefix(fill.bytes)
    }

    /// The lines of a file that have something on them.
    static func lines(of file: URL) throws -> [String] {
        String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    /// The diagnostics of a report in the form of the expectations: place, severity and code.
    static func diagnostics(in report: String) -> [String] {
        report.split(separator: "\n").compactMap { line in
            guard let match = try? #/^(.+?:\d+:\d+): (error|warning|note): .*\[(FC\d{4})\]$/#.wholeMatch(in: line)
            else { return nil }
            return "\(match.1): \(match.2) \(match.3)"
        }
    }

    /// The files of a directory, by name.
    static func files(of directory: URL) -> [String: Data] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, (try? Data(contentsOf: directory.appendingPathComponent($0))) ?? Data())
            })
    }
}
