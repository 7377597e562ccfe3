import Foundation

/// A copy of the example to edit and to build, in a directory with an odd name.
///
/// The name is in the path of the package only: with a percent sign in the path it builds in, the compiler itself fails.
/// What has been built stays for the next run, but not what the plugin has written.
struct ExamplePackage {
    /// What a build came to.
    struct Log {
        /// Whether it succeeded.
        let isGood: Bool
        /// What it said.
        let text: String
        /// The spec files that Swift was generated from, sorted.
        var generated: [String] { steps("Generating Swift from ") }
        /// The modules whose specs were looked at, sorted.
        var read: [String] { steps("Reading the specs of ") }
        /// The generated files that were compiled, sorted.
        var compiled: [String] {
            (steps("Compiling Trips ") + steps("Compiling TravelApp ")).filter { $0.contains(".yaml") }.sorted()
        }

        /// What stands after the name of a step in lines like `[3/7] Compiling Trips cabins.yaml.swift`.
        private func steps(_ name: String) -> [String] {
            text.split(separator: "\n").compactMap { line in
                guard line.hasPrefix("["), let range = line.range(of: "] " + name) else { return nil }
                return String(line[range.upperBound...])
            }.sorted()
        }
    }

    /// The directory of the copy.
    let directory: URL
    private let scratch: URL

    /// Copies the example anew.
    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let place = root.appendingPathComponent(".build/examples")
        directory = place.appendingPathComponent("Travel App ü 50%25")
        scratch = place.appendingPathComponent("the build")
        let files = FileManager.default
        try files.createDirectory(at: place, withIntermediateDirectories: true)
        try? files.removeItem(at: directory)
        try? files.removeItem(at: scratch.appendingPathComponent("plugins/outputs"))
        try files.copyItem(at: root.appendingPathComponent("Examples/TravelApp"), to: directory)
        try? files.removeItem(at: directory.appendingPathComponent(".build"))
        try edit("Package.swift", "\"../..\"", to: "\"\(root.path)\"")
    }

    /// Builds the package.
    func build() throws -> Log {
        let (status, text) = try run("swift", ["build", "--scratch-path", scratch.path])
        return Log(isGood: status == 0, text: text)
    }

    /// Runs a command of the package, with the options of the package manager before those of the command.
    func package(_ options: [String] = [], _ command: String...) throws -> Log {
        let (status, text) = try run("swift", ["package", "--scratch-path", scratch.path] + options + command)
        return Log(isGood: status == 0, text: text)
    }

    /// What a program prints.
    func output(of program: String = "TravelApp") throws -> [String] {
        let program = scratch.appendingPathComponent("debug/" + program)
        return try run(program.path, []).text.split(separator: "\n").map(String.init)
    }

    /// Replaces a text, which is there once, in a file.
    func edit(_ name: String, _ old: String, to new: String) throws {
        let text = try read(name)
        guard text.components(separatedBy: old).count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        try write(name, text.replacingOccurrences(of: old, with: new))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    }

    func write(_ name: String, _ text: String) throws {
        let file = directory.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }

    /// The paths of all files of the package.
    func files() -> Set<String> { Set(FileManager.default.subpaths(atPath: directory.path) ?? []) }

    /// When each generated file was last written, by its name.
    func stamps() -> [String: Date] {
        let outputs = scratch.appendingPathComponent("plugins/outputs")
        var stamps: [String: Date] = [:]
        for path in FileManager.default.subpaths(atPath: outputs.path) ?? [] where path.contains(".yaml") {
            let file = outputs.appendingPathComponent(path)
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
            stamps[(path as NSString).lastPathComponent] = attributes?[.modificationDate] as? Date
        }
        return stamps
    }

    private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
        process.arguments = program.contains("/") ? arguments : [program] + arguments
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
