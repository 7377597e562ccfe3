import Foundation
import Testing

@testable import FormcRuntime

/// The same model, whichever way it is read, and the same JSON again.
@Suite struct RoundTripTests {
    @Test func thereAreFiles() {
        #expect(NormalizedJSON.files.count >= 15)
    }

    @Test(arguments: NormalizedJSON.files)
    func theModelIsTheJSON(_ file: URL) throws {
        let canonical = NormalizedJSON.canonical(try Data(contentsOf: file))
        switch try JSONDecoder().decode(Header.self, from: canonical).kind {
        case "form": try check(Formc.Form.self, canonical) { Formc.Form(canonicalJSON: $0) }
        case "list": try check(Formc.List.self, canonical) { Formc.List(canonicalJSON: $0) }
        default: try check(Formc.OptionSet.self, canonical) { Formc.OptionSet(canonicalJSON: $0) }
        }
    }

    private struct Header: Decodable {
        let kind: String
    }

    private func check<Model: Codable & Equatable>(
        _ type: Model.Type, _ canonical: Data, _ read: (UnsafeBufferPointer<UInt8>) -> Model
    ) throws {
        let decoded = try JSONDecoder().decode(type, from: canonical)
        let compiled = canonical.withUnsafeBytes { read($0.bindMemory(to: UInt8.self)) }
        #expect(decoded == compiled)
        // `JSONEncoder` has no way to write `1e-7` otherwise than as `1e-07`.
        let written = String(decoding: try NormalizedJSON.encoder.encode(compiled), as: UTF8.self)
            .replacingOccurrences(of: "1e-07", with: "1e-7")
        #expect(Array(written.utf8) == Array(canonical))
    }

    @Test(arguments: [
        (1e21, "1e+21"), (1.2345678901234568e20, "123456789012345680000"), (1e20, "100000000000000000000"),
        (0x1p53, "9007199254740992"), (9_007_199_254_740_994, "9007199254740994"), (0.000001, "0.000001"),
        (-0.0000015, "-0.0000015"), (0.00001, "0.00001"), (0.0001, "0.0001"), (12, "12"), (0.5, "0.5"),
        (1e-10, "1e-10"), (5e-300, "5e-300"), (1.7976931348623157e308, "1.7976931348623157e+308"), (0, "0"),
    ])
    func numbersAreWrittenAsCanonicalJSONHasThem(_ number: Double, _ expected: String) throws {
        let objects = Formc.Objects(
            type: "Thing", fields: [Formc.Field(name: "x", type: .double)], id: "x", label: "x",
            rows: [Formc.Row(values: [.double(number)])])
        let text = String(decoding: try NormalizedJSON.encoder.encode(objects), as: UTF8.self)
        #expect(text.contains("\"rows\":[{\"x\":\(expected)}]"))
    }
}

/// Texts at the very end of the canonical JSON, where little follows an escape.
@Suite struct EndTests {
    @Test(arguments: ["\"", "a\"", "\\", "\n", "\u{0}", "\u{1F}", "x\u{7}\"", "é\t"])
    func escapesMayBeTheLastOfTheModel(_ text: String) throws {
        let set = Formc.OptionSet(name: "Last", title: .init(text: text), data: .flat([]))
        let json = try NormalizedJSON.encoder.encode(set)
        let read = json.withUnsafeBytes { Formc.OptionSet(canonicalJSON: $0.bindMemory(to: UInt8.self)) }
        #expect(read.title?.text?.utf8.elementsEqual(text.utf8) == true)
    }
}

/// JSON that is no spec.
@Suite struct MismatchTests {
    @Test(arguments: [
        #"{"text":"a","markdown":"b"}"#, #"{"key":"k"}"#, #"{}"#, #"{"text":1}"#, #""a""#,
    ])
    func textsHaveExactlyOneContent(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Formc.Text.self, from: Data(json.utf8)) }
    }

    @Test func imagesHaveExactlyOneName() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Formc.Image.self, from: Data(#"{"system":"a","asset":"b"}"#.utf8))
        }
    }

    @Test func searchFiltersAreNoneOrAMapping() throws {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Formc.SearchFilter].self, from: Data(#"["some"]"#.utf8))
        }
        #expect(try JSONDecoder().decode([Formc.SearchFilter].self, from: Data(#"["none"]"#.utf8)) == [.none])
    }

    @Test(arguments: [
        #"{"formc":2,"kind":"form","name":"A","sections":[]}"#, #"{"formc":1,"kind":"list","name":"A","sections":[]}"#,
    ])
    func otherVersionsAndKindsAreNotRead(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Formc.Form.self, from: Data(json.utf8)) }
    }

    @Test func theVersionIsANumber() {
        #expect(Formc.Form(name: "A", sections: []).formc == 1)
    }
}
