import FormSource
import Testing

@Suite struct GitHubTests {
    @Test(arguments: [
        (
            sample("a\n  ⟦bé⟧"),
            "::error file=Specs/Travel.yaml,line=2,endLine=2,col=3,endColumn=5,title=FC2001::unknown key 'titel'\n"
        ),
        // The runner refuses columns of a range over several lines.
        (
            sample("⟦a\nb⟧", severity: .warning),
            "::warning file=Specs/Travel.yaml,line=1,endLine=2,title=FC2001::unknown key 'titel'\n"
        ),
        (
            sample("⟦a⟧", path: "100%,\r\nC:x.yaml", code: 1, severity: .note, message: "50%0A:, é\r\n::error::x"),
            "::notice file=100%25%2C%0D%0AC%3Ax.yaml,line=1,endLine=1,col=1,endColumn=2,title=FC0001"
                + "::50%250A:, é%0D%0A::error::x\n"
        ),
    ])
    func commands(diagnostic: LocatedDiagnostic, expected: String) {
        #expect(rendered(Report([diagnostic]), as: .github) == expected)
    }

    @Test func omittedOnesAreCounted() {
        var report = Report([])
        #expect(rendered(report, as: .github) == "")
        report.omitted = 7
        #expect(rendered(report, as: .github) == "::notice title=formc::7 more not shown\n")
    }
}
