import Foundation
import Testing

/// Runs that are ended from outside: what is there afterwards is whole, and the next run is right.
@Suite(.serialized) struct FaultsKillTests {
    @Test func killedAtAnyMoment() throws {
        try withFaultCorpus { corpus in
            let states = [try corpus.expectation(0), try corpus.expectation(1)]
            let duration = try duration(of: corpus)
            let wanted = isSoak ? 2_000 : 200
            var random = Seeded(state: 20_260_102)
            var (kills, round) = (0, 0)
            // Some runs end before they are killed.
            while kills < wanted, round < 3 * wanted {
                defer { round += 1 }
                let state = round % 2
                try corpus.write(state)
                if try isKilled(corpus, after: Double.random(in: 0..<duration, using: &random)) { kills += 1 }
                for (path, data) in corpus.files("out") {
                    #expect(states[0][path] == data || states[1][path] == data, "round \(round): \(path) is not whole")
                }
                let next = try #require(try run(program, ["build", "specs", "-o", "out"], in: corpus.folder))
                #expect(next.status == 0 && complaints(next).isEmpty, "round \(round): \(next.error)")
                #expect(corpus.files("out") == states[state], "round \(round): the next run is not right")
                #expect(corpus.temporaries("out") == [], "round \(round)")
            }
            #expect(kills == wanted, "too few of \(round) runs were killed before their end")
        }
    }

    /// How many seconds a build takes in which everything changes, at least.
    private func duration(of corpus: FaultCorpus) throws -> Double {
        var shortest = 10.0
        for state in [0, 1, 0] {
            try corpus.write(state)
            let start = Date()
            _ = try run(program, ["build", "specs", "-o", "out"], in: corpus.folder)
            shortest = min(shortest, Date().timeIntervalSince(start))
        }
        return shortest
    }

    private func isKilled(_ corpus: FaultCorpus, after delay: Double) throws -> Bool {
        let process = try start(corpus)
        usleep(UInt32(delay * 1_000_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    private func start(_ corpus: FaultCorpus, _ arguments: [String] = []) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["build", "specs", "-o", "out"] + arguments
        process.currentDirectoryURL = corpus.folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // The threads of the tests block signals, and a child would inherit that.
        var none = sigset_t()
        var former = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        try process.run()
        return process
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func asksToEnd(_ number: Int32, _ status: Int32) throws {
        try withFaultCorpus(30, options: 500) { corpus in
            let states = [try corpus.expectation(0), try corpus.expectation(1)]
            let duration = try duration(of: corpus)
            var random = Seeded(state: UInt64(number))
            var hits = 0
            for round in 0..<40 where round < 12 || hits == 0 {
                try corpus.write(round % 2)
                let process = try start(corpus, ["--jobs", "1"])
                usleep(UInt32(Double.random(in: 0..<duration, using: &random) * 1_000_000))
                kill(process.processIdentifier, number)
                process.waitUntilExit()
                if process.terminationReason == .exit, process.terminationStatus == status { hits += 1 }
                // Before formc listens to signals there is nothing to tidy up, and after its work nothing to end.
                #expect(
                    process.terminationReason == .uncaughtSignal || [0, status].contains(process.terminationStatus),
                    "\(process.terminationStatus)")
                #expect(corpus.temporaries("out") == [])
                for (path, data) in corpus.files("out") {
                    #expect(states[0][path] == data || states[1][path] == data, "\(path) is not whole")
                }
            }
            #expect(hits > 0, "no run was ended by the signal")
            try corpus.write(1)
            let next = try #require(try run(program, ["build", "specs", "-o", "out"], in: corpus.folder))
            #expect(next.status == 0)
            #expect(corpus.files("out") == states[1])
        }
    }

    @Test func twoAtOnce() throws {
        try withFaultCorpus(40) { corpus in
            let states = [try corpus.expectation(0), try corpus.expectation(1)]
            for round in 0..<20 {
                try corpus.write(round % 2)
                let both = [try start(corpus), try start(corpus)]
                for process in both {
                    process.waitUntilExit()
                    #expect(process.terminationStatus == 0)
                }
                #expect(corpus.files("out") == states[round % 2], "round \(round)")
                #expect(corpus.temporaries("out") == [])
            }
        }
    }

    @Test func aClosedPipeEndsACheckSilently() throws {
        try withTemporaryDirectory { folder in
            let options = String(repeating: "    - ''\n", count: 20_000)
            let spec =
                "formc: 1\nkind: form\nname: A\nitems:\n- id: a\n  title: A\n  destination:\n    options:\n" + options
            try spec.write(to: folder.appendingPathComponent("a.yaml"), atomically: true, encoding: .utf8)
            for format in ["text", "compact", "json", "sarif", "github"] {
                let line =
                    "{ \"$F\" check -q . --max-diagnostics 0 --format \(format); echo $? >&2; } | head -c 100 > /dev/null"
                #expect(try faultShell(line, in: folder).error == "141\n", "\(format)")
            }
        }
    }
}
