import Foundation
import Testing

@testable import formc

@Suite struct CompletionsTests {
    @Test(arguments: Shell.allCases)
    func theShellReadsItsScript(shell: Shell) throws {
        try withTemporaryDirectory { folder in
            let file = folder.appendingPathComponent("script")
            try Data(shell.script.utf8).write(to: file)
            guard let outcome = try run(shell.rawValue, ["-n", file.path]) else {
                return print("skipped: \(shell) is not installed")
            }
            #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
        }
    }

    @Test(arguments: Shell.allCases)
    func everyOptionIsThere(shell: Shell) {
        for option in Option.table {
            let name = (shell == .fish ? "-l " : "--") + option.name.rawValue
            #expect(shell.script.contains(name))
            for word in option.value?.words ?? [] { #expect(shell.script.contains(word)) }
        }
    }

    @Test(arguments: [
        (["formc", "b"], ["build"]),
        (["formc", "build", "--for"], ["--format"]),
        (["formc", "build", "--format", "s"], ["sarif"]),
        (["formc", "build", "--format", "=", "s"], ["sarif"]),
        (["formc", "build", "--format", "="], ["text", "compact", "json", "github", "sarif"]),
        (["formc", "rules", "--format", ""], ["text", "json"]),
        (["formc", "completions", ""], ["bash", "zsh", "fish"]),
        (["formc", "-q", "check", "a b"], ["a b.yaml", "a b c"]),
        (["formc", "build", "-o", "a"], ["a b c"]),
        (["formc", "schema", ""], []),
    ])
    func bashCompletes(words: [String], expected: [String]) throws {
        try withTemporaryDirectory { folder in
            try Data(Shell.bash.script.utf8).write(to: folder.appendingPathComponent("script"))
            try Data().write(to: folder.appendingPathComponent("a b.yaml"))
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("a b c"), withIntermediateDirectories: false)
            let script = """
                source ./script
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
                _formc
                ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
                """
            guard let outcome = try run("bash", ["-c", script, "bash"] + words, in: folder) else {
                return print("skipped: bash is not installed")
            }
            #expect(outcome.error == "")
            #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == Set(expected))
        }
    }

    @Test(arguments: [
        ("formc b", ["build"]), ("formc build --for", ["--format"]), ("formc build --format s", ["sarif"]),
        ("formc rules --format ", ["text", "json"]), ("formc completions ", ["bash", "zsh", "fish"]),
    ])
    func fishCompletes(line: String, expected: [String]) throws {
        try withTemporaryDirectory { folder in
            let file = folder.appendingPathComponent("script")
            try Data(Shell.fish.script.utf8).write(to: file)
            let command = "source \(file.path); complete -C '\(line)'"
            guard let outcome = try run("fish", ["--no-config", "-c", command], in: folder) else {
                return print("skipped: fish is not installed")
            }
            let words = outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
            #expect(Set(words) == Set(expected))
        }
    }
}
