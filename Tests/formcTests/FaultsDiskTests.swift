import Foundation
import Testing

/// Disks and directories that do not take what is written to them.
@Suite struct FaultsDiskTests {
    private static let isRoot = geteuid() == 0

    private func largeSpec(_ folder: URL) throws {
        let specs = folder.appendingPathComponent("specs")
        try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
        let options = (0..<3_000).map { "    - option-\($0)\n" }.joined()
        let spec =
            "formc: 1\nkind: form\nname: Large\nitems:\n- id: a\n  title: A\n  destination:\n    searchFilter: contains\n    options:\n"
        try (spec + options).write(to: specs.appendingPathComponent("large.yaml"), atomically: true, encoding: .utf8)
    }

    @Test func filesThatMayNotGrow() throws {
        try withFaultCorpus(3) { corpus in
            let old = try corpus.expectation(0)
            _ = try run(program, ["build", "specs", "-o", "out"], in: corpus.folder)
            try largeSpec(corpus.folder)
            let outcome = try faultShell("ulimit -f 64; \"$F\" build specs -o out", in: corpus.folder)
            #expect(outcome.status == 2)
            #expect(!complaints(outcome).isEmpty)
            for line in complaints(outcome) {
                #expect(
                    line.hasPrefix("formc: cannot write 'out/") && line.contains("/Large")
                        && line.hasSuffix(": file too large"))
            }
            let left = corpus.files("out")
            #expect(left.filter { !$0.key.contains("Large") } == old)
            #expect(corpus.temporaries("out") == [])
            #expect(try run(program, ["build", "specs", "-o", "out"], in: corpus.folder)?.status == 0)
            for (path, data) in left { #expect(corpus.files("out")[path] == data, "\(path) was not whole") }
        }
    }

    @Test(.enabled(if: isRoot, "a full disk is mounted by root only"))
    func aFullDisk() throws {
        try withFaultCorpus(60) { corpus in
            let whole = try corpus.expectation(0)
            let line = """
                mkdir disk && { mount -t tmpfs -o size=96k tmpfs disk 2>/dev/null || exit 77; }
                "$F" build specs -o disk/out; status=$?
                cp -a disk/out kept; rm -rf disk/out/json disk/out/swift
                umount disk; exit $status
                """
            let outcome = try faultShell(line, in: corpus.folder)
            guard outcome.status != 77 else { return print("skipped: nothing can be mounted here") }
            #expect(outcome.status == 2)
            #expect(complaints(outcome).count == 1 && outcome.error.contains("no space left"), "\(outcome.error)")
            for (path, data) in corpus.files("kept") { #expect(whole[path] == data, "\(path) is not whole") }
            #expect(corpus.temporaries("kept") == [])
        }
    }

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/setpriv") || !isRoot, "root may write everywhere")
    )
    func whatMayNotBeReadOrWritten() throws {
        try withFaultCorpus(3) { corpus in
            let nobody = Self.isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
            guard try faultShell(nobody + "\"$F\" --version", in: corpus.folder).status == 0 else {
                return print("skipped: others may not run the program")
            }
            let readOnly = try faultShell(
                "mkdir out; chmod 555 out; \(nobody)\"$F\" build specs -o out", in: corpus.folder)
            #expect(readOnly.status == 2)
            #expect(complaints(readOnly) == ["formc: cannot write to 'out': permission denied"])
            let unreadable = try faultShell(
                "chmod 777 out; chmod 000 specs/1.yaml; \(nobody)\"$F\" build specs -o out", in: corpus.folder)
            #expect(unreadable.status == 2)
            #expect(complaints(unreadable) == ["formc: cannot read 'specs/1.yaml': permission denied"])
            #expect(corpus.files("out")["json/Spec0.json"] != nil)
            #expect(corpus.files("out")["json/Spec1.json"] == nil)
            // What was written for a file that cannot be read any more stays, for nothing is known of it.
            _ = try faultShell("chmod 644 specs/1.yaml; \(nobody)\"$F\" build specs -o out", in: corpus.folder)
            let again = try faultShell("chmod 000 specs/1.yaml; \(nobody)\"$F\" build specs -o out", in: corpus.folder)
            #expect(again.status == 2)
            #expect(corpus.files("out")["json/Spec1.json"] != nil)
        }
    }

