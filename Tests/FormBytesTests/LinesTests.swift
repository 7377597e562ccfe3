import FormBytes
import Testing

@Suite struct LinesTests {
    private static let text = Bytes("a \t\r\nb\rc\n\n \td")

    @Test(arguments: [(0, 3, 5, 0), (4, 4, 5, 0), (5, 6, 7, 5), (6, 6, 7, 5), (9, 9, 10, 9), (10, 13, 13, 10)])
    func placesOfALine(index: Int, end: Int, next: Int, start: Int) {
        #expect(Self.text.lineEnd(from: index) == end)
        #expect(Self.text.nextLine(from: index) == next)
        // The LF of CR LF stands in no line.
        if index != 4 { #expect(Self.text.lineStart(before: index) == start) }
    }

    @Test func blanks() {
        #expect(Self.text.afterBlanks(from: 1) == 3)
        #expect(Self.text.afterBlanks(from: 0) == 0)
        #expect(Self.text.afterBlanks(from: 13) == 13)
        #expect(Self.text.beforeBlanks(to: 3) == 1)
        #expect(Self.text.beforeBlanks(to: 12) == 10)
        #expect(Bytes("  ").beforeBlanks(to: 2) == 0)
    }

    @Test func kindsOfBytes() {
        let bytes = UInt8.min...UInt8.max
        #expect(bytes.filter(\.isDigit) == Array("0123456789".utf8))
        #expect(bytes.filter(\.isLetter) == Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8))
        #expect(bytes.filter { $0.hexadecimalValue != nil } == Array("0123456789ABCDEFabcdef".utf8))
        #expect("09aFf".utf8.compactMap(\.hexadecimalValue) == [0, 9, 10, 15, 15])
    }

    @Test func hexadecimalNumbers() {
        #expect(hexadecimal(0xAD, digits: 4) == "00AD")
        #expect(hexadecimal(0x1F600, digits: 4) == "1F600")
        var buffer = ByteBuffer()
        for byte in [0x00, 0x9F, 0xFA] as [UInt8] { buffer.append(hexadecimal: byte) }
        #expect(buffer.bytes == "009FFA")
    }
}
