import FormLanguage
import Testing

/// The committed pages say what the rules and the table say.
@Suite struct GeneratedPagesTests {
    @Test func rulesPageIsCurrent() throws { try check("docs/rules.md", RulesPage.markdown()) }
    @Test func languagePageIsCurrent() throws { try check("docs/language.md", LanguagePage.markdown()) }
    @Test func schemaIsCurrent() throws { try check("docs/formc.schema.json", SpecSchema.json()) }

    private func check(_ path: String, _ expected: String) throws {
        guard Repository.text(path) != expected else { return }
        if Repository.isRefreshing { try Repository.write(expected, to: path) }
        Issue.record(
            Repository.isRefreshing
                ? "\(path) was written anew: look at what has changed"
                : "\(path) is stale; run '\(Repository.refreshCommand)'")
    }
}
