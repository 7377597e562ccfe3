import Foundation
import Testing

/// What the file of the runtime has to keep, because it is copied into other projects.
@Suite struct SourceTests {
    private static let source = try! String(
        contentsOf: URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../Sources/FormcRuntime/FormcRuntime.swift").standardized,
        encoding: .utf8)

    private static var code: [Substring] {
        source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    }

    @Test func onlyFoundationIsImported() {
        #expect(Self.code.filter { $0.hasPrefix("import") } == ["import Foundation"])
    }

    /// Other levels of access are made by replacing the word.
    @Test func theWordPublicIsOnlyAModifier() {
        let stray = Self.code.filter { line in
            line.contains("public") && !line.drop { $0 == " " }.hasPrefix("public ")
        }
        #expect(stray.isEmpty)
        #expect(!Self.source.contains("// public "))
    }

    @Test func everythingIsInOneEnum() {
        let outermost = Self.code.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("}") && !$0.hasPrefix("import") }
        #expect(outermost.allSatisfy { $0.contains("enum Formc {") || $0.contains("nonisolated extension Formc") })
    }
}
