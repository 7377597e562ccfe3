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
