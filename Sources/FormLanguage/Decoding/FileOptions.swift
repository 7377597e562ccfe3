import FormBytes
import FormData
import FormSource
import FormYAML

/// The formats that option data may be in, by the ending of the file's name.
enum DataFormat {
    case csv, tsv, json, yaml

    /// The format of a file; nil if its name has another ending.
    init?(path: Bytes) {
        if path.hasSuffix(Bytes(".csv")) {
            self = .csv
        } else if path.hasSuffix(Bytes(".tsv")) {
            self = .tsv
        } else if path.hasSuffix(Bytes(".json")) {
            self = .json
        } else if path.hasSuffix(Bytes(".yaml")) || path.hasSuffix(Bytes(".yml")) {
            self = .yaml
        } else {
            return nil
        }
    }
}

/// Why a data file has no options that could be checked.
struct DataFailure: Error {
    /// What is wrong, as a clause.
    let reason: String
    /// The line of the data file, from 1.
    let line: Int?
    /// Whether it is that of FC6005.
    let isLineSeparator: Bool

    /// A failure from its parts.
    init(_ reason: String, line: Int?, isLineSeparator: Bool = false) {
        self.reason = reason
        self.line = line
        self.isLineSeparator = isLineSeparator
    }
}

/// What the columns of a data file are called.
struct ColumnNames: Hashable {
    /// The names that the spec gives, by the positions of `ColumnKeys`.
    var written = [String?](repeating: nil, count: ColumnKeys.schema.count)

    /// The name of a column, as the spec gives it or as it is by default.
    func name(_ key: Int) -> String { written[key] ?? "\(ColumnKeys.schema.keys[key].name)" }
}

/// The options of a data file, as nodes such as a spec would have.
struct FileOptions {
    /// The nodes; their places are those of the records in the file.
    let tree: Tree
    /// The list of the options, or of the groups.
    let root: NodeID
    /// Whether the list is of groups.
    let isGrouped: Bool
    /// The first place with a bidirectional control.
    let bidirectional: ByteRange?

    /// Reads a file.
    static func read(
        _ source: SourceText, as format: DataFormat, _ columns: ColumnNames, _ limits: Limits
    ) throws(DataFailure) -> FileOptions {
        switch format {
        case .csv: try CSVOptions.read(source, separator: CSVReader.comma, columns)
        case .tsv: try CSVOptions.read(source, separator: CSVReader.tab, columns)
        case .json: try JSONOptions.read(source, columns)
        case .yaml: try yaml(source, limits)
        }
    }

    private static func yaml(_ source: SourceText, _ limits: Limits) throws(DataFailure) -> FileOptions {
        let tree = parse(source, limits: limits)
        let isRefused = tree.isBroken || tree.documents.contains(where: \.isBroken)
        if isRefused, let diagnostic = tree.diagnostics.first {
            let line = source.position(at: diagnostic.range.start).line
            throw DataFailure(diagnostic.message, line: line, isLineSeparator: diagnostic.code == 6005)
        }
        var roots = tree.documents.compactMap(\.root)
        roots.removeAll { tree[$0].traits.has(Node.Traits.null) }
        guard let root = roots.first, roots.count == 1 else {
            throw DataFailure(roots.isEmpty ? "nothing in it" : "more than one document in it", line: nil)
        }
        guard tree[root].traits.kind == .sequence else {
            throw DataFailure("not a list of options", line: source.position(at: Int(tree[root].start)).line)
        }
        return FileOptions(
            tree: tree, root: root, isGrouped: false, bidirectional: BidirectionalControl.places(in: tree).first)
    }
}
