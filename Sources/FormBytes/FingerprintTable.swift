/// A table from texts to numbers that the caller understands, by the texts' fingerprints.
///
/// It holds no texts: it asks whether the text of a number is the one looked for. One table serves many small questions
/// in turn ("is this id there twice?"); clearing it costs nothing.
@usableFromInline
package struct FingerprintTable: ~Copyable {
    @usableFromInline
    struct Entry: BitwiseCopyable {
        @usableFromInline var fingerprint: UInt64
        /// The entry is there if this is the table's.
        @usableFromInline var epoch: UInt32
        @usableFromInline var value: UInt32

        @inlinable
        init(fingerprint: UInt64, epoch: UInt32, value: UInt32) {
            self.fingerprint = fingerprint
            self.epoch = epoch
            self.value = value
        }
    }

    @usableFromInline var entries: UnsafeMutablePointer<Entry>
    @usableFromInline var mask: Int
    @usableFromInline var count = 0
    @usableFromInline var epoch: UInt32 = 1

    /// An empty table.
    package init() {
        mask = 15
        entries = FingerprintTable.allocate(mask + 1)
    }

    deinit { entries.deallocate() }

    /// Forgets everything.
    package mutating func removeAll() {
        count = 0
        if epoch == .max {
            entries.update(repeating: Entry(fingerprint: 0, epoch: 0, value: 0), count: mask + 1)
            epoch = 0
        }
        epoch += 1
    }

    /// Adds a text's number unless the text is there; returns the number that it has then.
    @inlinable @inline(__always)
    package mutating func insert(_ fingerprint: UInt64, _ value: UInt32, isSame: (UInt32) -> Bool) -> UInt32? {
        let index = place(of: fingerprint, isSame: isSame)
        if entries[index].epoch == epoch { return entries[index].value }
        add(fingerprint, value, at: index)
        return nil
    }

    /// Gives a text a number, whether it has one or not.
    package mutating func set(_ fingerprint: UInt64, to value: UInt32, isSame: (UInt32) -> Bool) {
        let index = place(of: fingerprint, isSame: isSame)
        if entries[index].epoch == epoch { entries[index].value = value } else { add(fingerprint, value, at: index) }
    }

    /// The number of a text; nil if it is not there.
    package func find(_ fingerprint: UInt64, isSame: (UInt32) -> Bool) -> UInt32? {
        let index = place(of: fingerprint, isSame: isSame)
        return entries[index].epoch == epoch ? entries[index].value : nil
    }

    /// Where a text is, or would go.
    @inlinable @inline(__always)
    func place(of fingerprint: UInt64, isSame: (UInt32) -> Bool) -> Int {
        var index = Int(truncatingIfNeeded: fingerprint) & mask
        while entries[index].epoch == epoch {
            if entries[index].fingerprint == fingerprint, isSame(entries[index].value) { break }
            index = (index &+ 1) & mask
        }
        return index
    }

    @inlinable @inline(__always)
    mutating func add(_ fingerprint: UInt64, _ value: UInt32, at index: Int) {
        entries[index] = Entry(fingerprint: fingerprint, epoch: epoch, value: value)
        count &+= 1
        if count &* 2 > mask { grow() }
    }

    @usableFromInline
    mutating func grow() {
        let old = entries
        let oldCount = mask + 1
        mask = oldCount * 2 - 1
        entries = FingerprintTable.allocate(mask + 1)
        for index in 0..<oldCount where old[index].epoch == epoch {
            entries[place(of: old[index].fingerprint) { _ in false }] = old[index]
        }
        old.deallocate()
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
        let memory = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        memory.initialize(repeating: Entry(fingerprint: 0, epoch: 0, value: 0), count: capacity)
        return memory
    }
}
