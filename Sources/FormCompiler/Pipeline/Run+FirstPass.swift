import FormSource
import FormYAML

extension Run {
    /// The first look at a file: takes over what an earlier run found out, or reads and checks it.
    func first(_ index: Int, _ worker: Worker) {
        let isSettled = states[index].record.isSettled && states[index].record.stamp == walk.files[index].stamp
        if states[index].isReused, isSettled, isUpToDate(index, worker) { return }
        let wasReused = states[index].isReused
        let hash = states[index].record.hash
        guard let (text, record) = read(index) else { return }
        if wasReused, hash == record.hash, isUpToDate(index, worker) {
            states[index].record.stamp = record.stamp
            states[index].record.isSettled = record.isSettled
            states[index].isRefreshed = true
            return
        }
        finish(index, parse(text, limits: settings.limits), record, worker, nil, nil)
    }

    /// Whether the data files and outputs of a file are as its record of an earlier run has them; brings their stamps
    /// up to date.
    private func isUpToDate(_ index: Int, _ worker: Worker) -> Bool {
        let root = walk.roots[walk.files[index].root].real
        for number in states[index].record.dataFiles.indices {
            let data = states[index].record.dataFiles[number]
            guard let now = data.refreshed(root: root, scratch: &worker.scratch) else { return false }
            if now == data { continue }
            states[index].record.dataFiles[number] = now
            states[index].isRefreshed = true
        }
        for spec in states[index].record.specs.indices {
            for place in states[index].record.specs[spec].outputs.indices {
                let output = states[index].record.specs[spec].outputs[place]
                guard settings.writes(output.name) else { continue }
                guard let now = self.output?.refreshed(output, by: worker) else { return false }
                if now.stamp == output.stamp { continue }
                states[index].record.specs[spec].outputs[place] = now
                states[index].isRefreshed = true
            }
        }
        return true
    }
}
