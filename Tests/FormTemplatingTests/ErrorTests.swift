import FormTemplating
import Testing

/// Mistakes in templates, and where they are.
@Suite struct ErrorTests {
    static let cases: [(template: String, place: String, message: String)] = [
        ("a {{b", "1:3", "unclosed tag"),
        ("a\r\n  {{{b}}\n", "2:3", "unclosed tag"),
        ("ä€😀{{=<% %>", "1:4", "unclosed tag"),
        ("{{! a", "1:1", "unclosed tag"),
        ("\u{FEFF}{{", "1:1", "unclosed tag"),
        ("{{a}}\n{{ }}", "2:1", "a tag without a name"),
        ("{{#}}{{/}}", "1:1", "a tag without a name"),
        ("{{{}}}", "1:1", "a tag without a name"),
        ("{{a b}}", "1:3", "white space in a name"),
        ("{{# a\n}}\n{{>p q}}{{/a}}", "3:4", "white space in a name"),
        ("{{a..b}}", "1:3", "an empty part in the name 'a..b'"),
        ("x{{#.a}}{{/.a}}", "1:5", "an empty part in the name '.a'"),
        ("{{^a.}}{{/a.}}", "1:4", "an empty part in the name 'a.'"),
        ("{{=<%=}}", "1:1", "new delimiters have to be two words"),
        ("{{=a b c=}}", "1:1", "new delimiters have to be two words"),
        ("{{=a= b=}}", "1:1", "new delimiters have to be two words"),
        ("x\n{{#a}}\ny", "2:4", "unclosed section 'a'"),
        ("{{^ a.b }}", "1:5", "unclosed inverted section 'a.b'"),
        ("{{#a}}{{$b}}{{#c}}", "1:16", "unclosed section 'c'"),
        ("{{<p}}", "1:4", "unclosed parent 'p'"),
        ("{{<p}}{{$ü}}", "1:10", "unclosed block 'ü'"),
        ("é{{/a}}", "1:5", "the end of 'a', which is not open"),
        ("{{#a}}{{/a}}\n {{/ a }}", "2:6", "the end of 'a', which is not open"),
        ("{{#a}}{{#b}}{{/a}}{{/b}}", "1:16", "expected the end of 'b', not of 'a'"),
        ("{{=<% %>=}}<%#a%><%/b%>", "1:21", "expected the end of 'a', not of 'b'"),
        ("{{>*p}}", "1:4", "dynamic names are not supported"),
        ("{{<*p}}{{/*p}}", "1:4", "dynamic names are not supported"),
        ("{{>other}}", "1:4", "no template 'other'"),
        ("{{<hader}}{{/hader}}", "1:4", "no template 'hader'; did you mean 'header'?"),
        ("{{#a}}{{> hedaer }}{{/a}}", "1:11", "no template 'hedaer'; did you mean 'header'?"),
    ]

    @Test(arguments: cases)
    func mistake(template: String, place: String, message: String) throws {
        let errors = Rendering.errors(in: template, partials: ["header": "", "p": ""])
        #expect(errors.map(\.description) == ["main.mustache:\(place): error: \(message)"])
        let error = try #require(errors.first)
        #expect(error.help.hasSuffix("."))
        #expect(error.message.count < 80)
        #expect(error.location.start.offset < error.location.end.offset)
    }

    @Test("every template tells its mistakes, and each missing name once")
    func severalMistakes() {
        let errors = Rendering.errors(
            in: "{{>x}}{{>y}}{{>x}}{{>p}}", partials: ["p": "\n{{#a}}", "q": "{{>x}}{{>main}}"])
        #expect(
            errors.map(\.description) == [
                "main.mustache:1:4: error: no template 'x'",
                "main.mustache:1:10: error: no template 'y'",
                "p.mustache:2:4: error: unclosed section 'a'",
                "q.mustache:1:4: error: no template 'x'",
            ])
    }

    @Test("a name that is missing many times over does not flood")
    func flood() {
        let template = (0..<1000).map { "{{>no\($0)x}}" }.joined()
        #expect(Rendering.errors(in: template).count == 50)
    }

    @Test("parts of tags are text where they are not tags")
    func text() throws {
        let template = "{ { a }} }}} {x} { {#a}\n"
        #expect(try Rendering.render(template) == template)
        #expect(try Rendering.render("{{=<<< >>>=}}<<a>> <<<a>>><", #"{"a": 1}"#) == "<<a>> 1<")
    }
}
