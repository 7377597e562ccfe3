#!/usr/bin/env python3
"""Gives formc input that is made to take long, at two sizes: hostile.py FORMC [--scale S] [--only NAME...].

The larger size is that of the table times S, the smaller a tenth of it. Time in the size of the input means a ratio of
about ten; more than 15 is called quadratic and makes the exit status 1, as does a crash, or a run of over 30 s.
"""
import argparse
import math
import os
import resource
import subprocess
import sys
import tempfile
import time

HEAD = "formc: 1\nkind: form\nname: Form\nitems:\n- id: a\n  title: A\n  destination:\n"
MEBIBYTE = 1 << 20


def lines(pattern, count):
    """A line for each number."""
    return "".join(pattern.format(n) for n in range(count))


def spec(data):
    """A form with one picker over the data."""
    return {"a.yaml": HEAD + "    searchFilter: contains\n" + data}


def rows(fields, rows):
    """A form with one picker over rows, whose declared fields are these beside their id."""
    head = "    objects:\n      type: Row\n      id: id\n      label: id\n      fields:\n        id: String\n"
    return spec(head + fields + "      rows:\n" + rows)


def hierarchy(count):
    """Branches of 60 levels, one chain after the other."""
    chain = "".join(f"{' ' * (4 + 2 * level)}- id: b{{0}}-{level}\n{' ' * (6 + 2 * level)}children:\n" for level in range(55))
    return spec("    options:\n" + lines(chain + " " * 114 + "- leaf{0}\n", count))


def set_users(count):
    """One option set, and pickers that use it."""
    pickers = lines("- id: p{0}\n  title: P\n  destination: {{optionSet: Choices, searchFilter: contains}}\n", count)
    options = lines("- o{0}\n", count)
    return {
        "form.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + pickers,
        "set.yaml": "formc: 1\nkind: optionSet\nname: Choices\noptions:\n" + options,
    }


def laughs(count):
    """Aliases that stand for ten times as much at each level."""
    text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in range(1, count):
        text += f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]\n"
    return {"a.yaml": text}


def merges(count):
    """Mappings that each merge the one before."""
    return {"a.yaml": "formc: 1\na0: &a0 {k: 1}\n" + "".join(
        f"a{n}: &a{n} {{<<: *a{n - 1}, k{n}: 1}}\n" for n in range(1, count))}


def many_files(count):
    """Files with the same name of spec."""
    return {f"{n:06}.yaml": "formc: 1\nkind: optionSet\nname: Set\noptions: [a]\n" for n in range(count)}


def sets(count):
    """Option sets with different names."""
    return lines("---\nformc: 1\nkind: optionSet\nname: Set{0}x\noptions: [a]\n", count)


def name_of_a_long_file(count):
    """A long file, and others with the same name of spec."""
    text = "formc: 1\nkind: optionSet\nname: Some\noptions: [a]\n"
    return {"a.yaml": text + "# comment\n" * (count * 10), **{f"b{n:06}.yaml": text for n in range(count)}}


def globs(count):
    """Globs and files, so that the product of their numbers is the size."""
    root = math.isqrt(count)
    files = {f"{n:06}.yaml": f"formc: 1\nkind: optionSet\nname: S{n}\noptions: [a]\n" for n in range(root)}
    return {"formc.yaml": "exclude:\n" + lines("- '*x{0}*'\n", root), **files}


