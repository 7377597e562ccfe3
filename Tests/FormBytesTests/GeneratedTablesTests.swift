import Foundation
import Testing

@testable import FormBytes

/// Runs Python with what the generator needs, and says whether it went well.
private func python(_ arguments: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

private let hasUnicode17 = python("-c", "import unicodedata2; assert unicodedata2.unidata_version == '17.0.0'")

@Suite struct GeneratedTablesTests {
    static let script = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Scripts/unicode-tables.py").standardized

    @Test(.enabled(if: hasUnicode17, "python3 has no unicodedata2 17.0.0"))
    func areWhatTheScriptMakes() {
        #expect(python(Self.script.path, "--check"), "stale: run python3 Scripts/unicode-tables.py")
    }

    /// Scalars younger than the oldest system that formc runs on are left out.
    @Test func agreeWithTheStandardLibraryOnCombiningClasses() {
        let table = NormalizationTable.shared
        var failed: [UInt32] = []
        var count = 0
        for value in UInt32(0)...0x10FFFF {
            guard let properties = Unicode.Scalar(value)?.properties else { continue }
            let kind = table.entry(value).combiningClass
            guard kind != 0 || properties.canonicalCombiningClass != .notReordered else { continue }
            guard let age = properties.age, age.major <= 14 else { continue }
            count += 1
            if kind != properties.canonicalCombiningClass.rawValue { failed.append(value) }
        }
        #expect(failed == [])
        #expect(count > 900)
    }
}
