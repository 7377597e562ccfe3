import Foundation

/// What a module's directory holds for formc.
struct SpecFolder {
    /// The module.
    let module: String
    /// The directory: the spec root.
    let directory: URL
    /// The spec files, in byte order of their paths.
    let files: [URL]
    /// The files that may be data of specs, and templates, in order of their paths.
    let data: [URL]
    /// The project file, if there is one.
    let projectFile: URL?

    /// Finds out what formc has to do with the files of a module.
    init(_ module: String, _ directory: URL, _ files: [URL]) {
        self.module = module
        self.directory = directory
        let inside = files.filter { $0.path.hasPrefix(directory.path + "/") }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        self.files = inside.filter {
            ["yaml", "yml"].contains($0.pathExtension) && $0.lastPathComponent != "formc.yaml"
        }
        data = inside.filter { ["csv", "tsv", "json", "mustache"].contains($0.pathExtension.lowercased()) }
        projectFile = inside.first { $0.path == directory.appendingPathComponent("formc.yaml").path }
    }
}
