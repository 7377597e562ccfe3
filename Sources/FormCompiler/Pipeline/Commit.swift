import FormBytes

/// The end of a build: outputs take their names, what belongs to no spec any more goes, and the cache is written.
///
/// Runs on one directory do this one after the other. Before anything changes, a journal is left in place of the cache:
/// should the run be killed, the next one knows which outputs are formc's.
struct Commit {
    private let run: Run
    private let output: OutputDirectory
    private let names: NameConflicts
    private let sets: OptionSets
    /// What the outputs are to be: which spec's, in which file.
    private var claims: [OutputName: (file: Int, spec: Int)] = [:]
    private var scratch = ByteBuffer(capacity: 1 << 12)

    init(_ run: Run, _ output: OutputDirectory, _ names: NameConflicts, _ sets: OptionSets) {
        self.run = run
        self.output = output
        self.names = names
        self.sets = sets
    }
}
