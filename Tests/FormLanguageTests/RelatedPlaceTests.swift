import Testing

@testable import FormLanguage

/// Diagnostics name the other places that have to do with them: the first of two, and the alias that was followed.
@Suite struct RelatedPlaceTests {
    private static let items = "formc: 1\nkind: form\nname: A\nitems:\n"
    private static let picker = "- {id: a, title: A, destination: {options: [x]}}\n"

    private static let cases: [(text: String, expected: [String])] = [
        ("- {id: a, id: b, title: A, destination: {options: [x]}}", ["5:11 FC1002 first used here 5:4"]),
        (picker + "- {id: a, title: A, destination: {options: [x]}}", ["6:8 FC2015 first used here 5:8"]),
        ("- {id: a, title: A, destination: {options: [x, y, {id: x}]}}", ["5:56 FC3001 first used here 5:45"]),
        (
            "- {id: a, title: A, destination: {options: [{id: x, title: T}, {id: y, title: T}]}}",
            ["5:79 FC3014 first used here 5:60"]
        ),
        (
            "- {id: a, title: A, destination: {options: [x], selection: multiple, default: [x, x]}}",
            ["5:83 FC3020 first written here 5:80"]
        ),
        ("- {id: a, title: A, destination: {options: [a-b, a_b]}}", ["5:50 FC5001 the other id 5:45"]),
        // A value, an element of a list and a whole mapping through an alias; the outermost alias counts.
        (
            "- {id: a, title: &t [], destination: {title: *t , options: [x]}}",
            ["5:18 FC2003"]
        ),
        (
            "- {id: a, title: A, value: &v \"\", destination: {options: [x]}}\n- {id: b, title: *v, destination: {options: [x]}}",
            ["5:28 FC2011"]
        ),
        (
            "- {id: a, title: A, description: &d {options: [~]}, controlState: readOnly, value: v}\n"
                + "- {id: b, title: A, destination: *d }",
            ["5:34 FC2010", "5:38 FC2001", "5:48 FC2011 used here 6:34"]
        ),
        (
            "- &i {id: a, title: A, isRequired: false, destination: {options: [x], searchFilter: none}}\n"
                + "- {<<: *i, id: b, title: B*, isRequired: true, controlState: readOnly, value: v}",
            ["5:71 FC3010 used here 6:8", "6:26 FC3021", "6:42 FC3012"]
        ),
        // Rows that are read twice lack each field once, also where another type asks for more of them.
        (
            "- {id: a, title: A, destination: {objects: &o {type: T, fields: {id: Int, n: String, a: Int}, id: id, label: n, "
                + "rows: [{id: 1}]}}}\n- {id: b, title: B, destination: {objects: *o }}",
            ["5:54 FC5005 first declared here 5:54 used here 6:44", "5:120 FC3019", "5:120 FC3019"]
        ),
        (
            "- {id: a, title: A, destination: {objects: {type: T, fields: {id: Int, n: String, b: Int}, id: id, label: n, "
                + "rows: &r [{id: 1}]}}}\n- {id: b, title: B, destination: {objects: "
                + "{type: U, fields: {id: Int, a: Int, n: String, c: Int}, id: id, label: n, rows: *r }}}",
            [
                "5:120 FC3019 used here 6:124", "5:120 FC3019", "5:120 FC3019 used here 6:124", "5:120 FC3019",
            ]
        ),
        // Types that share their first fields, and differ in what they need.
        (
            "- {id: a, title: A, destination: {objects: {type: T, fields: {<<: &f {id: Int, n: String}, p: Int}, id: id, label: n, "
                + "rows: &r [{id: 1, n: x}]}}}\n- {id: b, title: B, destination: {objects: "
                + "{type: U, fields: {<<: *f , q: Int}, id: id, label: n, rows: *r }}}",
            ["5:129 FC3019", "5:129 FC3019 used here 6:105"]
        ),
        (
            "- {id: a, title: A, destination: {objects: {type: T, fields: {<<: &f {id: Int, n: String, p: Int, q: Int?}}, id: id, "
                + "label: n, rows: &r [{id: 1, n: x}]}}}\n- {id: b, title: B, destination: {objects: "
                + "{type: U, fields: {<<: *f , p: Int?, q: Int}, id: id, label: n, rows: *r }}}",
            ["5:138 FC3019", "5:138 FC3019 used here 6:114"]
        ),
    ]

    @Test(arguments: cases.indices) func placesAreNamed(_ index: Int) {
        let item = RelatedPlaceTests.cases[index]
        let found = TestBuild(RelatedPlaceTests.items + item.text + "\n").findings.map { finding in
            finding.line
                + finding.located.related.map {
                    " \($0.message) \($0.location.start.line):\($0.location.start.column)"
                }.joined()
        }
        #expect(found == item.expected)
    }

    @Test func namesOfSpecsAreComparedOverFiles() {
        let set = "formc: 1\nkind: optionSet\nname: Set1\noptions: [x]\n"
        let build = TestBuild([TestFile("b.yaml", set), TestFile("a.yaml", set)])
        #expect(build.lines == ["b.yaml:3:7 FC2008"])
        #expect(build.findings[0].located.related.map(\.location.path) == ["a.yaml"])
    }
}
