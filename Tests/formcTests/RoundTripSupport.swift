import Foundation

/// The repository, and what lies in it for these tests.
enum Project {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    /// What is compiled beside generated models, to check them.
    static let checks = root.appendingPathComponent("Tests/RoundTrip/Checks.swift")
    static let runtime = root.appendingPathComponent("Sources/FormcRuntime/FormcRuntime.swift")
}

/// The Swift compiler.
enum SwiftCompiler {
    /// Whether there is one.
    static let isThere = (try? run("swiftc", ["--version"]))??.status == 0

    /// A folder with the stub modules and the runtime as a module, made once; it is left to the system to remove.
    static let modules: URL? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-stubs-\(UUID().uuidString)")
        let script = Project.root.appendingPathComponent("Tests/Stubs/build.sh")
        guard isThere, (try? run("sh", [script.path, folder.path]))??.status == 0 else { return nil }
        let runtime = [
            "-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "FormcRuntime",
            "-emit-module-path", folder.appendingPathComponent("FormcRuntime.swiftmodule").path, Project.runtime.path,
        ]
        return (try? run("swiftc", runtime))??.status == 0 ? folder : nil
    }()

    /// Compiles files as one module, warnings as errors, and returns what the compiler said: nothing if all is well.
    ///
    /// Without an `output` they are compiled and not linked.
    static func compile(_ files: [URL], to output: URL? = nil, mode: String = "6", _ flags: [String] = []) throws
        -> String
    {
        // The arguments are many; both streams are one, so that neither fills while the other is read.
        let arguments =
            ["-swift-version", mode, "-parse-as-library", "-wmo", "-warnings-as-errors", "-module-name", "Generated"]
            + (output.map { ["-o", $0.path] } ?? ["-c", "-o", "/dev/null"]) + flags + files.map(\.path).sorted()
        let outcome = try run("sh", ["-c", #"exec swiftc "$@" 2>&1"#, "swiftc"] + arguments)
        guard let outcome, outcome.status != 0 || !outcome.output.isEmpty else { return "" }
        let lines = outcome.output.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
        return lines.isEmpty ? "\(outcome.status): \(outcome.output)" : lines.joined(separator: "\n")
    }
}

/// What formc made of one folder of specs.
struct Built {
    /// What the folder is called.
    let name: String
    /// The names of the specs.
    let specs: [String]
    /// The folders of the options with which it was built.
    let outputs: [BuildVariant: URL]
    /// What formc said, the last time.
    let report: String

    /// Builds the specs of a folder in each variant.
    init(_ name: String, in work: URL, variants: [BuildVariant]) throws {
        self.name = name
        var outputs: [BuildVariant: URL] = [:]
        var report = ""
        for variant in variants {
            let output = work.appendingPathComponent("out-\(variant.name)")
            let arguments = ["build", ".", "--output", output.path, "--json", "canonical", "--format", "compact"]
            report = try run(program, arguments + variant.arguments, in: work)?.output ?? ""
            outputs[variant] = output
        }
        self.outputs = outputs
        self.report = report
        specs = outputs.values.first.map { Built.names(in: $0.appendingPathComponent("json"), ending: "json") } ?? []
    }

    /// The Swift of a variant but for the runtime, with the views or without.
    func swift(_ variant: BuildVariant, views: Bool) -> [URL] {
        guard let folder = outputs[variant]?.appendingPathComponent("swift") else { return [] }
        return Built.names(in: folder, ending: "swift").filter { $0 != "FormcRuntime" && (views || !$0.contains("+")) }
            .map { folder.appendingPathComponent($0 + ".swift") }
    }

    private static func names(in folder: URL, ending: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix("." + ending) }.map { String($0.dropLast(ending.count + 1)) }
    }

    /// Sorts builds into few groups in each of which every name, a view's too, is there once.
    static func batches(_ builds: [Built]) -> [[Built]] {
        var batches: [(names: Set<String>, builds: [Built])] = []
        for build in builds {
            let names = Set(build.specs.flatMap { [$0.lowercased(), $0.lowercased() + "view"] })
            let fitting = batches.indices.filter { batches[$0].names.isDisjoint(with: names) }
            if let index = fitting.min(by: { batches[$0].names.count < batches[$1].names.count }) {
                batches[index].names.formUnion(names)
                batches[index].builds.append(build)
            } else {
                batches.append((names, [build]))
            }
        }
        return batches.map(\.builds)
    }
}

/// Options of a build that the generated Swift depends on.
struct BuildVariant: Hashable {
    var api = "item"
    var access = "public"
    var runtime = "inline"

    var name: String { "\(api)-\(access)-\(runtime)" }
    var arguments: [String] { ["--ods-api", api, "--access", access, "--runtime", runtime] }
}

extension Built {
    /// Swift that checks the models of this build; `folder` is what its paths are relative to.
    func checks(_ variant: BuildVariant, relativeTo folder: URL) throws -> (declarations: String, calls: String) {
        guard let output = outputs[variant] else { return ("", "") }
        var declarations = ""
        var calls = ""
        for spec in specs {
            let source = try String(contentsOf: output.appendingPathComponent("swift/\(spec).swift"), encoding: .utf8)
            let path = output.path.dropFirst(folder.path.count + 1) + "/json/\(spec).json"
            let types = GeneratedTypes(source)
            for type in types.options { declarations += "extension \(spec).\(type): Choosable {}\n" }
            for type in types.rows { declarations += "extension \(spec).\(type): Listed {}\n" }
            let lists = [("options", types.options), ("rows", types.rows)].map { label, names in
                "\(label): [\(names.map { "\(spec).\($0).self" }.joined(separator: ", "))]"
            }.joined(separator: ", ")
            switch types.model {
            case "Form":
                calls +=
                    "checks.form(\"\(path)\", \(spec).model, \(spec).Values(), \(spec).Values().validate(), \(lists))\n"
            case "List":
                let selection = types.hasSelection ? "\(spec).Selection()" : "nil"
                let destinations = types.hasDestinations ? "\(spec).Destination.allCases.map(\\.rawValue)" : "[]"
                calls += "checks.list(\"\(path)\", \(spec).model, \(selection), destinations: \(destinations))\n"
            default: calls += "checks.optionSet(\"\(path)\", \(spec).model, \(lists))\n"
            }
        }
        return (declarations, calls)
    }
}

/// The types that a generated file declares, in its order.
private struct GeneratedTypes {
    private(set) var model = ""
    private(set) var options: [String] = []
    private(set) var rows: [String] = []
    private(set) var hasSelection = false
    private(set) var hasDestinations = false

    init(_ source: String) {
        for line in source.split(separator: "\n") {
            if let match = line.firstMatch(of: /^    public static let model: Formc\.(\w+) =/) {
                model = String(match.1)
            } else if let match = line.firstMatch(of: /^    public nonisolated (?:enum|struct) (\S+): (.*) \{$/) {
                let isOption = match.2.contains("CaseIterable") && match.2.contains("Identifiable")
                if isOption {
                    options.append(String(match.1))
                } else if match.2.contains("Identifiable") {
                    rows.append(String(match.1))
                }
                hasSelection = hasSelection || match.1 == "Selection" && !match.2.contains("Identifiable")
                hasDestinations = hasDestinations || match.1 == "Destination" && !match.2.contains("Identifiable")
            }
        }
    }
}
