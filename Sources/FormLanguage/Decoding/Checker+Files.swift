import FormBytes
import FormSource
import FormYAML

extension Checker {
    /// Checks a path, or a mapping with one.
    mutating func file(_ id: NodeID, _ node: Node, _ schema: Schema) -> Int {
        if node.traits.kind == .mapping { return record(id, node, schema) }
        return path(id, node)
    }

    /// Checks a path as far as it can be seen without the file.
    mutating func path(_ id: NodeID, _ node: Node) -> Int { string(id, node) }

    /// Reads the data file that a spec names, and checks what it holds; nil if that cannot be read.
    ///
    /// Whatever is wrong in the file stands at the path in the spec, each code once.
    mutating func fileData(_ slot: Slot, key: Int) -> OptionData? {
        guard slot.isPresent, !slot.hasError || slot.payload != 0 else { return nil }
        let isMapping = slot.payload != 0
        let pathSlot = isMapping ? records.view.slot(slot.payload, FileKeys.path) : slot
        let columnsSlot = isMapping ? field(slot.payload, FileKeys.columns) : .absent
        guard pathSlot.isSound else { return nil }
        let path = Int(pathSlot.node)
        let through = isMapping ? alias(of: path, in: slot.payload) : aliasItself(path)
        let name = text(path)
        let format = DataFormat(path: name)
        let hasExtraColumns = format == .yaml && columnsSlot.isPresent
        if hasExtraColumns { ExclusiveKeys.report(columns: columnsSlot, path: pathSlot, in: &self) }
        guard let file = readFile(name, format, path, through), let format, format == .yaml || !columnsSlot.hasError
        else { return nil }
        switch options(of: name, file, format, columns(columnsSlot)) {
        case .success(let options):
            for diagnostic in options.diagnostics {
                var diagnostic = diagnostic
                diagnostic.range = range(path)
                report(diagnostic, through: through)
            }
            var data = options.data
            data.key = key
            data.hasError = data.hasError || hasExtraColumns || slot.hasError
            return data
        case .failure(let failure) where failure.isLineSeparator:
            LineSeparator.report(path, name, line: failure.line, through: through, in: &self)
        case .failure(let failure): UnreadableFile.report(path, name, failure, through: through, in: &self)
        }
        return nil
    }

    /// The options of a data file, read and checked once.
    private mutating func options(
        of name: Bytes, _ file: SourceText, _ format: DataFormat, _ columns: ColumnNames
    ) -> Result<DataFiles.Options, DataFailure> {
        let request = DataFiles.Request(path: name.string, columns: columns)
        if let known = dataFiles.options[request] { return known }
        let limits = limits
        let options = Result { () throws(DataFailure) in try FileOptions.read(file, as: format, columns, limits) }
            .map { check($0, of: name) }
        dataFiles.options[request] = options
        return options
    }

    /// The text of a data file; what is wrong with its path is reported.
    private mutating func readFile(
        _ name: Bytes, _ format: DataFormat?, _ path: NodeID, _ through: NodeID
    ) -> SourceText? {
        let answer = dataFiles.files[name.string] ?? world.dataFile(name, of: source.path)
        dataFiles.files[name.string] = answer
        switch (answer, format) {
        case (.leavesRoot, _): FileOutsideRoot.report(path, name, through: through, in: &self)
        case (_, nil): UnreadableFile.report(unknownEnding: path, name, through: through, in: &self)
        case (.unreadable(let reason), _):
            UnreadableFile.report(unread: path, name, reason, through: through, in: &self)
        case (.contents(let file), _): return file
        }
        return nil
    }

    private func columns(_ slot: Slot) -> ColumnNames {
        var names = ColumnNames()
        guard slot.isPresent, slot.payload != 0 else { return names }
        for key in ColumnKeys.schema.keys.indices {
            let name = records.view.slot(slot.payload, key)
            if name.isSound { names.written[key] = text(Int(name.node)).string }
        }
        return names
    }

    /// Checks options that were read from a file.
    private func check(_ options: FileOptions, of name: Bytes) -> DataFiles.Options {
        var child = Checker(tree: options.tree.view, source: options.tree.source, world: world, limits: limits)
        child.diagnostics = options.tree.diagnostics
        child.errors = options.tree.diagnostics.count
        let node = options.tree[options.root]
        let element: Element = options.isGrouped ? .record(GroupKeys.schema) : .option
        let first = child.list(options.root, node, element, empty: 3002)
        var data = OptionData(shape: options.isGrouped ? .grouped : .flat, first: first, key: 0)
        data.hasError = child.errors > 0
        child.check(own: &data, Slot(node: 0, value: 0))
        CollidingNames.checkOptions(data, in: &child)
        if let place = options.bidirectional { child.report(BidirectionalControl.diagnostic(at: place)) }
        let diagnostics = FileDiagnostics.summary(of: child.diagnostics, in: options.tree.source, name)
        let ownData = child.data
        data.origin = .file(Model(tree: options.tree, records: child.takeRecords(), data: ownData))
        return DataFiles.Options(data: data, diagnostics: diagnostics)
    }
}
