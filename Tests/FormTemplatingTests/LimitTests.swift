import FormBytes
import FormSource
import FormTemplating
import Testing

/// Templates that mean harm, or no good.
@Suite struct LimitTests {
    @Test(
        "a template that renders itself without end is an error at its tag",
        arguments: [
            ("x {{>main}}", "1:6"),
            ("x\n{{#a}}{{>p}}{{>p}}{{/a}}", "2:10"),
            ("{{>q}}", "1:4"),
            ("{{<main}}{{$a}}b{{/a}}{{/main}}", "1:4"),
        ])
    func endless(template: String, place: String) throws {
        let error = try #require(throws: TemplateError.self) {
            try Rendering.render(
                template, #"{"a": [{}]}"#, partials: ["p": "y{{>main}}", "q": "{{$b}}{{<q}}{{$c}}{{/c}}{{/q}}{{/b}}"])
        }
        #expect(error.message.hasSuffix("is inside itself, or others, more than 512 times"))
        if error.location.path == "main.mustache" {
            #expect("\(error.location.start.line):\(error.location.start.column)" == place)
        }
    }

    @Test("recursion follows the data as deep as 500")
    func deepData() throws {
        let depth = 500
        var tree = JSONValue.object(["n": .list([])])
        for _ in 0..<depth { tree = .object(["n": .list([tree])]) }
        let output = try Rendering.render(
            "{{>p}}", tree, partials: ["p": "x{{#n}}{{>p}}{{/n}}"], missing: .areErrors)
        #expect(output.filter { $0 == "x" }.count == depth + 1)
    }

