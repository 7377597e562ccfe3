// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "TravelApp",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "formc", path: "../..")
    ],
    targets: [
        // Forms for trips, and the countries, which other modules use too. Both targets import the support types, so that
        // what one makes fits the other.
        .target(
            name: "Trips",
            dependencies: [.product(name: "FormcRuntime", package: "formc")],
            plugins: [.plugin(name: "FormcPlugin", package: "formc")]
        ),

        // A form of its own with the countries of Trips.
        .executableTarget(
            name: "TravelApp",
            dependencies: ["Trips", .product(name: "FormcRuntime", package: "formc")],
            plugins: [.plugin(name: "FormcPlugin", package: "formc")]
        ),
    ]
)
