#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension FormcPlugin: XcodeBuildToolPlugin {
        /// The same for a target of an Xcode project: its specs are the YAML files that are listed in the target. The
        /// spec root is the project's directory.
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let root = context.xcodeProject.directoryURL
            let specs = SpecFolder(target.displayName, root, target.inputFiles.map(\.url))
            guard !specs.files.isEmpty else { return [] }
            let hasRuntime = target.dependencies.contains { dependency in
                if case .product(let product) = dependency { product.name == "FormcRuntime" } else { false }
            }
            let build = ModuleBuild(
                tool: try context.tool(named: "formc").url,
                specs: specs,
                imports: [],
                hasRuntime: hasRuntime,
                projectFile: specs.projectFile ?? projectFile(in: root),
                workFolder: context.pluginWorkDirectoryURL)
            return build.commands
        }
    }
#endif