    @Test("indents do not add up without end")
    func wide() throws {
        let error = try #require(throws: TemplateError.self) {
            try Rendering.render(String(repeating: " ", count: 1000) + "{{>main}}\n")
        }
        #expect(error.message == "'main' is indented by more than 65536 bytes")
    }

    /// Templates that would render a thing 2^60 times or more, and where the error is.
    static let multiplied: [(template: String, partial: String, last: String, place: String)] = [
        ("{{>p0}}", "{{>NEXT}}{{>NEXT}}", "x", ""),
        ("{{>p0}}", "{{>NEXT}}{{>NEXT}}", "", ""),
        ("{{>p0}}", "{{#o}}{{>NEXT}}{{>NEXT}}{{/o}}", "x", ""),
        ("{{>p0}}", "{{<NEXT}}{{$b}}{{/b}}{{/NEXT}}{{>NEXT}}", "", ""),
        (String(repeating: "{{#l}}", count: 60) + String(repeating: "{{/l}}", count: 60), "", "", "1:358"),
        (String(repeating: " ", count: 60_000) + "{{>p60}}\n", "", String(repeating: "x\n", count: 10_000), "1:60004"),
        (String(repeating: "{{t}}", count: 100_000), "", "", ""),
    ]

    @Test("what multiplies without end is an error at a tag", arguments: multiplied)
    func multiplies(template: String, partial: String, last: String, place: String) throws {
        var partials = ["p60": last]
        for index in 0..<60 {
            partials["p\(index)"] = partial.replacing("NEXT", with: "p\(index + 1)")
        }
        let text = String(repeating: "t", count: 10_000)
        let error = try #require(throws: TemplateError.self) {
            try Rendering.render(template, #"{"o": {"a": 1}, "l": [1, 2], "t": "\#(text)"}"#, partials: partials)
        }
        #expect(error.message.hasPrefix("too much is rendered at '"))
        if !place.isEmpty { #expect("\(error.location.start.line):\(error.location.start.column)" == place) }
    }

    @Test("partials for each of many items are no harm")
    func many() throws {
        let items = JSONValue.list(Array(repeating: .object(["a": .text("x")]), count: 100_000))
        let output = try Rendering.render(
            "{{#l}}{{>p}}{{/l}}", .object(["l": items]),
            partials: ["p": "{{>q}}{{>q}}\n", "q": "{{#a}}{{a}}{{b}}{{/a}}"],
            missing: .areErrors)
        #expect(output.utf8.count == 300_000)
    }

    @Test("a parent is given thousands of blocks, and of two with one name the later")
    func manyArguments() throws {
        let names = (0..<20_000).map { "b\($0 * 7 % 20_000)" }
        let given = names.map { "{{$\($0)}}-{{/\($0)}}" } + names.map { "{{$\($0)}}\($0),{{/\($0)}}" }
        let blocks = names.map { "{{$\($0)}}{{/\($0)}}" }.joined()
        let output = try Rendering.render(
            "{{<p}}\(given.joined()){{/p}}", partials: ["p": blocks + "{{$none}}x{{/none}}"])
        #expect(output == names.map { $0 + "," }.joined() + "x")
    }

    @Test("names that are missing by the thousand are found soon")
    func manyMissing() {
        var partials: [String: String] = [:]
        for index in 0..<1_000 {
            partials["part\(index)"] = (0..<10).map { "{{>prat\(index)x\($0)}}" }.joined()
        }
        var errors: [TemplateError] = []
        let time = ContinuousClock().measure { errors = Rendering.errors(in: "{{>prat7}}", partials: partials) }
        #expect(errors.count == 10_001)
        #expect(errors.first?.message == "no template 'prat7'; did you mean 'part7'?")
        #expect(time < .seconds(15))
    }

    @Test("a renderer works again after an error")
    func renderAfterError() throws {
        let library = TemplateLibrary(
            [
                TemplateSource(
                    name: "endless", text: SourceText(path: "endless", "  {{<endless}}{{$a}}{{/a}}{{/endless}}")),
                TemplateSource(name: "good", text: SourceText(path: "good", "a\n{{$a}}b{{/a}}")),
            ], keys: TemplateKeys())
        var renderer = TemplateRenderer(library)
        let data = TemplateData()
        var output = ByteBuffer()
        let endless = try #require(library.template(named: "endless"))
        let good = try #require(library.template(named: "good"))
        var failed = false
        do { try renderer.render(endless, data, to: &output) } catch { failed = true }
        #expect(failed)
        output.removeAll()
        try renderer.render(good, data, to: &output)
        #expect(output.bytes.string == "a\nb")
    }

    @Test("a hundred thousand tags inside one another", arguments: ["#", "^", "$", "<"])
    func nested(sigil: String) throws {
        let count = 100_000
        let template =
            String(repeating: "{{\(sigil)a}}", count: count) + "x" + String(repeating: "{{/a}}", count: count)
        let output = try Rendering.render(
            template, sigil == "^" ? "{}" : #"{"a": true}"#, partials: sigil == "<" ? ["a": "x"] : [:])
        #expect(output == "x")
        #expect(Rendering.errors(in: String(template.dropLast(6)), partials: ["a": ""]).count == 1)
    }

    @Test("no mutation of a template stops the compiler or the renderer")
    func mutations() {
        var random = Generator(state: 1)
        let pieces = [
            "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^a}}", "{{$b}}", "{{/b}}", "{{<p}}", "{{/p}}", "{{>p}}",
            "{{>main}}", "{{=<% %>=}}", "<%={{ }}=%>", "{{!", "\n", "\r\n", "  ", "\t", "x", "ä", "{{.}}", "{{a.b}}",
            "{{&a}}", "=", "<", "%>",
        ]
        var rendered = 0
        for _ in 0..<5000 {
            let template = random.text(of: pieces)
            let result = Result {
                try Rendering.render(
                    template, #"{"a": [1, {"b": "x"}, []]}"#, partials: ["p": random.text(of: pieces)],
                    missing: .areEmpty)
            }
            if case .success = result { rendered += 1 }
        }
        #expect(rendered > 100)
    }
}

/// Numbers that are the same in every run.
private struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func text(of pieces: [String]) -> String {
        (0..<next(below: 12)).map { _ in pieces[next(below: pieces.count)] }.joined()
    }
}
