import Foundation

/// Files that tests compare with.
enum Fixture {
    /// The folder of this target's fixtures.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")

    /// The lines of a fixture.
    static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
    }
}
