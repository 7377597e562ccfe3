import FormBytes

/// What a thread uses again from file to file.
package final class Worker {
    /// Memory for an output that is being made.
    package var output = ByteBuffer(capacity: 1 << 16)
    /// Memory to read files into for a comparison.
    package var scratch = ByteBuffer(capacity: 1 << 16)
    /// Where it writes temporary files, once it has: two threads that make files in one directory wait for each other.
    var staging: StagingDirectory?

    /// A worker with memory of its own.
    package init() {}
}
