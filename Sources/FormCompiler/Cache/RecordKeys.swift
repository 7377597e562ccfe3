/// The names under which files are remembered: their paths from the output directory, so that they are the same from
/// wherever the command is called, and when a project moves.
package struct RecordKeys: Sendable {
    /// The path free of links of the output directory.
    package let base: Path
    /// The keys of the roots.
    package let roots: [Path]
    private let rootPaths: [Path]

    /// The keys below some roots.
    package init(output: Path, roots: [FileWalk.Root]) {
        let base = Links.destination(of: Links.workingDirectory.appending(output))
        self.base = base
        self.roots = roots.map { $0.real.relative(to: base) }
        rootPaths = roots.map(\.path)
    }

    /// The key of a file.
    package func key(of file: FileWalk.File) -> Path {
        roots[file.root].appending(file.path.below(rootPaths[file.root]) ?? file.path)
    }

    /// The absolute path of the file with a key.
    package func path(of key: Path) -> Path {
        var components = base.components
        for component in key.components {
            if component == Array("..".utf8)[...] { _ = components.popLast() } else { components.append(component) }
        }
        return Path([UInt8(ascii: "/")] + components.joined(separator: [UInt8(ascii: "/")]))
    }
}
