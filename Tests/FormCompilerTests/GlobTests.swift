import Testing

@testable import FormCompiler

@Suite struct GlobTests {
    @Test(arguments: [
        ("*.yaml", "a.yaml"), ("*.yaml", "x/y/a.yaml"), ("a*c*e", "abcde"), ("?.yaml", "ä.yaml"), ("[a-c]x", "bx"),
        ("[!a-c]x", "dx"), ("[]]x", "]x"), ("[a", "[a"), ("x/**", "x/y/z"), ("x/**/z", "x/z"), ("x/**/z", "x/1/2/z"),
        ("**/z", "z"), ("./x/y", "x/y"), ("x/y", "x/y"), ("\\*", "*"), ("**", "a/b"), ("/x", "x"), ("a**b", "axxb"),
        ("**/a/**/b", "a/a/c/b"), ("[[]x", "[x"), ("[x[y", "[x[y"), ("[!]]x", "ax"), ("[]x[a-", "[]x[a-"),
    ])
    func matches(_ pattern: String, _ path: String) {
        #expect(Glob(pattern).matches(Glob.Place(path.utf8), isDirectory: false))
    }

    @Test(arguments: [
        ("*.yaml", "a.yml"), ("x/*", "x/y/z"), ("x/*", "y/x/z"), ("[a-c]x", "dx"), ("x/", "x"), ("?", "ab"), ("?", ""),
        ("x/y", "z/x/y"), ("\\*", "a"), ("", "a"), ("/", "a"), ("[!a-c]x", "ax"), ("x/**/z", "x/zz"), ("*", ""),
    ])
    func doesNotMatch(_ pattern: String, _ path: String) {
        #expect(!Glob(pattern).matches(Glob.Place(path.utf8), isDirectory: false))
    }

    @Test func isForDirectories() {
        #expect(Glob("x/").matches(Glob.Place("a/x".utf8), isDirectory: true))
        #expect(Glob("x").matches(Glob.Place("a/x".utf8), isDirectory: true))
    }

    @Test func takesNoTimeForHostilePatterns() {
        let stars = String(repeating: "a*", count: 200) + "b"
        #expect(!Glob(stars).matches(Glob.Place(Array(repeating: UInt8(ascii: "a"), count: 2_000)), isDirectory: false))
        let depths = String(repeating: "**/a/", count: 100) + "b"
        let path = String(repeating: "a/", count: 400)
        #expect(!Glob(depths).matches(Glob.Place(path.utf8), isDirectory: false))
    }
}
