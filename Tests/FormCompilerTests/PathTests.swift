import Testing

@testable import FormCompiler

@Suite struct PathTests {
    @Test(arguments: [
        ("", ""), (".", ""), ("./a", "a"), ("a//b/./c/", "a/b/c"), ("/", "/"), ("//a/.", "/a"), ("../a", "../a"),
    ])
    func normalizes(_ path: String, _ expected: String) {
        #expect(Path(path).normalized.string == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/a/b/c", "/a/x/y", "../../b/c"), ("/", "/a", ".."), ("/b", "/", "b"),
    ])
    func goesFromOneToAnother(_ path: String, _ base: String, _ expected: String) {
        #expect(Path(path).relative(to: Path(base)).string == expected)
    }

    @Test(
        arguments: [
            ("a/b", "a", "b"), ("a", "a", ""), ("ab", "a", nil), ("/a/b", "/", "a/b"), ("a/b", "", "a/b"),
            ("/a", "", nil),
            ("b", "a", nil),
        ] as [(String, String, String?)])
    func isBelow(_ path: String, _ directory: String, _ expected: String?) {
        #expect(Path(path).below(Path(directory))?.string == expected)
    }

    @Test func hasParents() {
        #expect(Path("a/b").parent == Path("a") && Path("a").parent == Path("") && Path("/a").parent == Path("/"))
        #expect(Path("a").appending("b") == Path("a/b") && Path("/").appending("b") == Path("/b"))
        #expect(Path("").appending("b") == Path("b") && Path("a").appending(Path("/b")) == Path("/b"))
        #expect(Path("a").appending(Path("")) == Path("a"))
    }

    @Test func findsWhereLinksLead() {
        let sandbox = Sandbox()
        sandbox.write("real/file")
        sandbox.link("link", to: "real")
        sandbox.link("broken", to: "real/../gone/x")
        sandbox.link("circle", to: "circle/y")
        sandbox.link("far", to: "/nowhere/../else")
        func lead(_ path: String) -> String { Links.destination(of: Path(sandbox[path])).string }
        #expect(lead("link/file") == sandbox["real/file"])
        #expect(lead("link/../x") == sandbox["x"])
        #expect(lead("broken") == sandbox["gone/x"])
        #expect(lead("far/a") == "/else/a")
        #expect(lead("circle").hasPrefix(sandbox["circle"]))
        #expect(Links.destination(of: Path("/../a/..")).string == "/")
        let long = String(repeating: "/abc", count: 100_000)
        #expect(Links.destination(of: Path(long)).string == long)
    }

    @Test func keysLeadBack() {
        let roots = [FileWalk.Root(path: Path("specs"), real: Path("/w/p/specs"))]
        let keys = RecordKeys(output: Path("/w/out/made"), roots: roots)
        let file = FileWalk.File(path: Path("specs/a/b.yaml"), root: 0, stamp: .none)
        #expect(keys.key(of: file).string == "../../p/specs/a/b.yaml")
        #expect(keys.path(of: keys.key(of: file)).string == "/w/p/specs/a/b.yaml")
    }
}
