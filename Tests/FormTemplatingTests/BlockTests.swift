import Testing

/// Which content a block renders.
@Suite struct BlockTests {
    @Test("what stands in a parent tag around its arguments renders nothing")
    func ignoredContent() throws {
        let output = try Rendering.render(
            "{{<p}}{{x}}{{#x}}{{$b}}no{{/b}}{{/x}}{{! no }}{{>p}}{{<p}}{{/p}}{{$b}}yes{{/b}}{{y}}{{/p}}.",
            #"{"x": "no"}"#, partials: ["p": "[{{$b}}default{{/b}}]"])
        #expect(output == "[yes].")
    }

    @Test("the last of two arguments for one block counts")
    func repeatedArgument() throws {
        let output = try Rendering.render("{{<p}}{{$b}}1{{/b}}{{$b}}2{{/b}}{{/p}}", partials: ["p": "{{$b}}{{/b}}"])
        #expect(output == "2")
    }

    @Test("a block renders wherever it stands, as often as it stands")
    func repeatedBlock() throws {
        let output = try Rendering.render(
            "{{<p}}{{$b}}<{{.}}>{{/b}}{{/p}}", #"{"s": [1, 2]}"#,
            partials: ["p": "{{#s}}{{$b}}{{/b}}{{/s}}{{#s}}{{>q}}{{/s}}", "q": "{{$b}}no{{/b}}"])
        #expect(output == "<1><2><1><2>")
    }

    @Test("a block in an argument is the argument's template's own")
    func blockInArgument() throws {
        let output = try Rendering.render(
            "{{<p}}{{$a}}[{{$b}}b of main{{/b}}]{{/a}}{{$b}}b for p{{/b}}{{/p}}",
            partials: ["p": "{{$a}}{{/a}} {{$b}}{{/b}}"])
        #expect(output == "[b of main] b for p")
    }

    @Test("a block in an argument of its own name does not render itself")
    func blockInItself() throws {
        let output = try Rendering.render(
            "{{<p}}{{$a}}({{$a}}inner{{/a}}){{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"])
        #expect(output == "(inner)")
    }

    @Test("a parent in an argument gives what it is given there")
    func parentInArgument() throws {
        let output = try Rendering.render(
            "{{<p}}{{$a}}{{<q}}{{$b}}1{{/b}}{{/q}}{{/a}}{{/p}}|{{>q}}",
            partials: ["p": "{{$a}}{{/a}}{{>q}}", "q": "<{{$b}}0{{/b}}>"])
        #expect(output == "<1><0>|<0>")
    }

    @Test("delimiters set in an argument go on after it")
    func delimiters() throws {
        let output = try Rendering.render(
            "{{<p}}{{$a}}{{=<% %>=}}<%x%>{{x}}<%/a%><%/p%><%x%>", #"{"x": 1}"#, partials: ["p": "{{x}}{{$a}}{{/a}}"])
        #expect(output == "11{{x}}1")
    }
}
