import FormBytes
import Testing

@testable import FormData

/// A value written canonically but for the order of keys: what a document holds, as text.
private func dump(_ value: JSONValue, into output: inout ByteBuffer) {
    switch value.kind {
    case .null, .boolean, .number: output.append(value.bytes)
    case .string: output.appendJSONString(value.bytes)
    case .array:
        output.append(0x5B)
        for (place, element) in value.elements.enumerated() {
            if place > 0 { output.append(0x2C) }
            dump(element, into: &output)
        }
        output.append(0x5D)
    case .object:
        output.append(0x7B)
        for (place, member) in value.members.enumerated() {
            if place > 0 { output.append(0x2C) }
            dump(member.key, into: &output)
            output.append(0x3A)
            dump(member.value, into: &output)
        }
        output.append(0x7D)
    }
}

/// What a text holds, or the error.
private func read(_ text: some Sequence<UInt8>) -> Result<String, JSONError> {
    withBytes(text) { bytes in
        do throws(JSONError) {
            let document = try JSONDocument(bytes)
            var output = ByteBuffer()
            dump(document.root, into: &output)
            return .success(output.bytes.string)
        } catch {
            return .failure(error)
        }
    }
}

private func nested(_ depth: Int, _ inside: String = "") -> String {
    String(repeating: "[", count: depth) + inside + String(repeating: "]", count: depth)
}

