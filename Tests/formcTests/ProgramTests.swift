import Foundation
import Testing

@testable import formc

/// Runs formc, which is always there.
private func formc(_ arguments: [String], in directory: URL? = nil) throws -> Outcome {
    try #require(try run(formcTests.formc, arguments, in: directory))
}

/// Runs a line of a shell in which `$F` is formc.
private func shell(_ line: String, in directory: URL? = nil) throws -> Outcome {
    try #require(try run("/bin/sh", ["-c", "F='\(formcTests.formc)'; \(line)"], in: directory))
}

@Suite struct ProgramTests {
    @Test(
        arguments: [
            (["--version"], 0), (["help"], 0), (["help", "build"], 0), (["build", "-h"], 0),
            (["rules", "--format=json"], 0),
            (["schema"], 0),
        ] as [([String], Int32)])
    func goodRuns(arguments: [String], status: Int32) throws {
        let outcome = try formc(arguments)
        #expect(outcome.status == status)
        #expect(!outcome.output.isEmpty && outcome.error.isEmpty)
    }

    @Test(arguments: [
        ["bogus"], ["build", "--bogus"], ["help", "bogus"], ["completions", "tcsh"], ["explain", "FC0000"],
        ["build\u{1B}[2J\n"],
    ])
    func wrongUsageIsOneLine(arguments: [String]) throws {
        let outcome = try formc(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.hasPrefix("formc: ") && outcome.error.hasSuffix("\n"))
        #expect(outcome.error.filter { $0 == "\n" || $0 == "\u{1B}" } == "\n")
    }

    @Test func withoutACommandItHelps() throws {
        let outcome = try formc([])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty && outcome.error == HelpPage.overview)
    }

    @Test func aClosedPipeEndsItSilently() throws {
        let outcome = try shell("{ sleep 0.2; \"$F\" help; echo $? >&2; } | true")
        #expect(outcome.error == "141\n")
    }

    @Test func aClosedPipeEndsItEvenIfSignalsAreIgnored() throws {
        let outcome = try shell("trap '' PIPE; { sleep 0.2; \"$F\" help; echo $? >&2; } | true")
        #expect(outcome.error == "141\n")
    }

    @Test func standardOutputThatCannotBeWritten() throws {
        let closed = try shell("\"$F\" help >&-")
        #expect(closed.status == 2)
        #expect(closed.error.hasPrefix("formc: cannot write to standard output: "))
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let full = try shell("\"$F\" help >/dev/full")
        #expect(full.status == 2)
        #expect(full.error.hasPrefix("formc: cannot write to standard output: "))
    }
}

@Suite struct InitTests {
    @Test func startsAProjectThatBuilds() throws {
        try withTemporaryDirectory { folder in
            let outcome = try formc(["init"], in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.hasPrefix("wrote formc.yaml\nwrote Specs/TravelRequest.yaml\n"))
            let build = try formc(["build", "--strict", "--format", "compact"], in: folder)
            #expect(build.status == 0, "\(build.output)\(build.error)")
            #expect(build.output.isEmpty)
        }
    }

    @Test func leavesWhatExists() throws {
        try withTemporaryDirectory { folder in
            let settings = folder.appendingPathComponent("a/b/formc.yaml")
            try FileManager.default.createDirectory(
                at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: settings)
            let outcome = try formc(["init", "a/b/"], in: folder)
            #expect(outcome.status == 0)
            #expect(
                outcome.error.contains(
                    "a/b/formc.yaml exists, and stays as it is\nwrote a/b/Specs/TravelRequest.yaml\n"))
            #expect(try String(contentsOf: settings, encoding: .utf8) == "mine")
            #expect(try formc(["init", "-q", "a/b"], in: folder).error.isEmpty)
        }
    }

    @Test func makesTheDirectory() throws {
        try withTemporaryDirectory { folder in
            #expect(try formc(["init", "new/one"], in: folder).status == 0)
            let spec = folder.appendingPathComponent("new/one/Specs/TravelRequest.yaml")
            #expect(try String(contentsOf: spec, encoding: .utf8) == StarterFile.spec.text)
            try Data().write(to: folder.appendingPathComponent("file"))
            let blocked = try formc(["init", "file/x"], in: folder)
            #expect(blocked.status == 2)
            #expect(blocked.error.hasPrefix("formc: cannot write 'file/x/formc.yaml': "))
        }
    }
}
