import Testing

@testable import FormCompiler

@Suite struct FileWalkTests {
    let sandbox = Sandbox()

    /// The paths of the files that a walk finds, from the sandbox.
    private func walk(_ paths: String..., exclude: [String] = []) throws -> [String] {
        try result(paths, exclude: exclude).files.map { String($0.path.string.dropFirst(sandbox.path.count + 1)) }
    }

    private func result(_ paths: [String], exclude: [String] = []) throws -> FileWalk {
        try FileWalk(
            paths.map { Path($0.isEmpty ? sandbox.path : sandbox[$0]) }, exclude: exclude.map(Glob.init),
            projectDirectory: Path(sandbox.path))
    }

    @Test func ordersWholePathsByBytes() throws {
        for name in ["b.yaml", "B.yml", "a/z.yaml", "a.yaml", "a-b.yaml", "a/b/c.yaml", "ä.yaml"] {
            sandbox.write(name)
        }
        #expect(try walk("") == ["B.yml", "a-b.yaml", "a.yaml", "a/b/c.yaml", "a/z.yaml", "b.yaml", "ä.yaml"])
    }

    @Test func takesOnlyWhatIsNamedLikeASpec() throws {
        for name in ["a.yaml", "b.yml", "formc.yaml", "formc.yml", "x/formc.yaml", "c.YAML", "d.json", "yaml"] {
            sandbox.write(name)
        }
        #expect(try walk("") == ["a.yaml", "b.yml", "formc.yml"])
    }

    @Test func passesOverHiddenEntries() throws {
        for name in ["a.yaml", ".a.yaml", ".yaml", ".git/b.yaml", "c/.d/e.yaml"] { sandbox.write(name) }
        #expect(try walk("") == ["a.yaml"])
    }

    @Test func walksDirectoriesNamedLikeSpecs() throws {
        sandbox.write("x.yaml/y.yaml")
        #expect(try walk("") == ["x.yaml/y.yaml"])
    }

    @Test func followsLinksToFilesInsideOnly() throws {
        sandbox.write("in/real.yaml", "1")
        sandbox.write("in/data.txt", "2")
        sandbox.write("out/far.yaml", "3")
        sandbox.link("in/z.yaml", to: "data.txt")
        sandbox.link("in/far.yaml", to: "../out/far.yaml")
        sandbox.link("in/directory", to: "../out")
        sandbox.link("in/loop", to: ".")
        sandbox.link("in/back.yaml", to: "../in/data.txt")
        #expect(try walk("in") == ["in/back.yaml", "in/real.yaml"])
    }

    @Test func readsAFileOnceUnderTheFirstPath() throws {
        sandbox.write("b/spec.yaml", "1")
        sandbox.link("a.yaml", to: "b/spec.yaml")
        #expect(try walk("") == ["a.yaml"])
        #expect(try walk("b", "") == ["b/spec.yaml"])
        #expect(try walk("b/spec.yaml", "b") == ["b/spec.yaml"])
    }

    @Test func tellsOfWhatCannotBeFollowed() throws {
        sandbox.write("in/a.yaml")
        sandbox.link("in/broken", to: "nowhere")
        sandbox.link("in/sub/broken.yaml", to: "../missing/../gone.yaml")
        sandbox.link("in/circle", to: "circle")
        sandbox.link("in/leaves.yaml", to: "../gone.yaml")
        sandbox.link("in/far", to: "/nonexistent/gone.yaml")
        sandbox.link("in/.hidden", to: "nowhere")
        let walk = try result(["in"])
        #expect(walk.files.count == 1)
        #expect(
            walk.unfollowed.map { String($0.path.string.dropFirst(sandbox.path.count + 1)) } == [
                "in/broken", "in/circle", "in/sub/broken.yaml",
            ])
    }

    @Test func aLinkedArgumentIsFollowed() throws {
        sandbox.write("real/a.yaml")
        sandbox.link("linked", to: "real")
        #expect(try walk("linked") == ["linked/a.yaml"])
    }

    @Test(arguments: [
        (["drafts"], ["a.yaml", "sub/b.yaml"]),
        (["drafts/**"], ["a.yaml", "sub/b.yaml"]),
        (["**/b.yaml"], ["a.yaml", "drafts/c.yaml"]),
        (["*.yaml"], []),
        (["sub/*.yaml", "d*/"], ["a.yaml"]),
        (["a.yaml/"], ["a.yaml", "drafts/c.yaml", "sub/b.yaml"]),
    ])
    func excludes(_ globs: [String], _ expected: [String]) throws {
        for name in ["a.yaml", "sub/b.yaml", "drafts/c.yaml"] { sandbox.write(name) }
        if expected.isEmpty {
            #expect(throws: UsageError.self) { try walk("", exclude: globs) }
        } else {
            #expect(try walk("", exclude: globs) == expected)
        }
    }

    @Test func walksADirectoryOnce() throws {
        sandbox.write("a/x.yaml")
        sandbox.write("b/y.yaml")
        let walk = try result(["b", "a", "b/", "a/./", "a/x.yaml", "a/x.yaml"])
        #expect(walk.roots.map(\.path.lastComponent).map { String(decoding: $0, as: UTF8.self) } == ["b", "a", "a"])
        #expect(walk.files.map(\.root) == [1, 0])
        #expect(throws: UsageError.self) { try self.walk("a/x.yaml", "a/x.yaml/") }
    }

    @Test func refusesWhatHasNoSpec() throws {
        sandbox.write("empty/notes.txt")
        sandbox.write("formc.yaml")
        sandbox.write("a.yaml")
        for path in ["missing", "empty", "formc.yaml", "empty/notes.txt", "a.yaml/b"] {
            #expect(throws: UsageError.self, "\(path)") { try walk("a.yaml", path) }
        }
    }

    @Test(arguments: [
        ("specs/", "specs"), ("./specs//a/./b.yaml", "specs/a/b.yaml"), (".", ""), ("/w/d/x", "x"), ("/w/dx", "/w/dx"),
        ("/w/d", ""), ("/elsewhere/./x", "/elsewhere/x"), ("../x", "../x"),
    ])
    func showsPaths(_ given: String, _ shown: String) {
        #expect(FileWalk.shown(Path(given), from: Path("/w/d")).string == shown)
    }
}
