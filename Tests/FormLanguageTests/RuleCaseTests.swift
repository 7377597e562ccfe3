import FormSource
import FormYAML
import Testing

@testable import FormLanguage

/// The cases of each rule, in `Cases`: where it speaks, and where it does not.
@Suite struct RuleCaseTests {
    private static let codes = (try? Repository.names(in: "Tests/FormLanguageTests/Cases", ending: ".txt")) ?? []

    @Test(arguments: codes) func casesHaveTheirDiagnostics(_ code: String) throws {
        let path = "Tests/FormLanguageTests/Cases/\(code).txt"
        let cases = RuleCases(try #require(Repository.text(path))).cases
        for item in cases {
            let found = TestBuild(item.files).lines
            #expect(found == item.expected, "\(code): \(item.title)")
        }
        if Repository.isRefreshing {
            let text = cases.map { $0.written(expecting: TestBuild($0.files).lines) }.joined()
            try Repository.write(text, to: path)
            Issue.record("\(path) was written anew: look at what has changed")
        }
    }

    @Test(arguments: codes) func casesShowBothSides(_ code: String) throws {
        let cases = RuleCases(try #require(Repository.text("Tests/FormLanguageTests/Cases/\(code).txt"))).cases
        let speaking = cases.filter { $0.expected.contains { $0.hasSuffix(code) } }.count
        #expect(speaking >= 2, "\(code)")
        #expect(cases.count - speaking >= 2, "\(code)")
    }

    @Test func everyRuleHasCases() {
        let rules = RuleRegistry.all.map(\.code).filter { !RuleRegistryTests.withoutExamples.contains($0) }
        #expect(RuleCaseTests.codes == rules.map(\.description))
    }

    @Test func sizeOfAFileIsLimited() {
        var limits = Limits()
        limits.fileSize = 10
        let build = TestBuild([TestFile("a.yaml", "# 90123456"), TestFile("b.yaml", "# 901234567")], limits: limits)
        #expect(build.lines == ["a.yaml:1:1 FC1012", "b.yaml:1:1 FC1008"])
    }

    @Test func bytesThatAreNoTextHaveTheirPlace() {
        let lines = { (bytes: [UInt8]) in TestBuild([TestFile("spec.yaml", bytes: bytes)]).lines }
        #expect(lines([0x61, 0x3A, 0x20, 0xFF]) == ["1:4 FC1003"])
        #expect(lines([0xC3, 0xA9, 0x0D, 0x0A, 0xC3, 0xA9, 0xE2, 0x82]) == ["2:2 FC1003"])
        #expect(lines([0xEF, 0xBB, 0xBF, 0xC0, 0x80]) == ["1:1 FC1003"])
    }
}
