#!/usr/bin/env python3
"""Measures formc: bench.py FORMC [--quick] [--no-peers] [--only NAME...].

The figures are ratios of runs made in turn, so that they hold on a busy machine: against libyaml's own event loop over
the same files (floor.c), against `find` and `true`. Each stands beside its bound. The peers are check-jsonschema and
yamllint of PyPI over a tenth of the files; they are installed into .build/peers, and left out where that does not work.
Needs cc, libyaml's headers and Python. The exit status is 1 if a bound is not met.
"""
import argparse
import os
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = ["check-jsonschema", "yamllint"]
WORDS = """account address amount archive billing calendar category client colour contact country currency customer date
delivery device discount email expense field folder group height income invoice item language level location member
message note number office order owner payment phone place plan price product profile project quantity reason receipt
region report role schedule season service size source status street team ticket total unit user vendor visit year
zone""".split()
FOREIGN = ["Größe wählen", "Prénom et nom", "Адрес доставки", "住所を入力", "选择语言", "생년월일", "Καλώς ήρθατε"]


class Corpus:
    """Specs as people write them, the same in every run."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.number = 0

    def words(self, low, high):
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.randint(low, high)))

    def title(self):
        self.number += 1
        kind = self.random.randrange(12)
        if kind == 0:
            return f"{self.random.choice(FOREIGN)} {self.number}"
        if kind == 1:
            return f'"{self.words(1, 3)}: {self.number} \\u2013"'
        if kind == 2:
            return f"'{self.words(1, 2)}''s {self.number}'"
        return f"{self.words(1, 4).capitalize()} {self.number}"

    def options(self, indent):
        for _ in range(self.random.choice([3, 4, 6, 8, 12, 20])):
            title = self.title()
            if self.random.random() < 0.2:
                yield f"{indent}- {{id: o{self.number}, title: {self.words(1, 2)} {self.number}}}\n"
                continue
            yield f"{indent}- id: option-{self.number}\n{indent}  title: {title}\n"
            if self.random.random() < 0.3:
                yield f"{indent}  subtitle: {self.words(2, 6)}\n"
            if self.random.random() < 0.4:
                yield f"{indent}  keywords: [{', '.join(self.random.sample(WORDS, 3))}]\n"

    def picker(self):
        title = self.title()
        yield f"- id: picker-{self.number}\n  title: {title}\n  isRequired: {self.random.choice(['true', 'false'])}\n"
        if self.random.random() < 0.2:
            yield "  axis: vertical  # the titles are long\n"
        yield "  destination:\n    searchFilter: contains\n"
        if self.random.random() < 0.1:
            yield f"    prompt: >-\n      {self.words(5, 12)}\n      {self.words(5, 12)}.\n"
        yield "    options:\n"
        yield from self.options("    ")

    def row(self):
        title = self.title()
        yield f"- id: row-{self.number}\n  title: {title}\n"
        if self.random.random() < 0.5:
            yield f"  subtitle: {self.words(2, 5)}\n"
        if self.random.random() < 0.4:
            yield f"  leadingIcon:\n    circularImage:\n      url: https://images.example.com/{self.number}.png\n"
            yield "      placeholder: {asset: placeholder}\n"

    def spec(self, name, size):
        kind = self.random.choice(["form", "form", "list"])
        text = [f"# A spec of the bench.\nformc: 1\nkind: {kind}\nname: {name}\ntitle: {self.title()}\nitems:\n"]
        count = len(text[0])
        while count < size:
            part = "".join(self.picker() if kind == "form" else self.row())
            text.append(part)
            count += len(part)
        return "".join(text)

    def write(self, directory, files, size):
        """Writes specs of `size` bytes in all; some are small and a few are large."""
        weights = [self.random.choice([1, 1, 2, 3, 4, 12]) for _ in range(files)]
        for number, weight in enumerate(weights):
            folder = os.path.join(directory, f"{number // 100:02}")
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, f"spec-{number:04}.yaml"), "w", encoding="utf-8") as file:
                file.write(self.spec(f"Spec{number}", size * weight // sum(weights)))


def written(seed, folder, files, size):
    """Writes a corpus in a process of its own, for a child's peak of memory begins with that of its parent; its paths."""
    writer = os.fork()
    if writer == 0:
        try:
            Corpus(seed).write(folder, files, size)
            os._exit(0)
        finally:
            os._exit(1)
    if os.waitpid(writer, 0)[1] != 0:
        sys.exit(f"bench.py: {folder} could not be written")
    return sorted(os.path.join(root, name) for root, _, names in os.walk(folder) for name in names)


