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

    /// Places the outputs of a spec without errors.
    ///
    /// - Parameter path: The path of the spec's file from its root.
    package func place(
        _ spec: CheckedSpec, path: String, in output: OutputDirectory, by worker: Worker
    ) -> [OutputDirectory.Placement] {
        guard let name = spec.name else { return [] }
        var placements: [OutputDirectory.Placement] = []
        if settings.targets.contains(.json) {
            worker.output.removeAll()
            JSONEmitter.write(spec, style: settings.jsonLayout == .pretty ? .pretty : .canonical, into: &worker.output)
            placements.append(output.place(OutputName("json", name + ".json"), worker.output.bytes, by: worker))
        }
        if settings.targets.contains(.swift) || settings.templates != nil {
            placements += placeTemplates(spec, name, path, output, worker)
        }
        return placements
    }

    /// Places what templates make of a spec.
    private func placeTemplates(
        _ spec: CheckedSpec, _ name: String, _ path: String, _ output: OutputDirectory, _ worker: Worker
    ) -> [OutputDirectory.Placement] {
        worker.json.removeAll()
        JSONEmitter.write(spec, style: .canonical, into: &worker.json)
        worker.output.removeAll()
        let files: [SwiftFile]
        do throws(TemplateError) {
            files = try worker.emit(
                spec, path, swift: settings.targets.contains(.swift), templates, settings.swiftOptions)
        } catch {
            output.note("cannot render '\(name)': \(error.location.path): \(error.message)")
            return [.failed(OutputName("swift", name + ".swift"))]
        }
        return files.map { output.place(OutputName(path: $0.path), worker.output.bytes[$0.range], by: worker) }
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
