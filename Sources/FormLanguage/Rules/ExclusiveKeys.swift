import FormBytes
import FormSource
import FormYAML

/// FC2010: keys that exclude each other, or none of those of which one is needed.
enum ExclusiveKeys: Rule {
    static let description = RuleDescription(
        code: 2010,
        name: "exclusive-keys",
        severity: .error,
        summary: "keys that exclude each other, or none of those of which one is needed",
        rationale: """
            Some keys are different ways to say one thing: the options of a picker come from one of 'options', \
            'groups', 'objects', 'optionSet' and 'file', a text is one of 'text', 'markdown' and 'slot', an image \
            one of 'system', 'asset' and 'url'. With two of them formc cannot know which is meant; with none of them \
            there is nothing to show.

            Keep exactly one. The diagnostic stands at the second of the keys, or at the mapping if there is none.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: {text: Country, markdown: "**Country**"}
                destination: {options: [France, Italy]}
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - id: country
                title: {markdown: "**Country**"}
                destination: {options: [France, Italy]}
            """)

    /// Reports a key that an earlier one excludes.
    static func report(_ key: NodeID, excludedBy other: String, in checker: inout Checker) {
        let written = checker.text(key).string
        checker.report(diagnostic(message(written, other), at: checker.range(key), help: help(written, other)))
    }

    /// Reports a mapping that has none of the keys.
    static func report(noneOf exclusion: Exclusion, of schema: Schema, at mapping: NodeID, in checker: inout Checker) {
        let names = schema.names(in: exclusion).map { "'\($0)'" }
        checker.report(
            diagnostic(noneMessage("\(schema.name)", names), at: checker.startRange(mapping), help: noneHelp(names)))
    }

    /// Reports columns of a file that has none, at the later of the two keys.
    static func report(columns: Slot, path: Slot, in checker: inout Checker) {
        let later = columns.node > path.node ? columns : path
        checker.report(diagnostic("'columns' is not for YAML files", at: checker.keyRange(later), help: columnsHelp))
    }

    fileprivate static let columnsHelp = "Remove it: a YAML file holds options as a spec does."
    fileprivate static func message(_ key: String, _ other: String) -> String {
        "\(key.quoted) does not go with '\(other)'"
    }
    fileprivate static func help(_ key: String, _ other: String) -> String {
        "Keep one of '\(other)' and \(key.quoted)."
    }
    fileprivate static func noneMessage(_ mapping: String, _ names: [String]) -> String {
        if names.count == 1 { return "missing key \(names[0]) of \(article(mapping))" }
        return names.count <= 3
            ? "\(article(mapping)) needs one of \(names.joined(separator: ", "))"
            : "\(article(mapping)) has none of the keys of which it needs one"
    }
    fileprivate static func noneHelp(_ names: [String]) -> String {
        names.count == 1 ? "Add \(names[0])." : "Add exactly one of \(names.joined(separator: ", "))."
    }
}
