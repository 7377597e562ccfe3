import Foundation
import Testing

/// Whether the long form of the tests is asked for (`make soak`).
let isSoak = ProcessInfo.processInfo.environment["FORMC_SOAK"] != nil

/// Numbers that look random and are the same in every run.
struct Seeded: RandomNumberGenerator {
    /// Where the sequence is.
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// A line of a shell in which `$F` is the program under test, which may be the release binary.
func faultShell(_ line: String, in directory: URL) throws -> Outcome {
    try #require(try run("/bin/sh", ["-c", "F='\(program)'; \(line)"], in: directory))
}

/// A directory with specs of two kinds of contents, to go from one to the other and back.
struct FaultCorpus {
    /// The working directory.
    let folder: URL
    /// How many specs keep their name.
    let count: Int
    /// How many options each has.
    var options = 20

    /// Writes the specs as they are in one of the two states; a spec of each is not in the other.
    func write(_ state: Int) throws {
        let specs = folder.appendingPathComponent("specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        for number in 0..<count {
            try spec("Spec\(number)", state).write(
                to: specs.appendingPathComponent("\(number).yaml"), atomically: true, encoding: .utf8)
        }
        try spec("Only\(state)", state).write(
            to: specs.appendingPathComponent("only.yaml"), atomically: true, encoding: .utf8)
    }

    /// What a build of a state writes, by path; made in a directory of its own.
    func expectation(_ state: Int) throws -> [String: Data] {
        try write(state)
        let outcome = try #require(try run(program, ["build", "specs", "-o", "whole\(state)"], in: folder))
        try #require(outcome.status == 0, "\(outcome.error)")
        return files("whole\(state)")
    }

    /// The files below a directory, hidden ones left out, by path.
    func files(_ name: String) -> [String: Data] {
        let root = folder.appendingPathComponent(name)
        var files: [String: Data] = [:]
        for path in paths(name) where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            files[path] = try? Data(contentsOf: root.appendingPathComponent(path))
        }
        return files
    }

    /// What temporary files and directories are below a directory.
    func temporaries(_ name: String) -> [String] { paths(name).filter { $0.contains(".formc-tmp") } }

    private func paths(_ name: String) -> [String] {
        let root = folder.appendingPathComponent(name)
        guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
        return walk.compactMap { $0 as? String }.filter { path in
            var isDirectory: ObjCBool = false
            let full = root.appendingPathComponent(path).path
            return FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory)
                && (!isDirectory.boolValue || path.contains(".formc-tmp"))
        }
    }

    private func spec(_ name: String, _ state: Int) -> String {
        let options = (0..<options).map { "option-\(state)-\($0)" }.joined(separator: ", ")
        return """
            formc: 1
            kind: form
            name: \(name)
            items:
            - {id: item, title: State \(state), destination: {searchFilter: contains, options: [\(options)]}}

            """
    }
}

/// Runs `body` with a corpus in a new directory.
func withFaultCorpus(_ count: Int = 8, options: Int = 20, _ body: (FaultCorpus) throws -> Void) throws {
    try withTemporaryDirectory { folder in
        let corpus = FaultCorpus(folder: folder, count: count, options: options)
        try corpus.write(0)
        try body(corpus)
    }
}

/// One line on standard error that says what does not work, beside the summary.
func complaints(_ outcome: Outcome) -> [String] {
    outcome.error.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("formc: ") }
}
