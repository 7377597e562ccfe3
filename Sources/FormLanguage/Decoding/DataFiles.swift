import FormSource

/// What the data files came to that a spec file has asked for: thousands of pickers may name one.
struct DataFiles {
    /// The options of a file, checked.
    struct Options {
        /// The options, as those of any picker.
        let data: OptionData
        /// What is wrong with them, each code once; the places are still to be set.
        let diagnostics: [Diagnostic]
    }

    /// What options depend on.
    struct Request: Hashable {
        /// The path, as the spec has it.
        let path: String
        /// What the columns are called.
        let columns: ColumnNames
    }

    /// What came of reading each file, by its path in the spec.
    var files: [String: DataFile] = [:]
    /// What came of each request.
    var options: [Request: Result<Options, DataFailure>] = [:]
}
