import Foundation
import PackagePlugin

/// `swift package formc …`: formc on the command line of a package, from the package's directory.
///
/// Everything after `formc` is as on the command line of formc, and `--target NAME` stands for the directory of a target.
/// Where no path is given, formc takes what it takes by itself, or, in a package without a `formc.yaml` or specs of its
/// own, the directories of the targets that hold specs. Without `--output`, `build` writes to the plugin's work folder:
/// to write to the package needs `--allow-writing-to-package-directory` where plugins run in a sandbox.
@main
struct FormcCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
        var words = extractor.remainingArguments
        if let command = words.first, ["build", "check"].contains(command) {
            words += paths(of: targets, words, context.package)
            if command == "build", !words.contains(where: isOutput) {
                let output = context.pluginWorkDirectoryURL.appendingPathComponent("Generated").path
                words.insert("--output=\(output)", at: 1)
                print("formc writes to \(output)")
            }
        } else if !targets.isEmpty {
            throw Failure(description: "'--target' goes with 'build' and 'check'")
        }
        let status = try run(context.tool(named: "formc").url, words, in: context.package.directoryURL)
        if status != 0 { Diagnostics.error("formc ended with status \(status)") }
    }

    private func isOutput(_ word: String) -> Bool {
        word == "--output" || word.hasPrefix("--output=") || word.hasPrefix("-o")
    }

    /// The directories to add to a command line.
    private func paths(of targets: [any Target], _ words: [String], _ package: Package) -> [String] {
        if !targets.isEmpty { return targets.map(\.directoryURL.path) }
        let places = ["formc.yaml", "Specs", "specs"].map { package.directoryURL.appendingPathComponent($0).path }
        let hasOwn = places.contains { FileManager.default.fileExists(atPath: $0) }
        guard !hasOwn, !hasOperand(words.dropFirst()) else { return [] }
        return package.targets.filter(holdsSpecs).map(\.directoryURL.path)
    }

    /// Whether a path is among words, and not only as the value of an option.
    private func hasOperand(_ words: ArraySlice<String>) -> Bool {
        let withValue: Set = [
            "-o", "--output", "--format", "--targets", "--json", "--access", "--runtime", "--ods-api", "--templates",
            "-j", "--jobs", "--config", "--max-diagnostics", "--stdin-path", "--color",
        ]
        var rest = words
        while let word = rest.popFirst() {
            if withValue.contains(word) {
                _ = rest.popFirst()
            } else if !word.hasPrefix("-") || word == "-" {
                return true
            }
        }
        return false
    }

    private func holdsSpecs(_ target: any Target) -> Bool {
        guard let target = target as? any SourceModuleTarget else { return false }
        return target.sourceFiles.contains { ["yaml", "yml"].contains($0.url.pathExtension) }
    }

    /// Runs formc and returns its exit status.
    private func run(_ tool: URL, _ words: [String], in directory: URL) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.arguments = words
        process.currentDirectoryURL = directory
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}

/// Why the command makes no sense.
private struct Failure: Error, CustomStringConvertible {
    let description: String
}
