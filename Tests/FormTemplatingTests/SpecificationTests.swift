import FormTemplating
import Foundation
import Testing

/// The tests of the Mustache specification: the required modules, and inheritance.
@Suite struct SpecificationTests {
    static let modules = [
        ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
        ("sections", 34), ("~inheritance", 27),
    ]

    @Test(arguments: modules)
    func module(name: String, count: Int) throws {
        let module = try Module(at: SpecificationTests.copies.appendingPathComponent("\(name).json"))
        #expect(module.tests.count == count)
        for test in module.tests {
            let output = try Rendering.render(
                test.template, test.data, partials: test.partials ?? [:], missing: .areEmpty)
            #expect(output == test.expected, "\(name): \(test.name)")
        }
    }

    /// The copies are those that the project's contract names.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: originals.path), "needs ../shared"), arguments: modules)
    func copyIsUnchanged(name: String, count: Int) throws {
        let copy = try Data(contentsOf: SpecificationTests.copies.appendingPathComponent("\(name).json"))
        let original = try Data(contentsOf: SpecificationTests.originals.appendingPathComponent("\(name).json"))
        #expect(copy == original)
    }

    private static let copies = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/mustache-spec")
    private static let originals = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/conformance/mustache-spec/specs").standardizedFileURL
}

private struct Module: Decodable {
    struct Case: Decodable {
        let name: String
        let data: JSONValue
        let template: String
        let partials: [String: String]?
        let expected: String
    }

    let tests: [Case]

    init(at file: URL) throws {
        self = try JSONDecoder().decode(Module.self, from: Data(contentsOf: file))
    }
}
