import FormBytes
import FormSource
import FormYAML

/// Ends the process where something does not hold, so that the fuzzer keeps the input.
package func demand(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { fatalError(rule()) }
}

/// The bytes of an input, split at U+0001, which no YAML text can hold: one file after the other.
package func parts(of input: UnsafeRawBufferPointer, _ count: Int) -> [Bytes] {
    var parts: [Bytes] = []
    let all = Bytes(input)
    var start = 0
    for index in 0..<all.count where all[index] == 0x01 && parts.count < count - 1 {
        parts.append(all[start..<index])
        start = index + 1
    }
    parts.append(all[start..<all.count])
    while parts.count < count { parts.append(.none) }
    return parts
}

/// A text of its own memory, decoded as a spec file is.
package func specText(_ bytes: Bytes, path: String) -> SourceText { decodeSource(path: path, memory: copy(of: bytes)) }

/// A text of its own memory, as it is.
package func plainText(_ bytes: Bytes, path: String) -> SourceText { SourceText(path: path, memory: copy(of: bytes)) }

private func copy(of bytes: Bytes) -> ByteBuffer {
    // No more room than a reader of files gives, so that reading too far is noticed.
    var memory = ByteBuffer(capacity: bytes.count + 8)
    memory.append(bytes)
    return memory
}
