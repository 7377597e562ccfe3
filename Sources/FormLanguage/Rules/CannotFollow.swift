import FormSource

/// FC1013: a directory entry that cannot be followed. The check is in FormCompiler: what walks directories.
enum CannotFollow: Rule {
    static let description = RuleDescription(
        code: 1013,
        name: "cannot-follow",
        severity: .warning,
        summary: "a directory entry that cannot be followed",
        rationale: """
            While a directory is walked, formc found a link that leads nowhere, or a directory that cannot be read. \
            The specs behind it are not built, and nothing else would say so. Hidden entries are skipped silently, \
            and so are links that lead out of the directory.

            Remove or repair the link, or give the directory its permissions. No example shows this rule: it is \
            about the file system.
            """)
}
