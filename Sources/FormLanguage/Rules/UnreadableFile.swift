import FormBytes
import FormSource
import FormYAML

/// FC2012: a data file that cannot be read, or that holds no options.
enum UnreadableFile: Rule {
    static let description = RuleDescription(
        code: 2012,
        name: "unreadable-file",
        severity: .error,
        summary: "a data file that cannot be read, or that holds no options",
        rationale: """
            Options can come from a file beside the spec: CSV or TSV with a header row, or a list in JSON or YAML, \
            by the ending of its name. The file is read strictly, because a row that is guessed right today is \
            guessed wrong tomorrow: a quote in the middle of a cell, a row with too few cells, a repeated column or \
            an empty id is an error.

            Whatever is wrong stands at the path in the spec; the message gives the line of the data file. Its first \
            line names the columns; 'columns' says which are meant if they are not called id, title, subtitle, \
            keywords and group.
            """,
        failing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {file: countries.csv}}
            # file: countries.csv
            code,title
            fr,France
            """,
        passing: """
            formc: 1
            kind: form
            name: Travel
            items:
              - {id: country, title: Country, destination: {file: {path: countries.csv, columns: {id: code}}}}
            # file: countries.csv
            code,title
            fr,France
            """)

    /// Reports why the file has no options.
    static func report(
        _ path: NodeID, _ name: Bytes, _ failure: DataFailure, through alias: NodeID, in checker: inout Checker
    ) {
        let text = message(name, failure.reason, line: failure.line)
        checker.report(diagnostic(text, at: checker.range(path), help: help), through: alias)
    }

    /// Reports a name with an ending that says nothing of the format.
    static func report(unknownEnding path: NodeID, _ name: Bytes, through alias: NodeID, in checker: inout Checker) {
        checker.report(
            diagnostic(message(name, "its format is unknown"), at: checker.range(path), help: endingHelp),
            through: alias)
    }

    /// Reports a file that the system does not let formc read.
    static func report(
        unread path: NodeID, _ name: Bytes, _ reason: String, through alias: NodeID, in checker: inout Checker
    ) {
        checker.report(
            diagnostic(message(name, reason), at: checker.range(path), help: pathHelp), through: alias)
    }

    fileprivate static func message(_ name: Bytes, _ reason: String, line: Int? = nil) -> String {
        "file \(name.quoted)\(line.map { ", line \($0)" } ?? ""): \(reason)"
    }
    fileprivate static let help =
        "The file holds the options: CSV and TSV with a header row, or a list in JSON or YAML."
    fileprivate static let pathHelp = "Write the path of a file that can be read, relative to the spec's own."
    fileprivate static let endingHelp = "The name ends in .csv, .tsv, .json, .yaml or .yml, in lower case."
}
