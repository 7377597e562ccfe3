#!/usr/bin/env python3
"""Measures how long the Swift that formc generates takes to compile: compile-bench.py FORMC [--runs N] [--only NAME...].

What is compared is compiled in turn, so that the ratios hold on a busy machine. Prints a row a figure, with its bound
and `ok` or `SHORT`; a row without a bound is for comparison. The exit status is 1 if a bound is missed. Needs swiftc.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SWIFTC = ["swiftc", "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", "Generated"]
LEVELS = ("-O", "-Onone")

ACCESS = """
@main struct Main {
    static func main() {
        let clock = ContinuousClock()
        let first = clock.measure { precondition(Big.model.name == "Big") }
        let later = clock.measure { for _ in 0..<1_000 { precondition(!Big.model.sections.isEmpty) } }
        print(first / .microseconds(1), later / .microseconds(1_000))
    }
}
"""

# What a person would write, or a simple generator.
NAIVE_ARRAY = """
struct Title { var text: String? = nil; var markdown: String? = nil; var key: String? = nil }
struct Option { var id: String; var title: Title; var keywords: [String] = []; var children: [Option]? = nil }
enum Naive {
    static let options: [Option] = [
%s
    ]
}
"""
NAIVE_ENUM = """
enum Naive: String, CaseIterable, Codable, Hashable {
%s
    var title: String {
        switch self {
%s
        }
    }
}
"""


def run(command):
    """Runs a command; returns (wall seconds, cpu seconds, peak MiB) of it and the processes it started."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    messages = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if status:
        sys.exit(f"{' '.join(command[:9])} … failed: {messages[-600:].decode(errors='replace')}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


class Bench:
    """The figures, and where what they need is made."""

    def __init__(self, formc, runs, only, work):
        self.formc, self.runs, self.only, self.work = formc, runs, only, work
        self.missed = 0

    def wants(self, name):
        return not self.only or name in self.only

    def row(self, name, value, unit, bound=None):
        verdict = "" if bound is None else f"bound {bound:8.2f}  {'ok' if value <= bound else 'SHORT'}"
        self.missed += bound is not None and value > bound
        print(f"{name:58} {value:9.2f} {unit:4} {verdict}".rstrip(), flush=True)

    def build(self, name, specs):
        """Builds specs, a text a file, and returns the folder of the Swift."""
        folder = os.path.join(self.work, name)
        os.makedirs(os.path.join(folder, "specs"))
        for file, text in specs.items():
            with open(os.path.join(folder, "specs", file), "w", encoding="utf-8") as out:
                out.write(text)
        output = os.path.join(folder, "out")
        run([self.formc, "build", os.path.join(folder, "specs"), "--output", output, "--quiet"])
        return os.path.join(output, "swift")

    def write(self, name, text):
        path = os.path.join(self.work, name)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        return path

    def compile(self, files, *flags):
        return run(SWIFTC + ["-c", "-o", os.path.join(self.work, "ignored.o"), *flags, *files])

    def compare(self, large, small, runs=None):
        """Runs both in turn; returns the medians of the ratios of wall, cpu and memory, and those of each."""
        pairs = []
        for number in range(runs or self.runs):
            # The order changes, so that what else happens on the machine falls on both.
            if number % 2:
                first = large()
                pairs.append((first, small()))
            else:
                first = small()
                pairs.append((large(), first))
        ratios = [statistics.median(a[field] / b[field] for a, b in pairs) for field in range(3)]
        sides = [[statistics.median(pair[side][field] for pair in pairs) for field in range(3)] for side in range(2)]
        return ratios, sides[0], sides[1]

    def options(self):
        """One picker with many options against one with ten."""
        small = sources(self.build("ten", {"big.yaml": picker(10)}), views=False)
        for count, bounds in ((10_000, (1.5, 1.5, 1.3)), (100_000, (3, 3, None))):
            large = sources(self.build(f"options-{count}", {"big.yaml": picker(count)}), views=False)
            for level in LEVELS:
                ratios, big, little = self.compare(
                    lambda: self.compile(large, level), lambda: self.compile(small, level))
                for ratio, bound, what in zip(ratios, bounds, ("wall", "cpu", "peak memory")):
                    self.row(f"{count:,} options / 10, {level}: {what}", ratio, "x", bound)
                self.row("  10 options: wall", little[0], "s")
                self.row(f"  {count:,} options: wall", big[0], "s")
                self.row(f"  {count:,} options: peak memory", big[2], "MiB")

    def forms(self):
        """Three times as many forms take three times as long, and a tenth for what a longer list costs."""
        stubs = os.path.join(self.work, "stubs")
        subprocess.run(["sh", os.path.join(ROOT, "Tests/Stubs/build.sh"), stubs], check=True)
        stub = ["-I", os.path.join(stubs, "item")]
        # Optimizing 300 forms at once takes many minutes, and says no more than 60 do.
        ways = [("models", "-Onone", 300, False, []), ("models and views", "-Onone", 300, True, stub),
                ("models", "-O", 60, False, [])]
        folders = {}
        for what, level, many, views, flags in ways:
            few = many // 3
            for count in (few, many):
                if count not in folders:
                    specs = {f"f{n}.yaml": form(n) for n in range(count)}
                    folders[count] = self.build(f"forms-{count}", specs)
            ratios, big, little = self.compare(
                lambda: self.compile(sources(folders[many], views), level, *flags),
                lambda: self.compile(sources(folders[few], views), level, *flags), 1)
            self.row(f"{many} forms of 20 pickers / {few}, {what}, {level}: cpu", ratios[1], "x", 3.3)
            self.row(f"  {few} forms: cpu", little[1], "s")
            self.row(f"  {many} forms: cpu", big[1], "s")
            self.row(f"  {many} forms: peak memory", big[2], "MiB")

    def access(self):
        """The first access to a model, which reads it, and the later ones."""
        files = sources(self.build("access", {"big.yaml": picker(10_000)}), views=False)
        main = self.write("Access.swift", ACCESS)
        for level in LEVELS:
            program = os.path.join(self.work, "access" + level)
            run(SWIFTC + [level, "-o", program, *files, main])
            times = []
            for _ in range(9):
                text = subprocess.run([program], capture_output=True, text=True, check=True).stdout
                times.append([float(word) for word in text.split()])
            first, later = (statistics.median(column) for column in zip(*times))
            self.row(f"first access to a model of 10,000 options, {level}", first / 1_000, "ms", 25)
            self.row("  later accesses, each", later, "µs", 1)

    def naive(self):
        """The plain array and enum of 1,000 options, against the generated file for as many."""
        count = 1_000
        generated = sources(self.build("thousand", {"big.yaml": picker(count)}), views=False)
        array = self.write("Array.swift", NAIVE_ARRAY % "\n".join(
            f'        Option(id: "o{n}", title: Title(text: "Option {n}"), keywords: ["k{n}"]),' for n in range(count)))
        enum = self.write("Enum.swift", NAIVE_ENUM % (
            "\n".join(f'    case o{n} = "o-{n}"' for n in range(count)),
            "\n".join(f'        case .o{n}: "Option {n}"' for n in range(count))))
        for level in LEVELS:
            for what, file in (("array", array), ("enum", enum)):
                ratios, theirs, ours = self.compare(
                    lambda: self.compile([file], level), lambda: self.compile(generated, level), 1)
                self.row(f"naive {what} of 1,000 options / generated, {level}: wall", ratios[0], "x")
                self.row(f"  naive {what}: wall", theirs[0], "s")
                self.row("  generated, with the runtime: wall", ours[0], "s")
                self.row(f"  naive {what}: peak memory", theirs[2], "MiB")


def picker(count):
    """A form with one picker of so many options."""
    options = "".join(f"    - {{id: o-{n}, title: Option {n}, keywords: [k{n}]}}\n" for n in range(count))
    return ("formc: 1\nkind: form\nname: Big\nitems:\n- id: choice\n  title: Choice\n  destination:\n"
            "    searchFilter: contains\n    options:\n" + options)


def form(number):
    """A form with 20 pickers of all kinds, five options each."""
    ways = ("{%s}", "{selection: multiple, %s}", "{allowEmpty: false, default: a, %s}", "{searchFilter: prefix, %s}")
    data = ("options: [a, b, c, d, e]", "options: [{id: x, children: [a, b, c]}, d, e]",
            "groups: [{title: One, options: [a, b]}, {title: Two, options: [c, d, e]}]")
    items = "".join(
        f"- {{id: picker-{n}, title: Picker {n}, isRequired: {'true' if n % 3 else 'false'}, "
        f"destination: {ways[n % 4] % data[n % 3]}}}\n" for n in range(20))
    return f"formc: 1\nkind: form\nname: Form{number}\ntitle: Form {number}\nitems:\n{items}"


def sources(folder, views):
    """The Swift files of a build, with the views or without."""
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if views or "+" not in name]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("formc")
    parser.add_argument("--runs", type=int, default=3, help="how often large and small are compiled in turn")
    parser.add_argument("--only", nargs="*", default=[], help="options, forms, access, naive")
    arguments = parser.parse_args()
    if not shutil.which("swiftc"):
        sys.exit("there is no swiftc")
    with tempfile.TemporaryDirectory(prefix="formc-compile-") as work:
        bench = Bench(os.path.abspath(arguments.formc), arguments.runs, arguments.only, work)
        print(f"load average: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
        for name in ("options", "access", "naive", "forms"):
            if bench.wants(name):
                getattr(bench, name)()
    sys.exit(1 if bench.missed else 0)


if __name__ == "__main__":
    main()
