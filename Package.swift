// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "formc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "formc", targets: ["formc"]),
        .library(name: "FormCompiler", targets: ["FormCompiler"]),
        .library(name: "FormcRuntime", targets: ["FormcRuntime"]),
        .plugin(name: "FormcPlugin", targets: ["FormcPlugin"]),
        .plugin(name: "FormcCommandPlugin", targets: ["FormcCommandPlugin"]),
    ],
    targets: [
        // libyaml, as the system has it.
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),

        // Bytes, and what Unicode says of them.
        .target(name: "FormBytes"),
        .testTarget(name: "FormBytesTests", dependencies: ["FormBytes"], exclude: ["Fixtures"]),

        // JSON and CSV, read and written as bytes.
        .target(name: "FormData", dependencies: ["FormBytes"]),
        .testTarget(name: "FormDataTests", dependencies: ["FormData"], exclude: ["Fixtures"]),

        // Source texts, diagnostics and the formats they are shown in.
        .target(name: "FormSource", dependencies: ["FormBytes", "FormData"]),
        .testTarget(name: "FormSourceTests", dependencies: ["FormSource"]),

        // libyaml's events as a tree of located nodes.
        .target(name: "FormYAML", dependencies: ["CYAML", "FormBytes", "FormSource"]),
        .testTarget(name: "FormYAMLTests", dependencies: ["FormYAML"]),

        // The language: its table, its model, its rules.
        .target(name: "FormLanguage", dependencies: ["FormBytes", "FormData", "FormSource", "FormYAML"]),
        .testTarget(name: "FormLanguageTests", dependencies: ["FormLanguage"], exclude: ["Cases"]),

        // Mustache.
        .target(name: "FormTemplating", dependencies: ["FormBytes", "FormSource"]),
        .testTarget(name: "FormTemplatingTests", dependencies: ["FormTemplating", "FormData"], exclude: ["Fixtures"]),

        // A checked spec as JSON and as Swift.
        .target(
            name: "FormEmit", dependencies: ["FormBytes", "FormData", "FormLanguage", "FormSource", "FormTemplating"]),
        .testTarget(name: "FormEmitTests", dependencies: ["FormEmit"]),

        // The pipeline over many files, its cache, and the file system.
        .target(
            name: "FormCompiler",
            dependencies: [
                "FormBytes", "FormData", "FormEmit", "FormLanguage", "FormSource", "FormTemplating", "FormYAML",
            ]),
        .testTarget(name: "FormCompilerTests", dependencies: ["FormCompiler"]),

        // What generated code needs.
        .target(name: "FormcRuntime"),
        .testTarget(name: "FormcRuntimeTests", dependencies: ["FormcRuntime"]),

        // The command.
        .executableTarget(name: "formc", dependencies: ["FormBytes", "FormCompiler", "FormData", "FormSource"]),
        .testTarget(name: "formcTests", dependencies: ["formc", "FormBytes", "FormCompiler", "FormSource"]),

        // The command in the build of a package, and as a command of it.
        .plugin(name: "FormcPlugin", capability: .buildTool(), dependencies: ["formc"]),
        .plugin(
            name: "FormcCommandPlugin",
            capability: .command(intent: .custom(verb: "formc", description: "Check specs, or write JSON and Swift")),
            dependencies: ["formc"]
        ),
        .testTarget(name: "PluginTests"),
    ],
    swiftLanguageModes: [.v6]
)
