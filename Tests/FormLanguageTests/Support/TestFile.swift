/// A file of a build in memory.
struct TestFile {
    /// Its path, relative to the spec root.
    let name: String
    /// What it holds.
    let bytes: [UInt8]

    /// A file with a text.
    init(_ name: String, _ text: some StringProtocol) {
        self.name = name
        bytes = Array(text.utf8)
    }

    /// A file with bytes that may be no text.
    init(_ name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Whether it is one of those that a directory argument stands for.
    var isSpec: Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

    /// The files of one text: a line `# file: NAME` stands before each; without such a line it is `spec.yaml`.
    static func split(_ text: String) -> [TestFile] {
        var files: [TestFile] = []
        var name = "spec.yaml"
        var rest = text.unicodeScalars[...]
        var content = rest.prefix(0)
        func close() {
            if !content.isEmpty || name != "spec.yaml" { files.append(TestFile(name, String(content))) }
        }
        while !rest.isEmpty {
            let lineEnd = rest.firstIndex(of: "\n").map(rest.index(after:)) ?? rest.endIndex
            let line = rest[..<lineEnd]
            if line.starts(with: "# file: ".unicodeScalars) {
                close()
                name = String(line.dropFirst(8).dropLast())
                content = rest[lineEnd..<lineEnd]
            } else {
                content = text.unicodeScalars[content.startIndex..<lineEnd]
            }
            rest = rest[lineEnd...]
        }
        close()
        return files
    }
}
