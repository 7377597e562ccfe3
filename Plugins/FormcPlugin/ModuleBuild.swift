import Foundation
import PackagePlugin

/// The commands that generate the Swift of a module.
///
/// What a spec needs to know of other files, the names of the build, option sets and data, cannot be known before any
/// file is read, but a command must say before what it reads. So one command for the module looks at all specs and data
/// and says for each spec file what it takes from others, in a file that changes only when that does. The command of a
/// spec file depends on the two alone. After an edit the first one runs, and those of the spec files that are touched.
struct ModuleBuild {
    /// The path of formc.
    let tool: URL
    /// The specs of the module.
    let specs: SpecFolder
    /// Those of the modules that it may import, whose option sets it may use.
    let imports: [SpecFolder]
    /// Whether the module can import the support types, so that it needs no copy.
    let hasRuntime: Bool
    /// The project file.
    let projectFile: URL?
    /// Where everything is written.
    let workFolder: URL

    /// The commands.
    var commands: [Command] {
        let names = outputNames(of: specs.files)
        return [index(names)] + zip(specs.files, names).map(generate)
    }

    private func index(_ names: [String]) -> Command {
        let runtime = output("FormcRuntime.swift")
        var arguments = ["module-index"] + options + (hasRuntime ? [] : ["--runtime-file", runtime.path])
        for folder in imports {
            arguments += ["--import", folder.module, folder.directory.path]
            arguments += folder.files.flatMap { ["--file", $0.path] }
        }
        arguments += ["--root", specs.directory.path]
        arguments += zip(specs.files, names).flatMap { ["--spec", $0.path, inputs($1).path] }
        return .buildCommand(
            displayName: "Reading the specs of \(specs.module)",
            executable: tool,
            arguments: arguments,
            inputFiles: (imports + [specs]).flatMap { $0.files + $0.data } + projectFiles,
            outputFiles: names.map(inputs) + (hasRuntime ? [] : [runtime]))
    }

    private func generate(_ spec: URL, _ name: String) -> Command {
        let model = output("\(name).swift")
        let views = output("\(name)+Views.swift")
        var arguments = ["module-spec"] + options
        for folder in imports { arguments += ["--import", folder.module, folder.directory.path] }
        arguments += ["--root", specs.directory.path, "--spec", spec.path, inputs(name).path]
        arguments += ["--model", model.path, "--views", views.path]
        return .buildCommand(
            displayName: "Generating Swift from \(spec.lastPathComponent)",
            executable: tool,
            arguments: arguments,
            inputFiles: [spec, inputs(name)] + projectFiles,
            outputFiles: [model, views])
    }

    private var options: [String] {
        ["--runtime", hasRuntime ? "module" : "inline"] + projectFiles.flatMap { ["--config", $0.path] }
    }

    private var projectFiles: [URL] { projectFile.map { [$0] } ?? [] }

    /// What a spec takes from other files: named as Swift, for files of other kinds would be taken for resources.
    private func inputs(_ name: String) -> URL { output("\(name)+Inputs.swift") }

    private func output(_ name: String) -> URL { workFolder.appendingPathComponent(name) }
}

/// The names of the files that are generated from spec files, without what is added to them: the names of the files,
/// with a number where several have the same, by a file system that does not tell upper from lower case.
func outputNames(of specs: [URL]) -> [String] {
    var taken: Set<String> = []
    return specs.map { spec in
        var plain = spec.lastPathComponent
        // Names of files have at most 255 bytes, and the compiler adds to those of sources.
        while plain.utf8.count > 150 { plain.removeFirst() }
        var name = plain
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(plain)-\(number)"
            number += 1
        }
        return name
    }
}
