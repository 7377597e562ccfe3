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
        do throws(DataFailure) {
            let options = try FileOptions.read(file, as: format, columns(columnsSlot), limits)
            var data = check(options, of: name, at: path, through, key: key)
            data.hasError = data.hasError || hasExtraColumns || slot.hasError
            return data
        } catch {
            if error.isLineSeparator {
                LineSeparator.report(path, name, line: error.line, through: through, in: &self)
            } else {
                UnreadableFile.report(path, name, error, through: through, in: &self)
            }
            return nil
        }
    }

    /// The text of a data file; what is wrong with its path is reported.
    private mutating func readFile(
        _ name: Bytes, _ format: DataFormat?, _ path: NodeID, _ through: NodeID
    ) -> SourceText? {
        switch (world.dataFile(name, of: source.path), format) {
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

    /// Checks options that were read from a file, and reports what is wrong at the path.
    private mutating func check(
        _ options: FileOptions, of name: Bytes, at path: NodeID, _ through: NodeID, key: Int
    ) -> OptionData {
        var child = Checker(tree: options.tree.view, source: options.tree.source, world: world, limits: limits)
        child.diagnostics = options.tree.diagnostics
        child.errors = options.tree.diagnostics.count
        let node = options.tree[options.root]
        let element: Element = options.isGrouped ? .record(GroupKeys.schema) : .option
        let first = child.list(options.root, node, element, empty: 3002)
        var data = OptionData(shape: options.isGrouped ? .grouped : .flat, first: first, key: key)
        data.hasError = child.errors > 0
        child.check(own: &data, Slot(node: 0, value: 0))
        CollidingNames.checkOptions(data, in: &child)
        if let place = options.bidirectional { child.report(BidirectionalControl.diagnostic(at: place)) }
        FileDiagnostics.report(child.diagnostics, of: options.tree.source, name, at: path, through: through, in: &self)
        let ownData = child.data
        data.origin = .file(Model(tree: options.tree, records: child.takeRecords(), data: ownData))
        return data
    }
}
