// swift-tools-version: 6.2

import PackageDescription

let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "ScreenDSL", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "ScreenDSLBenchmarks",
      dependencies: [
        .product(name: "ScreenDSL", package: "ScreenDSL"),
        .product(name: "ScreenDSLHeadless", package: "ScreenDSL"),
        .product(name: "ScreenDSLLooks", package: "ScreenDSL"),
        .product(name: "ScreenDSLTesting", package: "ScreenDSL"),
        .product(name: "ScreenDSLUIKit", package: "ScreenDSL"),
        "AllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: upcomingFeatures
    ),
    .testTarget(
      name: "ScreenDSLBenchmarksTests",
      dependencies: [
        "ScreenDSLBenchmarks", .product(name: "ScreenDSL", package: "ScreenDSL"),
        .product(name: "ScreenDSLTesting", package: "ScreenDSL"),
      ],
      swiftSettings: upcomingFeatures
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Programs that are as small as a client can be. `client-cost` compares their executables.
for (client, product) in [
  ("Plain", nil), ("Hosted", "ScreenDSL"), ("Table", "ScreenDSLUIKit"), ("Looks", "ScreenDSLLooks"),
] {
  package.targets.append(
    .executableTarget(
      name: "\(client)Client",
      dependencies: product.map { [.product(name: $0, package: "ScreenDSL")] } ?? [],
      path: "Sources/Clients/\(client)"))
}
