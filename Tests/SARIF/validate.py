"""Checks SARIF reports against the schema of SARIF 2.1.0: validate.py REPORT...

Prints a line for each violation. The exit status is 0 if there is none, 1 if there are some, 77 if jsonschema is not
installed (see Tests/requirements.txt).
"""
import json
import os
import re
import sys

try:
    from jsonschema import Draft4Validator
except ImportError:
    print("jsonschema is not installed: pip install -r Tests/requirements.txt")
    sys.exit(77)

URI_REFERENCE = re.compile(r"^(?:[A-Za-z0-9._~!$&'()*+,;=:@/?#\[\]-]|%[0-9A-F]{2})*$")


def uris(value):
    """Every value of a key `uri`, anywhere."""
    if isinstance(value, dict):
        for key, child in value.items():
            if key == "uri":
                yield child
            yield from uris(child)
    elif isinstance(value, list):
        for child in value:
            yield from uris(child)


def violations(report):
    """What is wrong with a report: the schema's view, then what its `format` would say of URIs."""
    with open(os.path.join(os.path.dirname(__file__), "sarif-schema-2.1.0.json"), encoding="utf-8") as file:
        schema = json.load(file)
    for error in Draft4Validator(schema).iter_errors(report):
        yield "%s: %s" % ("/".join(map(str, error.absolute_path)), error.message)
    for uri in uris(report):
        if not URI_REFERENCE.match(uri):
            yield "not a URI reference: %r" % uri


def main():
    found = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            for violation in violations(json.load(file)):
                print("%s: %s" % (path, violation))
                found += 1
    sys.exit(1 if found else 0)


main()
