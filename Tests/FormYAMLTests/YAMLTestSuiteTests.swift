import Foundation
import Testing

@testable import FormYAML

/// The cases of the YAML test suite, where it is there.
@Suite(.enabled(if: conformance("yaml-test-suite") != nil, "needs ../shared/conformance/yaml-test-suite"))
struct YAMLTestSuiteTests {
    /// What libyaml alone does with each case, from `libyaml-baseline.tsv`.
    private struct Case {
        let id: String
        let mustFail: Bool
        let isRightAlone: Bool
    }

    private static func cases(in folder: URL) throws -> [Case] {
        let table = try String(contentsOf: folder.appendingPathComponent("libyaml-baseline.tsv"), encoding: .utf8)
        return table.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return Case(
                id: String(fields[0]), mustFail: fields[1] == "error", isRightAlone: fields[2].hasSuffix("-match"))
        }
    }

    @Test func isAtLeastAsGoodAsLibyaml() throws {
        let folder = try #require(conformance("yaml-test-suite"))
        let cases = try Self.cases(in: folder)
        var right = 0
        for item in cases {
            let path = folder.appendingPathComponent(item.id)
            let tree = tree([UInt8](try Data(contentsOf: path.appendingPathComponent("in.yaml"))))
            let isRight: Bool
            if item.mustFail {
                isRight = tree.isBroken
            } else {
                let expected = try String(contentsOf: path.appendingPathComponent("event"), encoding: .utf8)
                isRight = !tree.isBroken && agree(events(of: tree), normalized(expected))
            }
            right += isRight ? 1 : 0
            #expect(isRight || !item.isRightAlone, "\(item.id) was right with libyaml alone: \(places(tree))")
        }
        #expect(cases.count == 402)
        #expect(right >= 356, "\(right) of 402 are right")
    }
}
