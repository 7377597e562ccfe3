import Foundation
import PackagePlugin

/// Generates Swift from the specs of a target, in the target's build.
///
/// The specs are the YAML files in the target's directory. A file `travel-request.yaml` becomes two sources of the
/// module, whatever and however many specs it holds: `travel-request.yaml.swift` with their models, and
/// `travel-request.yaml+Views.swift` with their views.
@main
struct FormcPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let specs = SpecFolder(target)
        guard !specs.files.isEmpty else {
            Diagnostics.warning("target '\(target.name)' uses FormcPlugin, but holds no spec (.yaml or .yml)")
            return []
        }
        let build = ModuleBuild(
            tool: try context.tool(named: "formc").url,
            specs: specs,
            imports: target.sourceModules.map { SpecFolder($0) }.filter { !$0.files.isEmpty },
            hasRuntime: target.dependencies.contains(where: \.isRuntime),
            projectFile: specs.projectFile ?? projectFile(in: context.package.directoryURL),
            workFolder: context.pluginWorkDirectoryURL)
        return build.commands
    }
}

/// The project file in a directory, if there is one.
func projectFile(in directory: URL) -> URL? {
    let file = directory.appendingPathComponent("formc.yaml")
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
}

extension SpecFolder {
    /// The files of a target.
    init(_ target: any SourceModuleTarget) {
        self.init(target.moduleName, target.directoryURL, target.sourceFiles.map(\.url))
    }
}

extension Target {
    /// The modules that this one may import.
    fileprivate var sourceModules: [any SourceModuleTarget] {
        dependencies.flatMap { dependency in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }.compactMap { $0 as? any SourceModuleTarget }
    }
}

extension TargetDependency {
    /// Whether it is the library of support types.
    fileprivate var isRuntime: Bool {
        switch self {
        case .target(let target): target.name == "FormcRuntime"
        case .product(let product): product.name == "FormcRuntime"
        @unknown default: false
        }
    }
}
