import FormSource

/// FC1005: a node that is nested too deep. The check is in FormYAML: `Builder.checkDepth`.
enum TooDeep: Rule {
    static let description = RuleDescription(
        code: 1005,
        name: "too-deep",
        severity: .error,
        summary: "a node that is nested too deep",
        rationale: """
            No spec needs many levels: the deepest thing that people write are options below options, two levels of \
            YAML for each level of the list. Nesting above 128 levels is a mistake or an attack on the programs that \
            read the file, many of which fail without a message.

            Make the hierarchy of options flatter; a tree that is really so deep cannot be used on a phone. The root \
            is level 1, and an alias goes as deep as its node.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            description:
              [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
              [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
              ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
              ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
            items:
              - {id: country, title: Country, destination: {options: [France, Italy]}}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: Country
                destination:
                  options:
                    - {id: Europe, children: [France, Italy]}
            """)
}
