/// Reads what `Scripts/unicode-tables.py` wrote: sections of numbers in hexadecimal, each ended by a `;`.
struct HexNumbers {
    private let text: Bytes
    private var index = 0

    /// A reader of a generated text.
    init(_ text: StaticString) { self.text = Bytes(text) }

    /// The next number of the section, or nil at its end, which is passed.
    mutating func next() -> UInt32? {
        while index < text.count, text[index] == 0x20 { index += 1 }
        guard index < text.count, text[index] != 0x3B else {
            index += 1
            return nil
        }
        var value: UInt32 = 0
        while index < text.count, text[index] != 0x20 {
            let byte = text[index]
            value = value << 4 | UInt32(byte & 0x0F) + (byte > 0x39 ? 9 : 0)
            index += 1
        }
        return value
    }
}
