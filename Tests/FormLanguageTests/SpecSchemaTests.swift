import FormSource
import FormYAML
import Foundation
import Testing

@testable import FormLanguage

/// The JSON Schema takes what formc takes, and refuses what is wrong with the shape of a spec.
@Suite struct SpecSchemaTests {
    /// Rules about keys, types and words: what a schema can see.
    private static let visible: Set<Code> = [
        2001, 2002, 2003, 2004, 2005, 2006, 2007, 2010, 2011, 2016, 3002, 4005, 4007, 4009,
    ]

    @Test func examplesAreJudgedAsByFormc() throws {
        var instances: [Instance] = []
        for rule in RuleRegistry.all {
            instances += SpecSchemaTests.instances("\(rule.code) passing", TestFile.split(rule.passing), isValid: true)
            guard SpecSchemaTests.visible.contains(rule.code), rule.code != 4005 else { continue }
            instances += SpecSchemaTests.instances("\(rule.code) failing", TestFile.split(rule.failing), isValid: false)
        }
        try validate(instances)
    }

    @Test func ruleCasesWithoutErrorsAreValid() throws {
        var instances: [Instance] = []
        for code in try Repository.names(in: "Tests/FormLanguageTests/Cases", ending: ".txt") {
            let file = try #require(Repository.text("Tests/FormLanguageTests/Cases/\(code).txt"))
            for item in RuleCases(file).cases {
                guard !TestBuild(item.files).findings.contains(where: { $0.diagnostic.severity == .error }) else {
                    continue
                }
                instances += SpecSchemaTests.instances("\(code) \(item.title)", item.files, isValid: true)
            }
        }
        #expect(instances.count > 150)
        try validate(instances)
    }

    @Test func conformanceCasesWithoutDiagnosticsAreValid() throws {
        let cases = Repository.root.appendingPathComponent("../shared/conformance/formc/cases")
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: cases.path) else {
            return print("skipped: the conformance cases are not here")
        }
        var instances: [Instance] = []
        for name in names.sorted() {
            let folder = cases.appendingPathComponent(name)
            let expected = try String(
                contentsOf: folder.appendingPathComponent("expected/diagnostics.txt"), encoding: .utf8)
            guard expected.isEmpty else { continue }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".yaml") && $0 != "formc.yaml" }
                .compactMap { file in
                    FileManager.default.contents(atPath: folder.appendingPathComponent(file).path)
                        .map { TestFile(file, bytes: [UInt8]($0)) }
                }
            instances += SpecSchemaTests.instances(name, files.filter { !$0.isTranscoded }, isValid: true)
        }
        #expect(instances.count > 60)
        try validate(instances)
    }

    /// A document, and whether the schema is to take it.
    private struct Instance {
        let name: String
        let isValid: Bool
        let json: String
    }

    private static func instances(_ name: String, _ files: [TestFile], isValid: Bool) -> [Instance] {
        files.filter(\.isSpec).flatMap { file in
            EditorView.documents(of: parse(TestWorld.source(file))).map {
                Instance(name: "\(name) \(file.name)", isValid: isValid, json: $0)
            }
        }
    }

    /// Lets Python's jsonschema judge documents.
    private func validate(_ instances: [Instance]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("formc-schema-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let schema = folder.appendingPathComponent("schema.json")
        let documents = folder.appendingPathComponent("documents.json")
        try SpecSchema.json().write(to: schema, atomically: true, encoding: .utf8)
        try ("[" + instances.map(\.json).joined(separator: ",\n") + "]").write(
            to: documents, atomically: true, encoding: .utf8)
        guard let output = try run(["python3", "-c", SpecSchemaTests.script, schema.path, documents.path]) else {
            return print("skipped: there is no Python with jsonschema")
        }
        let verdicts = output.split(separator: "\n", omittingEmptySubsequences: false)
        for (instance, verdict) in zip(instances, verdicts) {
            #expect(verdict.isEmpty == instance.isValid, "\(instance.name): \(verdict) \(instance.json.prefix(400))")
        }
    }

    /// Writes a line for each document: empty if it is valid, else why not. Status 3 without jsonschema.
    private static let script = """
        import json, sys
        try:
            from jsonschema import Draft202012Validator
        except ImportError:
            sys.exit(3)
        schema = json.load(open(sys.argv[1], encoding='utf-8'))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for document in json.load(open(sys.argv[2], encoding='utf-8')):
            error = next(validator.iter_errors(document), None)
            print('' if error is None else error.message.replace(chr(10), ' ')[:200])
        """

    /// What a program prints; nil if there is no such program, or no jsonschema.
    private func run(_ arguments: [String]) throws -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 3, process.terminationStatus != 127 else { return nil }
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}

extension TestFile {
    /// Whether the file is in UTF-16, which is made UTF-8 where files are read.
    fileprivate var isTranscoded: Bool { bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) }
}
