import Foundation
import FormSource
import Testing

@Suite struct JSONTests {
    @Test func everyPart() {
        var report = Report([
            sample("a: ⟨é⟩\nb: ⟦é⟧\n", code: 3001, message: "id \"é\" twice", help: "Help\n", fix: ("write 'y'", "y"))
        ])
        report.omitted = 2
        report.summary.specs = 4
        report.summary.errors = 3
        #expect(
            rendered(report, as: .json) == """
                {"diagnostics":[
                {"code":"FC3001","severity":"error","message":"id \\"é\\" twice","path":"Specs/Travel.yaml",\
                "range":{"start":{"line":2,"column":4,"offset":9},"end":{"line":2,"column":5,"offset":11}},\
                "related":[{"message":"first used here","path":"Specs/Travel.yaml",\
                "range":{"start":{"line":1,"column":4,"offset":3},"end":{"line":1,"column":5,"offset":5}}}],\
                "help":"Help\\n",\
                "fixes":[{"message":"write 'y'","edits":[{"range":{"start":{"line":2,"column":4,"offset":9},\
                "end":{"line":2,"column":5,"offset":11}},"replacement":"y"}]}]}
                ],
                "summary":{"specs":4,"built":0,"unchanged":0,"removed":0,"errors":3,"warnings":0,"notes":0,"omitted":2}}

                """)
    }

    @Test func absentParts() {
        #expect(rendered(Report([sample("⟦a⟧")]), as: .json).contains("\"related\":[],\"fixes\":[]}"))
        #expect(rendered(Report([]), as: .json).hasPrefix("{\"diagnostics\":[],\n\"summary\":{"))
    }

    @Test func anyTextIsJSON() throws {
        let nasty = "\u{0}\u{1F}\"\\\u{7F}\u{2028}\u{FFFF}😀</script>"
        let report = Report([sample("⟦a⟧", path: nasty, message: nasty, help: nasty), sample("⟦a⟧")])
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(rendered(report, as: .json).utf8)) as? [String: Any])
        let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.count == 2)
        for key in ["path", "message", "help"] { #expect(diagnostics[0][key] as? String == nasty) }
    }
}