def unknown_sets(count):
    """Pickers over sets that are not there, beside as many that are, whose names are near."""
    pickers = lines("- id: p{0}\n  title: P\n  destination: {{optionSet: Sot{0}x, searchFilter: contains}}\n", count)
    return {"form.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + pickers, "sets.yaml": sets(count)}


FORM = "formc: 1\nkind: form\nname: Form\nitems:\n"
NFD = "e\u0301"


def pickers(destination):
    """Makes a number of pickers with the same destination."""
    return lambda count: FORM + lines("- {{id: p{0}, title: P, destination: {{" + destination + "}}}}\n", count)


def hyphenated(number):
    """A text of letters alone for each number, with hyphens between them; all have the same letters."""
    return "".join(letter + "-" * (number >> place & 1) for place, letter in enumerate("abcdefghijklmnopqrst")) + "z"


def laughing_documents(count):
    """Documents of few options whose aliases stand for many."""
    def document(number):
        levels = ""
        for level in range(5):
            children = f", children: *c{level - 1} " if level else ""
            options = ", ".join(f"{{id: o{level}{option}{children}}}" for option in range(9))
            levels += f"- {{id: p{level}, title: A, destination: {{options: &c{level} [{options}]}}}}\n"
        return f"formc: 1\nkind: form\nname: F{number}\nitems:\n{levels}"
    return {"a.yaml": "---\n".join(document(number) for number in range(count))}


def option_set(options="- a\n"):
    """An option set, for templates."""
    return {"a.yaml": "formc: 1\nkind: optionSet\nname: Choices\noptions:\n" + options}


# Name, the larger size, what makes the files of a size.
INPUTS = [
    ("brackets", 1_000_000, lambda n: {"a.yaml": "[" * n}),
    ("brackets, closed", 1_000_000, lambda n: {"a.yaml": "[" * n + "]" * n}),
    ("dashes", 1_000_000, lambda n: {"a.yaml": "- " * n}),
    ("flow mappings", 1_000_000, lambda n: {"a.yaml": "{a: " * n}),
    ("question marks", 1_000_000, lambda n: {"a.yaml": "? " * n}),
    ("deep flow in block", 10_000, lambda n: {"a.yaml": lines("a{0}: " + "[" * 120 + "]" * 120 + "\n", n)}),
    ("billion laughs", 1_000, laughs),
    ("billion laughs in each document", 200, laughing_documents),
    ("anchors", 100_000, lambda n: spec("    options:\n" + lines("    - &a{0} o{0}\n", n) + lines("    - *a{0}\n", n))),
    ("merges of merges", 10_000, merges),
    ("one alias many times", 900_000, lambda n: {"a.yaml": "a: &a x\nb: [" + "*a , " * n + "]\n"}),
    ("a line of text, MiB", 50, lambda n: spec("    options: [" + "x" * (n * MEBIBYTE) + "]\n")),
    ("a line of items, MiB", 50, lambda n: spec("    options: [" + lines("o{0:07}, ", n * MEBIBYTE // 10) + "]\n")),
    ("a line of mistakes", 1_000_000, lambda n: spec("    options: [" + "'', " * n + "]\n")),
    ("a line of warnings", 300_000, lambda n: spec("    options: [" + lines("'a{0} ', ", n) + "]\n")),
    ("duplicate keys", 1_000_000, lambda n: {"a.yaml": "formc: 1\n" + "a: 1\n" * n}),
    ("unknown keys", 100_000, lambda n: {"a.yaml": HEAD + lines("    kex{0}: 1\n", n) + "    options: [a]\n"}),
    ("misspelt keys", 100_000, lambda n: {"a.yaml": HEAD + lines("    options{0}: 1\n", n) + "    options: [a]\n"}),
    ("unknown keys of a row", 10_000, lambda n: spec(
        "    objects:\n      type: Row\n      id: f0\n      label: f0\n      fields:\n" + lines("        f{0}: String?\n", n)
        + "      rows:\n      - {" + lines("fe{0}: x, ", n) + "}\n")),
    ("fields of a search", 10_000, lambda n: {"a.yaml": HEAD + "    searchFilter:\n      match: prefix\n      fields: ["
        + lines("fe{0}, ", n) + "]\n    objects:\n      type: Row\n      id: f\n      label: f\n      fields:\n        f: String\n"
        + lines("        f{0}: String?\n", n) + "      rows:\n      - {f: x}\n"}),
    ("pickers with files", 10_000, lambda n: {"a.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + lines(
        "- {{id: p{0}, title: P, destination: {{file: p{0}.csv}}}}\n", n)}),
    ("slots and actions", 30_000, lambda n: {"a.yaml": "formc: 1\nkind: list\nname: L\nitems:\n" + lines(
        "- {{id: a{0}, title: A, label: {{slot: s{0}}}}}\n", n)}),
    ("diagnostics", 1_000_000, lambda n: spec("    options:\n" + "    - ''\n" * n)),
    ("the same option", 1_000_000, lambda n: spec("    options:\n" + "    - x\n" * n)),
    ("items with the same id", 100_000, lambda n: {
        "a.yaml": "formc: 1\nkind: list\nname: L\nitems:\n" + "- {id: a, title: A}\n" * n}),
    ("items", 100_000, lambda n: {
        "a.yaml": "formc: 1\nkind: list\nname: L\nitems:\n" + lines("- {{id: a{0}, title: A}}\n", n)}),
    ("ids of one identifier", 100_000, lambda n: spec("    options:\n" + lines("    - 'a{0}'\n    - 'a-{0}'\n", n // 2))),
    ("wrong defaults", 100_000, lambda n: spec(
        "    selection: multiple\n    default:\n" + lines("    - d{0}\n", n) + "    options:\n" + lines("    - o{0}\n", n))),
    ("records of CSV", 1_000_000, lambda n: {
        **spec("    file: a.csv\n"), "a.csv": "id,title,group\n" + lines("{0},Title {0},g\n", n)}),
    ("groups of CSV", 200_000, lambda n: {
        **spec("    file: a.csv\n"), "a.csv": "id,title,group\n" + lines("{0},Title {0},g{0}\n", n)}),
    ("options of JSON", 500_000, lambda n: {
        **spec("    file: a.json\n"), "a.json": "[" + lines('{{"id":"{0}"}},\n', n) + '"last"]'}),
    ("keys of a JSON object", 200_000, lambda n: {
        **spec("    file: a.json\n"), "a.json": '[{"id":"a"' + lines(',"k{0}":1', n) + "}]"}),
    ("unknown option sets", 100_000, unknown_sets),
    ("pickers of one set", 10_000, set_users),
    ("branches of 55 levels", 8_000, hierarchy),
    ("fields of objects", 10_000, lambda n: spec(
        "    objects:\n      type: Row\n      id: f0\n      label: f0\n      fields:\n" + lines("        f{0}: String\n", n)
        + "      rows:\n      - {" + lines("f{0}: x, ", n) + "}\n")),
    ("rows without fields", 30_000, lambda n: spec(
        "    objects:\n      type: Row\n      id: f0\n      label: f0\n      fields: {f0: String, f1: String?}\n      rows:\n"
        + lines("      - {{f0: '{0}', g{0}: 1}}\n", n))),
    ("optional fields of rows", 100_000, lambda n: rows(lines("        f{0}: String?\n", n), lines("      - {{id: '{0}'}}\n", n))),
    ("required fields of rows", 100_000, lambda n: rows(lines("        f{0}: String\n", n), lines("      - {{id: '{0}'}}\n", n))),
    ("one field of many missing", 1_000_000, lambda n: rows(
        lines("        f{0}: String\n", math.isqrt(n)),
        ("      - {id: a" + lines(", f{0}: x", math.isqrt(n) - 1) + "}\n") * math.isqrt(n))),
    ("rows of many types", 10_000, lambda n: {"a.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + "".join(
        f"- id: p{t}\n  title: P\n  destination:\n    searchFilter: none\n    objects:\n      type: T{t}\n      id: id\n      label: id\n"
        + "      fields:\n        id: String\n" + lines(f"        f{t}x{{0}}: String\n", n) + "      rows: "
        + ("&rows\n" + lines("      - {{id: '{0}'}}\n", n) if t == 0 else "*rows\n") for t in range(20))}),
    ("unknown keys beside long fields", 500_000, lambda n: rows(
        lines("        f" + "x" * 110 + "{0}: String?\n", 200),
        ("      - {id: a" + lines(", a{0}: 1", 1000) + "}\n") * max(n // 1000, 1))),
    ("long unknown keys beside long fields", 300_000, lambda n: rows(
        lines("        f" + "x" * 110 + "{0}: String?\n", 200),
        ("      - {id: a" + lines(", " + "xy" * 50 + "{0}: 1", 100) + "}\n") * max(n // 100, 1))),
    ("unknown fields of a search", 300_000, lambda n: {"a.yaml": HEAD + "    searchFilter:\n      match: prefix\n      fields: ["
        + lines("g{0}, ", n) + "]\n    objects:\n      type: Row\n      id: id\n      label: id\n      fields:\n        id: String\n"
        + lines("        f" + "x" * 110 + "{0}: String?\n", 200) + "      rows:\n      - {id: x}\n"}),
    ("ids of the same letters", 50_000, lambda n: spec(
        "    options:\n" + "".join(f"    - {{id: {hyphenated(i)}, title: T{i}}}\n" for i in range(n)))),
    ("a long id of the same letters", 20_000, lambda n: spec(
        "    options:\n    - {id: " + "-" * (100 * n) + "abcdefghijklmnopqrstz, title: L}\n"
        + "".join(f"    - {{id: {hyphenated(i + 1)}, title: T{i}}}\n" for i in range(n)))),
    ("one long option in each picker", 10_000, lambda n: {"a.yaml": FORM.replace("items:", "x: [&k " + "\u00e9" * (50 * n) + "]\nitems:")
        + lines("- {{id: p{0}, title: P, destination: {{options: [*k ]}}}}\n", n)}),
    ("aliases of a decomposed id", 10_000, lambda n: spec(
        "    options:\n    - &a x" + NFD * n + "\n" + "    - *a\n" * n)),
    ("aliases of a decomposed title", 10_000, lambda n: spec(
        "    options:\n    - {id: x, title: &a x" + NFD * n + "}\n" + lines("    - {{id: o{0}, title: *a }}\n", n))),
    ("aliases of a wrong identifier", 10_000, lambda n: {"a.yaml": "formc: 1\nkind: list\nname: L\nitems:\n"
        "- {id: x, title: T, navigationLink: &a " + "-" * (10 * n) + "x}\n"
        + lines("- {{id: i{0}, title: T, navigationLink: *a }}\n", n)}),
    ("aliases of an invisible character", 10_000, lambda n: spec(
        "    options:\n    - &a x\u200b" + "y" * (10 * n) + "\n" + "    - *a\n" * n)),
    ("groups of the same options", 900_000, lambda n: spec(
        "    groups:\n    - title: G\n      options: &o\n" + lines("      - o{0}\n", math.isqrt(n))
        + lines("    - {{title: G{0}, options: *o }}\n", math.isqrt(n)))),
    ("pickers of one data file", 20_000, lambda n: {
        "a.yaml": pickers("file: a.csv")(n), "a.csv": "id,title\n" + lines("o{0},T{0}\n", n)}),
    ("pickers of one wrong data file", 20_000, lambda n: {
        "a.yaml": pickers("file: a.csv")(n), "a.csv": "id,title\n" + lines("o{0},T{0}\n", n) + "x\n"}),
    ("defaults of one option set", 20_000, lambda n: {
        "a.yaml": pickers("optionSet: S, default: o1")(n),
        "s.yaml": "formc: 1\nkind: optionSet\nname: S\noptions:\n" + lines("- o{0}\n", n)}),
    ("searches of one object set", 20_000, lambda n: {
        "a.yaml": pickers("optionSet: S, searchFilter: {{match: prefix, fields: [id]}}")(n),
        "s.yaml": "formc: 1\nkind: optionSet\nname: S\nobjects:\n  type: T\n  id: id\n  label: id\n  fields:\n    id: String\n"
        + lines("    f{0}: Int?\n", n) + "  rows: [{id: a}]\n"}),
    ("suppressions", 100_000, lambda n: spec("    options:\n" + lines("    - 'o{0} ' # formc:disable FC6002\n", n))),
    ("suppressions above", 100_000, lambda n: spec("    options:\n" + lines("    # formc:disable FC6002\n    - 'o{0} '\n", n))),
    ("suppressions in a row", 100_000, lambda n: spec("    options:\n" + "    # formc:disable FC6002\n" * n + "    - 'o '\n")),
    ("codes of a suppression", 1_000_000, lambda n: spec(
        "    # formc:disable " + lines("FC{0:04}, ", min(n, 9999)) + "FC6002, " * n + "\n    options:\n    - 'o '\n")),
    ("comments, MiB", 60, lambda n: {"a.yaml": HEAD + "    options: [a]\n" + ("# " + "x" * 61 + "\n") * (n * MEBIBYTE // 64)}),
    ("blank lines, MiB", 60, lambda n: {"a.yaml": HEAD + "    options: [a]\n" + "\n" * (n * MEBIBYTE)}),
    ("spaces, MiB", 60, lambda n: {"a.yaml": HEAD + "    options: [a]\n" + " " * (n * MEBIBYTE)}),
    ("a huge key, MiB", 50, lambda n: {"a.yaml": "? " + "k" * (n * MEBIBYTE) + "\n: 1\n"}),
    ("a huge block, MiB", 50, lambda n: {"a.yaml": "formc: 1\nkind: form\nname: A\ndescription: |\n" + "  text\n" * (n * MEBIBYTE // 7)}),
    ("a huge escape, MiB", 50, lambda n: {"a.yaml": 'a: "' + "\\u00e9" * (n * MEBIBYTE // 6) + '"\n'}),
    ("documents", 1_000_000, lambda n: {"a.yaml": "---\n" * n}),
    ("documents with ends", 1_000_000, lambda n: {"a.yaml": "a\n...\n" * n}),
    ("specs with mistakes", 100_000, lambda n: {"a.yaml": "---\nformc: 2\nkind: form\n" * n}),
    ("combining marks", 1_000_000, lambda n: spec("    options: [a" + "\u0301\u0316" * n + "]\n")),
    ("bidirectional controls", 100_000, lambda n: spec("    options: [a" + "\u202e" * n + "]\n")),
    ("controls in a line of scalars", 100_000, lambda n: spec("    options: [" + lines("a{0}\u202e, ", n) + "]\n")),
    ("line separators", 1_000_000, lambda n: {"a.yaml": "a: " + "\u2028" * n + "\n"}),
    ("files of one name", 5_000, many_files),
    ("names of two files", 50_000, lambda n: {"a.yaml": sets(n), "b.yaml": sets(n)}),
    ("files of the name of a long one", 5_000, name_of_a_long_file),
    ("a path of data", 1_000_000, lambda n: spec("    file: " + "a/" * n + "x.csv\n")),
    ("brackets of a glob", 1_000_000, lambda n: {
        "formc.yaml": "exclude: ['" + "[" * n + "']\n", "a.yaml": "formc: 1\nkind: optionSet\nname: S\noptions: [a]\n"}),
    ("globs and files", 4_000_000, globs),
]


# Normalized JSON has the data of a set or a file in place for every picker: what a build of these writes is a product.
PRODUCTS = ["pickers of one set", "pickers of one data file", "defaults of one option set", "searches of one object set"]

# The same, of inputs that only a build works on.
BUILDS = [
    ("slots", 60_000, lambda n: {"a.yaml": "formc: 1\nkind: form\nname: Form\nitems:\n" + lines(
        "- {{id: a{0}, title: {{slot: slo{0}}}, destination: {{options: [a]}}}}\n", n)}),
    ("actions and links", 60_000, lambda n: {"a.yaml": "formc: 1\nkind: list\nname: L\nitems:\n" + lines(
        "- {{id: a{0}, title: A, trailingActions: {{onIButtonClicked: act{0}, accessibilityLabel: x}}, navigationLink: lk{0}}}\n",
        n)}),
    ("fields searched", 20_000, lambda n: {"a.yaml": HEAD + "    searchFilter: {match: prefix, fields: ["
        + lines("f{0}, ", n) + "]}\n    objects:\n      type: Row\n      id: f\n      label: f\n      fields:\n        f: String\n"
        + lines("        f{0}: String?\n", n) + "      rows:\n      - {f: x}\n"}),
    ("templates without partials", 1_000, lambda n: {**option_set(), "formc.yaml": "templates: t\n", **{
        f"t/p{i}.txt.mustache": "".join(f"{{{{>pp{i}x{j}}}}}" for j in range(10)) for i in range(n)}}),
    ("partials called twice", 1000, lambda n: {
        **option_set(), "formc.yaml": "templates: t\n", "t/x.txt.mustache": "{{>p0}}", f"t/p{n + 40}.mustache": "x",
        **{f"t/p{i}.mustache": f"{{{{>p{i + 1}}}}}" * 2 for i in range(n + 40)}}),
    ("blocks of a parent", 50_000, lambda n: {
        **option_set(), "formc.yaml": "templates: t\n", "t/p.mustache": lines("{{{{$b{0}}}}}{{{{/b{0}}}}}", n),
        "t/x.txt.mustache": "{{<p}}" + lines("{{{{$b{0}}}}}x{{{{/b{0}}}}}", n) + "{{/p}}"}),
    ("partials of options", 1_000_000, lambda n: {
        **option_set(lines("- o{0}\n", n)), "formc.yaml": "templates: t\n", "t/p.mustache": "{{{id}}} {{>q}}\n", "t/q.mustache": "{{{title.text}}}",
        "t/x.txt.mustache": "{{#model}}{{#data}}{{#options}}{{>p}}{{/options}}{{/data}}{{/model}}"}),
]


def run(formc, command, directory):
    """Runs a command of formc; returns CPU seconds, wall seconds, peak MiB, the exit status, and what it says."""
    start = time.perf_counter()
    arguments = [formc, command, ".", "--format", "compact"]
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(arguments, cwd=directory, stdout=out, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        out.seek(0)
        text = out.read(1 << 20).decode(errors="replace")
    cpu = usage.ru_utime + usage.ru_stime
    return cpu, wall, usage.ru_maxrss / 1024, os.waitstatus_to_exitcode(status), text


def measure(formc, command, make, size):
    """Runs formc over the files of a size."""
    with tempfile.TemporaryDirectory(prefix="formc-hostile-") as directory:
        # In a process of its own, for a child's peak of memory begins with that of its parent.
        writer = os.fork()
        if writer == 0:
            for name, text in make(max(size, 1)).items():
                os.makedirs(os.path.dirname(os.path.join(directory, name)), exist_ok=True)
                with open(os.path.join(directory, name), "wb") as file:
                    file.write(text.encode())
            os._exit(0)
        os.waitpid(writer, 0)
        total = sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(directory) for name in names)
        return total, run(formc, command, directory)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("formc")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--command", default="check", choices=["check", "build"])
    parser.add_argument("--only", nargs="*", default=[])
    arguments = parser.parse_args()
    formc = os.path.abspath(arguments.formc)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    failures = 0
    print(f"{'input':30} {'size':>9} {'MiB':>6} {'CPU s':>7} {'at 10x':>7} {'ratio':>6} {'peak MiB':>8}  last line")
    inputs = [(*entry, arguments.command) for entry in INPUTS] + [(*entry, "build") for entry in BUILDS]
    for name, size, make, command in inputs:
        if arguments.only and name not in arguments.only or command == "build" and name in PRODUCTS:
            continue
        size = int(size * arguments.scale)
        _, small = measure(formc, command, make, size // 10)
        total, large = measure(formc, command, make, size)
        ratio = large[0] / max(small[0], 0.004)
        is_bad = ratio > 15 and large[0] > 0.2 or large[3] not in (0, 1, 2) or large[0] > 30
        failures += is_bad
        last = large[4].strip().splitlines()[-1] if large[4].strip() else ""
        print(
            f"{name:30} {size:>9} {total / MEBIBYTE:6.1f} {small[0]:7.3f} {large[0]:7.3f} {ratio:6.1f} {large[2]:8.0f}"
            f"  {'BAD ' if is_bad else ''}{large[3]} {last[:90]}", flush=True)
    sys.exit(1 if failures else 0)


main()
