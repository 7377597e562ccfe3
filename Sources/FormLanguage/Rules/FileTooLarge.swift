import FormSource

/// FC1008: a file over the size limit. The check is in FormCompiler: what reads files.
enum FileTooLarge: Rule {
    static let description = RuleDescription(
        code: 1008,
        name: "file-too-large",
        severity: .error,
        summary: "a file over the size limit",
        rationale: """
            A file of more than 67,108,864 bytes is not read: it is a mistake far more often than a spec, and what \
            is generated from it could not be compiled. The limit can be lowered in formc.yaml, with 'fileSize' of \
            'limits'; a data file over the limit is FC2012.

            Split the spec into several files, and move long lists of options to data files. No example shows this \
            rule: it would have 64 MiB.
            """)
}
