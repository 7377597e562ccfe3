import FormSource

/// FC1004: aliases that stand for too many nodes. The check is in FormYAML: `Builder.expand`.
enum AliasesTooLarge: Rule {
    static let description = RuleDescription(
        code: 1004,
        name: "aliases-too-large",
        severity: .error,
        summary: "aliases that stand for too many nodes",
        rationale: """
            An alias repeats the whole node of its anchor, aliases inside it included, so that ten short lines can \
            stand for billions of nodes. formc counts the nodes that the aliases of a document stand for and stops \
            at 1,000,000; the limit can be lowered in formc.yaml.

            Options that several pickers share belong into an option set, which is stored once, or into a data file.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            a: &a [x, x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
            items:
              - id: country
                title: Country
                value: [*e, *e, *e, *e, *e, *e, *e, *e, *e]
                destination: {options: [France]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: from, title: From, destination: &countries {options: [France, Italy]}}
              - {id: to, title: To, destination: *countries}
            """)
}
