/// An open-addressing table from texts to small numbers, used again and again.
///
/// The texts themselves are the user's: the table knows their fingerprints and asks whether the text of a number is the
/// one looked for.
struct TextTable {
    private var slots: [(fingerprint: UInt64, value: UInt32)] = []
    private var used = 0
    private var mask = 0

    /// Empties the table and sees to room for `count` texts.
    mutating func reset(for count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        if slots.count < size {
            slots = Array(repeating: (0, .max), count: size)
        } else {
            for index in 0..<size { slots[index].value = .max }
        }
        mask = size - 1
        used = 0
    }

    /// The number of a text that is in the table; else the text is put in with `value`, and nil is returned.
    mutating func find(_ fingerprint: UInt64, orInsert value: Int, isSame: (Int) -> Bool) -> Int? {
        if used * 2 >= mask { grow() }
        let slot = self.slot(fingerprint, isSame: isSame)
        if slots[slot].value != .max { return Int(slots[slot].value) }
        slots[slot] = (fingerprint, UInt32(truncatingIfNeeded: value))
        used += 1
        return nil
    }

    /// The number of a text; nil if it is not in the table.
    func find(_ fingerprint: UInt64, isSame: (Int) -> Bool) -> Int? {
        guard used > 0 else { return nil }
        let value = slots[slot(fingerprint, isSame: isSame)].value
        return value == .max ? nil : Int(value)
    }

    /// Gives a text that is in the table, or not yet, another number.
    mutating func set(_ fingerprint: UInt64, to value: Int, isSame: (Int) -> Bool) {
        if used * 2 >= mask { grow() }
        let slot = self.slot(fingerprint, isSame: isSame)
        if slots[slot].value == .max { used += 1 }
        slots[slot] = (fingerprint, UInt32(truncatingIfNeeded: value))
    }

    /// Where a text is, or would go.
    private func slot(_ fingerprint: UInt64, isSame: (Int) -> Bool) -> Int {
        var index = Int(truncatingIfNeeded: fingerprint) & mask
        while slots[index].value != .max {
            if slots[index].fingerprint == fingerprint, isSame(Int(slots[index].value)) { break }
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let old = slots.prefix(mask == 0 ? 0 : mask + 1)
        let size = max(16, (mask + 1) * 2)
        slots = Array(repeating: (0, .max), count: size)
        mask = size - 1
        for entry in old where entry.value != .max {
            var index = Int(truncatingIfNeeded: entry.fingerprint) & mask
            while slots[index].value != .max { index = (index + 1) & mask }
            slots[index] = entry
        }
    }
}
