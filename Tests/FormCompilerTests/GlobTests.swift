import Testing

@testable import FormCompiler

@Suite struct GlobTests {
    @Test(arguments: [
        ("*.yaml", "a.yaml"), ("*.yaml", "x/y/a.yaml"), ("a*c*e", "abcde"), ("?.yaml", "ä.yaml"), ("[a-c]x", "bx"),
        ("[!a-c]x", "dx"), ("[]]x", "]x"), ("[a", "[a"), ("x/**", "x/y/z"), ("x/**/z", "x/z"), ("x/**/z", "x/1/2/z"),
        ("**/z", "z"), ("./x/y", "x/y"), ("x/y", "x/y"), ("\\*", "*"), ("**", "a/b"), ("/x", "x"), ("a**b", "axxb"),
        ("**/a/**/b", "a/a/c/b"),
    ])
    func matches(_ pattern: String, _ path: String) {
        #expect(Glob(pattern).matches(Array(path.utf8), isDirectory: false))
    }

    @Test(arguments: [
        ("*.yaml", "a.yml"), ("x/*", "x/y/z"), ("x/*", "y/x/z"), ("[a-c]x", "dx"), ("x/", "x"), ("?", "ab"), ("?", ""),
        ("x/y", "z/x/y"), ("\\*", "a"), ("", "a"), ("/", "a"), ("[!a-c]x", "ax"), ("x/**/z", "x/zz"), ("*", ""),
    ])
    func doesNotMatch(_ pattern: String, _ path: String) {
        #expect(!Glob(pattern).matches(Array(path.utf8), isDirectory: false))
    }

    @Test func isForDirectories() {
        #expect(Glob("x/").matches(Array("a/x".utf8), isDirectory: true))
        #expect(Glob("x").matches(Array("a/x".utf8), isDirectory: true))
    }

    @Test func takesNoTimeForHostilePatterns() {
        let stars = String(repeating: "a*", count: 200) + "b"
        #expect(!Glob(stars).matches(Array(repeating: UInt8(ascii: "a"), count: 2_000), isDirectory: false))
        let depths = String(repeating: "**/a/", count: 100) + "b"
        let path = Array(String(repeating: "a/", count: 400).utf8)
        #expect(!Glob(depths).matches(path, isDirectory: false))
    }
}
