import Foundation
import Testing

/// Which module may import which of the project's own, and why: the compiler checks it only by accident.
@Suite struct LayeringTests {
    /// What each module may import, with the reason.
    static let allowed: [String: [String: String]] = [
        "FormBytes": [:],
        "FormData": ["FormBytes": "reads and writes bytes"],
        "FormSource": ["FormBytes": "texts are bytes", "FormData": "two of the report formats are JSON"],
        "FormYAML": [
            "CYAML": "the parser", "FormBytes": "texts are bytes",
            "FormSource": "nodes have places, and mistakes are diagnostics",
        ],
        "FormLanguage": [
            "FormBytes": "scalars are bytes", "FormData": "option data may be CSV or JSON",
            "FormSource": "mistakes are diagnostics",
            "FormYAML": "specs are nodes",
        ],
        "FormTemplating": ["FormBytes": "renders bytes", "FormSource": "mistakes in templates have places"],
        "FormEmit": [
            "FormBytes": "writes bytes", "FormData": "writes JSON", "FormLanguage": "what is emitted is a checked spec",
            "FormSource": "templates are texts", "FormTemplating": "Swift is made of templates",
            "FormYAML": "values are in nodes",
        ],
        "FormCompiler": [
            "FormBytes": "reads and writes files", "FormData": "compares outputs", "FormEmit": "writes outputs",
            "FormLanguage": "checks specs", "FormSource": "hands diagnostics back",
            "FormTemplating": "a project has templates",
            "FormYAML": "reads specs",
        ],
        "FormcRuntime": [:],
        "formc": [
            "FormBytes": "prints bytes", "FormCompiler": "does the work", "FormData": "prints JSON",
            "FormSource": "shows diagnostics",
        ],
    ]

    /// Modules of the system that a module may import; Foundation is slow to start, so that the hot path has none of it.
    static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    @Test(arguments: allowed.keys.sorted())
    func importsOnlyWhatItMay(_ module: String) throws {
        let allowed = try #require(Self.allowed[module])
        let runtimeMay: Set<String> = module == "FormcRuntime" ? ["Foundation"] : []
        for (file, imported) in try imports(of: module) {
            let isFine = allowed[imported] != nil || Self.system.contains(imported) || runtimeMay.contains(imported)
            #expect(isFine, "\(module)/\(file) imports \(imported)")
        }
    }

    @Test func everyModuleIsInTheTable() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
        let modules = folders.filter { $0 != "README.md" && $0 != "CYAML" && !$0.hasPrefix(".") }
        #expect(modules.sorted() == Self.allowed.keys.sorted())
    }

    private func imports(of module: String) throws -> [(file: String, module: String)] {
        let folder = Self.sources.appendingPathComponent(module)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        // Embedded templates hold import lines of the code that they make.
        return try files.filter { $0.hasSuffix(".swift") && !$0.contains("Embedded") }.flatMap { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            return text.split(separator: "\n").compactMap { line -> (file: String, module: String)? in
                let words = line.split(separator: " ").map { String($0) }
                guard let position = words.firstIndex(of: "import"), position + 1 < words.count else { return nil }
                let modifiers = words[..<position].allSatisfy {
                    $0.hasPrefix("@") || ["package", "public", "internal"].contains($0)
                }
                return modifiers ? (file, words[position + 1]) : nil
            }
        }
    }
}
