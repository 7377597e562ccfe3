import Foundation

@testable import FormCompiler

/// A directory of its own for a test; it goes with it.
final class Sandbox: Sendable {
    let path: String

    init() {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = base + "/formc-tests-" + UUID().uuidString
        try! FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    subscript(name: String) -> String { path + "/" + name }

    /// Writes a file, and makes the directories it is in.
    func write(_ name: String, _ text: String = "") {
        let file = self[name]
        let directory = (file as NSString).deletingLastPathComponent
        try! FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try! Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }

    func link(_ name: String, to target: String) {
        let directory = (self[name] as NSString).deletingLastPathComponent
        try! FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
        try! FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }

    func makeDirectory(_ name: String) {
        try! FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    func remove(_ name: String) {
        try! FileManager.default.removeItem(atPath: self[name])
    }

    /// The names in a directory, hidden ones included, sorted.
    func list(_ name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: self[name])) ?? []).sorted()
    }

    /// When a file's contents last changed, in nanoseconds.
    func modified(_ name: String) -> Int64? {
        try? FileStatus.of(Path(self[name]), followingLinks: false).get().stamp.modified
    }
}
