import FormBytes
import FormSource
import FormTemplating
import Testing

/// Template data, and the libraries that render it.
@Suite struct DataTests {
    @Test("data as JSON, members in the order they were added")
    func json() {
        let keys = TemplateKeys()
        var data = TemplateData()
        data.add("lost")
        data.reset()
        data.beginObject()
        data.add("quote \" \\ \u{1} \n ä" as String, as: keys.key("zulu"))
        data.add(-12, as: keys.key("alpha"))
        data.beginList(keys.key("list"))
        data.add(true)
        data.addNull()
        data.beginObject()
        data.endObject()
        data.beginList()
        data.endList()
        data.beginObject()
        let start = data.text.count
        data.text.append("made")
        data.text.append(" here")
        data.add(textFrom: start, as: keys.key("text"))
        data.endObject()
        data.endList()
        data.add(copying: Bytes("copy"), as: keys.key("co\"py"))
        data.endObject()
        #expect(
            data.json(keys: keys) == """
                {
                  "zulu": "quote \\" \\\\ \\u0001 \\n ä",
                  "alpha": -12,
                  "list": [
                    true,
                    null,
                    {},
                    [],
                    {
                      "text": "made here"
                    }
                  ],
                  "co\\"py": "copy"
                }

                """)
        data.reset()
        #expect(data.json(keys: keys) == "null\n")
    }

    @Test(
        "what a section takes for false",
        arguments: [
            ("false", "no"), ("null", "no"), ("[]", "no"), (#""""#, "no"), ("0", "no"), ("true", "yes"),
            (#""0""#, "yes"),
            (#"" ""#, "yes"), ("-1", "yes"), ("{}", "yes"), ("[false]", "yes"),
        ])
    func truth(json: String, expected: String) throws {
        #expect(try Rendering.render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", #"{"a": \#(json)}"#) == expected)
        #expect(try Rendering.render("{{#.}}yes{{/.}}{{^.}}no{{/.}}", json) == expected)
    }

    @Test(
        "what a value is as text",
        arguments: [
            ("true", "true"), ("false", "false"), ("null", ""), ("-9223372036854775808", "-9223372036854775808"),
            ("0", "0"), (#""<'é'>""#, "&lt;'é'&gt;"), ("[1]", ""), (#"{"a": 1}"#, ""), ("1.5", "1.5"),
        ])
    func text(json: String, expected: String) throws {
        #expect(try Rendering.render("{{a}}", #"{"a": \#(json)}"#) == expected)
    }

    @Test("names are looked up from the inside out, and null is found")
    func lookup() throws {
        let json = #"{"a": "out", "b": {"a": null, "c": {"d": 1}}, "s": "text", "e": [[{"a": "in"}]]}"#
        let cases = [
            ("{{#b}}[{{a}}]{{c.d}}{{s}}{{/b}}", "[]1text"),
            ("{{#s}}{{a}}{{.}}{{a.b}}{{s.length}}{{/s}}", "outtext"),
            ("{{#e}}{{a}}{{#.}}{{a}}{{/.}}{{/e}}", "outin"),
            ("{{#b.c}}{{d}}{{a}}{{c}}{{/b.c}}", "1out"),
        ]
        for (template, expected) in cases {
            #expect(try Rendering.render(template, json) == expected, "\(template)")
        }
    }

    @Test("a later template takes the place of an earlier one of its name")
    func replacement() throws {
        let keys = TemplateKeys()
        let name = keys.key("name")
        let sources = [("main", "{{>part}}{{name}}"), ("part", "old {{#"), ("part", "new ")]
        let library = TemplateLibrary(
            sources.map { TemplateSource(name: $0.0, text: SourceText(path: $0.0, $0.1)) }, keys: keys)
        #expect(library.errors.isEmpty)
        #expect(library.template(named: "other") == nil)
        let main = try #require(library.template(named: "main"))
        var renderer = TemplateRenderer(library)
        var data = TemplateData()
        var output = ByteBuffer()
        for round in 1...3 {
            data.reset()
            data.beginObject()
            data.add(round, as: name)
            data.endObject()
            try renderer.render(main, data, to: &output)
        }
        #expect(output.bytes.string == "new 1new 2new 3")
    }

    @Test("an option's line costs well under ten microseconds, even in a debug build")
    func speed() throws {
        let keys = TemplateKeys()
        let (options, name) = (keys.key("options"), keys.key("name"))
        let template = "{{#options}}\n    case {{{name}}}{{#raw}} = {{{raw}}}{{/raw}}\n{{/options}}\n"
        let library = TemplateLibrary(
            [TemplateSource(name: "main", text: SourceText(path: "main", template))], keys: keys)
        let main = try #require(library.template(named: "main"))
        var renderer = TemplateRenderer(library)
        var data = TemplateData()
        var output = ByteBuffer()
        let count = 20_000
        let time = try ContinuousClock().measure {
            data.beginObject()
            data.beginList(options)
            for _ in 0..<count {
                data.beginObject()
                data.add("first", as: name)
                data.add("\"1\"", as: keys.key("raw"))
                data.endObject()
            }
            data.endList()
            data.endObject()
            try renderer.render(main, data, to: &output)
        }
        #expect(output.count == count * "    case first = \"1\"\n".utf8.count)
        #expect(time < .microseconds(10 * count))
    }
}
