import Foundation

/// How a program ended and what it said.
struct Outcome {
    var status: Int32
    var output: String
    var error: String
}

/// Runs a program and waits for it; nil if it is not installed.
func run(_ program: String, _ arguments: [String], in directory: URL? = nil) throws -> Outcome? {
    let isPath = program.contains("/")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.currentDirectoryURL = directory
    process.standardInput = FileHandle.nullDevice
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errorText = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if !isPath, process.terminationStatus == 127 { return nil }
    return Outcome(status: process.terminationStatus, output: outputText, error: errorText)
}

/// The program under test, which stands beside the tests.
let formc: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let directory = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return directory.appendingPathComponent("formc").path
}()

/// Runs `body` with a new directory, which is gone afterwards.
func withTemporaryDirectory(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}
