import FormBytes
import FormCompiler
import FormSource
import Testing

@testable import formc

@Suite struct PagesTests {
    @Test(arguments: [nil] + Command.allCases)
    func helpFitsIn80Columns(command: Command?) {
        let page = command.map(HelpPage.of) ?? HelpPage.overview
        for line in page.split(separator: "\n") {
            #expect(line.count <= 80 && line.last != " ", "\(line)")
        }
        for option in Option.of(command) where command != nil {
            #expect(page.contains("--" + option.name.rawValue))
        }
    }

    @Test func overviewNamesEveryCommand() {
        for command in Command.allCases { #expect(HelpPage.overview.contains("\n  \(command.rawValue)")) }
    }

    @Test func wrapping() {
        #expect(wrapped("one two three", width: 7) == "one two\nthree")
        #expect(wrapped("one\ntwo\n\n\nthree", width: 20, indentation: 2) == "  one two\n\n  three")
        #expect(wrapped("unbreakable so", width: 5) == "unbreakable\nso")
        #expect(wrapped("") == "")
        #expect(rows([("-a", "one"), ("--long", "two")], leftWidth: 6) == "-a    one\n--long\n      two\n")
    }

    private static let rules = [
        RuleDescription(
            code: 1, name: "unused-suppression", severity: .note, summary: "a suppression that silences nothing",
            rationale: "It says something that is not so."),
        RuleDescription(
            code: 2001, name: "unknown-key", severity: .error, summary: "unknown key",
            rationale: String(repeating: "Keys are listed. ", count: 6) + "\n\nThe end.",
            failing: "titel: A\n\nid: \u{202E}a\n", passing: "title: A\n"),
        RuleDescription(code: 2002, name: "missing-key", severity: .error, summary: "missing key", rationale: ""),
        RuleDescription(code: 3013, name: "no-search", severity: .warning, summary: "no search", rationale: ""),
    ]

    @Test(arguments: Compiler.rules)
    func everyRuleHasAGoodPage(rule: RuleDescription) {
        var out = ByteBuffer()
        writeExplanation(of: rule, style: TextStyle(), to: &out)
        for line in out.bytes.string.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
        #expect(rule.name.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" || $0.isNumber })
        #expect(Compiler.rules.filter { $0.code == rule.code || $0.name == rule.name }.count == 1)
    }

    @Test(arguments: ["FC2001", "fc2001", "2001", "Fc2001", "unknown-key", "Unknown-Key"])
    func rulesAreFound(word: String) {
        #expect(PagesTests.rules.filter { means(word, $0) }.map(\.code) == [2001])
    }

    @Test(arguments: [
        ("FC2003", "no rule has the code 'FC2003'; the nearest are FC2001, FC2002, FC3013"),
        ("0", "no rule has the code '0'; the nearest are FC0001, FC2001, FC2002"),
        ("unknwon-key", "no rule is called 'unknwon-key'; did you mean 'unknown-key'?"),
        ("xyzzy", "no rule is called 'xyzzy'; 'formc rules' lists all"),
        ("", "no rule is called ''; 'formc rules' lists all"),
    ])
    func unknownRules(word: String, message: String) {
        #expect(unknownRule(word, among: PagesTests.rules) == message)
    }

    @Test func explanation() {
        var out = ByteBuffer()
        writeExplanation(of: PagesTests.rules[1], style: TextStyle(), to: &out)
        #expect(
            out.bytes.string == """
                error FC2001 (unknown-key)

                  unknown key

                Why:

                  Keys are listed. Keys are listed. Keys are listed. Keys are listed. Keys are
                  listed. Keys are listed.

                  The end.

                Fails:

                    titel: A

                    id: \\u{202E}a

                Passes:

                    title: A

                """)
    }

    @Test func list() {
        var out = ByteBuffer()
        writeList(of: PagesTests.rules, style: TextStyle(), to: &out)
        #expect(
            out.bytes.string == """
                FC0001  note     unused-suppression  a suppression that silences nothing
                FC2001  error    unknown-key         unknown key
                FC2002  error    missing-key         missing key
                FC3013  warning  no-search           no search

                """)
        out.removeAll()
        writeJSON(of: [PagesTests.rules[3]], to: &out)
        #expect(
            out.bytes.string == """
                [
                {"code":"FC3013","severity":"warning","name":"no-search","summary":"no search","rationale":"",\
                "failing":"","passing":""}
                ]

                """)
    }

    @Test(
        arguments: [
            (nil, nil, nil, true, true), (nil, nil, nil, false, false), (nil, nil, "dumb", true, false),
            ("1", "1", nil, true, false), ("", nil, nil, true, true), (nil, "1", nil, false, true),
            (nil, "0", nil, false, false), (nil, "1", "dumb", false, true),
        ] as [(String?, String?, String?, Bool, Bool)])
    func colors(noColor: String?, force: String?, term: String?, isTerminal: Bool, expected: Bool) {
        let variables = ["NO_COLOR": noColor, "CLICOLOR_FORCE": force, "TERM": term]
        #expect(Stream.output.hasColor(isTerminal: isTerminal) { variables[$0] ?? nil } == expected)
    }

    @Test func summary() {
        var summary = Summary()
        summary.specs = 12
        summary.built = 3
        summary.unchanged = 8
        summary.errors = 1
        #expect(
            summaryLine(summary, command: .build, seconds: 0.04)
                == "12 specs read, 3 built, 8 unchanged, 1 error, 0 warnings, 0.04 s")
        summary.specs = 1
        summary.removed = 2
        summary.notes = 1
        #expect(
            summaryLine(summary, command: .check, seconds: 71.996)
                == "1 spec read, 1 error, 0 warnings, 1 note, 72.00 s")
        #expect(summaryLine(summary, command: .build, seconds: 1.5).contains("8 unchanged, 2 removed, 1 error"))
    }
}
