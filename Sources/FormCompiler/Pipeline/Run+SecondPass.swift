import FormLanguage
import FormSource
import FormYAML

extension Run {
    /// The files to check again: those that wait, and those for which an earlier run got other answers.
    func waiting(_ names: NameConflicts, _ sets: OptionSets) -> [Int] {
        let namedAsData = DataFiles(states)
        return walk.files.indices.filter { index in
            let isNamed = namedAsData.contains(walk.files[index].stamp.identity)
            let wasNamed = states[index].record.isNamedAsData
            if isNamed != wasNamed { states[index].record.isNamedAsData = isNamed }
            if states[index].failure != nil { return false }
            if states[index].isPending { return true }
            guard states[index].isReused else { return false }
            if states[index].record.specs.isEmpty, isNamed != wasNamed { return true }
            return states[index].record.specs.enumerated().contains { number, spec in
                spec.usedSets.contains { $0.answer != sets.answer(for: $0.name) }
                    || spec.outputs.isEmpty && hasOutputs(spec, index, number, names, sets)
            }
        }
    }

    /// Whether outputs are to be written for a spec.
    func hasOutputs(
        _ spec: SpecRecord, _ file: Int, _ number: Int, _ names: NameConflicts, _ sets: OptionSets
    ) -> Bool {
        output != nil && !spec.hasErrors && !names.contains(file, number) && !sets.blocks(spec.usedSets)
    }

    /// The option sets of all files. A spec whose kind has an error may be one.
    func optionSets(_ names: NameConflicts) -> OptionSets {
        var sets: [(String, OptionSets.Entry)] = []
        for file in walk.files.indices {
            for (number, spec) in states[file].record.specs.enumerated() {
                guard let name = spec.name, let identity = spec.set else { continue }
                let hasErrors = spec.hasErrors || names.contains(file, number)
                sets.append((name, .init(file: file, spec: number, identity: identity, hasErrors: hasErrors)))
            }
        }
        return OptionSets(sets)
    }

    /// Sees to it that the sets are there that the waiting files ask for.
    func load(_ sets: OptionSets, for waiting: [Int]) {
        let asked = Set(waiting.flatMap { states[$0].record.specs.flatMap { $0.usedSets.map(\.name) } })
        let entries = asked.sorted().compactMap { name in sets[name].map { (name, $0) } }
        let missing = Set(entries.filter { states[$1.file].sets[$1.spec] == nil }.map(\.1.file))
        pass(missing.sorted()) { run, index, _ in run.loadSets(of: index) }
        for (name, entry) in entries {
            guard let set = states[entry.file].sets[entry.spec] else { continue }
            set.hasErrors = entry.hasErrors
            sets.loaded[name] = set
        }
    }

    private func loadSets(of index: Int) {
        guard states[index].failure == nil, let text = readAgain(index) else { return }
        let tree = parse(text, limits: settings.limits)
        let checked = FormLanguage.check(tree, world: surroundings(of: index, nil), limits: settings.limits)
        _ = checked.conclude(settings.severities, isNamed: false, limit: 0)
        states[index].sets = optionSets(of: checked)
    }

    /// The second look at a file, now that all sets, names and data files are known.
    func second(_ index: Int, _ worker: Worker, _ names: NameConflicts, _ sets: OptionSets) {
        if let tree = states[index].tree {
            states[index].tree = nil
            finish(index, tree, states[index].record, worker, names, sets)
        } else if let text = readAgain(index) {
            finish(index, parse(text, limits: settings.limits), states[index].record, worker, names, sets)
        }
    }

    /// Reads a file that has been read before, by this run or an earlier one.
    private func readAgain(_ index: Int) -> SourceText? {
        let before = states[index].record
        guard let (text, record) = read(index) else { return nil }
        guard record.hash == before.hash else {
            fail(index, record, "'\(text.path)' changed while it was read")
            return nil
        }
        return text
    }
}
