#!/usr/bin/env python3
"""Makes seeds for a fuzzer of the conformance cases: fuzz-seeds.py NAME CASES DIRECTORY.

A seed is named by its content, so that a second run adds nothing. The files of one input have U+0001 between them.
"""
import hashlib
import pathlib
import sys

LARGEST = 4096


def files(cases, *endings):
    """The contents of all files with one of these endings."""
    for path in sorted(cases.rglob("*")):
        if path.is_file() and path.name.endswith(endings):
            yield path, path.read_bytes()


def specs(cases):
    """Each spec of a case, with the first data file of each format that lies in the case."""
    for case in sorted((cases / "formc" / "cases").iterdir()):
        found = {ending: next((data for _, data in files(case, ending)), b"") for ending in (".csv", ".json", "data.yaml")}
        for _, spec in files(case, ".yaml", ".yml"):
            yield b"\x01".join([spec, *found.values()]).rstrip(b"\x01")


def templates(cases):
    """The templates of the Mustache specification with their data."""
    import json
    for _, text in files(cases / "mustache-spec", ".json"):
        for test in json.loads(text).get("tests", []):
            partials = list(test.get("partials", {}).values())[:2] + ["", ""]
            parts = [test["template"], *partials[:2], json.dumps(test["data"], ensure_ascii=False)]
            yield "\x01".join(parts).encode()


def seeds(name, cases):
    """The seeds of a fuzzer."""
    if name == "spec":
        return specs(cases)
    if name == "template":
        return templates(cases)
    endings = (".csv", ".tsv", ".json") if name == "data" else (".yaml", ".yml")
    return (data for _, data in files(cases, *endings))


def main():
    name, cases, directory = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    for seed in seeds(name, cases):
        if len(seed) <= LARGEST:
            (directory / hashlib.sha1(seed).hexdigest()).write_bytes(seed)


main()
