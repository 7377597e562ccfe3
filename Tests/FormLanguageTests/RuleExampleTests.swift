import FormSource
import Testing

@testable import FormLanguage

/// The examples that `formc explain` shows do what they show.
@Suite struct RuleExampleTests {
    private static let rules = RuleRegistry.all.filter { !$0.failing.isEmpty }

    @Test(arguments: rules) func failingExampleHasTheRulesDiagnosticsAlone(_ rule: RuleDescription) {
        let findings = TestBuild(rule.failing).findings
        #expect(findings.contains { $0.diagnostic.code == rule.code }, "\(rule.code)")
        for finding in findings {
            #expect(finding.diagnostic.code == rule.code, "\(rule.code): \(finding.line)")
            #expect(finding.diagnostic.severity == rule.severity)
        }
    }

    @Test(arguments: rules) func passingExampleHasNone(_ rule: RuleDescription) {
        #expect(TestBuild(rule.passing).lines == [], "\(rule.code)")
    }

    @Test(arguments: rules) func examplesAreWholeSpecs(_ rule: RuleDescription) {
        for example in [rule.failing, rule.passing] where rule.code != 1006 && rule.code != 1012 {
            #expect(example.contains("formc: "), "\(rule.code)")
        }
    }
}
