// swift-tools-version: 6.1

import PackageDescription

// The fuzzers of formc. The modules under test are links to its own sources: `package` access ends at a package's name.
let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-assert-config", "Debug"])]

let package = Package(
    name: "formc",
    platforms: [.macOS(.v13)],
    targets: [
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
        .target(name: "FormBytes", swiftSettings: instrumented),
        .target(name: "FormData", dependencies: ["FormBytes"], swiftSettings: instrumented),
        .target(name: "FormSource", dependencies: ["FormBytes", "FormData"], swiftSettings: instrumented),
        .target(name: "FormYAML", dependencies: ["CYAML", "FormBytes", "FormSource"], swiftSettings: instrumented),
        .target(
            name: "FormLanguage", dependencies: ["FormBytes", "FormData", "FormSource", "FormYAML"],
            swiftSettings: instrumented),
        .target(name: "FormTemplating", dependencies: ["FormBytes", "FormSource"], swiftSettings: instrumented),
        .target(
            name: "FormEmit", dependencies: ["FormBytes", "FormData", "FormLanguage", "FormSource", "FormTemplating"],
            swiftSettings: instrumented),

        // What must hold of every input.
        .systemLibrary(name: "CFuzzer"),
        .target(
            name: "Oracles",
            dependencies: [
                "CFuzzer", "FormBytes", "FormData", "FormEmit", "FormLanguage", "FormSource", "FormTemplating",
                "FormYAML",
            ],
            swiftSettings: instrumented),
    ]
        + ["YAML", "Spec", "Data", "Template", "Comments"].map { name in
            .executableTarget(
                name: "Fuzz\(name)", dependencies: ["Oracles"], swiftSettings: instrumented,
                linkerSettings: [
                    .unsafeFlags(["-sanitize=fuzzer,address"]),
                    // The toolchain's other linker breaks off at what the sanitizer adds.
                    .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
                ])
        },
    swiftLanguageModes: [.v6]
)
