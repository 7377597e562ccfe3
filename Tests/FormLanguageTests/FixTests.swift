import FormSource
import Testing

@testable import FormLanguage

/// Every repair that is offered repairs: its diagnostic goes, and no new error comes.
@Suite struct FixTests {
    /// The codes whose repair lets formc look at what it could not read before, where it may find more.
    private static let revealing: Set<Code> = [1001, 1006, 2004, 2006]
    private static let codes = (try? Repository.names(in: "Tests/FormLanguageTests/Cases", ending: ".txt")) ?? []

    @Test(arguments: codes) func firstFixesRepair(_ code: String) throws {
        let cases = RuleCases(try #require(Repository.text("Tests/FormLanguageTests/Cases/\(code).txt"))).cases
        for item in cases { check(item.files, item.title) }
    }

    @Test(arguments: RuleRegistry.all) func fixesOfExamplesRepair(_ rule: RuleDescription) {
        check(TestFile.split(rule.failing), rule.name)
    }

    private func check(_ files: [TestFile], _ title: String) {
        let before = TestBuild(files).findings
        for finding in before {
            guard let fix = finding.diagnostic.fixes.first else { continue }
            let after = TestBuild(files.map { $0.name == finding.path ? $0.applying(fix) : $0 }).findings
            let code = finding.diagnostic.code
            #expect(after.count(of: code) < before.count(of: code), "\(title): \(finding.line), \(fix.message)")
            if FixTests.revealing.contains(code) { continue }
            for code in Set(after.filter { $0.diagnostic.severity == .error }.map(\.diagnostic.code)) {
                #expect(after.count(of: code) <= before.count(of: code), "\(title): \(finding.line) brings \(code)")
            }
        }
    }
}

extension [TestBuild.Finding] {
    fileprivate func count(of code: Code) -> Int { filter { $0.diagnostic.code == code }.count }
}

extension TestFile {
    /// The file with the edits of a repair.
    fileprivate func applying(_ fix: Fix) -> TestFile {
        var bytes = bytes
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
        }
        return TestFile(name, bytes: bytes)
    }
}
