import Foundation
import Testing

/// Caches that are not as a run has left them, and links.
@Suite struct FaultsCacheTests {
    @Test func damagedCaches() throws {
        try withFaultCorpus(4) { corpus in
            let states = [try corpus.expectation(0), try corpus.expectation(1)]
            let cache = corpus.folder.appendingPathComponent("out/.formc-cache")
            var random = Seeded(state: 7)
            for round in 0..<(isSoak ? 2_000 : 120) {
                let state = round % 2
                try corpus.write(state)
                if let data = try? Data(contentsOf: cache) { try damage(data, &random).write(to: cache) }
                let outcome = try #require(try run(program, ["build", "specs", "-o", "out"], in: corpus.folder))
                #expect(outcome.status == 0 && complaints(outcome).isEmpty, "round \(round): \(outcome.error)")
                #expect(corpus.files("out") == states[state], "round \(round)")
            }
        }
    }

    private func damage(_ data: Data, _ random: inout Seeded) -> Data {
        var bytes = [UInt8](data)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 1:
            for _ in 0..<8 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
        case 2: bytes[Int.random(in: 0..<min(16, bytes.count), using: &random)] &+= 1
        case 3:
            bytes = (0..<Int.random(in: 0..<4_096, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random)
            }
        case 4: bytes.insert(contentsOf: [0xFF, 0xFF, 0xFF, 0xFF], at: Int.random(in: 0...bytes.count, using: &random))
        default:
            let start = Int.random(in: 0..<bytes.count, using: &random)
            for index in start..<min(start + 8, bytes.count) { bytes[index] = 0xFF }
        }
        return Data(bytes)
    }

    /// JSON does not say which file it comes from: it goes if no file holds the name of its spec.
    @Test(arguments: [
        (":", true), ("echo 'name: Only01' > other.yaml", true), ("echo 'name: [Only0]' > other.yaml", false),
        (#"echo 'pattern: "\d\\"' > other.yaml"#, true), (#"printf 'name: "Only\\x30"' > other.yaml"#, false),
        (#"printf 'name: "On\\\n ly0"' > other.yaml"#, false), (#"printf 'O\0n\0' > other.yaml"#, false),
        ("echo 'name: Only0' > other.txt", true),
    ])
    func outputsWithoutACache(_ preparation: String, _ goes: Bool) throws {
        try withFaultCorpus(2) { corpus in
            _ = try run(program, ["build", "specs", "-o", "out", "--targets", "json"], in: corpus.folder)
            let outcome = try faultShell(
                """
                rm specs/only.yaml out/.formc-cache; echo '{}' > out/json/Foreign.json; \(preparation)
                "$F" build specs -o out --targets json --verify; "$F" build specs -o out --targets json
                """, in: corpus.folder)
            #expect(corpus.files("out").keys.contains("json/Only0.json") != goes, "\(outcome.error)")
            #expect(complaints(outcome).contains("formc: stale: out/json/Only0.json") == goes, "\(outcome.error)")
            #expect(corpus.files("out").keys.contains("json/Foreign.json"))
        }
    }

    @Test(arguments: [
        "mkdir -p out/.formc-cache/x", "mkdir -p out; ln -s /dev/zero out/.formc-cache",
        "mkdir -p out; mkfifo out/.formc-cache",
        "mkdir -p out; ln -s .formc-cache out/.formc-cache", "mkdir -p out; : > out/.formc-cache",
    ])
    func whatIsNoCache(_ preparation: String) throws {
        try withFaultCorpus(3) { corpus in
            let whole = try corpus.expectation(0)
            for _ in 0..<2 {
                let outcome = try faultShell(
                    "{ \(preparation); } 2>/dev/null; \"$F\" build specs -o out", in: corpus.folder)
                #expect(outcome.status == 0, "\(outcome.error)")
                #expect(corpus.files("out") == whole)
            }
        }
    }

    @Test func linksThatLoopEnd() throws {
        try withFaultCorpus(2) { corpus in
            let outcome = try faultShell(
                """
                ln -s . specs/self; ln -s ../specs specs/up; ln -s b.yaml specs/a.yaml; ln -s a.yaml specs/b.yaml
                ln -s specs again
                "$F" check specs again --format compact
                """, in: corpus.folder)
            #expect(outcome.status == 0, "\(outcome.error)")
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == 4 && lines.allSatisfy { $0.hasSuffix("[FC1013]") }, "\(outcome.output)")
            #expect(outcome.error.hasPrefix("3 specs read"), "\(outcome.error)")
        }
    }

    @Test func anOutputDirectoryThatIsALink() throws {
        try withFaultCorpus(2) { corpus in
            let whole = try corpus.expectation(0)
            let outcome = try faultShell("mkdir real; ln -s real out; \"$F\" build specs -o out", in: corpus.folder)
            #expect(outcome.status == 0, "\(outcome.error)")
            #expect(corpus.files("real") == whole)
        }
    }

    @Test(arguments: [
        "mkdir -p out; ln -s ../elsewhere out/json",
        "mkdir -p out/json; ln -s ../../elsewhere/file out/json/Spec0.json",
        "mkdir -p out/json; ln -s ../../elsewhere/new out/json/Spec0.json",
    ])
    func noLinkLeadsOut(_ preparation: String) throws {
        try withFaultCorpus(1) { corpus in
            let outcome = try faultShell(
                "mkdir elsewhere; echo mine > elsewhere/file; \(preparation); \"$F\" build specs -o out",
                in: corpus.folder)
            #expect(outcome.status == 2)
            #expect(complaints(outcome).count == 1, "\(outcome.error)")
            #expect(corpus.files("elsewhere") == ["file": Data("mine\n".utf8)])
        }
    }

    @Test func specsThroughLinksThatLeadOut() throws {
        try withFaultCorpus(1) { corpus in
            let outcome = try faultShell(
                """
                mkdir elsewhere; cp specs/0.yaml elsewhere/other.yaml; ln -s ../elsewhere/other.yaml specs/other.yaml
                ln -s ../elsewhere specs/directory; ln -s /etc specs/etc
                "$F" build specs -o out --format compact
                """, in: corpus.folder)
            #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)\(outcome.error)")
            #expect(outcome.error.hasPrefix("2 specs read"))
        }
    }
}
