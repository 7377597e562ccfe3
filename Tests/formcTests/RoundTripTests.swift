import Foundation
import Testing

/// Every conformance case that writes something, built, compiled and run: a program a batch, because names are global.
@Suite(
    .serialized, .enabled(if: SwiftCompiler.isThere, "there is no swiftc"),
    .enabled(if: ConformanceTests.directory != nil, "the cases are not here: ../shared/conformance/formc/cases"))
struct RoundTripTests {
    private static let plain = BuildVariant()
    /// Lists for the older API, declarations for one package, and the runtime as a module.
    private static let other = BuildVariant(api: "models", access: "package", runtime: "module")
    private static let models = BuildVariant(api: "models")
    private static let `internal` = BuildVariant(access: "internal", runtime: "module")

    /// The cases, built in every variant that is looked at.
    private static let cases = Result { try Cases(isComplete ? [plain, other, models, `internal`] : [plain, other]) }

    /// Whether views are compiled in all ways, as `make test-views` asks for.
    private static let isComplete = ProcessInfo.processInfo.environment["FORMC_VIEWS"] == "all"

    @Test func modelsAreTheirJSON() throws {
        let cases = try Self.cases.get()
        var specs = 0
        for (index, batch) in cases.batches.enumerated() {
            var declarations = "import Foundation\n\n"
            var calls = ""
            for build in batch {
                let checks = try build.checks(Self.plain, relativeTo: cases.folder)
                declarations += checks.declarations
                calls += checks.calls
            }
            let main = cases.folder.appendingPathComponent("Main\(index).swift")
            let head =
                "\n@main struct Main {\n    static func main() {\n        var checks = Checks(folder: CommandLine.arguments[1])\n"
            try Data((declarations + head + calls + "checks.finish()\n    }\n}\n").utf8).write(to: main)
            let executable = cases.folder.appendingPathComponent("batch\(index)")
            let files = batch.flatMap { $0.swift(Self.plain, views: false) } + [main, Project.checks, Project.runtime]
            let messages = try SwiftCompiler.compile(files, to: executable)
            try #require(messages == "")
            let outcome = try #require(try run(executable.path, [cases.folder.path]))
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
            specs += batch.reduce(0) { $0 + $1.specs.count }
        }
        #expect(specs == cases.expected, "not every output of the cases was checked")
    }

    /// The views of every case compile against the stubs; in `make test` in two ways that differ in everything.
    @Test func viewsCompile() throws {
        var ways: [(BuildVariant, mode: String, isolation: String)] = [
            (Self.plain, "6", "nonisolated"), (Self.other, "5", "MainActor"),
        ]
        if Self.isComplete {
            for variant in [Self.plain, Self.models] {
                for mode in ["5", "6"] {
                    for isolation in ["nonisolated", "MainActor"] { ways.append((variant, mode, isolation)) }
                }
            }
            ways.removeFirst()
            ways += [
                (Self.other, "6", "nonisolated"), (Self.internal, "6", "MainActor"),
                (Self.internal, "5", "nonisolated"),
            ]
        }
        let modules = try #require(SwiftCompiler.modules)
        for (variant, mode, isolation) in ways {
            let flags = [
                "-I", modules.appendingPathComponent(variant.api).path, "-I", modules.path, "-package-name", "app",
                "-default-isolation", isolation,
            ]
            for batch in try Self.cases.get().batches {
                let files = batch.flatMap { $0.swift(variant, views: true) }
                let runtime = variant.runtime == "inline" ? [Project.runtime] : []
                let messages = try SwiftCompiler.compile(files + runtime, mode: mode, flags)
                #expect(messages == "", "\(variant.name), Swift \(mode), \(isolation)")
            }
        }
    }
}

/// The conformance cases that write something, built.
private struct Cases {
    /// Where all is.
    let folder: URL
    /// The builds, in groups with distinct names.
    let batches: [[Built]]
    /// How many specs the cases say are written.
    let expected: Int

    init(_ variants: [BuildVariant]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-trip-\(UUID().uuidString)")
        let directory = try #require(ConformanceTests.directory)
        var builds: [Built] = []
        var expected = 0
        for name in ConformanceTests.names {
            let json = directory.appendingPathComponent("\(name)/expected/json")
            let count = (try? FileManager.default.contentsOfDirectory(atPath: json.path))?.count ?? 0
            guard count > 0 else { continue }
            expected += count
            let work = folder.appendingPathComponent(name)
            try ConformanceCase.prepare(directory.appendingPathComponent(name), in: work)
            builds.append(try Built(name, in: work, variants: variants))
        }
        self.expected = expected
        batches = Built.batches(builds)
    }
}
