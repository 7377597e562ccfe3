import FormSource
import Testing

@testable import FormLanguage

/// The registry holds every rule once, and says what the language page says.
@Suite struct RuleRegistryTests {
    private let all = RuleRegistry.all

    @Test func codesAreSortedAndUnique() {
        for (one, next) in zip(all, all.dropFirst()) { #expect(one.code < next.code) }
        #expect(Set(all.map(\.name)).count == all.count)
    }

    @Test func everyFileOfTheFolderIsARule() throws {
        let files = try Repository.names(in: "Sources/FormLanguage/Rules", ending: ".swift")
        let types = RuleRegistry.rules.map { "\($0)" }
        #expect(files.filter { $0 != "Rule" && $0 != "RuleRegistry" } == types.sorted())
    }

    @Test func descriptionsHaveTheirForm() {
        for rule in all {
            #expect(rule.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.code)")
            #expect(
                !rule.summary.contains("\n") && !rule.summary.hasSuffix(".") && rule.summary.count <= 90, "\(rule.code)"
            )
            #expect(rule.rationale.hasSuffix(".") || rule.rationale.hasSuffix("'."), "\(rule.code)")
            #expect(rule.failing.isEmpty == rule.passing.isEmpty, "\(rule.code)")
            #expect(rule.failing.isEmpty == RuleRegistryTests.withoutExamples.contains(rule.code), "\(rule.code)")
        }
    }

    /// The codes whose cause no text of reasonable size could show.
    static let withoutExamples: Set<Code> = [1008, 1013]

    @Test func severitiesAreFoundByCode() {
        #expect(RuleRegistry.severity(of: 3011) == .note)
        #expect(RuleRegistry.severity(of: 6003) == .warning)
        #expect(RuleRegistry.severity(of: 6004) == .error)
        #expect(RuleRegistry.severity(of: 4001) == nil)
    }

    @Test func agreesWithTheLanguagePage() {
        guard let page = Repository.text("../shared/spec/LANGUAGE.md") else {
            print("skipped: the language page is not here")
            return
        }
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| FC") }.map { row in
            row.split(separator: "|").prefix(2).map { String($0.filter { $0 != " " }) }.joined(separator: " ")
        }
        #expect(rows == all.map { "\($0.code) \($0.severity.name)" })
    }
}
