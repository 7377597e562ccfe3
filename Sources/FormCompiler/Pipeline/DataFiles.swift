/// The files of a build that `file` keys name as data.
package struct DataFiles {
    private var identities: Set<FileIdentity> = []

    /// The data files of all specs.
    package init(_ states: Slots<FileState>) {
        for index in 0..<states.count {
            for data in states[index].record.dataFiles where data.outcome == .read {
                identities.insert(data.stamp.identity)
            }
        }
    }

    /// Whether a file is one of them.
    package func contains(_ file: FileIdentity) -> Bool { identities.contains(file) }
}
