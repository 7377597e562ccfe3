import Foundation

/// The files around the tests.
enum Repository {
    /// The top of the repository.
    static let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    /// The folder of this target.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// Whether committed files that are generated are to be written anew; a run that does so fails.
    static let isRefreshing = ProcessInfo.processInfo.environment["FORMC_REFRESH"] != nil
    /// What to run when such a file is stale.
    static let refreshCommand = "FORMC_REFRESH=1 swift test --filter FormLanguageTests"

    /// A file of the repository as text; nil if there is none.
    static func text(_ path: String) -> String? {
        try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Writes a file of the repository.
    static func write(_ text: String, to path: String) throws {
        let url = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// The names of the files in a folder of the repository, without their ending.
    static func names(in path: String, ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)
            .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
    }
}
