import Testing

/// White space where the specification's tests say nothing: its prose, and its editor's rules for blocks, decide.
@Suite struct LayoutTests {
    struct Case: Sendable {
        let name: String
        let template: String
        var partials: [String: String] = [:]
        var json = "{}"
        let expected: String
    }

    @Test(arguments: partials + blocks)
    func layout(_ test: Case) throws {
        let output = try Rendering.render(test.template, test.json, partials: test.partials)
        #expect(output == test.expected, "\(test.name)")
    }

    static let partials = [
        Case(
            name: "an empty line is not indented", template: "  {{>p}}\n", partials: ["p": "a\n\nb\r\n\r\nc\n"],
            expected: "  a\n\n  b\r\n\r\n  c\n"),
        Case(
            name: "indents add up", template: "  {{>p}}\n", partials: ["p": "x\n\t{{>q}}\ny\n", "q": "1\n2\n"],
            expected: "  x\n  \t1\n  \t2\n  y\n"),
        Case(
            name: "a partial without white space keeps the indent around it", template: "  {{>p}}\n",
            partials: ["p": "{{>q}}\nx\n", "q": "1\n2\n"], expected: "  1\n  2\n  x\n"),
        Case(
            name: "a partial inside an indented line is not indented", template: "  {{>p}}\n",
            partials: ["p": "x {{>q}} y\nz\n", "q": "1\n2"], expected: "  x 1\n2 y\n  z\n"),
        Case(
            name: "a line that begins with a tag", template: "  {{>p}}\n",
            partials: ["p": "{{#s}}\n{{.}},\n{{/s}}\n{{^s}}{{/s}}x{{! y }}\n{{! y }}z\n"], json: #"{"s": [1, 2]}"#,
            expected: "  1,\n  2,\n  x\n  z\n"),
        Case(
            name: "a section that begins inside a line", template: "  {{>p}}\n",
            partials: ["p": "a{{#s}}\n{{.}}{{/s}}\nb\n"], json: #"{"s": [1, 2]}"#,
            expected: "  a\n  1\n  2\n  b\n"),
        Case(
            name: "values keep their lines", template: "  {{>p}}\n", partials: ["p": "{{{x}}}\n{{x}}\n"],
            json: #"{"x": "1\n2"}"#, expected: "  1\n2\n  1\n2\n"),
        Case(
            name: "an empty partial", template: "a\n  {{>p}}\nb\n", partials: ["p": ""], expected: "a\nb\n"),
        Case(
            name: "the indent ends with the partial", template: "  {{>p}}\n{{>p}}\nx\n", partials: ["p": "a\nb\n"],
            expected: "  a\n  b\na\nb\nx\n"),
        Case(
            name: "two partials on a line", template: "  {{>p}}{{>p}}\n", partials: ["p": "a\nb\n"],
            expected: "  a\nb\na\nb\n\n"),
    ]

    static let blocks = [
        Case(
            name: "arguments on lines of their own",
            template: "{{<p}}\n{{$body}}\nlet a = 1\n\n    let b = 2\n{{/body}}\nnot text\n{{/p}}\nend\n",
            partials: ["p": "struct X {\n    {{$body}}\n    {{/body}}\n}\n"],
            expected: "struct X {\n    let a = 1\n\n        let b = 2\n}\nend\n"),
        Case(
            name: "arguments that are indented where they are given",
            template: "{{<p}}\n  {{$body}}\n    let a = 1\n  let b = 2\n  {{/body}}\n{{/p}}\n",
            partials: ["p": "{\n\t{{$body}}\n\t{{/body}}\n}\n"], expected: "{\n\tlet a = 1\n\tlet b = 2\n}\n"),
        Case(
            name: "an indented parent", template: "  {{<p}}{{$b}}\n1\n2\n{{/b}}{{/p}}\n",
            partials: ["p": "x\n  {{$b}}\n  {{/b}}\ny\n"], expected: "  x\n    1\n    2\n  y\n"),
        Case(
            name: "a parent inside a line", template: "a {{<p}}{{$b}}1\n2{{/b}}{{/p}} z\n",
            partials: ["p": "x\n{{$b}}{{/b}}\ny"], expected: "a x\n1\n2\ny z\n"),
        Case(
            name: "a parent inside a line of an indented partial", template: "  {{>q}}\n",
            partials: ["p": "[{{$b}}{{/b}}]", "q": "a {{<p}}{{$b}}1{{/b}}{{/p}} c\n{{<p}}{{/p}} d\ne\n"],
            expected: "  a [1] c\n  [] d\n  e\n"),
        Case(
            name: "a default in an indented partial", template: "  {{>p}}\n",
            partials: ["p": "{{$b}}\n1\n2\n{{/b}}\n  {{$c}}3{{/c}}\n{{$d}}4{{/d}} x\n"],
            expected: "  1\n  2\n    3\n  4 x\n"),
        Case(
            name: "a block inside a line", template: "{{<p}}{{$b}}1\n2{{/b}}{{/p}}",
            partials: ["p": "  a {{$b}}{{/b}} z\n"], expected: "  a 1\n2 z\n"),
        Case(
            name: "the default's indent is removed with its lines", template: "{{<p}}{{$b}}\n1\n{{/b}}{{/p}}",
            partials: ["p": "{{$b}}\n\n    default\n  more\n{{/b}}\n"], expected: "    1\n"),
        Case(
            name: "partials in an argument move with it",
            template: "{{<p}}\n{{$b}}\n    1\n      {{>q}}\n{{/b}}\n{{/p}}\n",
            partials: ["p": "  {{$b}}\n  {{/b}}\n", "q": "2\n3\n"], expected: "  1\n    2\n    3\n"),
        Case(
            name: "an argument that begins with a tag", template: "{{<p}}{{$b}}{{x}}\n{{x}}\n{{/b}}{{/p}}",
            partials: ["p": "  {{$b}}\n  {{/b}}\n"], json: #"{"x": 1}"#, expected: "  1\n  1\n"),
        Case(
            name: "an empty argument", template: "{{<p}}{{$b}}{{/b}}{{/p}}",
            partials: ["p": "a\n  {{$b}}\n  x\n  {{/b}}\nb\n"], expected: "a\nb\n"),
        Case(
            name: "carriage returns", template: "{{<p}}{{$b}}\r\n  1\r\n\r\n  2\r\n{{/b}}{{/p}}\r\n",
            partials: ["p": "a\r\n    {{$b}}\r\n    {{/b}}\r\nb\r\n"],
            expected: "a\r\n    1\r\n\r\n    2\r\nb\r\n"),
    ]
}
