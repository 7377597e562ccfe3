import Foundation
import Testing

@testable import FormYAML

/// The conformance cases of formc, as far as YAML goes: FC1001 to FC1011 and FC6005 of each file.
@Suite(.enabled(if: conformance("formc/cases") != nil, "needs ../shared/conformance/formc"))
struct ConformanceTests {
    private static let names: [String] = {
        guard let folder = conformance("formc/cases") else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }()

    @Test func diagnosticsAreThoseOfTheCases() throws {
        let folder = try #require(conformance("formc/cases"))
        var count = 0
        for name in Self.names {
            let expected = try expected(in: folder.appendingPathComponent(name))
            let found = try found(in: folder.appendingPathComponent(name))
            #expect(found == expected, "\(name)")
            count += expected.count
        }
        #expect(count > 50)
    }

    private func isOurs(_ line: String) -> Bool {
        guard let code = Int(line.suffix(4)) else { return false }
        return code == 6005 || (1001...1011).contains(code) && code != 1008
    }

    private func expected(in folder: URL) throws -> [String] {
        let file = folder.appendingPathComponent("expected/diagnostics.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init).filter(isOurs)
    }

    private func found(in folder: URL) throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let specs = paths.filter { ($0.hasSuffix(".yaml") || $0.hasSuffix(".yml")) && !$0.hasPrefix("expected/") }
        return specs.sorted().flatMap { path -> [String] in
            let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
            guard !isHidden, let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { return [] }
            let tree = tree([UInt8](data))
            return tree.diagnostics.map { diagnostic in
                let start = tree.source.position(at: diagnostic.range.start)
                return "\(path):\(start.line):\(start.column): error \(diagnostic.code)"
            }
        }
    }
}
