import FormEmit
import Foundation
import Testing

/// The Swift of the specs in `Tests/Golden/swift`, byte for byte.
///
/// With the environment variable `FORMC_REFRESH` the expected files are written anew, and the test fails, so that
/// nobody refreshes by accident.
@Suite struct GoldenTests {
    private static let folder = Repository.root.appendingPathComponent("Tests/Golden/swift")

    /// The specs, by their paths.
    static func specs() throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in ["travel.yaml", "sets/cities.yaml", "contacts.yaml"] {
            texts[path] = try String(contentsOf: folder.appendingPathComponent("specs/\(path)"), encoding: .utf8)
        }
        return texts
    }

    @Test(arguments: [SwiftOptions.ODSAPI.item, .models])
    func filesAreAsExpected(_ api: SwiftOptions.ODSAPI) throws {
        let build = try Build(Self.specs(), SwiftOptions(odsAPI: api))
        #expect(build.errors.isEmpty)
        #expect(build.files.count == 6)
        for (path, text) in build.files where api == .item || path.hasSuffix("+ODS.swift") {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let file = Self.folder.appendingPathComponent("expected/\(api == .item ? name : "models/" + name)")
            if ProcessInfo.processInfo.environment["FORMC_REFRESH"] != nil {
                try Data(text.utf8).write(to: file)
                Issue.record("\(name) was written anew")
            }
            let expected = try String(contentsOf: file, encoding: .utf8)
            #expect(text == expected, "\(name) differs: refresh with FORMC_REFRESH=1 swift test --filter GoldenTests")
        }
    }

    @Test func theOutputIsAFunctionOfTheSpecs() throws {
        let first = try Build(Self.specs())
        let second = try Build(Self.specs())
        #expect(first.files == second.files)
    }

    @Test func embeddedFilesAreFresh() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Repository.root.appendingPathComponent("Scripts/embed.py").path, "--check"]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "run Scripts/embed.py")
    }
}
