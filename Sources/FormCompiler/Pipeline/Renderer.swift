import FormBytes
import FormEmit
import FormLanguage
import FormTemplating

/// Makes the outputs of specs.
package final class Renderer: Sendable {
    private let settings: RunSettings
    private let project: ProjectTemplates
    private let compiled: Locked<SwiftTemplates?>

    /// A renderer with the templates of a project; formc's own are compiled when the first spec is rendered, for most
    /// builds have little to do.
    package init(_ settings: RunSettings, _ project: ProjectTemplates) {
        self.settings = settings
        self.project = project
        compiled = Locked(project.compiled)
    }

    /// What was made of a spec.
    package struct Made {
        /// What became of its outputs.
        package var placements: [OutputDirectory.Placement] = []
        /// What is to be told of it at the end of the run.
        package var notice: String?
    }

    /// Makes and places the outputs of a spec without errors.
    ///
    /// - Parameter path: The path of the spec's file from its root.
    package func make(_ spec: CheckedSpec, path: String, in output: OutputDirectory, by worker: Worker) -> Made {
        var made = Made()
        guard let name = spec.name else { return made }
        if settings.targets.contains(.json) {
            worker.output.removeAll()
            JSONEmitter.write(spec, style: settings.jsonLayout == .pretty ? .pretty : .canonical, into: &worker.output)
            made.placements.append(output.place(OutputName("json", name + ".json"), worker.output.bytes, by: worker))
        }
        guard settings.targets.contains(.swift) || settings.templates != nil else { return made }
        worker.json.removeAll()
        JSONEmitter.write(spec, style: .canonical, into: &worker.json)
        worker.output.removeAll()
        do throws(TemplateError) {
            let swift = try worker.emit(
                spec, path, swift: settings.targets.contains(.swift), templates, settings.swiftOptions)
            made.notice = swift.notice
            made.placements += swift.files.map {
                output.place(OutputName(path: $0.path), worker.output.bytes[$0.range], by: worker)
            }
        } catch {
            output.note("cannot render '\(name)': \(error)")
            made.placements += OutputName.swift(of: name).map { .failed($0) }
        }
        return made
    }

    private var templates: SwiftTemplates {
        compiled.with { compiled in
            if let compiled { return compiled }
            let templates = SwiftTemplates()
            compiled = templates
            return templates
        }
    }
}
