import FormBytes
import FormSource
import Testing

@testable import FormCompiler

@Suite struct CacheTests {
    private let stamp = FileStamp(device: 1, inode: .max, size: 42, modified: -1, changed: .max)

    private var diagnostic: LocatedDiagnostic {
        let start = Position(line: 3, column: 4, offset: 99)
        let end = Position(line: 3, column: 9, offset: 104)
        let here = Location(
            path: "a.yaml", start: start, end: end, excerpt: Excerpt(text: "título: x", firstColumn: 2, isCut: true))
        let there = Location(path: "b.yaml", start: start, end: end)
        return LocatedDiagnostic(
            code: 2001, severity: .warning, message: "unknown key 'títle'", location: here,
            related: [.init(message: "first used here", location: there)], help: "Did you mean 'title'?",
            fixes: [.init(message: "write 'title'", edits: [.init(start: start, end: end, replacement: "title")])])
    }

    private func sample() -> Cache {
        var writer = CacheWriter()
        writer.write([diagnostic, diagnostic], of: "a.yaml")
        let hash = ContentHash(of: "x")
        let output = OutputRecord(name: OutputName("swift", "A+Fiori.swift"), stamp: stamp, hash: hash)
        let spec = SpecRecord(
            name: "A", nameRange: ByteRange(7, 8), kind: 2, hasErrors: true, set: hash,
            usedSets: [UsedSet(name: "Countries", answer: hash)], outputs: [output], notice: "a notice")
        var counts = DiagnosticCounts()
        counts.warnings = 2
        var file = FileRecord(
            key: Path("../specs/a.yaml"), root: Path("../specs"), stamp: stamp, isSettled: true, hash: hash,
            isNamedAsData: true, specs: [spec, spec], diagnostics: Array(writer.buffer.bytes.buffer), counts: counts)
        file.dataFiles = [.init(path: Path("d.csv"), outcome: .leavesRoot, stamp: stamp, isSettled: false, hash: hash)]
        let other = FileRecord(key: Path("../specs/b.yaml"), root: Path(""), stamp: stamp, isSettled: false, hash: hash)
        return Cache(fingerprint: hash, files: [file, other], shared: [output])
    }

    private func bytes(of cache: Cache) -> [UInt8] {
        var buffer = ByteBuffer()
        cache.write(into: &buffer)
        return Array(buffer.bytes.buffer)
    }

    private func read(_ bytes: [UInt8]) -> Cache? {
        bytes.withUnsafeBytes { Cache(Bytes($0)) }
    }

    @Test func comesBackAsItWas() throws {
        let cache = sample()
        let back = try #require(read(bytes(of: cache)))
        #expect(bytes(of: back) == bytes(of: cache))
        let file = try #require(back.file(Path("../specs/a.yaml")))
        #expect(file.specs[0].outputs == cache.files[0].specs[0].outputs)
        #expect(file.dataFiles == cache.files[0].dataFiles)
        #expect(file.stamp == stamp && file.isSettled && file.isNamedAsData && file.isValid)
        #expect(back.outputs.count == 1)
        #expect(back.file(Path("../specs/c.yaml")) == nil)
        let diagnostics = file.diagnostics.withUnsafeBytes { buffer in
            var reader = CacheReader(Bytes(buffer))
            return reader.diagnostics(of: "shown/a.yaml")
        }
        var expected = diagnostic
        expected.location.path = "shown/a.yaml"
        #expect(diagnostics == [expected, expected])
    }

    @Test func isNoneWhenAnyByteIsDamaged() {
        let sound = bytes(of: sample())
        for index in sound.indices {
            var damaged = sound
            damaged[index] ^= UInt8(truncatingIfNeeded: 1 << (index % 8))
            #expect(read(damaged) == nil, "byte \(index)")
        }
    }

    @Test func isNoneWhenCutOffOrGoingOn() {
        let sound = bytes(of: sample())
        for length in sound.indices { #expect(read(Array(sound[..<length])) == nil, "\(length) bytes") }
        #expect(read(sound + [0]) == nil)
    }

    /// The sum keeps damage out; the reader itself must also stand anything.
    @Test func readerStandsAnything() {
        let sound = Array(bytes(of: sample()).dropFirst(32))
        var seed: UInt64 = 0x5EED
        for _ in 0..<3_000 {
            var damaged = sound
            for _ in 0..<3 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                damaged[Int(seed >> 33) % damaged.count] = UInt8(truncatingIfNeeded: seed >> 25)
            }
            damaged.withUnsafeBytes { buffer in
                var reader = CacheReader(Bytes(buffer))
                _ = reader.hash()
                _ = reader.array { $0.output() }
                _ = reader.array { $0.file() }
            }
        }
    }
}

@Suite struct ContentHashTests {
    @Test func differsForEveryChange() {
        var seen = Set<ContentHash>()
        for length in 0..<70 {
            let zeros = [UInt8](repeating: 0, count: length)
            #expect(seen.insert(hash(zeros)).inserted)
            for bit in 0..<(length * 8) {
                var bytes = zeros
                bytes[bit / 8] |= 1 << (bit % 8)
                #expect(seen.insert(hash(bytes)).inserted)
            }
        }
    }

    @Test func isTheSameInEveryRun() {
        #expect(hash(Array("formc".utf8)) == hash(Array("formc".utf8)))
        #expect(ContentHash(of: "formc") == hash(Array("formc".utf8)))
    }

    private func hash(_ bytes: [UInt8]) -> ContentHash {
        bytes.withUnsafeBytes { ContentHash(of: Bytes($0)) }
    }
}

@Suite struct FileStampTests {
    @Test(
        arguments: [
            (1_000_000_000_500, 1_000_000_000_400 + 60_000_000, true), (1_000_000_000_500, 1_000_000_001_000, false),
            (5_000_000_000, 6_000_000_000, false), (5_000_000_000, 7_500_000_000, true),
            (9_000_000_001, 8_000_000_000, false),
        ] as [(Int64, Int64, Bool)])
    func settles(_ changed: Int64, _ time: Int64, _ expected: Bool) {
        let stamp = FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: changed)
        #expect(stamp.isSettled(at: time) == expected)
    }
}
