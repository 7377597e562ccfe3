import FormBytes
import Testing

@Suite struct FingerprintTableTests {
    /// Texts of which many have the same fingerprint, as far as the table is told.
    private let texts = (0..<500).map { "text \($0 % 300)" }

    private func fingerprint(_ index: Int) -> UInt64 { UInt64(texts[index].utf8.reduce(0) { $0 &+ UInt64($1) } % 7) }

    @Test func keepsTheFirstOfEachText() {
        var table = FingerprintTable()
        for round in 0..<2 {
            var repeated: [Int: Int] = [:]
            for index in texts.indices {
                let first = table.insert(fingerprint(index), UInt32(index)) { texts[Int($0)] == texts[index] }
                if let first { repeated[index] = Int(first) }
            }
            #expect(repeated.count == 200, "round \(round)")
            #expect(repeated.allSatisfy { $0.value == $0.key - 300 })
            #expect(table.find(fingerprint(7)) { texts[Int($0)] == texts[7] } == 7)
            table.removeAll()
            #expect(table.find(fingerprint(7)) { texts[Int($0)] == texts[7] } == nil)
        }
    }

    @Test func givesATextAnotherNumber() {
        var table = FingerprintTable()
        for index in texts.indices {
            table.set(fingerprint(index), to: UInt32(index)) { texts[Int($0)] == texts[index] }
        }
        #expect(table.find(fingerprint(7)) { texts[Int($0)] == texts[7] } == 307)
        #expect(table.find(fingerprint(299)) { texts[Int($0)] == texts[299] } == 299)
        #expect(table.find(3) { _ in false } == nil)
    }
}
