// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScreenDSL",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ScreenDSL", targets: ["ScreenDSL"])
  ],
  targets: [
    .target(name: "ScreenDSL"),
    .target(name: "UpdateContract"),
    .executableTarget(
      name: "ScreenDSLDemo",
      dependencies: ["ScreenDSL"],
      resources: [.copy("Resources/elements.json")]
    ),
    .testTarget(
      name: "ScreenDSLDemoTests", dependencies: ["ScreenDSLDemo"], resources: [.copy("Recorded")]),
    .testTarget(name: "ScreenDSLTests", dependencies: ["ScreenDSL", "UpdateContract"]),
    .testTarget(name: "UpdateContractTests", dependencies: ["UpdateContract"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