def run(command, good=(0,)):
    """Runs a command; returns seconds of CPU, seconds, and the peak of memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if os.waitstatus_to_exitcode(status) not in good:
        sys.exit(f"bench.py: {command[0]} {command[1]}: {error.decode(errors='replace')[-400:]}")
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024


class Bench:
    """The figures, each a method; runs are made in turn, and a first one is not counted."""

    def __init__(self, formc, work, is_quick):
        self.formc, self.work = formc, work
        self.files, self.size, self.runs = (200, 5 << 20, 3) if is_quick else (2_000, 50 << 20, 5)
        self.failed = 0
        self.floor = os.path.join(work, "floor")
        subprocess.run(["cc", "-O2", os.path.join(HERE, "floor.c"), "-lyaml", "-o", self.floor], check=True)
        self.many, self.tenth, self.one, self.out = (os.path.join(work, name) for name in ("many", "tenth", "one", "out"))
        self.paths = written(1, self.many, self.files, self.size)
        self.tenth_paths = written(2, self.tenth, self.files // 10, self.size // 10)

    def report(self, name, value, bound, unit=""):
        is_met = value <= bound
        self.failed += not is_met
        print(f"| {name:45} | {value:8.2f}{unit:4} | {bound:6.1f}{unit:4} | {'yes' if is_met else 'NO':3} |", flush=True)

    def pairs(self, first, second, runs, before=lambda: None):
        rows = []
        for number in range(runs + 1):
            before()
            rows.append((first(), second()))
        return rows[1:]

    @staticmethod
    def ratio(rows, field):
        return statistics.median(one[field] / max(other[field], 1e-9) for one, other in rows)

    def wipe(self):
        shutil.rmtree(self.out, ignore_errors=True)

    def build(self):
        return run([self.formc, "build", "-q", self.many, "--output", self.out])

    def check(self):
        rows = self.pairs(lambda: run([self.formc, "check", "-q", self.many]), lambda: run([self.floor, *self.paths]), self.runs)
        self.report("check, many files: CPU / libyaml's events", self.ratio(rows, 0), 1.4)
        self.report("the same, wall", self.ratio(rows, 1), 0.8)

    def build_all(self):
        rows = self.pairs(self.build, lambda: run([self.floor, *self.paths]), self.runs, self.wipe)
        self.report("build from nothing: CPU / libyaml's events", self.ratio(rows, 0), 3.5)
        self.report("the same, wall", self.ratio(rows, 1), 2.0)
        self.report("the same, peak memory", statistics.median(one[2] for one, _ in rows), 256, " MiB")

    def again(self):
        self.wipe()
        self.build()
        find = ["find", self.many, "-type", "f", "-size", "-0"]
        rows = self.pairs(self.build, lambda: run(find), max(self.runs, 5))
        self.report("build again, nothing changed: wall / find", self.ratio(rows, 1), 5)

    def edit(self):
        self.wipe()
        self.build()

        def edited():
            with open(self.paths[0], "a", encoding="utf-8") as file:
                file.write("# edited\n")
            return self.build()

        rows = self.pairs(edited, self.build, max(self.runs, 5))
        self.report("one file edited: wall / nothing changed", self.ratio(rows, 1), 2)

    def start(self):
        path = os.path.join(self.work, "tiny.yaml")
        with open(path, "w", encoding="utf-8") as file:
            file.write("formc: 1\nkind: form\nname: Tiny\nitems: [{id: a, title: A, destination: {options: [x, y]}}]\n")
        rows = self.pairs(lambda: run([self.formc, "check", "-q", path]), lambda: run(["/bin/true", ""]), 21)
        self.report("check of a tiny spec: wall / true", self.ratio(rows, 1), 5)

    def large(self):
        path = written(3, self.one, 1, self.size)[0]
        rows = self.pairs(lambda: run([self.formc, "check", "-q", path]), lambda: run([self.floor, path]), 3)
        self.report("one large spec: CPU / libyaml's events", self.ratio(rows, 0), 1.5)
        peak = statistics.median(one[2] for one, _ in rows)
        self.report("the same: peak memory / its size", peak / (os.path.getsize(path) / 2**20), 6)

    def scale(self):
        rows = self.pairs(
            lambda: run([self.formc, "check", "-q", self.many]), lambda: run([self.formc, "check", "-q", self.tenth]), 3)
        sizes = [sum(os.path.getsize(path) for path in paths) for paths in (self.paths, self.tenth_paths)]
        self.report("ten times the work: CPU", self.ratio(rows, 0) * 10 / (sizes[0] / sizes[1]), 10.5)

    def peers(self):
        """Prints what others take for a tenth of the files, where they can be installed."""
        tools = install_peers()
        if not tools:
            return
        schema = os.path.join(self.work, "schema.json")
        with open(schema, "wb") as file:
            file.write(subprocess.run([self.formc, "schema"], check=True, capture_output=True).stdout)
        megabytes = sum(os.path.getsize(path) for path in self.tenth_paths) / 2**20
        print(f"\n| over {len(self.tenth_paths)} files, {megabytes:.1f} MiB | CPU s | wall s | peak MiB | MiB/s |\n| --- | --- | --- | --- | --- |")
        commands = [("formc check", [self.formc, "check", "-q", self.tenth])]
        if "check-jsonschema" in tools:
            commands.append(
                ("check-jsonschema", [tools["check-jsonschema"], "--schemafile", schema, *self.tenth_paths]))
        if "yamllint" in tools:
            commands.append(("yamllint", [tools["yamllint"], "-d", "relaxed", self.tenth]))
        for name, command in commands:
            cpu, wall, peak = run(command, good=(0, 1))
            print(f"| {name} | {cpu:.2f} | {wall:.2f} | {peak:.0f} | {megabytes / wall:.1f} |", flush=True)


def install_peers():
    """The programs of the peers by their names; what cannot be installed is left out, with a message."""
    directory = os.path.join(HERE, "..", ".build", "peers")
    tools = {}
    if not os.path.exists(os.path.join(directory, "bin", "python")):
        made = subprocess.run([sys.executable, "-m", "venv", directory], capture_output=True)
        if made.returncode != 0:
            print("the peers are left out: no virtual environment can be made")
            return tools
    for name in PEERS:
        path = os.path.join(directory, "bin", name)
        if not os.path.exists(path):
            pip = [os.path.join(directory, "bin", "python"), "-m", "pip", "install", "-q", name]
            subprocess.run(pip, capture_output=True)
        if os.path.exists(path):
            tools[name] = path
        else:
            print(f"{name} is left out: it cannot be installed")
    return tools


def machine():
    """The processor and the system, in a line."""
    processor = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        processor = names[0] if names else processor
    except OSError:
        pass
    return f"{processor}, {os.cpu_count()} cores, {platform.system()} {platform.release()}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formc")
    parser.add_argument("--quick", action="store_true", help="a tenth of the corpus, fewer runs")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--only", nargs="*", default=[], help="of: check build_all again edit start large scale")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="formc-bench-") as work:
        bench = Bench(os.path.abspath(arguments.formc), work, arguments.quick)
        print(machine())
        print(f"{bench.files} files, {sum(map(os.path.getsize, bench.paths)) / 2**20:.0f} MiB\n")
        print(f"| {'figure':45} | {'value':12} | {'bound':10} | met |\n| {'-' * 45} | {'-' * 12} | {'-' * 10} | --- |")
        for name in ["check", "build_all", "again", "edit", "start", "large", "scale"]:
            if not arguments.only or name in arguments.only:
                getattr(bench, name)()
        if not arguments.no_peers:
            bench.peers()
    sys.exit(1 if bench.failed else 0)


main()
