"""Writes the Unicode tables of FormBytes and the cases its tests compare with.

    pip install unicodedata2==17.0.0
    python3 Scripts/unicode-tables.py [--check]

With --check nothing is written: the status says whether all is as it would be.
The version is that of the standard library of Swift 6.3, so that formc and what it writes agree.
"""

import pathlib
import random
import sys
import textwrap

import unicodedata2 as unicode

VERSION = "17.0.0"
ROOT = pathlib.Path(__file__).resolve().parent.parent
SCALARS = [value for value in range(0x110000) if not 0xD800 <= value <= 0xDFFF]


def runs(values):
    """Values as pairs of a first and a last one."""
    found = []
    for value in values:
        if found and found[-1][1] == value - 1:
            found[-1][1] = value
        else:
            found.append([value, value])
    return found


def swift_file(name, summary, details, sections):
    """A Swift file with one string: the numbers of each section in hexadecimal, a `;` after each section."""
    text = " ".join(" ".join(f"{number:X}" for number in section) + " ;" for section in sections)
    lines = textwrap.wrap(text, 108)
    body = "\n".join(f"        {line} \\" for line in lines[:-1]) + f"\n        {lines[-1]}"
    return f'''// Made by Scripts/unicode-tables.py from Unicode {VERSION}; change that, not this.

/// {summary}
///
{textwrap.indent(details.strip(), "/// ")}
enum {name} {{
    static let text: StaticString = """
{body}
        """
}}
'''


def decomposition(value):
    text = unicode.decomposition(chr(value))
    return [] if not text or text.startswith("<") else [int(part, 16) for part in text.split()]


def normalization():
    classes, composing, other = [], [], []
    last = 0
    for first, end in runs([value for value in SCALARS if unicode.combining(chr(value))]):
        while first <= end:
            kind = unicode.combining(chr(first))
            after = first
            while after <= end and unicode.combining(chr(after)) == kind:
                after += 1
            classes += [first - last, after - first, kind]
            first = last = after
    ends = [0, 0]
    for value in SCALARS:
        parts = decomposition(value)
        if not parts:
            continue
        composes = unicode.normalize("NFC", chr(value)) == chr(value)
        section = composing if composes else other
        section += [value - ends[composes], *(parts + [0])[:2]]
        ends[composes] = value
    return swift_file(
        "NormalizationText",
        "Combining classes and canonical decompositions, as numbers in hexadecimal.",
        """
Three sections. Combining classes: how many scalars after the end of the last run a run starts, how many it has,
their class. Decompositions of scalars that compose again, then of those that do not: how many scalars after
the last entry it is, its first part, its second part or 0. Hangul is left out: it is computed.
""",
        [classes, composing, other],
    )


def width():
    full = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
    wide, zero = [], []
    for value in SCALARS:
        scalar = chr(value)
        is_zero = (
            unicode.category(scalar) in ("Mn", "Mc", "Me", "Cf", "Zl", "Zp", "Cc")
            and value not in (0xAD, *range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD)
            or 0x1160 <= value <= 0x11FF
            or 0xD7B0 <= value <= 0xD7FB
            or value in (0x3164, 0xFFA0)
        )
        if is_zero:
            zero.append(value)
        elif unicode.east_asian_width(scalar) in "WF" or any(first <= value <= last for first, last in full):
            wide.append(value)
    sections = []
    for values in (wide, zero):
        numbers, last = [], 0
        for first, end in runs(values):
            numbers += [first - last, end - first]
            last = end
        sections.append(numbers)
    return swift_file(
        "WidthText",
        "The scalars that take two columns and those that take none, as numbers in hexadecimal.",
        """
Two sections of runs: how many scalars after the last of the run before a run starts, and how many more it has.
""",
        sections,
    )


def cases():
    """Texts and their NFC: everything that decomposes, and sequences that try order, blocking and Hangul."""
    pick = random.Random(17)
    decomposable = [value for value in SCALARS if decomposition(value)]
    hangul = list(range(0xAC00, 0xD7A4, 97))
    marks = [value for value in SCALARS if unicode.combining(chr(value))]
    jamo = [*range(0x1100, 0x1116), *range(0x1161, 0x1178), *range(0x11A7, 0x11C5)]
    texts = []
    for value in decomposable + hangul:
        apart = unicode.normalize("NFD", chr(value))
        texts += [chr(value), apart]
    for value in marks:
        texts.append("a" + chr(value) + "\u0301\u0323")
    pool = decomposable + marks + hangul + jamo * 20 + [0x61, 0x41, 0x2E, 0x65] * 200
    for _ in range(1000):
        texts.append("".join(chr(pick.choice(pool)) for _ in range(pick.randint(2, 6))))
    for _ in range(200):
        texts.append("".join(chr(pick.choice(jamo)) for _ in range(pick.randint(2, 5))))
    lines = []
    for text in dict.fromkeys(texts):
        composed = unicode.normalize("NFC", text)
        points = [" ".join(f"{ord(scalar):X}" for scalar in side) for side in (text, composed)]
        lines.append(points[0] if text == composed else ";".join(points))
    return "\n".join(lines) + "\n"


def main():
    assert unicode.unidata_version == VERSION, unicode.unidata_version
    files = {
        "Sources/FormBytes/NormalizationText.swift": normalization(),
        "Sources/FormBytes/WidthText.swift": width(),
        "Tests/FormBytesTests/Fixtures/nfc.txt": cases(),
    }
    for name, text in files.items():
        path = ROOT / name
        if "--check" not in sys.argv:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != text:
            sys.exit(f"{name} is stale: run python3 Scripts/unicode-tables.py")


if __name__ == "__main__":
    main()
