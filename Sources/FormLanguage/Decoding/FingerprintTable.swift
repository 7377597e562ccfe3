/// A table of what has been seen, by fingerprint: an entry is a number that the caller understands.
///
/// One table serves all the small questions of a check in turn ("is this id there twice?"); clearing it costs nothing.
struct FingerprintTable: ~Copyable {
    private struct Entry {
        var fingerprint: UInt64
        var epoch: UInt32
        var value: UInt32
    }

    private var entries: UnsafeMutablePointer<Entry>
    private var mask: Int
    private var count = 0
    private var epoch: UInt32 = 1

    /// An empty table.
    init() {
        mask = 63
        entries = FingerprintTable.allocate(mask + 1)
    }

    deinit { entries.deallocate() }

    /// Forgets everything.
    mutating func removeAll() {
        count = 0
        if epoch == .max {
            entries.update(repeating: Entry(fingerprint: 0, epoch: 0, value: 0), count: mask + 1)
            epoch = 0
        }
        epoch += 1
    }

    /// Adds an entry unless one with the fingerprint is there that `isSame` accepts; returns that one.
    @inline(__always)
    mutating func insert(_ fingerprint: UInt64, _ value: UInt32, isSame: (UInt32) -> Bool) -> UInt32? {
        var index = Int(truncatingIfNeeded: fingerprint) & mask
        while entries[index].epoch == epoch {
            if entries[index].fingerprint == fingerprint, isSame(entries[index].value) { return entries[index].value }
            index = (index &+ 1) & mask
        }
        entries[index] = Entry(fingerprint: fingerprint, epoch: epoch, value: value)
        count &+= 1
        if count &* 2 > mask { grow() }
        return nil
    }

    /// The entry with the fingerprint that `isSame` accepts.
    func find(_ fingerprint: UInt64, isSame: (UInt32) -> Bool) -> UInt32? {
        var index = Int(truncatingIfNeeded: fingerprint) & mask
        while entries[index].epoch == epoch {
            if entries[index].fingerprint == fingerprint, isSame(entries[index].value) { return entries[index].value }
            index = (index &+ 1) & mask
        }
        return nil
    }

    private mutating func grow() {
        let old = entries
        let oldCount = mask + 1
        mask = oldCount * 2 - 1
        entries = FingerprintTable.allocate(mask + 1)
        for index in 0..<oldCount where old[index].epoch == epoch {
            var slot = Int(truncatingIfNeeded: old[index].fingerprint) & mask
            while entries[slot].epoch == epoch { slot = (slot &+ 1) & mask }
            entries[slot] = old[index]
        }
        old.deallocate()
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        memory.initialize(repeating: Entry(fingerprint: 0, epoch: 0, value: 0), count: capacity)
        return memory
    }
}
