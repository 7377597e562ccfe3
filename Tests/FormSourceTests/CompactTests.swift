import FormSource
import Testing

@Suite struct CompactTests {
    @Test(arguments: [
        (sample("a\n  ⟦b⟧"), "Specs/Travel.yaml:2:3: error: unknown key 'titel' [FC2001]\n"),
        (
            sample("⟦a⟧", path: "a b:c.yaml", code: 1, severity: .note, message: "unused"),
            "a b:c.yaml:1:1: note: unused [FC0001]\n"
        ),
        (
            sample(
                "⟦a⟧", path: "x\n/etc/passwd:1:1: error: y [FC1001]\r.yaml", severity: .warning,
                message: "a\nb\u{2028}c\u{85}d\te"),
            "x\\n/etc/passwd:1:1: error: y [FC1001]\\r.yaml:1:1: warning: a\\nb\\u{2028}c\\u{85}d\\te [FC2001]\n"
        ),
        (
            sample("⟦a⟧", message: "option '👩‍💻' of 'نمی‌خواهم', not 'a\u{200D}b'"),
            "Specs/Travel.yaml:1:1: error: option '👩‍💻' of 'نمی‌خواهم', not 'a\\u{200D}b' [FC2001]\n"
        ),
    ])
    func lines(diagnostic: LocatedDiagnostic, expected: String) {
        #expect(rendered(Report([diagnostic]), as: .compact) == expected)
    }

    @Test func everyLineIsADiagnostic() {
        var report = Report([sample("⟦a⟧"), sample("b\n⟦a⟧", help: "Help.", fix: ("write 'b'", "b"))])
        report.omitted = 3
        let lines = rendered(report, as: .compact).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasSuffix(" error: unknown key 'titel' [FC2001]") })
    }
}