    @Test func whatIsInTheWay() throws {
        try withFaultCorpus(2) { corpus in
            let outcome = try faultShell(
                """
                mkdir -p out/json/Spec0.json out/swift; echo mine > out/json/Spec1.json; echo mine > out/swift/FormcRuntime.swift
                "$F" build specs -o out
                """, in: corpus.folder)
            #expect(outcome.status == 2)
            #expect(
                complaints(outcome)
                    == ["json/Spec0.json", "json/Spec1.json", "swift/FormcRuntime.swift"].map {
                        "formc: 'out/\($0)' is in the way: it was not written by formc"
                    })
            #expect(corpus.files("out")["json/Spec1.json"] == Data("mine\n".utf8))
            #expect(corpus.files("out")["swift/FormcRuntime.swift"] == Data("mine\n".utf8))
            let file = try faultShell("echo mine > file; \"$F\" build specs -o file", in: corpus.folder)
            #expect(file.status == 2 && complaints(file).count == 1, "\(file.error)")
            #expect(try faultShell("cat file", in: corpus.folder).output == "mine\n")
        }
    }

    /// What is there stays, the support types too, when nothing can be written in their place.
    @Test func whatCannotBeWrittenStays() throws {
        try withFaultCorpus(2) { corpus in
            let old = try corpus.expectation(0)
            _ = try run(program, ["build", "specs", "-o", "out"], in: corpus.folder)
            // Once a directory has turned out to be a link, nothing more is tried.
            let outcome = try faultShell(
                "mv out/json away; ln -s ../away out/json; \"$F\" build specs -o out --access internal",
                in: corpus.folder)
            #expect(outcome.status == 2 && !outcome.error.contains("removed"), "\(outcome.error)")
            let isKept = old.allSatisfy { path, data in
                path.hasPrefix("json/") || corpus.files("out")[path] == data
            }
            #expect(isKept)
            let again = try faultShell(
                "rm out/json; mv away out/json; \"$F\" build specs -o out --access internal", in: corpus.folder)
            #expect(again.status == 0 && again.error.hasPrefix("3 specs read, 3 built"), "\(again.error)")
        }
    }

    @Test func aWorkingDirectoryThatIsGone() throws {
        try withFaultCorpus(2) { corpus in
            let outcome = try faultShell(
                "D=$PWD; mkdir gone; cd gone; rmdir ../gone; \"$F\" build \"$D/specs\" -o \"$D/out\" && \"$F\" check \"$D/specs\"",
                in: corpus.folder)
            #expect(outcome.status == 0, "\(outcome.error)")
            #expect(corpus.files("out")["json/Spec0.json"] != nil)
        }
    }

    @Test func moreTemplatesThanFilesMayBeOpen() throws {
        try withFaultCorpus(3) { corpus in
            let outcome = try faultShell(
                """
                mkdir templates; for n in $(seq 100); do echo '{{name}}' > templates/t$n.txt.mustache; done
                ulimit -n 64; for n in 1 2; do "$F" build specs -o out --templates templates || exit; done
                """, in: corpus.folder)
            #expect(outcome.status == 0, "\(outcome.error)")
            #expect(corpus.files("out").keys.filter { $0.hasPrefix("t") }.count == 400)
        }
    }

    @Test func namesTooLong() throws {
        try withFaultCorpus(2) { corpus in
            for name in [
                String(repeating: "x", count: 300),
                Array(repeating: String(repeating: "y", count: 200), count: 30).joined(separator: "/"),
            ] {
                let outcome = try #require(try run(program, ["build", "specs", "-o", name], in: corpus.folder))
                #expect(outcome.status == 2)
                #expect(complaints(outcome).count == 1 && outcome.error.contains("name too long"), "\(outcome.error)")
            }
        }
    }

    @Test(arguments: [4, 5, 6, 8, 12, 16])
    func tooManyOpenFiles(_ limit: Int) throws {
        try withFaultCorpus(20) { corpus in
            let whole = try corpus.expectation(0)
            let outcome = try faultShell("ulimit -n \(limit); \"$F\" build specs -o out", in: corpus.folder)
            if outcome.status == 0 {
                #expect(corpus.files("out") == whole)
            } else {
                #expect(outcome.status == 2)
                #expect(complaints(outcome).allSatisfy { $0.hasSuffix("too many open files") }, "\(outcome.error)")
                for (path, data) in corpus.files("out") { #expect(whole[path] == data, "\(path) is not whole") }
            }
            if limit >= 16 { #expect(outcome.status == 0) }
            #expect(try run(program, ["build", "specs", "-o", "out"], in: corpus.folder)?.status == 0)
            #expect(corpus.files("out") == whole)
            #expect(corpus.temporaries("out") == [])
        }
    }
}
