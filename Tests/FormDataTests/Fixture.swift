import Foundation

/// Files that tests compare with.
enum Fixture {
    /// The folder of this target's own fixtures.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The lines of a fixture.
    static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
    }
}

/// The files of JSONTestSuite, which lie beside the repository in `shared/`; none where that is missing.
enum JSONTestSuite {
    /// The folder of the cases.
    static let folder = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../shared/conformance/json-test-suite/test_parsing").standardized

    /// The names of the cases, sorted.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

    /// The bytes of a case.
    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }
}