@Suite struct JSONDocumentTests {
    @Test(arguments: [
        ("null", "null"),
        (" \t\r\n true \n", "true"),
        ("\u{FEFF}[]", "[]"),
        ("{}", "{}"),
        ("-0", "-0"),
        ("[0,-1.50,1e400,2E+1,3e-07]", "[0,-1.50,1e400,2E+1,3e-07]"),
        (#""""#, #""""#),
        (#""aé😀""#, #""aé😀""#),
        (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\b\f\n\r\t""#),
        (#""\u0041\u00e9\u20AC\uD83D\ude00\u0000x""#, #""Aé€😀\u0000x""#),
        (#"["",{"":""},[[]],{"a":{"b":[1,{}]},"c":null}]"#, #"["",{"":""},[[]],{"a":{"b":[1,{}]},"c":null}]"#),
        (#"{ "b" : 1 , "a" : [ 2 , 3 ] }"#, #"{"b":1,"a":[2,3]}"#),
        ("\"\u{7F}\u{2028}\u{FEFF}\"", "\"\u{7F}\u{2028}\u{FEFF}\""),
        (#"{"e\u0301":1,"é":2,"E":3}"#, "{\"e\u{301}\":1,\"é\":2,\"E\":3}"),
        (nested(128), nested(128)),
        (nested(128, "1"), nested(128, "1")),
    ])
    func reads(text: String, value: String) {
        #expect(read(text.utf8).map { Array($0.utf8) } == .success(Array(value.utf8)))
    }

    static let bad: [(text: String, kind: JSONError.Kind, offset: Int)] = [
        ("", .endsEarly, 0),
        ("\u{FEFF}", .endsEarly, 3),
        ("  ", .endsEarly, 2),
        ("[1,]", .noValue, 3),
        ("[,1]", .noValue, 1),
        ("[1 2]", .arrayGoesOn, 3),
        ("[1}", .arrayGoesOn, 2),
        ("[1", .endsEarly, 2),
        ("{\"a\":1,}", .noKey, 7),
        ("{a:1}", .noKey, 1),
        ("{\"a\" 1}", .noColon, 5),
        ("{\"a\":}", .noValue, 5),
        ("{\"a\":1 \"b\"}", .objectGoesOn, 7),
        ("{\"a\":1]", .objectGoesOn, 6),
        ("[] []", .trailing, 3),
        ("1,", .trailing, 1),
        ("nul", .noValue, 0),
        ("NaN", .noValue, 0),
        ("-Infinity", .badNumber, 1),
        ("'a'", .noValue, 0),
        ("+1", .noValue, 0),
        ("01", .badNumber, 1),
        ("-", .badNumber, 1),
        ("1.", .badNumber, 2),
        (".5", .noValue, 0),
        ("1e+", .badNumber, 3),
        ("[1.e1]", .badNumber, 3),
        ("\"abc", .unterminatedString, 0),
        ("\"abc\\", .badEscape, 4),
        ("\"a\nb\"", .controlCharacter, 2),
        ("\"\\n\t\"", .controlCharacter, 3),
        ("\"\\x\"", .badEscape, 1),
        ("\"\\u12g4\"", .badEscape, 1),
        ("\"\\u12\"", .badEscape, 1),
        ("\"x\\udc00\"", .loneSurrogate, 2),
        ("\"\\ud800\"", .loneSurrogate, 1),
        ("\"\\ud800\\n\"", .loneSurrogate, 1),
        ("\"\\ud800\\ud800\"", .loneSurrogate, 1),
        ("\"\\ud800\\u004\"", .badEscape, 7),
        ("{\"a\":1,\"b\":2,\"a\":3}", .repeatedKey("a"), 13),
        ("{\"a\":1,\"\\u0061\":2}", .repeatedKey("a"), 7),
        ("[{\"\":{\"x\":1,\"x\":2}}]", .repeatedKey("x"), 12),
        (nested(129), .tooDeep(maximum: 128), 128),
        (String(repeating: "{\"\":", count: 100_000), .tooDeep(maximum: 128), 512),
    ]

    @Test(arguments: bad)
    func refuses(text: String, kind: JSONError.Kind, offset: Int) {
        #expect(read(text.utf8) == .failure(JSONError(kind, at: offset)))
    }

    @Test func refusesWhatIsNotUTF8() {
        #expect(read([0x22, 0xC3, 0x22]) == .failure(JSONError(.notUTF8, at: 1)))
        #expect(read([0xFF, 0xFE, 0x5B, 0x00]) == .failure(JSONError(.notUTF8, at: 0)))
    }

    @Test func messagesFitOnALine() {
        for (_, kind, _) in Self.bad + [("", .repeatedKey(String(repeating: "k", count: 500)), 0)] {
            let message = JSONError(kind, at: 0).message
            #expect(message.count < 80)
            #expect(message.last != ".")
        }
    }

    @Test func looksUpValues() {
        withBytes(#" {"id": "a\n", "list": [1, true, {"x": null}], "n": -1.5} "#.utf8) { bytes in
            do throws(JSONError) {
                let document = try JSONDocument(bytes)
                let root = document.root
                #expect(root.kind == .object)
                #expect(root.offset == 1)
                #expect(root["id"].map { $0.bytes == "a\n" } == true)
                #expect(root["n"].map { $0.bytes == "-1.5" && $0.kind == .number } == true)
                #expect(root["x"] == nil)
                let list = Array(root["list"]!.elements)
                #expect(list.map(\.kind) == [.number, .boolean, .object])
                #expect(list.map(\.isTrue) == [false, true, false])
                #expect(list.map(\.offset) == [24, 27, 33])
                #expect(list[2]["x"]?.kind == .null)
                #expect(Array(root.elements).isEmpty && Array(list[0].members).isEmpty)
                #expect(root.members.map { $0.key.bytes.string } == ["id", "list", "n"])
            } catch {
                Issue.record(error)
            }
        }
    }

    /// Objects of every size up to where repeated keys are looked for by sorting, and beyond.
    @Test(arguments: [2, 3, 8, 9, 20, 5000])
    func findsRepeatedKeys(count: Int) {
        let keys = (0..<count).map { "\"key\($0)\":[{\"key\($0)\":0}]" }
        #expect((try? read("{\(keys.joined(separator: ","))}".utf8).get()) != nil)
        for (first, second) in [(0, count - 1), (count / 2, count - 1), (0, 1)] where first < second {
            var repeated = keys
            repeated[second] = "\"key\(first)\":1"
            let before = repeated[..<second].joined(separator: ",")
            let error = JSONError(.repeatedKey("key\(first)"), at: before.utf8.count + 2)
            #expect(read("{\(repeated.joined(separator: ","))}".utf8) == .failure(error))
        }
    }

    /// Keys whose halves of the fingerprint are the same are told apart by their bytes.
    @Test func comparesKeysOfTheSameFingerprint() {
        var keys = JSONKeys()
        withBytes("{}".utf8) { text in
            var nodes = JSONNodes(capacity: 1)
            for name in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "b", "a"] {
                nodes.append(JSONNode(start: 0, pooledAt: nodes.pool.count))
                nodes.pool.append(Bytes("\u{1}\0\0\0"))
                nodes.pool.append(name)
                keys.append(Bytes("same"), node: nodes.count - 1)
            }
            #expect(keys.takeRepeated(from: 3, in: nodes, of: text) == nil)
            #expect(keys.count == 3)
            for node in 3..<11 { keys.append(Bytes("same"), node: node) }
            let repeated = keys.takeRepeated(from: 0, in: nodes, of: text)
            #expect(repeated == 9)
            #expect(keys.count == 0)
        }
    }
}

@Suite struct JSONTestSuiteTests {
    @Test(.enabled(if: !JSONTestSuite.names.isEmpty, "../shared is not there"))
    func agrees() throws {
        #expect(JSONTestSuite.names.count >= 317)
        for name in JSONTestSuite.names {
            let outcome = read(try JSONTestSuite.bytes(name))
            switch (name.prefix(2), outcome) {
            case ("y_", .failure(let error)): #expect(Self.repeats.contains(name), "\(name): \(error.message)")
            case ("n_", .success): Issue.record("accepted \(name)")
            default: break
            }
        }
    }

    /// What RFC 8259 leaves open, and formc does not take.
    static let repeats = ["y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json"]

    @Test func refusesWhatTheSuiteHasNoFileFor() {
        let text = String(repeating: "[{\"\":", count: 50_000) + "\n"
        #expect(read(text.utf8) == .failure(JSONError(.tooDeep(maximum: 128), at: 64 * 5)))
    }

    /// Damaged texts are read or refused, never trapped on; what is read once is read again from what was written.
    @Test func survivesDamage() throws {
        var random = Seeded(state: 8)
        let seeds = [
            #"[{"id":"a\u00e9\ud83d\ude00\n","x":[1,-2.5e+3,true,false,null,{}],"é":""},["",[[]]],"plain text, long"]"#,
            #"{"a":{"b":{"c":[0,1,2]}},"d":"\\\"","e":12345678901234567890,"a b":null}"#,
        ]
        let alphabet = Array("[]{},:\"\\u0dDe-+.1 \n".utf8) + [0xC3, 0xA9, 0x00, 0xFF]
        var accepted = 0
        for round in 0..<6000 {
            let text = random.damaged(Array(seeds[round % 2].utf8), with: alphabet)
            switch read(text) {
            case .success(let value):
                accepted += 1
                #expect(read(value.utf8) == .success(value))
            case .failure(let error): #expect(error.offset >= 0 && error.offset <= text.count)
            }
        }
        #expect(accepted > 100)
    }
}
