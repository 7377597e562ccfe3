#!/usr/bin/env python3
"""Writes what the emitter carries inside it: the templates and the runtime, as Swift literals.

Run it after a change to Templates/ or Sources/FormcRuntime/; a test fails as long as it was not.
With --check it writes nothing, and fails if a file would change.
"""
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "Sources" / "FormEmit" / "Swift"
HEAD = "// swift-format-ignore-file\n// Written by Scripts/embed.py. Do not edit.\n\n"


def literal(text):
    """A raw multi-line literal, without indentation, so that each line stands as it is in the file."""
    signs = "#"
    while '"""' + signs in text or "\\" + signs in text:
        signs += "#"
    return f'{signs}"""\n{text}\n"""{signs}'


def templates():
    entries = []
    for path in sorted((ROOT / "Templates").glob("*.mustache")):
        name = path.name.removesuffix(".mustache")
        entries.append(f'        ("{name}", {literal(path.read_text(encoding="utf-8"))}),\n')
    return (
        HEAD + "/// The templates of formc, as they are in `Templates/`.\nenum EmbeddedTemplates {\n"
        "    /// Each template's name and text.\n    static let all: [(name: String, text: String)] = [\n"
        + "".join(entries) + "    ]\n}\n"
    )


def runtime():
    text = (ROOT / "Sources" / "FormcRuntime" / "FormcRuntime.swift").read_text(encoding="utf-8")
    return (
        HEAD + "/// The source of the library `FormcRuntime`.\nenum EmbeddedRuntime {\n"
        "    /// The file, byte for byte.\n    static let source: StaticString = " + literal(text) + "\n}\n"
    )


def main():
    stale = []
    for name, text in (("EmbeddedTemplates.swift", templates()), ("EmbeddedRuntime.swift", runtime())):
        path = TARGET / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if "--check" not in sys.argv:
            path.write_text(text, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"{', '.join(stale)}: run Scripts/embed.py")


main()
