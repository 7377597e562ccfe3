import FormBytes
import FormSource
import Testing

/// Numbers that look random and are the same in every run.
private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

@Suite struct AnyTextTests {
    private static let scalars: [Unicode.Scalar] = [
        "a", "b", " ", "\t", "é", "\u{301}", "日", "한", "👩", "\u{200D}", "💻", "🏽", "\u{FE0F}", "❤", "\u{200B}",
        "\u{202E}",
        "\u{0}", "\u{1B}", "\u{85}", "\u{AD}", "\u{FEFF}", "\u{E0067}", "🇫", "नि".unicodeScalars.first!,
    ]

    /// A diagnostic somewhere in a text of anything, or beside it.
    private static func diagnostic(_ numbers: inout Numbers) -> LocatedDiagnostic {
        var text = ""
        for _ in 0...numbers.next(below: 90) {
            text.unicodeScalars.append(scalars[numbers.next(below: scalars.count)])
        }
        func position(_ numbers: inout Numbers) -> Position {
            Position(line: 1 + numbers.next(below: 3), column: 1 + numbers.next(below: 100), offset: 0)
        }
        func location(_ numbers: inout Numbers) -> Location {
            let excerpt = Excerpt(
                text: text, firstColumn: 1 + numbers.next(below: 2) * 20, isCut: numbers.next(below: 2) == 0)
            return Location(path: "a", start: position(&numbers), end: position(&numbers), excerpt: excerpt)
        }
        return LocatedDiagnostic(
            code: 1001, severity: .error, message: "m", location: location(&numbers),
            related: [.init(message: "", location: location(&numbers))])
    }

    @Test func everyLineFits() {
        var numbers = Numbers(state: 1)
        for round in 0..<2000 {
            let diagnostic = AnyTextTests.diagnostic(&numbers)
            let width = 30 + numbers.next(below: 60)
            let text = rendered(Report([diagnostic]), as: .text, style: TextStyle(width: width))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            for line in lines {
                let columns = Bytes.with(String(line)) { $0.displayWidth }
                #expect(columns <= width, "round \(round): \(line)")
            }
            #expect(lines.contains { $0.last == "^" }, "round \(round)")
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
        }
    }
}
